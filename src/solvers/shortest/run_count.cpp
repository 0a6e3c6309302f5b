#include <algorithm>
#include <cstdint>
#include <string>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/shortest/run_count.hpp>

namespace sabar {
namespace {

constexpr std::size_t kLongest = 64;  // single moves that carry a run over

using Piles = std::vector<std::string>;  // a character is a card

std::vector<Piles> positions_of(const Table& start, const std::vector<Move>& line) {
  Piles piles;
  for (const TablePile& pile : start.piles) {
    std::string& cards = piles.emplace_back();
    for (const Card card : pile.cards) {
      cards.push_back(static_cast<char>(card.index() + 1));
    }
  }
  std::vector<Piles> positions = {piles};
  for (const Move& move : line) {
    std::string& from = piles[move.from];
    piles[move.to] += from.substr(from.size() - move.count);
    from.erase(from.size() - move.count);
    positions.push_back(piles);
  }
  return positions;
}

bool is_carried(const std::string& from_before, const std::string& from, const std::string& to_before,
                const std::string& to) {
  return from_before.size() > from.size() && from_before.starts_with(from) &&
         to == to_before + from_before.substr(from.size());
}

// Whether nothing else has happened than that a run went from a column to another.
bool moves_run(const std::vector<bool>& columns, const Piles& before, const Piles& after) {
  std::size_t changed[2] = {};
  std::size_t count = 0;
  for (std::size_t pile = 0; pile < before.size(); ++pile) {
    if (before[pile] != after[pile]) {
      if (count == 2 || !columns[pile]) {
        return false;
      }
      changed[count++] = pile;
    }
  }
  const auto carried = [&](std::size_t from, std::size_t to) {
    return is_carried(before[from], after[from], before[to], after[to]);
  };
  return count == 2 && (carried(changed[0], changed[1]) || carried(changed[1], changed[0]));
}

}  // namespace

std::size_t count_with_runs(const Rules& rules, const Table& start, const std::vector<Move>& line) {
  const PileMap map = map_piles(rules);
  std::vector<bool> columns;
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    columns.push_back(rules.group[map.group_of[pile]].kind == PileKind::column);
  }
  const std::vector<Piles> positions = positions_of(start, line);
  std::vector<std::size_t> fewest(line.size() + 1, line.size());
  fewest[0] = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    fewest[i + 1] = std::min(fewest[i + 1], fewest[i] + 1);
    for (std::size_t end = i + 3; end <= std::min(line.size(), i + kLongest); ++end) {
      if (fewest[i] + 1 < fewest[end] && moves_run(columns, positions[i], positions[end])) {
        fewest[end] = fewest[i] + 1;
      }
    }
  }
  return fewest.back();
}

}  // namespace sabar
