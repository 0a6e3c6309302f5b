// A question that takes a while to answer: what to play, whether the game can still be won, which move lost it, or a
// new deal that can be won. The answer comes in slices of some milliseconds, so that the screen lives on and any key
// can end the search.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <sabar/session/patience/advice/winnable_deal.hpp>
#include <sabar/tui/patience/desk.hpp>
#include <sabar/tui/patience/texts.hpp>

namespace sabar::tui {

enum class Question { hint, winnable, loss, deal };

struct Answer {
  std::string text;
  std::optional<Move> move = std::nullopt;     // of a hint
  bool back = false;                           // one can go back to where it could still be won
  std::optional<Session> deal = std::nullopt;  // to be played now
};

class Consultation {
public:
  // Any question but the one for a deal.
  Consultation(Desk& desk, Question question);
  // A deal of the game on the desk; none: of any level.
  Consultation(Desk& desk, std::optional<Level> level);

  // One slice; false when there is nothing more to find out, or enough has been tried for this question.
  [[nodiscard]] bool go_on();

  // "Thinking: 1.2 million positions".
  [[nodiscard]] std::string progress(const Texts& texts) const;

  // What is known now; after a stop that may be little.
  [[nodiscard]] Answer answer(Language language) const;

private:
  [[nodiscard]] bool done() const;
  [[nodiscard]] std::uint64_t nodes() const;

  [[nodiscard]] Answer hint(Language language) const;
  [[nodiscard]] Answer winnable(const Texts& texts) const;
  [[nodiscard]] Answer loss(Language language) const;
  [[nodiscard]] Answer deal(const Texts& texts) const;

  Desk* desk_;
  Question question_;
  std::uint64_t limit_ = kNoLimit;
  std::optional<Result<DealFinder>> finder_;  // of a deal
};

// "w" or "winnable", "easy", "medium", "hard": what a player may say instead of a deal number.
[[nodiscard]] bool asks_for_winnable(std::string_view text);

}  // namespace sabar::tui
