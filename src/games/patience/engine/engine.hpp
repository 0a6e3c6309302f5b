// The patience engine: one game of the concept Game for all rules.
//
//   const patience::Engine game(rules);                    // rules read at run time
//   const patience::Patience<FixedRules<kRules>> game;     // the same code, specialised by the compiler
//
// legal() is the whole truth and the only truth: page, hints, replay and solvers use it. docs/rules.md says what it
// means; the judge in check/ says the same in other words.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/games/patience/engine/source.hpp>
#include <sabar/games/patience/engine/state.hpp>
#include <sabar/games/patience/zigzag.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::patience {

template <class Source>
class Patience {
public:
  using State = BasicState<Source::kTableCards, Source::kTablePiles>;
  using Move = sabar::Move;
  using Key = Key128;
  struct Undo {
    State before;
  };

  Patience() = default;
  explicit Patience(const Rules& rules) : source_(rules) {}

  [[nodiscard]] const Rules& rules() const { return source_.rules(); }
  [[nodiscard]] const Facts& facts() const { return source_.facts(); }

  // A table as the engine's position, once the automatic steps have been taken; an error when it breaks the rules.
  [[nodiscard]] Result<State> start(const Table& table) const;
  [[nodiscard]] Table table(const State& position) const;

  void legal(const State& position, MoveList<Move>& moves) const;
  [[nodiscard]] bool is_legal(const State& position, const Move& move) const;
  Undo apply(State& position, const Move& move) const;
  void undo(State& position, const Move& /*move*/, const Undo& back) const { position = back.before; }
  [[nodiscard]] bool goal(const State& position) const;

  // Exact where it fits 128 bits (exact_key()), else a hash. Equal for positions that differ only by the symmetry of
  // same_position(); where nothing is taken to be alike, interchangeable piles keep their places.
  [[nodiscard]] Key key(const State& position, Alike alike = Alike::piles) const;
  [[nodiscard]] Key hashed_key(const State& position, Alike alike) const;
  [[nodiscard]] bool exact_key() const { return facts().key_form != KeyForm::hashed; }
  // Equal up to the order of interchangeable piles, the cards beneath the top of a hole, and the discard pile.
  [[nodiscard]] bool same_position(const State& a, const State& b) const { return canonical(a) == canonical(b); }

  // Whether the order of the group's piles means nothing, now and later.
  [[nodiscard]] bool interchangeable(const State& position, const Group& group) const;

  // For each card in turn the piles that would take it if it lay on top of the waste: visit(number of the card, pile).
  template <class Visit>
  void waste_takers(const State& position, std::span<const Card> cards, Visit&& visit) const;

  // Cards at the top of a pile that form a run by the suits of `move`; at least 1 when the pile has a card face up.
  [[nodiscard]] std::size_t run_length(const State& position, std::size_t pile) const;

private:
  // The piles that take cards, as sets of piles (bit p is pile p), so that one load tells who takes a card.
  using PileSet = std::conditional_t<(Source::kTablePiles <= 32), std::uint32_t, std::uint64_t>;
  struct Targets {
    std::array<PileSet, kCards> takers{};  // of each card
    PileSet take_all = 0;                  // piles that take every card
    PileSet empty = 0;
    PileSet waste_only = 0;
    CardSet freed_to_foundations = 0;  // cards that some foundation takes from elsewhere than the waste

    [[nodiscard]] PileSet taking(Card card) const { return takers[static_cast<std::size_t>(card.index())] | take_all; }
  };

