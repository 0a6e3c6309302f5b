// The losing move in English and Indonesian.
#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar {
namespace {

std::string found_in_english(const Rules& rules, const Loss& loss) {
  return fmt::format(
      "Move {} ({}) lost the game: {}. Before it the game could still be won; a win from there takes {}.", *loss.lost,
      to_text(rules, *loss.move), strategy::english_deed(loss.deed), counted(loss.win.size(), "move", "moves"));
}

std::string between_in_english(const Loss& loss) {
  return loss.winnable
             ? fmt::format(
                   "One of the moves {} to {} lost the game; which one is not known. Before move {} it could "
                   "still be won; a win from there takes {} moves.",
                   *loss.winnable + 1, *loss.lost, *loss.winnable + 1, loss.win.size())
             : fmt::format("After move {} the game could not be won. Whether it could be won before is not known.",
                           *loss.lost);
}

std::string found_in_indonesian(const Rules& rules, const Loss& loss) {
  return fmt::format(
      "Langkah {} ({}) membuat permainan kalah: {}. Sebelumnya permainan masih bisa menang; kemenangan dari sana "
      "memerlukan {} langkah.",
      *loss.lost, to_text(rules, *loss.move), strategy::indonesian_deed(loss.deed), loss.win.size());
}

std::string between_in_indonesian(const Loss& loss) {
  return loss.winnable ? fmt::format(
                             "Salah satu langkah {} sampai {} membuat permainan kalah; yang mana tidak "
                             "diketahui. Sebelum langkah {} masih bisa menang; kemenangan dari sana memerlukan "
                             "{} langkah.",
                             *loss.winnable + 1, *loss.lost, *loss.winnable + 1, loss.win.size())
                       : fmt::format(
                             "Setelah langkah {} permainan tidak bisa menang. Apakah sebelumnya bisa, tidak "
                             "diketahui.",
                             *loss.lost);
}

std::string loss_in_english(const Rules& rules, const Loss& loss) {
  switch (loss.kind) {
    case Loss::Kind::none:
      return loss.win.empty() ? "The game is won."
                              : fmt::format("No move has lost the game: it can still be won, in {}.",
                                            counted(loss.win.size(), "move", "moves"));
    case Loss::Kind::found:
      return found_in_english(rules, loss);
    case Loss::Kind::between:
      return between_in_english(loss);
    case Loss::Kind::never:
      return "No move lost the game: this deal cannot be won at all.";
    case Loss::Kind::unknown:
      break;
  }
  return "Not known: the search has found neither a win from here nor a proof that there is none.";
}

std::string loss_in_indonesian(const Rules& rules, const Loss& loss) {
  switch (loss.kind) {
    case Loss::Kind::none:
      return loss.win.empty() ? "Permainan sudah menang."
                              : fmt::format("Belum ada langkah yang membuat kalah: masih bisa menang dalam {} langkah.",
                                            loss.win.size());
    case Loss::Kind::found:
      return found_in_indonesian(rules, loss);
    case Loss::Kind::between:
      return between_in_indonesian(loss);
    case Loss::Kind::never:
      return "Bukan salah satu langkah: pembagian ini sama sekali tidak bisa dimenangkan.";
    case Loss::Kind::unknown:
      break;
  }
  return "Tidak diketahui: pencarian tidak menemukan kemenangan dari sini maupun bukti sebaliknya.";
}

}  // namespace

std::string Loss::text(const Rules& rules, Language language) const {
  return in_language(language, loss_in_english, loss_in_indonesian)(rules, *this);
}

std::string_view to_text(Loss::Kind kind) {
  switch (kind) {
    case Loss::Kind::none:
      return "none";
    case Loss::Kind::found:
      return "found";
    case Loss::Kind::between:
      return "between";
    case Loss::Kind::never:
      return "never";
    case Loss::Kind::unknown:
      break;
  }
  return "unknown";
}

}  // namespace sabar
