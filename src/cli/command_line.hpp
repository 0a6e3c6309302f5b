// From the words of the command line to an exit code.
#pragma once

namespace sabar::cli {

int run_command_line(int argc, char** argv);

}  // namespace sabar::cli
