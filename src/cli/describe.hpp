// Shell completions and the manual page, made from the program's own commands and options so that they cannot fall
// behind.
#pragma once

#include <string>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar::cli {

struct OptionInfo {
  std::string title;  // as help shows it: "-n,--count"
  std::string summary;
  std::vector<std::string> switches;  // "--count", "-n"; empty for a positional
};

struct CommandInfo {
  std::string path;  // "lab shuffles"; empty for the program itself
  std::string summary;
  std::string footer;
  std::vector<OptionInfo> options;
  std::vector<CommandInfo> children;
};

[[nodiscard]] Result<int> print_completion(const CommandInfo& program, const std::string& shell);
[[nodiscard]] Result<int> print_manual(const CommandInfo& program);

}  // namespace sabar::cli
