// A game being played, as every front end sees it.
//
// A front end draws what a session shows and sends move texts back; it knows no rules. The session is one line of
// moves with a place on it: the moves before that place are made, those behind it can be redone. A new move cuts off
// what could be redone. Moves that one request made together (a run carried card by card) are one step: undo and redo
// go from step to step, go_to() may stop anywhere.
//
//   auto session = Session::deal(**find_game("freecell"), NumberedDeal{Scheme::ms, Natural(617), DealOrder::row});
//   session->play("t3-t5");
//   session->undo();
//   const std::string text = session->save();
//
// A session is a value; copies share the rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/session/patience/progress.hpp>

namespace sabar {

struct Hint;
struct SaveLines;
class Timeline;

// As card tables and screens count, time apart.
struct GameScore {
  // 5 for a card from the waste to a column, 10 for a card to a foundation, 5 for a face-down card turned, 15 less for
  // a card back from a foundation; for turning the waste over 100 less with single cards, and with three at a time 20
  // less from the fourth time on. Never below 0.
  int standard = 0;
  // The deck is bought at 1 a card, and every card on a foundation pays 5.
  int vegas = 0;
  friend bool operator==(const GameScore&, const GameScore&) = default;
};

class Session {
public:
  static constexpr std::size_t kMaxMoves = 75'000;               // on the line, made or not
  static constexpr std::size_t kMaxSave = std::size_t{1} << 20;  // bytes that load() reads; save() stays below

  Session(const Session& other);
  Session(Session&& other) noexcept;
  Session& operator=(const Session& other);
  Session& operator=(Session&& other) noexcept;
  ~Session();

  // A game with no move made yet. An origin with a number must give exactly this table.
  [[nodiscard]] static Result<Session> begin(const GameFile& game, const Table& start, DealOrigin origin = {});
  // The same from a deal number.
  [[nodiscard]] static Result<Session> deal(const GameFile& game, const NumberedDeal& deal);

  // --- What is played
  [[nodiscard]] const GameFile& game() const { return *game_; }
  [[nodiscard]] const Rules& rules() const { return game_->rules; }
  [[nodiscard]] const std::string& name() const { return game_->name; }
  [[nodiscard]] const DealOrigin& origin() const { return origin_; }
  // As dealt, before the rules do anything by themselves.
  [[nodiscard]] const Table& start_table() const { return start_; }

  // --- The position
  // Every card, also those face down: draw only what shows() allows.
  [[nodiscard]] const Table& table() const { return table_; }
  // Whether a player sees the card at this place of the pile, counted from the bottom.
  [[nodiscard]] bool shows(std::size_t pile, std::size_t place) const;
  // A place under cards that still lie on it.
  [[nodiscard]] bool blocked(std::size_t pile) const;
  // Moves of the rules, always in the same order.
  [[nodiscard]] const std::vector<Move>& legal() const { return legal_; }
  // Runs that can be carried card by card where the rules move single cards; none is also in legal().
  [[nodiscard]] std::vector<Move> carries() const;
  [[nodiscard]] bool won() const { return won_; }
  // Not won and no legal move is left.
  [[nodiscard]] bool stuck() const { return !won_ && legal_.empty(); }
  [[nodiscard]] Progress progress() const { return measure_progress(rules(), start_, table_); }
  // Of the moves made; only games of the family klondike with a waste have one.
  [[nodiscard]] std::optional<GameScore> score() const;

  // --- Playing
  // A move of legal(), or one of carries(), which becomes several moves in one step. Otherwise an error says in words
  // why not, and nothing changes.
  [[nodiscard]] Result<> play(const Move& move);
  [[nodiscard]] Result<> play(std::string_view move);

  // --- The line. Moves are counted one by one, also within a step.
  [[nodiscard]] std::size_t moves_made() const;
  [[nodiscard]] std::size_t redo_count() const;
  [[nodiscard]] bool can_undo() const { return moves_made() > 0; }
  [[nodiscard]] bool can_redo() const { return redo_count() > 0; }
  // One step; false when there is none.
  bool undo();
  bool redo();
  // To the position after n moves, backwards or forwards; n is at most moves_made() + redo_count().
  [[nodiscard]] Result<> go_to(std::size_t n);
  // Back to the deal; every move can be redone.
  void restart();
  // The moves made, also as texts, and those that can be redone.
  [[nodiscard]] std::span<const Move> moves() const;
  [[nodiscard]] std::vector<std::string> history() const;
  [[nodiscard]] std::span<const Move> redo_moves() const;
  // Move i of the whole line belongs to the same step as the move before it.
  [[nodiscard]] bool continues(std::size_t i) const;

  // --- Help, in one go; advice/hint.hpp has the same in slices.
  // A good next move and its reason: of a winning line if one is found within the budget, else a guess.
  [[nodiscard]] Result<Hint> hint(const Budget& budget) const;
  // Whether the game can still be won from here.
  [[nodiscard]] Result<Verdict> winnable(const Budget& budget) const;

  // The front end's clock, kept with the game.
  [[nodiscard]] std::uint64_t seconds() const { return seconds_; }
  void set_seconds(std::uint64_t seconds) { seconds_ = seconds; }

  // --- In writing
  // What a front end draws, as one JSON object on one line (docs/formats.md, 'Views'). It holds no hidden card.
  [[nodiscard]] std::string view() const;
  [[nodiscard]] nlohmann::ordered_json view_json() const;
  // A move of legal() as the view has it.
  [[nodiscard]] nlohmann::ordered_json move_json(const Move& move) const;

  // docs/formats.md, 'Saves'. Loading replays every move; it gives the whole game or an error with line and column.
  [[nodiscard]] std::string save() const;
  [[nodiscard]] static Result<Session> load(std::string_view text);

private:
  Session(std::shared_ptr<const GameFile> game, const Table& start, DealOrigin origin, std::unique_ptr<Timeline> line);

  [[nodiscard]] static Result<Session> begin_saved(const SaveLines& save);
  // Plays a move of a save; arrive() is due at the end.
  [[nodiscard]] Result<> replay(std::string_view text, bool continues);
  // Takes over the position of the line.
  void arrive();
  // Why a move that is neither legal nor a carry is refused.
  [[nodiscard]] tl::unexpected<Error> refuse(const Move& move) const;

  std::shared_ptr<const GameFile> game_;
  Table start_;
  DealOrigin origin_;
  std::unique_ptr<Timeline> line_;  // never null, but in a session that was moved from
  std::uint64_t seconds_ = 0;

  Table table_;  // what follows from the position of the line
  std::vector<Move> legal_;
  bool won_ = false;
};

}  // namespace sabar
