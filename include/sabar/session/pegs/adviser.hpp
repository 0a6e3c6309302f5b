// Help for a player of peg solitaire: which jumps keep the game winnable, and a good next one.
//
// On boards of up to 33 holes all positions on the ways from start to finish are found at the first question, and from
// then on every answer comes at once. On larger boards a search looks at each position: what it finds out is kept (a
// solution answers for every position on it), and beyond its limit the answer is 'unknown', never a guess.
//
//   PegsAdviser adviser;
//   draw(session.view(adviser.look(session), pegs::usual_notation(session.board())));
//   say(adviser.hint(session).text(session.board(), pegs::Notation::coordinates, Language::english));
//
// PegsSession::view() also takes an outlook of which nothing is known: {}.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/language.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/rules/pegs/board.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/search/drive.hpp>
#include <sabar/session/pegs/session.hpp>

namespace sabar {

namespace pegs {
class WinnableSet;
}

// What can still become of a position. `solved`: it can be won.
struct PegsOutlook {
  Verdict now = Verdict::unknown;
  std::vector<Verdict> after;  // each of the session's legal() jumps; empty if that was not asked
};

struct PegsHint {
  Verdict verdict = Verdict::unknown;  // solved: the jump is the next one of a solution
  std::optional<pegs::Hop> jump;
  std::size_t to_go = 0;  // jumps to the end, this one included

  // One or two sentences.
  [[nodiscard]] std::string text(const pegs::Board& board, pegs::Notation notation, Language language) const;
};

class PegsAdviser {
public:
  static constexpr Budget kUsual{2'000'000, std::size_t{256} << 20};        // for one position
  static constexpr Budget kWholeBoard{50'000'000, std::size_t{256} << 20};  // for all of a small board

  explicit PegsAdviser(const Budget& budget = kUsual, const Budget& whole_board = kWholeBoard)
      : budget_(budget), whole_board_(whole_board) {}

  // Whether the finish can still be reached from these pegs of the session's board.
  [[nodiscard]] Verdict verdict(const PegsSession& session, pegs::Holes pegs, const Guard& guard = {});
  // The position, and what each jump would make of it.
  [[nodiscard]] PegsOutlook look(const PegsSession& session, const Guard& guard = {});
  // How many solutions go on from these pegs, exact; nothing unless all of the board is known.
  [[nodiscard]] std::optional<std::string> solutions(const PegsSession& session, pegs::Holes pegs,
                                                     const Guard& guard = {});
  // The next jump of a solution, if one is known or found.
  [[nodiscard]] PegsHint hint(const PegsSession& session, const Guard& guard = {});

  // The same from what is known already or a search within this budget finds, never from all of the board: on a small
  // board it comes sooner and may be 'unknown'.
  [[nodiscard]] Verdict verdict_soon(const PegsSession& session, pegs::Holes pegs, const Budget& budget);
  [[nodiscard]] PegsHint hint_soon(const PegsSession& session, const Budget& budget);

private:
  struct Known {
    Verdict verdict = Verdict::unknown;
    std::optional<pegs::Hop> next;  // of a solution
    std::size_t to_go = 0;
  };

  void take_up(const PegsSession& session);
  void find_all(const Guard& guard);
  [[nodiscard]] Known look_up(const PegsSession& session, pegs::Holes pegs) const;
  [[nodiscard]] Known find_out(const PegsSession& session, pegs::Holes pegs, const Guard& guard);
  [[nodiscard]] Known find_soon(const PegsSession& session, pegs::Holes pegs, const Budget& budget, const Guard& guard);
  void keep_line(const PegsSession& session, pegs::Holes pegs, const std::vector<pegs::Hop>& line);

  Budget budget_;
  Budget whole_board_;
  std::optional<PegsSession> session_;                 // whose positions are known; it holds the layout of the set
  std::shared_ptr<const pegs::WinnableSet> winnable_;  // complete, if there is one
  bool all_tried_ = false;                             // to find all of the board
  std::map<pegs::Holes, Known> known_;
};

}  // namespace sabar