  template <class G>
  void find_targets(const State& position, G g, Targets& targets) const;
  template <class G>
  void lift_group(const State& position, G g, const Targets& targets, MoveList<Move>& moves) const;
  // Lists the moves of the top `count` cards of a pile to those of the allowed piles that take them.
  void offer(const State& position, std::size_t pile, PileKind kind, std::size_t count, PileSet allowed,
             const Targets& targets, MoveList<Move>& moves) const {
    if (const PileSet takers = targets.taking(position.from_top(pile, count - 1)) & allowed; takers != 0) {
      list_transfers(position, pile, kind, count, takers, targets, moves);
    }
  }
  void list_transfers(const State& position, std::size_t pile, PileKind kind, std::size_t count, PileSet takers,
                      const Targets& targets, MoveList<Move>& moves) const;
  template <class G>
  void lift_restricted(const State& position, G g, std::size_t pile, const Targets& targets,
                       MoveList<Move>& moves) const;
  template <class G>
  void lift_pile(const State& position, G g, std::size_t pile, const Targets& targets, MoveList<Move>& moves) const;
  void hand_in_runs(const State& position, MoveList<Move>& moves) const;
  void list_removals(const State& position, MoveList<Move>& moves) const;
  void list_row_moves(const State& position, std::size_t g, MoveList<Move>& moves) const;
  [[nodiscard]] bool gives_top(const State& position, std::size_t pile) const;
  void list_grid_moves(const State& position, std::size_t g, MoveList<Move>& moves) const;
  void list_stock_moves(const State& position, MoveList<Move>& moves) const;

  [[nodiscard]] PileSet piles_of(PileKind kind) const {
    return static_cast<PileSet>(facts().piles_of[static_cast<std::size_t>(kind)]);
  }
  [[nodiscard]] bool run_goes_on(const State& position, std::size_t g, std::size_t pile, std::size_t length) const;
  [[nodiscard]] bool available(const State& position, std::size_t pile) const;
  [[nodiscard]] bool blocked(const State& position, const Group& group, std::size_t first, std::size_t index) const;
  [[nodiscard]] bool lifts(const State& position, std::size_t pile, std::size_t count) const;
  [[nodiscard]] bool complete_run(const State& position, std::size_t pile) const;
  // Cards that may go on `beneath` in group g, and cards that continue a run there.
  [[nodiscard]] CardSet follow(const State& position, std::size_t g, Card beneath) const {
    return facts().by_base ? followers(rules().group[g].build, rules().group[g].build.suits, beneath, position.base,
                                       facts().ranks_of(rules().group[g]))
                           : facts().follow[g][static_cast<std::size_t>(beneath.index())];
  }
  [[nodiscard]] CardSet follow_in_run(const State& position, std::size_t g, Card beneath) const {
    return facts().by_base ? followers(rules().group[g].build, rules().group[g].lift_suits, beneath, position.base,
                                       facts().ranks_of(rules().group[g]))
                           : facts().follow_in_run[g][static_cast<std::size_t>(beneath.index())];
  }

  void draw(State& position) const;
  void close_row(State& position, std::size_t pile) const;
  void gather(State& position) const;
  void settle(State& position) const;
  void turn(State& position, std::size_t pile) const;
  void turn_places(State& position) const;
  bool collect_runs(State& position) const;
  bool fill_columns(State& position) const;

  [[nodiscard]] std::vector<std::uint8_t> canonical(const State& position) const;
  [[nodiscard]] Key counted_key(const State& position, Alike alike) const;
  [[nodiscard]] Key packed_key(const State& position, Alike alike) const;

  [[no_unique_address]] Source source_;
};

using Engine = Patience<LoadedRules>;
using SmallEngine = Patience<SmallRules>;

}  // namespace sabar::patience

#include <sabar/games/patience/engine/apply.hpp>
#include <sabar/games/patience/engine/goal.hpp>
#include <sabar/games/patience/engine/key.hpp>
#include <sabar/games/patience/engine/legal.hpp>
#include <sabar/games/patience/engine/removal.hpp>
#include <sabar/games/patience/engine/table.hpp>

namespace sabar::patience {

extern template class Patience<LoadedRules>;
extern template class Patience<SmallRules>;
static_assert(Game<Engine>);
static_assert(sizeof(SmallEngine::State) == 128);

}  // namespace sabar::patience
