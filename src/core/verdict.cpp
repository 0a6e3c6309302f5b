#include <sabar/core/verdict.hpp>

namespace sabar {

std::string_view to_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::solved:
      return "solved";
    case Verdict::unsolvable:
      return "unsolvable";
    case Verdict::unknown:
      return "unknown";
  }
  return {};
}

std::string_view to_text(Halt halt) {
  switch (halt) {
    case Halt::found:
      return "found";
    case Halt::exhausted:
      return "exhausted";
    case Halt::nodes:
      return "nodes";
    case Halt::memory:
      return "memory";
    case Halt::time:
      return "time";
    case Halt::stopped:
      return "stopped";
    case Halt::incomplete:
      return "incomplete";
    case Halt::stuck:
      return "stuck";
    case Halt::fault:
      return "fault";
  }
  return {};
}

ExitCode exit_code(Verdict verdict) {
  switch (verdict) {
    case Verdict::solved:
      return kExitSolved;
    case Verdict::unsolvable:
      return kExitUnsolvable;
    case Verdict::unknown:
      return kExitSuccess;
  }
  return kExitSuccess;
}

}  // namespace sabar
