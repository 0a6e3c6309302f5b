// Three answers, three exit codes.
#pragma once

#include <string_view>

namespace sabar {

enum class Verdict { solved, unsolvable, unknown };

// Why a search ended.
enum class Halt {
  found,
  exhausted,  // nothing is left to look at
  nodes,      // a budget is spent
  memory,
  time,
  stopped,     // somebody asked
  incomplete,  // ended without having looked at everything (a beam, a technique that only hopes)
  stuck,       // a strategy that does not go back cannot go on
  fault,       // the program has contradicted itself; a verdict beside it comes from a second search
};

enum ExitCode : int {
  kExitSuccess = 0,  // also: unknown
  kExitUsage = 1,
  kExitBadInput = 2,
  kExitFault = 3,  // the program has contradicted itself on the way; everything else was done
  kExitSolved = 10,
  kExitUnsolvable = 20,
};

[[nodiscard]] std::string_view to_text(Verdict verdict);
[[nodiscard]] std::string_view to_text(Halt halt);
[[nodiscard]] ExitCode exit_code(Verdict verdict);

// Only an exhausted search whose techniques were all complete proves that there is no solution.
[[nodiscard]] constexpr Verdict verdict_of(Halt halt, bool complete) {
  if (halt == Halt::found) {
    return Verdict::solved;
  }
  return halt == Halt::exhausted && complete ? Verdict::unsolvable : Verdict::unknown;
}

}  // namespace sabar
