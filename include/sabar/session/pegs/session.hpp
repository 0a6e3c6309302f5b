// A game of peg solitaire being played, as every front end sees it.
//
// A front end draws the pegs and sends jumps back; it knows no rules. The session is one line of jumps with a place on
// it: the jumps before that place are made, those behind it can be redone. A new jump cuts off what could be redone.
//
//   const pegs::Board& board = *pegs::find_board("english");
//   auto session = PegsSession::begin(pegs::Problem::vacancy(board, 16, pegs::Finish::hole(16)));
//   session->play("d2-d4");
//   session->undo();
//   const std::string text = session->save();
//
// Whether the game can still be won is the business of the adviser (adviser.hpp). A session is a value; copies
// share the layout.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include <sabar/core/result.hpp>
#include <sabar/games/pegs/game.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/rules/pegs/board.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar {

struct PegsOutlook;

class PegsSession {
public:
  static constexpr std::size_t kMaxSave = std::size_t{1} << 16;  // bytes that load() reads; save() stays below

  // An error when start or finish do not fit the board.
  [[nodiscard]] static Result<PegsSession> begin(const pegs::Problem& problem);

  // --- What is played
  [[nodiscard]] const pegs::Board& board() const { return game_->problem.board; }
  [[nodiscard]] const pegs::Layout& layout() const { return game_->layout; }
  [[nodiscard]] const pegs::Problem& problem() const { return game_->problem; }
  [[nodiscard]] const pegs::Finish& finish() const { return game_->problem.finish; }

  // --- The position
  [[nodiscard]] pegs::Holes pegs() const { return pegs_; }
  [[nodiscard]] int pegs_left() const;
  // The jumps that are possible now, always in the same order.
  [[nodiscard]] const std::vector<pegs::Hop>& legal() const { return legal_; }
  [[nodiscard]] bool won() const { return finish().reached(pegs_); }
  // Not won and no jump is left.
  [[nodiscard]] bool stuck() const { return !won() && legal_.empty(); }

  // --- Playing
  // Otherwise an error says in words why not, and nothing changes.
  [[nodiscard]] Result<> play(pegs::Hop hop);
  // One jump or several, also as sweeps; all of them or none.
  [[nodiscard]] Result<> play(std::string_view text);

  // --- The line
  [[nodiscard]] std::size_t jumps_made() const { return now_; }
  [[nodiscard]] std::size_t redo_count() const { return line_.size() - now_; }
  [[nodiscard]] bool can_undo() const { return now_ > 0; }
  [[nodiscard]] bool can_redo() const { return redo_count() > 0; }
  // Jumps of one peg in a row count as one move.
  [[nodiscard]] std::size_t moves_made() const;
  bool undo();
  bool redo();
  // To the position after n jumps, backwards or forwards; n is at most jumps_made() + redo_count().
  [[nodiscard]] Result<> go_to(std::size_t n);
  [[nodiscard]] std::span<const pegs::Hop> jumps() const { return std::span(line_).first(now_); }
  [[nodiscard]] std::span<const pegs::Hop> redo_jumps() const { return std::span(line_).subspan(now_); }

  // --- In writing
  // What a front end draws, as one JSON object on one line (docs/pegs.md, 'Formats').
  [[nodiscard]] std::string view(const PegsOutlook& outlook, pegs::Notation notation) const;
  [[nodiscard]] nlohmann::ordered_json view_json(const PegsOutlook& outlook, pegs::Notation notation) const;

  // docs/pegs.md, 'Formats'. Loading replays every jump; it gives the whole game or an error with line and column.
  [[nodiscard]] std::string save() const;
  [[nodiscard]] static Result<PegsSession> load(std::string_view text);

private:
  struct Played {
    explicit Played(const pegs::Problem& given) : problem(given), layout(given.board) {}
    pegs::Problem problem;
    pegs::Layout layout;
  };

  explicit PegsSession(std::shared_ptr<const Played> game);
  void arrive(std::size_t place);
  // Why a jump is not possible now.
  [[nodiscard]] tl::unexpected<Error> refuse(pegs::Hop hop) const;

  std::shared_ptr<const Played> game_;
  std::vector<pegs::Hop> line_;
  std::size_t now_ = 0;
  pegs::Holes pegs_ = 0;
  std::vector<pegs::Hop> legal_;
};

}  // namespace sabar
