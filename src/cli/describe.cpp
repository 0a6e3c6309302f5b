#include <array>
#include <string_view>

#include <fmt/format.h>

#include <sabar/cli/describe.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/version.hpp>

namespace sabar::cli {
namespace {

struct CommandWords {
  std::string path;
  std::vector<std::string> words;  // subcommands and options
};

void collect(const CommandInfo& command, std::vector<CommandWords>& all) {
  CommandWords entry{command.path, {}};
  for (const CommandInfo& child : command.children) {
    const auto names = split_tokens(child.path);
    entry.words.emplace_back(names.back());
  }
  for (const OptionInfo& option : command.options) {
    entry.words.insert(entry.words.end(), option.switches.begin(), option.switches.end());
  }
  all.push_back(entry);
  for (const CommandInfo& child : command.children) {
    collect(child, all);
  }
}

std::vector<CommandWords> all_commands(const CommandInfo& program) {
  std::vector<CommandWords> all;
  collect(program, all);
  return all;
}

// bash and zsh share one function: the words typed so far that are no options name the command.
std::string case_list(const CommandInfo& program) {
  std::string text;
  for (const CommandWords& command : all_commands(program)) {
    text += fmt::format("    '{}') candidates='{}' ;;\n", command.path, fmt::join(command.words, " "));
  }
  return text;
}

std::string path_function(const CommandInfo& program) {
  std::string paths;
  for (const CommandWords& command : all_commands(program)) {
    paths += command.path.empty() ? "" : "|'" + command.path + "'";
  }
  return fmt::format(
      "_sabar_words() {{\n"
      "  local chosen='' word candidates=''\n"
      "  for word in \"$@\"; do\n"
      "    case \"${{chosen:+$chosen }}$word\" in {}) chosen=\"${{chosen:+$chosen }}$word\" ;; esac\n"
      "  done\n"
      "  case \"$chosen\" in\n{}  esac\n"
      "  echo \"$candidates\"\n"
      "}}\n",
      paths.substr(1), case_list(program));
}

std::string bash_completion(const CommandInfo& program) {
  return path_function(program) +
         "_sabar() {\n"
         "  COMPREPLY=($(compgen -W \"$(_sabar_words \"${COMP_WORDS[@]:1:COMP_CWORD-1}\")\" -- "
         "\"${COMP_WORDS[COMP_CWORD]}\"))\n"
         "}\n"
         "complete -o default -F _sabar sabar\n";
}

std::string zsh_completion(const CommandInfo& program) {
  return "#compdef sabar\n" + path_function(program) +
         "compadd -- ${=\"$(_sabar_words ${words[2,CURRENT-1]})\"}\n"
         "_files\n";
}

std::string fish_completion(const CommandInfo& program) {
  std::string text;
  for (const CommandWords& command : all_commands(program)) {
    std::string condition = "__fish_use_subcommand";
    if (!command.path.empty()) {
      condition.clear();
      for (const std::string_view word : split_tokens(command.path)) {
        condition += fmt::format("{}__fish_seen_subcommand_from {}", condition.empty() ? "" : "; and ", word);
      }
    }
    for (const std::string& word : command.words) {
      const std::string argument = word.starts_with("--")  ? "-l " + word.substr(2)
                                   : word.starts_with("-") ? "-s " + word.substr(1)
                                                           : "-a " + word;
      text += fmt::format("complete -c sabar -n '{}' {}\n", condition, argument);
    }
  }
  return text;
}

// Backslashes and leading dots mean something to roff.
std::string roff(std::string_view text) {
  std::string result;
  bool line_start = true;
  for (const char c : text) {
    if (line_start && (c == '.' || c == '\'')) {
      result += "\\&";
    }
    if (c == '\\' || c == '-') {
      result += '\\';
    }
    result += c;
    line_start = c == '\n';
  }
  return result;
}

void man_command(const CommandInfo& command, std::string& text) {
  if (!command.path.empty()) {
    text += fmt::format(".SH sabar {}\n{}\n", roff(command.path), roff(command.summary));
  }
  for (const OptionInfo& option : command.options) {
    text += fmt::format(".TP\n.B {}\n{}\n", roff(option.title), roff(option.summary));
  }
  if (!command.path.empty() && !command.footer.empty()) {
    text += fmt::format(".PP\n.nf\n{}\n.fi\n", roff(command.footer));
  }
  for (const CommandInfo& child : command.children) {
    man_command(child, text);
  }
}

}  // namespace

Result<int> print_manual(const CommandInfo& program) {
  std::string text = fmt::format(
      ".TH SABAR 1 \"\" \"sabar {}\"\n.SH NAME\nsabar \\- plays, solves and studies solitaire\n"
      ".SH SYNOPSIS\n.B sabar\n.I COMMAND\n[options]\n.SH DESCRIPTION\n{}\n.PP\n.nf\n{}\n.fi\n.SH OPTIONS\n",
      kVersion, roff(program.summary), roff(program.footer));
  man_command(program, text);
  fmt::print("{}", text);
  return kExitSuccess;
}

Result<int> print_completion(const CommandInfo& program, const std::string& shell) {
  constexpr std::array<std::string_view, 3> kShells = {"bash", "zsh", "fish"};
  if (shell == "bash") {
    fmt::print("{}", bash_completion(program));
  } else if (shell == "zsh") {
    fmt::print("{}", zsh_completion(program));
  } else if (shell == "fish") {
    fmt::print("{}", fish_completion(program));
  } else {
    return fail(fmt::format("unknown shell {}", quote_input(shell)), {}, nearest_name_hint(shell, kShells));
  }
  return kExitSuccess;
}

}  // namespace sabar::cli
