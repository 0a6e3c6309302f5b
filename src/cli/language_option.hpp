// The option --lang. Only files that know the option parser include this.
#pragma once

#include <string>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <sabar/core/language.hpp>

namespace sabar::cli {

// `what` is said in it: "the page"; empty when it is everything.
inline CLI::Option* add_language(CLI::App& command, std::string& language, std::string_view what = {}) {
  const std::string whose = what.empty() ? std::string() : fmt::format(" of {}", what);
  return command.add_option("--lang", language, fmt::format("Language{}: {}", whose, language_tags()))
      ->capture_default_str();
}

}  // namespace sabar::cli
