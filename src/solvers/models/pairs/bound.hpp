// What a position of a game of pairs still costs at least: moves and draws together.
//
// Which cards leave together is a matching; within a class of ranks that go together (eight cards at most) it can be
// looked up for every set of cards that could take part. A pair costs one move. A card of an open stock that leaves by
// a pair need not be drawn, so it saves one: a pair counts one less the cards of the stock in it.
//
// Without a redeal the cards that take part are those of the table, the first x of the stock and the uppermost y of the
// waste. All cards of the stock before the last one that is used leave by a pair or are drawn, those of the waste above
// the last one used leave. So the win costs at least x + y and what the matchings of all classes count, for some x and
// y. With a redeal all of the stock is drawn or used, and after the redeal the lowest z cards of the waste are.
//
// Theorem. One card more costs one and changes what a class counts by nothing or by one less, unless without it there
// is no matching. (Lay the best matchings with and without the card over each other: they differ by a path from that
// card, whose other end is covered by one of them only and so is a card that need not leave. Either the path has as
// many pairs of both, or one pair and one card more of that which has the card.) So of the x, y and z for which all
// classes have matchings only the smallest are looked at. QED
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include <sabar/solvers/models/pairs/board.hpp>

namespace sabar::pairs {

// A deal as the bound sees it. Cards are those of the table and then of waste and stock in the order they are drawn.
struct BoundCards {
  std::size_t laid = 0;
  std::size_t count = 0;
  bool open = false;
  bool stock_wanted = false;
  Cards alone = 0;
  Cards wanted = 0;
  std::array<Cards, kMostCards> partners{};
  std::vector<Cards> classes;  // eight cards at most in each; a card in none has no partner
};

class PairBound {
public:
  PairBound() = default;
  explicit PairBound(const BoundCards& cards);

  // Negative: it is lost. `waste` are the cards of the waste that are left.
  [[nodiscard]] int at_least(Cards cards, Cards waste, bool may_redeal) const;

private:
  static constexpr std::size_t kMostClasses = 16;
  static constexpr std::int8_t kLost = std::numeric_limits<std::int8_t>::max();
  static constexpr int kFar = 1000;  // more than any game has

  // The cards that take part, those of one class beside each other.
  struct Taking {
    std::uint64_t sets = 0;
    int counts = 0;  // of the classes that have a matching
    int lost = 0;    // classes that have none
  };

  void fill_class(const BoundCards& cards, std::size_t number, Cards of_class);
  [[nodiscard]] std::int8_t match(const BoundCards& cards, const std::array<std::uint8_t, 8>& list, std::size_t set,
                                  std::size_t number) const;
  [[nodiscard]] std::int8_t counted(std::uint64_t sets, std::size_t number) const {
    return counts_[number][static_cast<std::size_t>(sets >> shift_[number] & width_[number])];
  }
  [[nodiscard]] Taking taking(Cards cards) const;
  void add(Taking& all, std::size_t card) const;
  void remove(Taking& all, std::size_t card) const;
  [[nodiscard]] int reach(Taking all, Cards ahead, Cards behind, Cards cards, int& straight) const;

  std::size_t classes_ = 0;
  bool open_ = false;
  bool stock_wanted_ = false;
  Cards laid_cards_ = 0;
  Cards alone_ = 0;
  Cards matched_ = 0;      // in a class
  Cards hopeless_ = 0;     // must leave, and are in no class
  Cards leave_alone_ = 0;  // of the table, and must leave
  std::array<Cards, kMostCards> partners_{};
  std::array<std::array<std::int8_t, 256>, kMostClasses> counts_{};
  std::array<std::uint8_t, kMostClasses> shift_{};
  std::array<std::uint8_t, kMostClasses> width_{};
  std::array<std::uint8_t, kMostCards> class_of_{};
  std::array<std::uint64_t, kMostCards> bit_{};             // of a card in `sets`
  std::array<std::array<std::uint64_t, 256>, 7> packed_{};  // by bytes of the cards
};

}  // namespace sabar::pairs
