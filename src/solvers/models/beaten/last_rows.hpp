// `last-rows`: deals that are lost by their last rows, whatever happens before them.
//
// Theorem. Let only the last rows be dealt, to columns of which nothing is known but which cards were dealt before. Let
// a column with none of the last cards in it count as empty and, at the same time, as one with each of the earlier
// cards on top. If this cannot be won, the deal cannot.
//
// Proof. Take a winning line of the deal and leave out of it all that happens before these rows and all that moves
// earlier cards. In a column earlier cards lie beneath the last ones. So where an earlier card beats one of the last,
// or where one of the last comes to an empty column, there is none of the last cards, and the move is there. The
// highest cards of the suits never leave, so those among the earlier ones count as left. QED
//
// One row is looked at, then two, and so on: each time the question is harder to answer and closer to the deal. A row
// of four suits is the shortest case. The first that cannot be won is a proof.
#pragma once

#include <memory>
#include <optional>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/models/beaten/game.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::beaten {

class LastRows final : public Search {
public:
  LastRows(std::shared_ptr<const BeatenGame> game, const Budget& budget);

  void step(std::uint64_t nodes) override;
  [[nodiscard]] bool done() const override { return done_; }
  [[nodiscard]] Halt halt() const override { return lost_ ? Halt::exhausted : Halt::incomplete; }
  [[nodiscard]] std::uint64_t nodes() const override { return spent_ + (search_ ? search_->nodes() : 0); }
  [[nodiscard]] std::size_t bytes() const override { return search_ ? search_->bytes() : 0; }
  [[nodiscard]] bool complete() const override { return lost_; }
  [[nodiscard]] std::vector<Move> line() const override { return {}; }
  [[nodiscard]] std::string_view model() const override { return "beaten"; }

private:
  void begin(std::size_t rows);

  std::shared_ptr<const BeatenGame> game_;
  Budget budget_;
  std::size_t rows_ = 0;  // that are looked at
  std::optional<BeatenGame> last_;
  std::optional<DepthFirst<BeatenGame>> search_;
  std::uint64_t spent_ = 0;
  bool lost_ = false;
  bool done_ = false;
};

// The game of the last rows alone.
[[nodiscard]] BeatenBoard last_rows(const BeatenGame& game, std::size_t rows);
// Rows that are still to be dealt.
[[nodiscard]] std::size_t rows_to_deal(const BeatenBoard& board);

}  // namespace sabar::beaten
