#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include <sabar/check/pegs/judge.hpp>

namespace sabar::pegs {

PegsJudge::PegsJudge(const Board& board, Holes start) : board_(board) {
  for (std::size_t i = 0; i < board_.holes.size(); ++i) {
    pegs_.push_back(((start >> i) & 1) != 0);
  }
}

Result<PegsJudge> PegsJudge::begin(const Board& board, Holes start) {
  if (board.holes.size() > kMostHoles) {
    return fail(fmt::format("the board has {} holes", board.holes.size()), {},
                fmt::format("a board has at most {} holes", kMostHoles));
  }
  PegsJudge judge(board, start);
  if (judge.pegs() != start) {
    return fail("there are pegs outside the board", {},
                fmt::format("the board has the holes 1 to {}", board.holes.size()));
  }
  return judge;
}

Result<std::size_t> PegsJudge::between(Hop hop) const {
  const Point from = board_.holes[hop.from];
  const Point to = board_.holes[hop.to];
  const int columns = to.column - from.column;
  const int rows = to.row - from.row;
  const bool along_row = rows == 0 && std::abs(columns) == 2;
  const bool along_column = columns == 0 && std::abs(rows) == 2;
  const bool aslant = board_.grid == Grid::triangular && columns == rows && std::abs(rows) == 2;
  if (!along_row && !along_column && !aslant) {
    return fail("the two holes are not two steps apart on one line");
  }
  const Point middle{static_cast<std::int8_t>(from.column + columns / 2),
                     static_cast<std::int8_t>(from.row + rows / 2)};
  for (std::size_t i = 0; i < board_.holes.size(); ++i) {
    if (board_.holes[i] == middle) {
      return i;
    }
  }
  return fail("there is no hole between the two");
}

Result<> PegsJudge::permits(Hop hop) const {
  if (hop.from >= pegs_.size() || hop.to >= pegs_.size()) {
    return fail(fmt::format("the board has no hole {}", std::max(hop.from, hop.to) + 1), {},
                fmt::format("it has the holes 1 to {}", pegs_.size()));
  }
  const auto middle = between(hop);
  if (!middle) {
    return tl::unexpected(middle.error());
  }
  if (!pegs_[hop.from]) {
    return fail(fmt::format("{} has no peg", hole_words(hop.from)));
  }
  if (!pegs_[*middle]) {
    return fail(fmt::format("{} has no peg to jump over", hole_words(*middle)));
  }
  if (pegs_[hop.to]) {
    return fail(fmt::format("{} is not empty", hole_words(hop.to)));
  }
  return {};
}

Result<> PegsJudge::play(Hop hop) {
  if (auto allowed = permits(hop); !allowed) {
    return allowed;
  }
  pegs_[hop.from] = false;
  pegs_[*between(hop)] = false;
  pegs_[hop.to] = true;
  return {};
}

std::size_t PegsJudge::pegs_left() const {
  return static_cast<std::size_t>(std::count(pegs_.begin(), pegs_.end(), true));
}

Holes PegsJudge::pegs() const {
  Holes pegs = 0;
  for (std::size_t i = 0; i < pegs_.size(); ++i) {
    pegs |= pegs_[i] ? bit(i) : 0;
  }
  return pegs;
}

// Column letter and row number; the number of the hole on a triangular grid, where columns are aslant.
std::string PegsJudge::hole_words(std::size_t hole) const {
  if (hole >= board_.holes.size() || board_.grid == Grid::triangular || board_.holes[hole].column >= 26) {
    return fmt::format("hole {}", hole + 1);
  }
  const Point place = board_.holes[hole];
  return fmt::format("{}{}", static_cast<char>('a' + place.column), place.row + 1);
}

PegsRuling judge_pegs(const Board& board, Holes start, std::optional<Holes> finish, std::span<const Hop> line) {
  PegsRuling ruling;
  auto judge = PegsJudge::begin(board, start);
  if (!judge) {
    ruling.reason = fmt::format("the start: {}", judge.error().text());
    return ruling;
  }
  for (const Hop& hop : line) {
    if (const auto played = judge->play(hop); !played) {
      ruling.reason = fmt::format("jump {} ({} to {}): {}", ruling.played + 1, judge->hole_words(hop.from),
                                  judge->hole_words(hop.to), played.error().text());
      ruling.pegs = judge->pegs();
      return ruling;
    }
    ++ruling.played;
  }
  ruling.accepted = true;
  ruling.pegs = judge->pegs();
  ruling.finished = finish ? ruling.pegs == *finish : judge->pegs_left() == 1;
  return ruling;
}

}  // namespace sabar::pegs
