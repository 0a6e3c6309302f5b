#include <fmt/format.h>

#include <sabar/rules/words.hpp>
#include <sabar/rules/words_facts.hpp>

namespace sabar {

std::string rules_in_words(const GameFile& game, Language language) {
  const bool english = language == Language::english;
  std::string text = fmt::format("{}\n\n", game.title);
  for (const std::string& paragraph : english ? english_paragraphs(game.rules) : indonesian_paragraphs(game.rules)) {
    text += fmt::format("{}\n", paragraph);
  }
  for (const std::string& note : game.notes) {
    text += fmt::format("{}: {}\n", english ? "Note" : "Catatan", note);
  }
  if (!game.sources.empty()) {
    text += fmt::format("\n{}: {}\n", english ? "Rules after" : "Aturan menurut", fmt::join(game.sources, "; "));
  }
  return text;
}

}  // namespace sabar
