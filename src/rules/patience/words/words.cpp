#include <fmt/format.h>

#include <sabar/rules/patience/words/facts.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/rules/words.hpp>

namespace sabar {

std::vector<std::string> rules_paragraphs(const Rules& rules, Language language) {
  return SABAR_IN(language, paragraphs_in)(rules);
}

std::string rules_in_words(const GameFile& game, Language language) {
  const RulesWords& words = SABAR_IN(language, rules_words_in)();
  std::string text = fmt::format("{}\n\n", game.title_in(language));
  for (const std::string& paragraph : rules_paragraphs(game.rules, language)) {
    text += fmt::format("{}\n", paragraph);
  }
  for (const std::string& note : game.notes_in(language)) {
    text += fmt::format("{}: {}\n", words.note, note);
  }
  if (!game.sources.empty()) {
    text += fmt::format("\n{}: {}\n", words.sources, fmt::join(game.sources, "; "));
  }
  return text;
}

}  // namespace sabar
