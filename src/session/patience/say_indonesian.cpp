// The table in Indonesian.
#include <fmt/format.h>

#include <sabar/session/patience/say_words.hpp>
#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar::say {
namespace {

std::string indonesian_name(const PileFacts& facts) {
  switch (facts.kind) {
    case PileKind::column:
      return fmt::format("Kolom {}", facts.number);
    case PileKind::cell:
      return fmt::format("Sel {}", facts.number);
    case PileKind::foundation:
      return facts.suit ? fmt::format("Fondasi {}", suit_name(*facts.suit, Language::indonesian))
                        : fmt::format("Fondasi {}", facts.number);
    case PileKind::reserve:
      return fmt::format("Cadangan {}", facts.number);
    case PileKind::place:
      return fmt::format("Tempat {}", facts.number);
    case PileKind::grid:
      return fmt::format("Baris {}, tempat {}", facts.row, facts.number);
    case PileKind::row:
      return fmt::format("Tumpukan {}", facts.number);
    case PileKind::hole:
      return "Lubang";
    case PileKind::stock:
      return "Stok";
    case PileKind::waste:
      return "Buangan";
    case PileKind::discard:
      break;
  }
  return "Kartu keluar";
}

}  // namespace

std::string indonesian_pile(const PileFacts& facts) {
  std::string text = fmt::format("{}: ", indonesian_name(facts));
  if (facts.shown.empty()) {
    return text + (facts.hidden == 0 ? "kosong." : fmt::format("{} kartu tertutup.", facts.hidden));
  }
  for (std::size_t i = 0; i < facts.shown.size(); ++i) {
    text +=
        fmt::format("{}{}", i == 0 ? "" : ", di atas ", strategy::card_within(facts.shown[i], Language::indonesian));
  }
  if (facts.below > 0) {
    text += fmt::format("; {} kartu di bawahnya", facts.below);
  }
  if (facts.hidden > 0) {
    text += fmt::format("; {} kartu tertutup di bawahnya", facts.hidden);
  }
  return text + (facts.blocked ? "; terhalang." : ".");
}

std::string indonesian_table(const Session& session) {
  const Progress progress = session.progress();
  const std::string stand = session.won()     ? "Permainan menang."
                            : session.stuck() ? "Tidak ada langkah lagi."
                                              : fmt::format("Ada {} langkah yang mungkin.", session.legal().size());
  return fmt::format("{}, pembagian {}. {} langkah sudah dibuat, {} dari {} selesai. {}", session.title(),
                     to_text(session.origin()), session.moves_made(), progress.done, progress.total, stand);
}

}  // namespace sabar::say
