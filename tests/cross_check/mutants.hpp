// Searches with a planted fault. Each is a fault that a solver has had, or could easily have; the cross-check must find
// every one of them.
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <string_view>
#include <vector>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/general/board_search.hpp>

#include "cross_check/beliefs.hpp"
#include "cross_check/mutant.hpp"

namespace sabar::mutants {

using patience::Alike;
using patience::SmallEngine;

// Safe play with rules of its own: `Rule` says whether a card is safe, given its followers.
template <class Rule>
class SafeBy {
public:
  using Value = SafeByFollowers::Value;
  void add_follower(std::size_t suit, std::size_t value, Value follower) {
    followers_[suit][value].push_back(follower);
  }
  void prepare(bool /*returns*/, bool /*groups*/) {}
  [[nodiscard]] bool operator()(const Heights& home, std::size_t suit) const {
    for (const Value& card : followers_[suit][home[suit]]) {
      if (!Rule{}(home[card.suit], card.value)) {
        return false;
      }
    }
    return true;
  }

private:
  std::array<std::array<std::vector<Value>, kRanks>, 4> followers_;
};

// One rank too many may be missing.
struct WrongLag {
  bool operator()(int home, int value) const { return home + 1 >= value; }
};
// A follower need not be home if it is next; what could be put on that one is forgotten.
struct NoSameColour {
  bool operator()(int home, int value) const { return home >= value; }
};

// The rule for games in which no card leaves a foundation and no groups move, used everywhere.
class SafeEverywhere : public SafeByFollowers {
public:
  void prepare(bool /*returns*/, bool /*groups*/) { SafeByFollowers::prepare(false, false); }
};

// Safe cards go home also where a card may be needed to fill an empty column, so that the next row can be dealt.
class SafeThoughFull : public SafeFoundation {
public:
  SafeThoughFull(Rules rules, const patience::Facts& facts, int base)
      : SafeFoundation((rules.draw_needs_full = false, rules), facts, base) {}
};

// No part of a run moves onto another card.
class OnlyWholeRuns {
public:
  static constexpr std::string_view kName = "only-whole-runs";
  static constexpr bool kComplete = true;
  OnlyWholeRuns(const Rules& rules, const patience::Facts& facts, int /*base*/) : rules_(rules), facts_(facts) {}
  static bool applies(const Rules& rules) { return WholeRuns::applies(rules); }
  template <class G, class List>
  void prune(const G& game, const typename G::State& position, List& moves) const {
    moves.keep_if([&](const auto& each) {
      const Move& move = real_move(each);
      return move.kind != MoveKind::transfer || facts_.kind(rules_, move.from) != PileKind::column ||
             facts_.kind(rules_, move.to) != PileKind::column || position.empty(move.to) ||
             move.count == game.run_length(position, move.from);
    });
  }

private:
  const Rules& rules_;
  const patience::Facts& facts_;
};

// What has gone home stays there.
class NoWorryingBack {
public:
  static constexpr std::string_view kName = "no-worrying-back";
  static constexpr bool kComplete = true;
  NoWorryingBack(const Rules& rules, const patience::Facts& facts, int /*base*/) : rules_(rules), facts_(facts) {}
  static bool applies(const Rules& /*rules*/) { return true; }
  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& /*position*/, List& moves) const {
    moves.keep_if([&](const auto& each) {
      const Move& move = real_move(each);
      return move.kind != MoveKind::transfer || facts_.kind(rules_, move.from) != PileKind::foundation;
    });
  }

private:
  const Rules& rules_;
  const patience::Facts& facts_;
};

// Parts of runs stay on their twin also while rows are still dealt.
class WholeRunsAlways {
public:
  static constexpr std::string_view kName = "whole-runs-always";
  static constexpr bool kComplete = true;
  WholeRunsAlways(const Rules& rules, const patience::Facts& facts, int base)
      : facts_(std::make_shared<patience::Facts>(facts)), filter_(rules, *facts_, base) {
    facts_->deals_to_columns = false;
  }
  static bool applies(const Rules& rules) { return WholeRuns::applies(rules); }
  template <class G, class List>
  void prune(const G& game, const typename G::State& position, List& moves) const {
    filter_.prune(game, position, moves);
  }

private:
  std::shared_ptr<patience::Facts> facts_;
  WholeRuns filter_;
};

