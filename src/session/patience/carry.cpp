#include <algorithm>

#include <fmt/format.h>

#include <sabar/check/patience/follow.hpp>
#include <sabar/check/patience/permits.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/session/patience/carry.hpp>

namespace sabar {
namespace {

using patience::Engine;

struct Room {
  std::vector<std::size_t> cells;
  std::vector<std::size_t> columns;  // empty, and open to every card

  // How many cards can be carried with the first k of the columns.
  [[nodiscard]] std::size_t carries(std::size_t k) const {
    const std::size_t enough = kMaxTableCards;
    const std::size_t by_parts = k < 8 ? (cells.size() + 1) << k : enough;
    return std::min(enough, std::max(cells.size() + k + 1, by_parts));
  }
};

Room find_room(const Engine& engine, const Engine::State& position, const Move& move) {
  Room room;
  for (std::size_t pile = 0; pile < engine.facts().map.piles; ++pile) {
    const Group& group = engine.rules().group[engine.facts().map.group_of[pile]];
    if (!position.empty(pile) || pile == move.to) {
      continue;
    }
    if (group.kind == PileKind::cell) {
      room.cells.push_back(pile);
    } else if (group.kind == PileKind::column && group.fill == Fill::any) {
      room.columns.push_back(pile);
    }
  }
  return room;
}

class Planner {
public:
  explicit Planner(Room room) : room_(std::move(room)) {}

  // Uses the first k empty columns.
  void carry(std::size_t from, std::size_t to, std::size_t count, std::size_t k) {
    if (count <= room_.cells.size() + k + 1) {
      one_by_one(from, to, count);
      return;
    }
    const std::size_t lower = std::min(count - 1, room_.carries(k - 1));
    const std::size_t upper = count - lower;
    const std::size_t column = room_.columns[k - 1];
    carry(from, column, upper, k - 1);
    carry(from, to, lower, k - 1);
    carry(column, to, upper, k - 1);
  }

  [[nodiscard]] std::vector<Move> take() { return std::move(moves_); }

private:
  [[nodiscard]] std::size_t waiting_place(std::size_t i) const {
    return i < room_.cells.size() ? room_.cells[i] : room_.columns[i - room_.cells.size()];
  }

  void one_by_one(std::size_t from, std::size_t to, std::size_t count) {
    for (std::size_t i = 0; i + 1 < count; ++i) {
      moves_.push_back(transfer(from, waiting_place(i)));
    }
    moves_.push_back(transfer(from, to));
    for (std::size_t i = count - 1; i-- > 0;) {
      moves_.push_back(transfer(waiting_place(i), to));
    }
  }

  Room room_;
  std::vector<Move> moves_;
};

std::string none_or_counted(std::size_t count, std::string_view one, std::string_view many) {
  return count == 0 ? fmt::format("no {}", one) : counted(count, one, many);
}

// The table without the cards that lie on the lowest one of the run.
Table uncover(Table table, std::size_t pile, std::size_t count) {
  auto& cards = table.piles[pile].cards;
  cards.resize(cards.size() - (count - 1));
  return table;
}

Result<> check_run(const Rules& rules, const Table& table, const Move& move) {
  const check::View view(rules, table);
  if (move.count > check::run_length(view, move.from)) {
    return fail(
        fmt::format("the top {} cards of {} are no run that could be carried", move.count, view.name(move.from)));
  }
  const Table uncovered = uncover(table, move.from, move.count);
  return check::permits(check::View(rules, uncovered), transfer(move.from, move.to));
}

Result<> check_room(const Room& room, std::size_t count) {
  const std::size_t most = room.carries(room.columns.size());
  if (count <= most) {
    return {};
  }
  return fail(fmt::format("{} cards need more room: {} and {} carry {}", count,
                          none_or_counted(room.cells.size(), "free cell", "free cells"),
                          none_or_counted(room.columns.size(), "empty column", "empty columns"), most),
              {}, "free a cell or a column first, or move fewer cards");
}

// Each move is legal, and in the end nothing has happened but the carrying.
Result<> rehearse(const Engine& engine, const Engine::State& start, const Move& move, const std::vector<Move>& plan) {
  Engine::State position = start;
  for (const Move& single : plan) {
    if (!engine.is_legal(position, single)) {
      const Table table = engine.table(position);
      const auto reason = check::permits(check::View(engine.rules(), table), single);
      return fail(fmt::format("on the way {} is not possible{}{}", to_text(engine.rules(), single), reason ? "" : ": ",
                              reason ? "" : reason.error().text()));
    }
    engine.apply(position, single);
  }
  Engine::State wanted = start;
  engine.apply(wanted, move);
  if (position != wanted) {
    return fail("the cards would not stay together on the way");
  }
  return {};
}

}  // namespace

bool asks_for_carry(const Rules& rules, const Move& move) {
  const PileMap map = map_piles(rules);
  if (move.kind != MoveKind::transfer || move.count < 2 || move.from == move.to || move.from >= map.piles ||
      move.to >= map.piles) {
    return false;
  }
  const Group& from = rules.group[map.group_of[move.from]];
  return from.kind == PileKind::column && from.lift == Lift::top &&
         rules.group[map.group_of[move.to]].kind == PileKind::column;
}

Result<std::vector<Move>> plan_carry(const Engine& engine, const Engine::State& position, const Move& move) {
  if (const auto fits = check_run(engine.rules(), engine.table(position), move); !fits) {
    return tl::unexpected(fits.error());
  }
  Room room = find_room(engine, position, move);
  if (const auto enough = check_room(room, move.count); !enough) {
    return tl::unexpected(enough.error());
  }
  const std::size_t columns = room.columns.size();
  Planner planner(std::move(room));
  planner.carry(move.from, move.to, move.count, columns);
  std::vector<Move> plan = planner.take();
  return rehearse(engine, position, move, plan).map([&] { return std::move(plan); });
}

std::vector<Carry> list_carries(const Engine& engine, const Engine::State& position) {
  std::vector<Carry> carries;
  const Table table = engine.table(position);
  const check::View view(engine.rules(), table);
  const auto columns = view.piles_of(PileKind::column);
  for (const std::size_t from : columns) {
    const std::size_t longest = view.group(from).lift == Lift::top ? check::run_length(view, from) : 0;
    for (std::size_t count = 2; count <= longest; ++count) {
      for (const std::size_t to : columns) {
        const Move move = transfer(from, to, count);
        if (const auto plan = plan_carry(engine, position, move); to != from && plan) {
          carries.push_back({move, plan->size()});
        }
      }
    }
  }
  return carries;
}

}  // namespace sabar
