#include <bit>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/models/gaps/score.hpp>

namespace sabar::gaps {
namespace {

constexpr int kSettled = 16;   // a card in order from the left end on
constexpr int kJoined = 2;     // a card to the right of the one before it
constexpr int kDead = 12;      // a gap that takes nothing
constexpr int kKing = 2;       // each place that a last card is away from where it belongs in its row
constexpr int kBackwards = 4;  // a card to the left of the one before it, in the same row
constexpr int kChain = 2;      // each move in a chain
constexpr int kLongest = 12;
constexpr int kAtEnd = 4;  // how many moves a gap at a left end counts for
constexpr std::uint64_t kNoise = 30;

}  // namespace

// If only this gap were filled, and then what that leaves, and so on: how many moves.
int GapScore::chain(const GapState& position, std::size_t gap) const {
  const GapBoard& board = game_->board();
  int moves = 0;
  for (Places been = 0; moves < kLongest && (been >> gap & 1) == 0;) {
    been |= place_bit(gap);
    if (board.is_left_end(gap)) {
      return moves + kAtEnd;
    }
    if (board.is_dead(position, gap)) {
      break;
    }
    ++moves;
    gap = position.place[position.at[gap - 1] + 1U];
  }
  return moves;
}

int GapScore::operator()(const GapState& position) const {
  const GapBoard& board = game_->board();
  int score = -kSettled * static_cast<int>(game_->settled(position));
  for (Places rest = position.gaps; rest != 0; rest &= rest - 1) {
    const auto gap = static_cast<std::size_t>(std::countr_zero(rest));
    score += (board.is_dead(position, gap) ? kDead : 0) - kChain * chain(position, gap);
  }
  for (std::size_t suit = 0; suit < board.rows; ++suit) {
    const std::size_t first = suit * board.width;
    const std::size_t last = first + board.width - 2;
    for (std::size_t card = first; card < last; ++card) {
      const std::size_t here = position.place[card];
      const std::size_t next = position.place[card + 1];
      score -= next == here + 1 && !board.is_left_end(next) ? kJoined : 0;
      score += next < here && next / board.width == here / board.width ? kBackwards : 0;
    }
    const std::size_t column = position.place[last] % board.width;
    score += column > 0 && column + 2 < board.width ? kKing * static_cast<int>(board.width - 2 - column) : 0;
  }
  const std::uint64_t dice = mixed(game_->key(position).low + attempt_) >> 50;
  return score + (attempt_ == 0 ? 0 : static_cast<int>(dice * kNoise >> 14));
}

}  // namespace sabar::gaps
