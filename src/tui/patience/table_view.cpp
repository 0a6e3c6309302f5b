#include <algorithm>
#include <set>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/table_view.hpp>

namespace sabar::tui {
namespace {

class Painter {
public:
  Painter(Canvas& canvas, int top, const Session& session, const Layout& layout, const TableLook& look)
      : canvas_(canvas),
        top_(top),
        session_(session),
        rules_(session.rules()),
        table_(session.table()),
        layout_(layout),
        look_(look),
        map_(map_piles(session.rules())) {}

  void draw() {
    for (std::size_t pile = 0; pile < layout_.piles.size(); ++pile) {
      if (layout_.piles[pile].shown) {
        draw_pile(pile);
      }
    }
    for (const CardSpot& spot : layout_.cards) {
      draw_card(spot);
    }
    for (const std::size_t target : look_.targets) {
      mark_top(target, Mark::target);
    }
    if (look_.held) {
      mark_grip(*look_.held, Mark::picked);
    }
    if (look_.cursor && look_.cursor != look_.held) {
      mark_grip(*look_.cursor, Mark::cursor);
    }
    if (look_.cursor) {
      point_to(*look_.cursor);
    }
    if (look_.names) {
      write_names();
    }
  }

private:
  [[nodiscard]] const Group& group(std::size_t pile) const { return rules_.group[map_.group_of[pile]]; }
  [[nodiscard]] std::size_t size(std::size_t pile) const { return table_.piles[pile].cards.size(); }
  [[nodiscard]] Box on_canvas(Box box) const {
    box.y += top_;
    return box;
  }

  void draw_pile(std::size_t pile) {
    const PileSpot& spot = layout_.piles[pile];
    const PileKind kind = group(pile).kind;
    // What has left a pyramid or a row leaves the table empty.
    if (size(pile) == 0 && kind != PileKind::place && kind != PileKind::row) {
      draw_slot(canvas_, on_canvas(spot.slot), slot_sign(pile), look_.cards);
    }
    if (spot.label_y >= 0) {
      const int shift = spot.slot.width > 4 ? 1 : 0;
      canvas_.write(spot.slot.x + shift, spot.label_y + top_, label(pile), {Ground::felt, Ink::dim});
    }
  }

  [[nodiscard]] std::string label(std::size_t pile) const {
    const PileKind kind = group(pile).kind;
    const bool counted = kind == PileKind::stock || kind == PileKind::waste || kind == PileKind::discard;
    const std::string name = pile_name(rules_, pile);
    return counted && size(pile) > 0 ? fmt::format("{} {}", name, size(pile)) : name;
  }

  // What an empty pile waits for.
  [[nodiscard]] std::string slot_sign(std::size_t pile) const {
    const Group& piles = group(pile);
    if (piles.kind == PileKind::stock) {
      const bool redeal = std::any_of(session_.legal().begin(), session_.legal().end(),
                                      [](const Move& move) { return move.kind == MoveKind::redeal; });
      return redeal ? (look_.cards.ascii ? "o" : "↻") : (look_.cards.ascii ? "x" : "×");
    }
    if (piles.kind == PileKind::foundation && piles.collect == Collect::cards && piles.build.suits == SuitRule::same) {
      return foundation_suit(pile);
    }
    const bool inside_grid =
        piles.kind == PileKind::grid && (pile - map_.first[map_.group_of[pile]]) % piles.grid_columns > 0;
    return piles.fill == Fill::rank && !inside_grid ? std::string(rank_text(piles.fill_rank)) : std::string{};
  }

  [[nodiscard]] std::string foundation_suit(std::size_t pile) const {
    std::set<Suit> suits;
    for (const Card card : make_deck(rules_.deck)) {
      suits.insert(card.suit());
    }
    const std::size_t index = (pile - map_.first[map_.group_of[pile]]) % suits.size();
    const Suit suit = *std::next(suits.begin(), static_cast<std::ptrdiff_t>(index));
    return look_.cards.ascii ? std::string(1, "HDCS"[static_cast<std::size_t>(suit)]) : std::string(suit_symbol(suit));
  }

