#include <algorithm>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/strategy/line_reason.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {
namespace {

// Further ahead nobody sees the connection.
constexpr std::size_t kLookAheadOnLine = 12;
// The stock may have to be turned through.
constexpr std::size_t kLookAheadInStock = 60;

class LineReader {
public:
  using Engine = patience::Engine;
  using State = Engine::State;

  LineReader(const Engine& engine, const State& before, std::span<const Move> line)
      : engine_(engine), before_(before), line_(line), after_(before) {
    reason_.deed = deed_of(engine, before, line[0]);
    reason_.why = Why::wins;
    engine.apply(after_, line[0]);
  }

  [[nodiscard]] Reason read() {
    if (!engine_.goal(after_)) {
      if (line_[0].kind == MoveKind::draw || line_[0].kind == MoveKind::redeal) {
        read_stock();
      } else if (line_[0].kind == MoveKind::transfer) {
        read_transfer();
      } else if (line_[0].kind == MoveKind::pair) {
        reason_.why = turned() ? Why::turns : Why::leaves;
      }
      if (reason_.why == Why::wins) {
        reason_.later = static_cast<std::uint16_t>(line_.size() - 1);
      }
    }
    return reason_;
  }

private:
  [[nodiscard]] PileKind kind(std::size_t pile) const { return engine_.facts().kind(engine_.rules(), pile); }

  [[nodiscard]] static std::size_t face_down(const State& position) {
    std::size_t cards = 0;
    for (const std::uint8_t closed : position.closed) {
      cards += closed;
    }
    return cards;
  }
  [[nodiscard]] bool turned() const { return face_down(after_) < face_down(before_); }

  void say(Why why, Card other, std::size_t later) {
    reason_.why = why;
    reason_.other = other;
    reason_.later = static_cast<std::uint16_t>(later);
  }

  // The card that leaves the waste next, before anything else moves.
  void read_stock() {
    if (engine_.rules().draw_to != PileKind::waste) {
      return;
    }
    State position = after_;
    for (std::size_t i = 1; i < std::min(line_.size(), kLookAheadInStock); ++i) {
      const Move& move = line_[i];
      if (move.kind == MoveKind::transfer || move.kind == MoveKind::pair) {
        const bool other_end = move.kind == MoveKind::pair && kind(move.to) == PileKind::waste;
        const std::size_t pile = other_end ? move.to : move.from;
        if (kind(pile) == PileKind::waste) {
          say(Why::fetches, position.top(pile), i);
        }
        return;
      }
      engine_.apply(position, move);
    }
  }

  void read_transfer() {
    const Move& move = line_[0];
    const PileKind from = kind(move.from);
    reason_.why = at_once(from, kind(move.to));
    if (turned() || reason_.why == Why::leaves || reason_.why == Why::completes) {
      return;
    }
    const bool freed = (from == PileKind::column || from == PileKind::cell) && after_.empty(move.from);
    if (freed) {
      look_ahead(Why::room_for);
    } else if (reason_.why != Why::home && before_.size(move.from) > move.count) {
      look_ahead(Why::uncovers);
    }
  }

  // The cards have not stayed where they were put.
  [[nodiscard]] bool completed() const {
    const Move& move = line_[0];
    return kind(move.to) == PileKind::column && after_.size(move.to) < before_.size(move.to) + move.count;
  }

  [[nodiscard]] Why at_once(PileKind from, PileKind to) const {
    if (completed()) {
      return Why::completes;
    }
    if (turned()) {
      return Why::turns;
    }
    if (to == PileKind::hole || to == PileKind::discard) {
      return Why::leaves;
    }
    if (to == PileKind::foundation) {
      return Why::home;
    }
    if (from == PileKind::waste && !after_.empty(line_[0].from)) {
      return Why::from_waste;
    }
    return from == PileKind::cell && to != PileKind::cell ? Why::frees_cell
           : from == PileKind::reserve                    ? Why::from_reserve
           : to == PileKind::column && joins_suit()       ? Why::orders
                                                          : Why::wins;
  }
  // The card comes to lie on the next higher one of its suit.
  [[nodiscard]] bool joins_suit() const {
    const Deed& deed = reason_.deed;
    return deed.onto && deed.onto->suit() == deed.card.suit() && deed.onto->rank() == deed.card.rank() + 1;
  }

  // The first later move that uses what this one has made: the place it left, the card it uncovered, or the card it
  // put down.
  void look_ahead(Why why) {
    const Move& move = line_[0];
    State position = after_;
    for (std::size_t i = 1; i < std::min(line_.size(), kLookAheadOnLine); ++i) {
      const Move& next = line_[i];
      if (!leaves_alone(next)) {
        return;
      }
      if (next.kind == MoveKind::transfer) {
        const Card card = position.from_top(next.from, next.count - 1U);
        if (why == Why::room_for ? next.to == move.from : next.from == move.from) {
          return say(why, card, i);
        }
        if (next.to == move.to && kind(move.to) == PileKind::column) {
          return say(Why::carries, card, i);
        }
        if (next.from == move.to || next.to == move.from) {
          return;  // what this move has made is gone
        }
      }
      engine_.apply(position, next);
    }
  }

  // Whether the move keeps to the piles it names; a draw does if the cards go to the waste, and not from there.
  [[nodiscard]] bool leaves_alone(const Move& move) const {
    const bool stock = move.kind == MoveKind::draw || move.kind == MoveKind::redeal;
    return move.kind == MoveKind::transfer ||
           (stock && engine_.rules().draw_to == PileKind::waste && kind(line_[0].from) != PileKind::waste);
  }

  const Engine& engine_;
  const State& before_;
  std::span<const Move> line_;
  State after_;
  Reason reason_;
};

// Of the cards of a pile, from the bottom; of an open stock the top card lies face up.
std::size_t count_hidden(const Group& group, const TablePile& pile) {
  if (group.kind != PileKind::stock || pile.cards.empty()) {
    return pile.face_down;
  }
  return pile.cards.size() - (group.lift == Lift::top ? 1 : 0);
}

}  // namespace

Reason reason_on_line(const Rules& rules, const Table& table, std::span<const Move> line) {
  const patience::Engine engine(rules);
  const auto position = engine.start(table);
  return position && !line.empty() ? LineReader(engine, *position, line).read() : Reason{};
}

std::vector<Reason> reasons_on_line(const Rules& rules, const Table& table, std::span<const Move> line) {
  const patience::Engine engine(rules);
  std::vector<Reason> reasons;
  auto position = engine.start(table);
  for (std::size_t i = 0; position && i < line.size(); ++i) {
    reasons.push_back(LineReader(engine, *position, line.subspan(i)).read());
    engine.apply(*position, line[i]);
  }
  return reasons;
}

Reason without_hidden_cards(Reason reason, const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  for (std::size_t pile = 0; reason.other && pile < table.piles.size(); ++pile) {
    const auto& cards = table.piles[pile].cards;
    const auto end =
        cards.begin() + static_cast<std::ptrdiff_t>(count_hidden(rules.group[map.group_of[pile]], table.piles[pile]));
    if (std::find(cards.begin(), end, *reason.other) != end) {
      reason.other.reset();
    }
  }
  return reason;
}

}  // namespace sabar
