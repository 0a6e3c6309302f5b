// A game of SET being played, as every front end sees it.
//
// A front end draws the cards and sends back the cards that a person chose; it knows no rules. The session is one line
// of moves with a place on it, as the other sessions are. A call that is wrong is counted and changes nothing else;
// undo does not take it back. Three more cards come by themselves when there is no set, as part of the step before,
// unless the player wants to say so himself.
//
//   auto session = SetSession::begin(*set::find_variant("set"), 17);
//   session->call("SHAO SHAW SHAG");
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
#include <sabar/games/set/game.hpp>
#include <sabar/rules/set/play_rules.hpp>

namespace sabar {

struct SetOptions {
  bool more_by_itself = true;  // three more cards come when there is no set; otherwise they are called for
  set::Refill refill = set::Refill::in_place;
};

// A card as views show it: code, attributes and names.
[[nodiscard]] nlohmann::ordered_json set_card_json(set::Card card, std::size_t attributes);

class SetSession {
public:
  static constexpr std::size_t kMaxSave = std::size_t{1} << 16;  // bytes that load() reads; save() stays below

  [[nodiscard]] static SetSession begin(const set::Variant& variant, std::uint64_t deal,
                                        const SetOptions& options = {});
  // Cards in the order in which they are dealt; an error unless each card of the deck is there once.
  [[nodiscard]] static Result<SetSession> begin(const set::Variant& variant, std::span<const set::Card> order,
                                                const SetOptions& options = {});

  // --- What is played
  [[nodiscard]] const set::Variant& variant() const { return game_->variant; }
  [[nodiscard]] const set::PlayRules& rules() const { return game_->game.rules(); }
  [[nodiscard]] std::size_t attributes() const { return rules().attributes; }
  [[nodiscard]] std::optional<std::uint64_t> deal() const { return game_->deal; }
  [[nodiscard]] const SetOptions& options() const { return game_->options; }
  [[nodiscard]] const set::SetGame& game() const { return game_->game; }
  [[nodiscard]] std::vector<set::Card> order() const;

  // --- The position
  [[nodiscard]] std::vector<set::Card> table() const { return position_.cards(); }
  [[nodiscard]] std::size_t deck_left() const { return game().deck_left(position_); }
  // Everything that can be taken now, in the order of places.
  [[nodiscard]] const std::vector<set::Take>& takes() const { return takes_; }
  // The deck is out and nothing can be taken.
  [[nodiscard]] bool finished() const { return takes_.empty() && deck_left() == 0; }
  // Sets taken so far, and how often three more came.
  [[nodiscard]] std::size_t taken() const;
  [[nodiscard]] std::size_t more_count() const { return now_ - taken(); }
  // Cards that the last step laid out, in the order of dealing; all cards at the start.
  [[nodiscard]] std::vector<set::Card> fresh() const;

  // --- Playing
  enum class Answer : std::uint8_t { right, wrong };
  // Three cards of the table (four in ultraset). Wrong: they are no set; that is counted. An error, which is not
  // counted: too few or too many cards, a card twice, or one that is not on the table.
  [[nodiscard]] Result<Answer> call(std::span<const set::Card> cards);
  [[nodiscard]] Result<Answer> call(std::string_view codes);
  // 'There is no set': three more cards, or wrong if there is one. An error if the deck is out.
  [[nodiscard]] Result<Answer> call_none();
  // Why cards are no set, attribute by attribute, in words: "colour: twice green, once red"; empty for a set.
  [[nodiscard]] std::vector<std::string> objections(std::span<const set::Card> cards, Language language) const;

  // The first `count` cards of a set on the table; none if there is no set. The same set as long as the position is the
  // same. Each card shown is counted once.
  [[nodiscard]] std::vector<set::Card> hint(std::size_t count);

  // Something was called, right or wrong, or a hint given: the game is worth keeping.
  [[nodiscard]] bool begun() const { return can_undo() || can_redo() || wrong_ > 0 || hints_ > 0; }
  [[nodiscard]] std::size_t wrong_calls() const { return wrong_; }
  [[nodiscard]] std::size_t hints() const { return hints_; }
  // Sets taken less wrong calls.
  [[nodiscard]] std::int64_t score() const;
  [[nodiscard]] std::uint64_t seconds() const { return seconds_; }
  void set_seconds(std::uint64_t seconds) { seconds_ = seconds; }

  // --- The line
  [[nodiscard]] std::span<const set::Take> moves() const { return std::span(line_).first(now_); }
  [[nodiscard]] std::span<const set::Take> redo_moves() const { return std::span(line_).subspan(now_); }
  [[nodiscard]] bool can_undo() const { return step_back() < now_; }
  [[nodiscard]] bool can_redo() const { return now_ < line_.size(); }
  bool undo();
  bool redo();

  // --- In writing
  // What a front end draws, as one JSON object on one line (docs/set.md, 'Formats').
  [[nodiscard]] std::string view() const;
  [[nodiscard]] nlohmann::ordered_json view_json() const;

  // docs/set.md, 'Formats'. Loading replays every move; it gives the whole game or an error with line and column.
  [[nodiscard]] std::string save() const;
  [[nodiscard]] static Result<SetSession> load(std::string_view text);

private:
  struct Played {
    set::Variant variant;
    std::optional<std::uint64_t> deal;
    SetOptions options;
    set::SetGame game;
  };

  explicit SetSession(std::shared_ptr<const Played> game);
  [[nodiscard]] static SetSession begin(const set::Variant& variant, std::optional<std::uint64_t> deal,
                                        std::span<const set::Card> order, const SetOptions& options);
  void make(const set::Take& move);
  void arrive(std::size_t place);
  [[nodiscard]] std::size_t step_back() const;
  [[nodiscard]] std::size_t step_ahead() const;
  [[nodiscard]] Result<> replay(const set::Take& move);

  std::shared_ptr<const Played> game_;
  std::vector<set::Take> line_;
  std::size_t now_ = 0;
  set::SetGame::State position_;
  std::vector<set::Take> takes_;
  std::size_t wrong_ = 0;
  std::size_t hints_ = 0;
  std::size_t shown_ = 0;  // cards of the hint that were shown in this position
  std::uint64_t seconds_ = 0;
};

}  // namespace sabar