  void draw_card(const CardSpot& spot) {
    const Box box = on_canvas(spot.box);
    const bool seen = session_.shows(spot.pile, spot.place);
    if (spot.count > 1) {
      const bool all_down = !session_.shows(spot.pile, spot.place + spot.count - 1);
      draw_stretch(canvas_, box, spot.count, all_down, look_.cards);
    } else if (seen) {
      draw_face(canvas_, box, table_.piles[spot.pile].cards[spot.place], ground_of(spot), look_.cards);
    } else {
      draw_back(canvas_, box, odd(spot) ? Ground::back_shade : Ground::back, look_.cards);
    }
    // How many cards a pile of the row has.
    if (group(spot.pile).kind == PileKind::row && spot.place > 0 && box.height > 1) {
      canvas_.write(box.x + 1, box.y + box.height - 1, fmt::format("+{}", spot.place), {Ground::card, Ink::dark});
    }
  }

  // Neighbours differ a little, so that one sees where a card ends.
  [[nodiscard]] bool odd(const CardSpot& spot) const {
    const PileKind kind = group(spot.pile).kind;
    if (kind == PileKind::place) {
      return spot.box.y / spot.box.height % 2 == 1;
    }
    const bool covers = kind == PileKind::column || kind == PileKind::reserve || kind == PileKind::waste;
    return covers && (size(spot.pile) - spot.place) % 2 == 0;
  }

  [[nodiscard]] Ground ground_of(const CardSpot& spot) const {
    if (group(spot.pile).kind == PileKind::place) {
      return !session_.blocked(spot.pile) ? Ground::card : odd(spot) ? Ground::card_dim : Ground::card_shade;
    }
    return odd(spot) ? Ground::card_shade : Ground::card;
  }

  void mark_top(std::size_t pile, Mark mark) {
    const CardSpot* spot = size(pile) > 0 ? layout_.spot_of(pile, size(pile) - 1) : nullptr;
    draw_mark(canvas_, on_canvas(spot != nullptr ? spot->box : layout_.piles[pile].slot), mark, look_.cards);
  }

  void mark_grip(const Grip& grip, Mark mark) {
    if (grip.count <= 1 || size(grip.pile) == 0) {
      mark_top(grip.pile, mark);
      return;
    }
    const std::size_t first = size(grip.pile) - std::min(grip.count, size(grip.pile));
    for (const CardSpot& spot : layout_.cards) {
      if (spot.pile == grip.pile && spot.place + spot.count > first) {
        draw_mark(canvas_, on_canvas(spot.box), mark, look_.cards);
      }
    }
  }

  void point_to(const Grip& grip) {
    const std::size_t cards = size(grip.pile);
    const CardSpot* spot = cards >= grip.count ? layout_.spot_of(grip.pile, cards - grip.count) : nullptr;
    const Box box = on_canvas(spot != nullptr ? spot->box : layout_.piles[grip.pile].slot);
    canvas_.point(box.x, box.y);
  }

  void write_names() {
    for (std::size_t pile = 0; pile < layout_.piles.size(); ++pile) {
      const PileSpot& spot = layout_.piles[pile];
      if (spot.shown && spot.label_y < 0 && (size(pile) > 0 || group(pile).kind == PileKind::grid)) {
        canvas_.write(spot.slot.x, spot.slot.y + top_ + spot.slot.height - 1, pile_name(rules_, pile),
                      {Ground::bar, Ink::gold, true});
      }
    }
  }

  Canvas& canvas_;
  int top_;
  const Session& session_;
  const Rules& rules_;
  const Table& table_;
  const Layout& layout_;
  const TableLook& look_;
  PileMap map_;
};

}  // namespace

void draw_table(Canvas& canvas, int top, const Session& session, const Layout& layout, const TableLook& look) {
  Painter(canvas, top, session, layout, look).draw();
}

}  // namespace sabar::tui
