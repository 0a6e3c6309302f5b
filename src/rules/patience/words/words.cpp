#include <fmt/format.h>

#include <sabar/rules/patience/words/facts.hpp>
#include <sabar/rules/patience/words/words.hpp>

namespace sabar {

std::vector<std::string> rules_paragraphs(const Rules& rules, Language language) {
  return in_language(language, english_paragraphs, indonesian_paragraphs)(rules);
}

std::string rules_in_words(const GameFile& game, Language language) {
  std::string text = fmt::format("{}\n\n", game.title);
  for (const std::string& paragraph : rules_paragraphs(game.rules, language)) {
    text += fmt::format("{}\n", paragraph);
  }
  for (const std::string& note : game.notes) {
    text += fmt::format("{}: {}\n", in_language(language, "Note", "Catatan"), note);
  }
  if (!game.sources.empty()) {
    text += fmt::format("\n{}: {}\n", in_language(language, "Rules after", "Aturan menurut"),
                        fmt::join(game.sources, "; "));
  }
  return text;
}

}  // namespace sabar
