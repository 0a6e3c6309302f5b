// The program `sabar`.
#include <cstdio>
#include <exception>

#include <sabar/core/verdict.hpp>

#include "command_line.hpp"

int main(int argc, char** argv) {
  try {
    const int code = sabar::cli::run_command_line(argc, argv);
    // A full disk or a closed pipe must not look like success.
    return std::fflush(stdout) == 0 ? code : static_cast<int>(sabar::kExitBadInput);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "sabar: %s\n", error.what());
    return sabar::kExitBadInput;
  }
}
