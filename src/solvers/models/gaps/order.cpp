#include <bit>

#include <sabar/solvers/models/gaps/order.hpp>
#include <sabar/solvers/models/gaps/reach.hpp>

namespace sabar::gaps {
namespace {

constexpr std::size_t kMostMovers = 16;  // four twos to a left end, and a card to each other gap

// A set of cards that can move now, against all others that can or could.
class FirstSet {
public:
  FirstSet(const GapBoard& board, const GapState& position, CardSet movers, CardSet set)
      : board_(board), position_(position), movers_(movers & ~set), set_(set) {}

  // First what can happen in one move, then what could happen at all.
  [[nodiscard]] bool stands_alone() const {
    const auto moves_now = [&](std::size_t card) { return (movers_ >> card & 1) != 0; };
    if (!all_of_set([&](std::size_t card) { return is_left_alone(card, moves_now, moves_now); })) {
      return false;
    }
    const GapReach reach = gap_reach(board_, position_, set_);
    const auto may_move = [&](std::size_t card) { return (reach[card] & ~place_bit(position_.place[card])) != 0; };
    return all_of_set([&](std::size_t card) {
      return is_left_alone(card, may_move,
                           [&](std::size_t after) { return (reach[after] >> (position_.place[card] + 1U) & 1) != 0; });
    });
  }

private:
  template <class Test>
  [[nodiscard]] bool all_of_set(Test&& test) const {
    for (CardSet rest = set_; rest != 0; rest &= rest - 1) {
      if (!test(static_cast<std::size_t>(std::countr_zero(rest)))) {
        return false;
      }
    }
    return true;
  }
  [[nodiscard]] bool in_set(std::size_t card) const { return (set_ >> card & 1) != 0; }

  template <class MayMove, class MayFollow>
  [[nodiscard]] bool is_left_alone(std::size_t card, const MayMove& may_move, const MayFollow& may_follow) const {
    const auto interferes = [&](std::size_t other) { return !in_set(other) && may_move(other); };
    if (!board_.is_first(card)) {
      if (interferes(card - 1)) {
        return false;
      }
    } else if (two_is_disturbed(card, interferes)) {
      return false;
    }
    const std::size_t own = position_.place[card];
    const bool room = !board_.is_last(card) && !board_.is_right_end(own) && position_.at[own + 1] != card + 1;
    return !room || in_set(card + 1) || !may_follow(card + 1);
  }
  template <class Interferes>
  [[nodiscard]] bool two_is_disturbed(std::size_t two, const Interferes& interferes) const {
    for (Places rest = board_.left_ends_for(two / board_.width); rest != 0; rest &= rest - 1) {
      const std::uint8_t there = position_.at[static_cast<std::size_t>(std::countr_zero(rest))];
      if (there != kGap && there != two && interferes(there)) {
        return true;
      }
    }
    for (std::size_t suit = 0; !board_.row_suits && suit < board_.rows; ++suit) {
      if (suit * board_.width != two && interferes(suit * board_.width)) {
        return true;
      }
    }
    return false;
  }

  const GapBoard& board_;
  const GapState& position_;
  CardSet movers_;  // that are not in the set
  CardSet set_;
};

}  // namespace

void keep_first(const GapBoard& board, const GapState& position, MoveList<GapStep>& moves) {
  CardSet movers = 0;
  for (const GapStep& move : moves) {
    movers |= card_bit(move.card);
  }
  std::array<CardSet, kMostMovers> single{};
  std::size_t count = 0;
  for (CardSet rest = movers; rest != 0 && count < kMostMovers; rest &= rest - 1) {
    single[count++] = rest & -rest;
  }
  const auto keep = [&](CardSet set) {
    const bool alone = FirstSet(board, position, movers, set).stands_alone();
    if (alone) {
      moves.keep_if([&](const GapStep& move) { return (set >> move.card & 1) != 0; });
    }
    return alone;
  };
  for (std::size_t i = 0; i < count && count > 1; ++i) {
    if (keep(single[i])) {
      return;
    }
  }
  for (std::size_t i = 0; i < count && count > 2; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (keep(single[i] | single[j])) {
        return;
      }
    }
  }
}

}  // namespace sabar::gaps
