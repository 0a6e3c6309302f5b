// Hints in English and Indonesian.
#include <fmt/format.h>

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar {
namespace {

std::string hint_in_english(const Hint& hint) {
  switch (hint.verdict) {
    case Verdict::unsolvable:
      return "From here the game cannot be won. Take moves back, or deal anew.";
    case Verdict::solved:
      return !hint.move       ? "The game is won."
             : hint.to_go > 1 ? fmt::format("This wins, with {} moves to go: {}.", hint.to_go,
                                            winning_move_text(hint.reason, Language::english))
                              : fmt::format("This wins: {}.", winning_move_text(hint.reason, Language::english));
    case Verdict::unknown:
      break;
  }
  return hint.move ? fmt::format("A guess, no win is known yet. {}", to_text(hint.reason, Language::english))
                   : fmt::format("No win is known, and there is nothing to guess. {}",
                                 to_text(hint.ending, Language::english));
}

std::string hint_in_indonesian(const Hint& hint) {
  switch (hint.verdict) {
    case Verdict::unsolvable:
      return "Dari sini permainan tidak dapat dimenangkan. Batalkan langkah, atau bagikan kartu baru.";
    case Verdict::solved:
      return !hint.move       ? "Permainan sudah menang."
             : hint.to_go > 1 ? fmt::format("Ini menang, masih {} langkah: {}.", hint.to_go,
                                            winning_move_text(hint.reason, Language::indonesian))
                              : fmt::format("Ini menang: {}.", winning_move_text(hint.reason, Language::indonesian));
    case Verdict::unknown:
      break;
  }
  return hint.move
             ? fmt::format("Hanya dugaan, kemenangan belum ditemukan. {}", to_text(hint.reason, Language::indonesian))
             : fmt::format("Kemenangan belum ditemukan dan tidak ada dugaan. {}",
                           to_text(hint.ending, Language::indonesian));
}

}  // namespace

std::string winning_move_text(const Reason& reason, Language language) {
  const std::string deed = strategy::deed_words(reason.deed, language);
  return reason.why == Why::wins ? deed : fmt::format("{}; {}", deed, strategy::why_words(reason, language));
}

std::string Hint::text(Language language) const {
  return in_language(language, hint_in_english, hint_in_indonesian)(*this);
}

}  // namespace sabar
