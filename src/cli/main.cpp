// The program `sabar`.
#include <cstdio>
#include <exception>

#include <sabar/cli/command_line.hpp>
#include <sabar/core/verdict.hpp>

int main(int argc, char** argv) {
  try {
    const int code = sabar::cli::run_command_line(argc, argv);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
      std::fputs("sabar: cannot write the output\n", stderr);  // a full disk must not look like success
      return sabar::kExitBadInput;
    }
    return code;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "sabar: %s\n", error.what());
    return sabar::kExitBadInput;
  }
}