// Circles of waiting cards are looked for as if only single cards moved.
class DeadlockOfSingleCards {
public:
  static constexpr std::string_view kName = "deadlock-of-single-cards";
  static constexpr bool kComplete = true;
  DeadlockOfSingleCards(Rules rules, const patience::Facts& facts, int base)
      : filter_((lift_single_cards(rules), rules), facts, base) {}
  static bool applies(const Rules& rules) { return Deadlock::applies(rules); }
  template <class G, class List>
  void prune(const G& game, const typename G::State& position, List& moves) const {
    filter_.prune(game, position, moves);
  }

private:
  static void lift_single_cards(Rules& rules) {
    for (Group& group : rules.group) {
      group.lift = group.kind == PileKind::column ? Lift::top : group.lift;
    }
  }
  Deadlock filter_;
};

// Where columns, cells and reserves are empty no card of theirs can move; that is taken for a circle.
class DeadlockOfNothing {
public:
  static constexpr std::string_view kName = "deadlock-of-nothing";
  static constexpr bool kComplete = true;
  DeadlockOfNothing(const Rules& rules, const patience::Facts& facts, int /*base*/) : rules_(rules), facts_(facts) {}
  static bool applies(const Rules& rules) { return Deadlock::applies(rules); }
  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& position, List& moves) const {
    for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
      const PileKind kind = facts_.kind(rules_, pile);
      const bool looked_at = kind == PileKind::column || kind == PileKind::cell || kind == PileKind::reserve;
      if (looked_at && !position.empty(pile)) {
        return;
      }
    }
    moves.clear();
  }

private:
  const Rules& rules_;
  const patience::Facts& facts_;
};

// Plays by its rules, and tells the techniques others: a word they do not look at.
template <Belief kBelief>
class Believing : public SmallEngine {
public:
  explicit Believing(const Rules& rules) : SmallEngine(rules), told_(rules) { kBelief(told_); }
  [[nodiscard]] const Rules& rules() const { return told_; }

private:
  Rules told_;
};

// Safe cards go home also where rows are dealt on cards that move with anything on them.
class SafeOnGroups : public HopedFoundation {
public:
  static constexpr bool kComplete = true;
  using HopedFoundation::HopedFoundation;
};

// An engine whose key forgets something.
class NoBorder : public SmallEngine {
public:
  using SmallEngine::SmallEngine;
  [[nodiscard]] Key key(State position, Alike alike) const {
    position.reverse(facts().waste);
    position.carry(facts().waste, facts().stock, position.size(facts().waste));
    return SmallEngine::key(position, alike);
  }
};
class NoFaceDown : public SmallEngine {
public:
  using SmallEngine::SmallEngine;
  [[nodiscard]] Key key(State position, Alike alike) const {
    position.closed.fill(0);
    return SmallEngine::key(position, alike);
  }
};
// Columns are interchangeable also while rows are still dealt to them.
class ColumnsAlways : public SmallEngine {
public:
  using SmallEngine::SmallEngine;
  [[nodiscard]] Key key(const State& position, Alike alike) const {
    State sorted = position;
    std::vector<std::size_t> order(facts().map.piles);
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      const bool columns = std::max(a, b) < rules().group[0].count;
      return columns ? std::ranges::lexicographical_compare(position.pile(a), position.pile(b)) : a < b;
    });
    std::size_t place = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (const Card card : position.pile(order[i])) {
        sorted.cards[place++] = card;
      }
      sorted.closed[i] = position.closed[order[i]];
      sorted.ends[i + 1] = static_cast<std::uint8_t>(place);
    }
    return SmallEngine::key(sorted, alike);
  }
};
// Suits are left out of the key though foundations ask for them.
class SuitsNever : public SmallEngine {
public:
  using SmallEngine::SmallEngine;
  [[nodiscard]] Key key(const State& position, Alike alike) const {
    return hashed_key(SuitSymmetry::ranks(position), alike);
  }
};
class ShortKey : public SmallEngine {
public:
  using SmallEngine::SmallEngine;
  [[nodiscard]] Key key(const State& position, Alike alike = Alike::piles) const {
    const Key128 key = SmallEngine::key(position, alike);
    return {0, mixed(key) >> 48};
  }
};

// Depth-first search through a game of these parts.
template <class Engine, class Safe, class... T>
Verdict search_with(const Rules& rules, const Table& deal) {
  using Searched = MacroGame<Engine, Safe, T...>;
  const Engine engine(rules);
  const auto start = engine.start(deal);
  if (!start) {
    return Verdict::unknown;
  }
  const Searched game(engine, *start, SearchOptions{});
  DepthFirst<Searched> search(game, game.begin(*start), {});
  while (!search.done()) {
    search.step(kSlice);
  }
  return verdict_of(search.halt(), DepthFirst<Searched>::kExhaustive);
}

