#include <bit>

#include <sabar/solvers/models/gaps/reach.hpp>

namespace sabar::gaps {

GapReach gap_reach(const GapBoard& board, const GapState& position, CardSet frozen) {
  GapReach reach{};
  Places free = position.gaps;
  const Places inner = ~board.right_ends;
  // A place that becomes free in one round may be one for cards looked at before it; so there is another round.
  for (Places before = 0; free != before;) {
    before = free;
    for (std::size_t suit = 0; suit < board.rows; ++suit) {
      Places open = board.left_ends_for(suit);
      const std::size_t first = suit * board.width;
      for (std::size_t card = first; card + 1 < first + board.width; ++card) {
        const Places own = place_bit(position.place[card]);
        const Places moves = (frozen >> card & 1) - 1;  // all places, or none
        const Places others = open & free & ~own & moves;
        reach[card] = others | own;
        free |= others != 0 ? own : 0;
        open = (reach[card] & inner) << 1;
      }
    }
  }
  return reach;
}

bool is_hopeful(const GapBoard& board, const GapReach& reach) {
  std::array<unsigned, 4> rows{};  // of each suit: bit i, all its cards could come to their places in row i
  for (std::size_t suit = 0; suit < board.rows; ++suit) {
    for (std::size_t row = 0; row < board.rows; ++row) {
      bool all = true;
      for (std::size_t i = 0; i + 1 < board.width && all; ++i) {
        all = (reach[suit * board.width + i] >> (row * board.width + i) & 1) != 0;
      }
      rows[suit] |= all ? 1U << row : 0U;
    }
  }
  std::array<bool, 16> given{};  // sets of rows that the suits so far can have
  given[0] = true;
  for (unsigned set = 1; set < 1U << board.rows; ++set) {
    const auto suit = static_cast<std::size_t>(std::popcount(set)) - 1;
    for (unsigned row = 0; row < board.rows; ++row) {
      const bool in_set = (set >> row & 1) != 0 && (rows[suit] >> row & 1) != 0;
      given[set] = given[set] || (in_set && given[set & ~(1U << row)]);
    }
  }
  return given[(1U << board.rows) - 1];
}

}  // namespace sabar::gaps
