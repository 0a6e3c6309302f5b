// Hints in English and Indonesian.
#include <fmt/format.h>

#include <sabar/session/hint.hpp>
#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar {
namespace {

// What a move of a winning line does, and what for.
std::string won_in_english(const Reason& reason) {
  return reason.why == Why::wins
             ? strategy::english_deed(reason.deed)
             : fmt::format("{}; {}", strategy::english_deed(reason.deed), strategy::english_why(reason));
}

std::string won_in_indonesian(const Reason& reason) {
  return reason.why == Why::wins
             ? strategy::indonesian_deed(reason.deed)
             : fmt::format("{}; {}", strategy::indonesian_deed(reason.deed), strategy::indonesian_why(reason));
}

std::string hint_in_english(const Hint& hint) {
  switch (hint.verdict) {
    case Verdict::unsolvable:
      return "From here the game cannot be won. Take moves back, or deal anew.";
    case Verdict::solved:
      return !hint.move ? "The game is won."
             : hint.to_go > 1
                 ? fmt::format("This wins, with {} moves to go: {}.", hint.to_go, won_in_english(hint.reason))
                 : fmt::format("This wins: {}.", won_in_english(hint.reason));
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
      return !hint.move ? "Permainan sudah menang."
             : hint.to_go > 1
                 ? fmt::format("Ini menang, masih {} langkah: {}.", hint.to_go, won_in_indonesian(hint.reason))
                 : fmt::format("Ini menang: {}.", won_in_indonesian(hint.reason));
    case Verdict::unknown:
      break;
  }
  return hint.move
             ? fmt::format("Hanya dugaan, kemenangan belum ditemukan. {}", to_text(hint.reason, Language::indonesian))
             : fmt::format("Kemenangan belum ditemukan dan tidak ada dugaan. {}",
                           to_text(hint.ending, Language::indonesian));
}

}  // namespace

std::string Hint::text(Language language) const {
  return language == Language::english ? hint_in_english(*this) : hint_in_indonesian(*this);
}

}  // namespace sabar