// The same through the engine's own moves, without techniques.
template <class Engine>
Verdict plain_search_with(const Rules& rules, const Table& deal) {
  const Engine engine(rules);
  const auto start = engine.start(deal);
  if (!start) {
    return Verdict::unknown;
  }
  DepthFirst<Engine> search(engine, *start, {});
  while (!search.done()) {
    search.step(kSlice);
  }
  return verdict_of(search.halt(), DepthFirst<Engine>::kExhaustive);
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"wrong lag in safe foundation play",
       "freecell",
       search_with<SmallEngine, SafeFoundationBy<SafeBy<WrongLag>>, KingMoves, OneEmpty>,
       {25, 132, 171}},
      {"forgotten same-colour condition",
       "klondike-once",
       search_with<SmallEngine, SafeFoundationBy<SafeBy<NoSameColour>>, KingMoves, OneEmpty>,
       {1696, 4524, 5246}},
      {"only whole runs",
       "klondike-once",
       search_with<SmallEngine, SafeFoundation, OnlyWholeRuns, KingMoves, OneEmpty>,
       {23, 74, 83}},
      {"no worrying back",
       "klondike-return",
       search_with<SmallEngine, SafeFoundation, NoWorryingBack, WholeRuns, KingMoves, OneEmpty>,
       {10, 131, 355}},
      {"key without stock border",
       "canfield",
       search_with<NoBorder, SafeFoundation, WholeRuns, KingMoves, OneEmpty>,
       {60, 98, 100}},
      {"key without face-down counts",
       "klondike-once",
       search_with<NoFaceDown, SafeFoundation, WholeRuns, KingMoves, OneEmpty>,
       {166, 718, 862}},
      {"columns alike while rows are dealt",
       "spider",
       search_with<ColumnsAlways, SafeFoundation, WholeRuns, KingMoves, OneEmpty>,
       {122, 148, 277}},
      {"key without suits",
       "freecell",
       search_with<SuitsNever, SafeFoundation, WholeRuns, KingMoves, OneEmpty>,
       {155, 190, 288}},
      {"16-bit key", "golf", plain_search_with<ShortKey>, {159, 291, 350}},
      {"safe play as if no card came back",
       "klondike-three",
       search_with<SmallEngine, SafeFoundationBy<SafeEverywhere>, WholeRuns, KingMoves, OneEmpty>,
       {3457, 31623, 33858}},
      {"safe play as if no groups moved",
       "yukon",
       search_with<SmallEngine, SafeFoundationBy<SafeEverywhere>, KingMoves, OneEmpty>,
       {122, 186, 257}},
      {"safe play that leaves a column empty",
       "east-haven-full",
       search_with<SmallEngine, SafeThoughFull, KingMoves, OneEmpty>,
       {39, 41, 71}},
      {"whole runs while rows are dealt",
       "east-haven",
       search_with<SmallEngine, SafeFoundation, WholeRunsAlways, KingMoves, OneEmpty>,
       {69, 219, 772}},
      {"circles as if only single cards moved",
       "klondike-once",
       search_with<SmallEngine, SafeFoundation, WholeRuns, KingMoves, OneEmpty, DeadlockOfSingleCards>,
       {6, 9, 16}},
      {"safe play where rows are dealt on groups",
       "rows-on-groups",
       search_with<SmallEngine, SafeOnGroups, KingMoves, OneEmpty>,
       {1, 15, 37}},
      {"a circle of no cards",
       "emptied-waste",
       search_with<SmallEngine, SafeFoundation, KingMoves, OneEmpty, DeadlockOfNothing>,
       {1, 8, 12}},
      {"columns go round where foundations do",
       "home-goes-round",
       search_with<Believing<all_go_round>, SafeFoundation, KingMoves, OneEmpty>,
       {2, 8, 9}},
      {"foundations go round that begin anywhere",
       "begins-anywhere-in-klondike",
       search_with<Believing<all_go_round>, SafeFoundation, KingMoves, OneEmpty>,
       {2, 3, 4}},
      {"no column is filled from the stock",
       "filled-from-stock-kings",
       search_with<Believing<nothing_fills_columns>, SafeFoundation, KingMoves, OneEmpty>,
       {6, 133, 143}},
  };
  return kList;
}

}  // namespace sabar::mutants
