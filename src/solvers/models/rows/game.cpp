#include <algorithm>
#include <span>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/models/rows/game.hpp>
#include <sabar/solvers/models/rows/model.hpp>

namespace sabar::rows {
namespace {

constexpr std::uint64_t kSuitMask = (std::uint64_t{1} << kRanks) - 1;
constexpr std::size_t kExactPiles = 18;  // of seven bits each

// Numbers as they appear, from 1 on; 0 for what appears once or is not asked for.
template <std::size_t N>
class Labels {
public:
  void count(std::size_t value) { ++counts_[value]; }
  [[nodiscard]] std::uint8_t operator()(std::size_t value) {
    if (counts_[value] > 1 && labels_[value] == 0) {
      labels_[value] = ++used_;
    }
    return labels_[value];
  }

private:
  std::array<std::uint8_t, N> counts_{};
  std::array<std::uint8_t, N> labels_{};
  std::uint8_t used_ = 0;
};

}  // namespace

bool RowGame::linked(std::uint64_t cards) const {
  std::array<std::uint64_t, 4> ranks{};  // of each suit
  std::uint64_t met = 0;                 // ranks that hang together with the first suit's
  for (std::size_t suit = 0; suit < 4; ++suit) {
    ranks[suit] = cards >> (suit * kRanks) & kSuitMask;
    met = met == 0 ? ranks[suit] : met;
  }
  if (!shape_.suits || !shape_.ranks) {
    std::size_t suits = 0;
    std::uint64_t all = 0;
    for (const std::uint64_t each : ranks) {
      suits += each != 0 ? 1 : 0;
      all |= each;
    }
    return (shape_.suits && suits <= 1) || (shape_.ranks && (all & (all - 1)) == 0) || (cards & (cards - 1)) == 0;
  }
  for (int again = 0; again < 3; ++again) {
    for (const std::uint64_t each : ranks) {
      met |= (each & met) != 0 ? each : 0;
    }
  }
  return std::all_of(ranks.begin(), ranks.end(), [&](std::uint64_t each) { return each == 0 || (each & met) != 0; });
}

void RowGame::legal(const State& row, MoveList<Move>& moves) const {
  moves.clear();
  std::uint64_t cards = 0;
  for (std::size_t i = 0; i < row.piles; ++i) {
    cards |= std::uint64_t{1} << row.tops[i];
  }
  for (std::size_t from = row.piles; from-- > 1;) {
    for (std::size_t step = 1; step <= from && shape_.steps >> step != 0; ++step) {
      const std::size_t to = from - step;
      if ((shape_.steps >> step & 1) != 0 && match(row.tops[from], row.tops[to]) &&
          (!techniques_.links || linked(cards & ~(std::uint64_t{1} << row.tops[to])))) {
        moves.push({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
      }
    }
  }
}

RowGame::Undo RowGame::apply(State& row, const Move& move) const {
  const Undo covered = row.tops[move.to];
  row.tops[move.to] = row.tops[move.from];
  std::copy(row.tops.begin() + move.from + 1, row.tops.begin() + row.piles, row.tops.begin() + move.from);
  row.tops[--row.piles] = 0;
  return covered;
}

void RowGame::undo(State& row, const Move& move, const Undo& covered) const {
  std::copy_backward(row.tops.begin() + move.from, row.tops.begin() + row.piles, row.tops.begin() + row.piles + 1);
  ++row.piles;
  row.tops[move.from] = row.tops[move.to];
  row.tops[move.to] = covered;
}

Key128 RowGame::key(const State& row) const {
  std::array<std::uint8_t, kMostPiles> digits{};
  if (techniques_.pattern) {
    Labels<4> suits;
    Labels<kRanks> ranks;
    for (std::size_t i = 0; i < row.piles; ++i) {
      suits.count(row.tops[i] / kRanks);
      ranks.count(row.tops[i] % kRanks);
    }
    for (std::size_t i = 0; i < row.piles; ++i) {
      const int suit = shape_.suits ? suits(row.tops[i] / kRanks) : 0;
      const int rank = shape_.ranks ? ranks(row.tops[i] % kRanks) : 0;
      digits[i] = static_cast<std::uint8_t>(1 + rank * 5 + suit);
    }
  } else {
    std::transform(row.tops.begin(), row.tops.begin() + row.piles, digits.begin(),
                   [](std::uint8_t card) { return static_cast<std::uint8_t>(card + 1); });
  }
  if (row.piles > kExactPiles) {
    return key_of(std::span(digits).first(row.piles));
  }
  Key128 key;
  for (std::size_t i = 0; i < row.piles; ++i) {
    std::uint64_t& word = i < kExactPiles / 2 ? key.low : key.high;
    word = word << 7 | digits[i];
  }
  return key;
}

bool fits(const Rules& rules) {
  if (rules.goal.kind != GoalKind::one_pile) {
    return false;  // as most games
  }
  std::size_t rows = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::take).strike(&Rules::goal);
  left.strike_groups([&](GroupLeft& group) {
    ++rows;
    strike_deal(group);
    group.strike(&Group::steps).strike(&Group::match_suit).strike(&Group::match_rank);
    return group->kind == PileKind::row && group->count <= kMostPiles;
  });
  return rows == 1 && left.nothing();
}

RowShape row_shape(const Rules& rules) {
  const auto group = std::find_if(rules.group.begin(), rules.group.begin() + rules.groups,
                                  [](const Group& each) { return each.kind == PileKind::row; });
  return {.steps = group->steps, .suits = group->match_suit, .ranks = group->match_rank};
}

Result<RowState> read_row(const Rules& rules, const Table& table) {
  if (!fits(rules)) {
    return fail("this is not a game of a row that closes up", {}, "another solver can try it");
  }
  if (const auto checked = check_table(rules, table); !checked) {
    return tl::unexpected(checked.error());
  }
  const patience::Facts facts = patience::derive_facts(rules);
  RowState row;
  bool ended = false;
  for (std::size_t pile = 0; pile < facts.map.piles; ++pile) {
    const auto& cards = table.piles[pile].cards;
    if (facts.kind(rules, pile) != PileKind::row || cards.empty()) {
      ended = true;
    } else if (ended) {
      return fail("the row has a gap", {}, "another solver can try it");
    } else {
      row.tops[row.piles++] = static_cast<std::uint8_t>(cards.back().index());
    }
  }
  return row;
}

}  // namespace sabar::rows
