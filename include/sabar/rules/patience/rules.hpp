// The rules of a patience game as plain data: pile groups, moves, deal and goal.
//
// A value without pointers, so that rules known when the program is built are constants of the compiler, and rules
// read at run time are the same thing with the same engine. `docs/rules.md` says what every field means; parser,
// engine and judge hold themselves to that page.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/deck.hpp>

namespace sabar {

inline constexpr std::size_t kMaxPiles = 64;        // on one table
inline constexpr std::size_t kMaxGroups = 12;       // in one game, the waste and the discard pile included
inline constexpr std::size_t kMaxGroupPiles = 52;   // in one group
inline constexpr std::size_t kMaxTableCards = 208;  // on one table
inline constexpr std::size_t kMaxStartCards = 16;   // named in one `start`
inline constexpr std::uint8_t kUnlimited = 255;     // redeals

enum class PileKind : std::uint8_t {
  column,
  cell,
  foundation,
  reserve,
  hole,
  place,  // a single card that other places may block (Pyramid)
  grid,   // rows of single cards with gaps (Montana)
  row,    // piles in a row that close up (Accordion)
  stock,
  waste,
  discard,
};
inline constexpr std::size_t kPileKinds = 11;

// How the rank of the next card follows from the card beneath it.
enum class Order : std::uint8_t { none, down, up, both, same };
enum class SuitRule : std::uint8_t { any, same, alternate, same_colour, other };

// The judge says the same in words of its own, so that a mistake here is noticed there.
[[nodiscard]] constexpr bool suits_fit(SuitRule rule, Suit beneath, Suit suit) {
  switch (rule) {
    case SuitRule::any:
      return true;
    case SuitRule::same:
      return suit == beneath;
    case SuitRule::alternate:
      return is_red(suit) != is_red(beneath);
    case SuitRule::same_colour:
      return is_red(suit) == is_red(beneath);
    case SuitRule::other:
      return suit != beneath;
  }
  return false;
}

struct Build {
  Order order = Order::none;
  SuitRule suits = SuitRule::any;
  std::uint8_t step = 1;  // ranks apart
  bool wrap = false;      // the highest rank and the lowest are neighbours
  friend constexpr bool operator==(const Build&, const Build&) = default;
};

// What an empty pile takes from a player's hand.
enum class Fill : std::uint8_t {
  any,
  none,
  rank,   // cards of one rank
  base,   // cards of the base rank (foundations)
  waste,  // any card, but from the waste only
};

// Which cards leave a pile together.
enum class Lift : std::uint8_t {
  none,
  top,          // the top card
  run,          // any part of the run at the top
  whole_run,    // the run at the top as a whole
  freeing_run,  // as whole_run; a part only onto an empty pile, or if the card it frees can go to a foundation
  group,        // any face-up card with everything on it (Yukon)
  pile,         // the whole pile, if it is one run
};

// Whether a foundation takes single cards or complete runs from the highest rank to the lowest.
enum class Collect : std::uint8_t { cards, runs_by_hand, runs_at_once };

struct Group {
  PileKind kind = PileKind::column;
  std::uint8_t count = 1;
  std::uint8_t hold = 0;  // largest number of cards in a pile; 0: no limit
  Build build;
  std::uint8_t stop = 0;  // a rank on which nothing may be put; 0: none
  Fill fill = Fill::none;
  std::uint8_t fill_rank = 0;
  std::array<PileKind, 3> fill_from{};  // an emptied pile is filled at once from these, in this order
  std::uint8_t fill_from_count = 0;
  Lift lift = Lift::none;
  SuitRule lift_suits = SuitRule::any;  // of a run that is lifted
  Collect collect = Collect::cards;     // foundations

  std::array<std::uint8_t, kMaxGroupPiles> deal{};    // cards per pile at the start
  std::array<std::uint8_t, kMaxGroupPiles> closed{};  // of these, face down, from the bottom
  bool deal_rest = false;                             // takes what is left (stock)
  bool kings_first = false;  // after the deal the highest rank sinks to the bottom of each pile (Baker's Dozen)
  bool start_first = false;  // foundations, hole: begins with the next card of the deck, whose rank is the base
  std::uint8_t start_count = 0;
  std::array<std::uint8_t, kMaxStartCards> start{};  // foundations, hole: indices of the cards the piles begin with

  std::array<std::uint64_t, kMaxGroupPiles> blocked_by{};  // places: bit i is the group's place i
  std::uint8_t grid_columns = 0;                           // grid: places in one of its rows
  bool row_suits = false;                                  // grid: each row belongs to one suit
  std::uint8_t steps = 0;                                  // row: bit k: a pile may move k piles to the left
  bool match_suit = false;                                 // row: onto a pile whose top has its suit
  bool match_rank = false;                                 // row: … its rank

  std::uint8_t untold = 0;  // as in GameRules

  friend constexpr bool operator==(const Group&, const Group&) = default;
};

// Removal of cards to the discard pile.
enum class Pairs : std::uint8_t {
  none,
  sum,        // two available cards whose ranks add up to pair_sum; one card of that rank alone
  same_rank,  // two available cards of one rank
  beaten,     // the top card of a column, if the top of another has its suit and is higher (ace highest)
};

enum class GoalKind : std::uint8_t {
  foundations,  // every card lies on a foundation
  empty,        // all piles of the kinds in `kinds` are empty
  ordered,      // every column is empty or one complete run of a suit, highest rank to lowest
  one_pile,     // the row is one pile
  rows,         // every row of the grid is one suit in order from its left end
  left,         // at most `count` cards are neither on foundations nor discarded
};

struct Goal {
  GoalKind kind = GoalKind::foundations;
  std::uint16_t kinds = 0;  // bit k: PileKind k
  std::uint8_t count = 0;
  friend constexpr bool operator==(const Goal&, const Goal&) = default;
};

// What holds for the game as a whole. In this and in Group the default of a field says that there is no such rule:
// proofs that do not know a field rest on that.
struct GameRules {
  DeckShape deck;
  std::uint8_t take = 0;         // only so many cards of the shuffled deck are used; 0: all
  std::uint8_t remove_rank = 0;  // after the deal the cards of this rank go to the discard pile; 0: none

  std::uint8_t draw = 0;  // cards turned from the stock at once; 0: there is no stock
  PileKind draw_to = PileKind::waste;
  bool draw_needs_full = false;  // no draw while one of the piles drawn to is empty
  std::uint8_t redeals = 0;      // how often the waste may become the stock again, or kUnlimited
  std::uint8_t gathers = 0;      // how often the columns may be gathered and dealt again
  bool zigzag = false;           // the columns are dealt in rows of alternating direction, each shorter by one

  Pairs pairs = Pairs::none;
  std::uint8_t pair_sum = 0;
  Goal goal;

  std::uint8_t untold = 0;  // no rule: what a rule of tomorrow is to a proof of today; only a test sets it

  friend constexpr bool operator==(const GameRules&, const GameRules&) = default;

  [[nodiscard]] constexpr std::size_t cards() const { return take > 0 ? take : deck.size(); }
};

struct Rules : GameRules {
  std::uint8_t groups = 0;
  std::array<Group, kMaxGroups> group{};

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace sabar
