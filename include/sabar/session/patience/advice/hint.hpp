// Help for a player: a good next move in words, and whether the game can still be won.
//
// Both come from one search from the present position. It runs in slices, so that a front end stays alive beside it:
//
//   Adviser adviser;
//   adviser.look_at(session);                          // again after every move; what is still true is kept
//   while (!adviser.done()) adviser.step(4096);
//   say(adviser.hint(session)->text(Language::english));
//
// A winning line is kept: as long as the game stays on it, hints cost nothing. A game that is lost stays lost whatever
// is played, so only taking moves back makes the adviser search again. Where no win is known, a hint is a guess of the
// strategy `greedy`, and says so.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <sabar/session/patience/session.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

struct Hint {
  Verdict verdict = Verdict::unknown;  // solved: the move is the next one of a winning line; unknown: a guess
  std::optional<Move> move;            // none when the game is over, lost, or the strategy does not know either
  Reason reason;                       // of the move
  Ending ending = Ending::none;        // why there is no move
  std::size_t to_go = 0;               // moves to the win, this one included

  // One or two sentences.
  [[nodiscard]] std::string text(Language language) const;
};

// What a move of a winning line does, and what for; one sentence without a full stop.
[[nodiscard]] std::string winning_move_text(const Reason& reason, Language language);

class Adviser {
public:
  // What one position may cost.
  static constexpr Budget kUsual{20'000'000, std::size_t{256} << 20};

  explicit Adviser(const Budget& budget = kUsual) : budget_(budget) {}

  // Takes up the position of the session. Does not search yet.
  void look_at(const Session& session);
  // The same for somebody who knows a line that wins from there and has let the judge replay it.
  void look_at(const Session& session, const std::vector<Move>& win);

  // Searches on for about so many nodes.
  void step(std::uint64_t nodes);
  // Nothing more can be found out about the position within the budget.
  [[nodiscard]] bool done() const { return known_ != Verdict::unknown || ended_; }

  // What is known so far. An error when the position cannot be searched.
  [[nodiscard]] Result<Verdict> verdict() const;
  // Why the search ended without a verdict.
  [[nodiscard]] Halt halt() const { return halt_; }
  // A contradiction that the search of this position has met and outlived.
  [[nodiscard]] const std::optional<SearchFault>& fault() const { return fault_; }
  // Of this position.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::string stage() const { return search_ ? search_->stage() : std::string(); }

  // The next move as far as things are known; looks at the session first.
  [[nodiscard]] Result<Hint> hint(const Session& session);
  // The winning line from the position looked at last; empty unless one is known.
  [[nodiscard]] std::span<const Move> win() const {
    return known_ == Verdict::solved ? std::span(line_).subspan(at_) : std::span<const Move>{};
  }

private:
  struct Lost {
    Key128 rules;
    Table start;
    std::vector<Move> moves;  // after these the game could not be won any more
  };

  [[nodiscard]] bool finds_on_line(const Table& table);
  [[nodiscard]] bool is_lost(const Session& session) const;
  void begin_anew(const Session& session);
  void conclude_search();
  void keep_line(const std::vector<Move>& line);

  Budget budget_;
  std::shared_ptr<SearchMemory> memory_ = std::make_shared<SearchMemory>();  // of the game
  std::optional<Session> session_;                                           // as it was looked at last
  std::unique_ptr<Search> search_;
  std::uint64_t nodes_ = 0;
  Verdict known_ = Verdict::unknown;
  bool ended_ = false;
  Halt halt_ = Halt::stopped;
  std::optional<Error> error_;
  std::optional<SearchFault> fault_;

  std::vector<Move> line_;        // a winning one,
  std::vector<Table> positions_;  // the positions before each of its moves,
  std::size_t at_ = 0;            // and where the game is on it
  std::optional<Lost> lost_;
};

}  // namespace sabar
