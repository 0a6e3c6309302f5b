// A question that takes a while to answer: what to play, or whether the game can still be won. The answer comes in
// slices of some milliseconds, so that the screen lives on and any key can end the search.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <sabar/session/hint.hpp>

#include "texts.hpp"

namespace sabar::tui {

enum class Question { hint, winnable };

struct Answer {
  std::string text;
  std::optional<Move> move;  // of a hint
};

class Consultation {
public:
  Consultation(Adviser& adviser, const Session& session, Question question);

  // One slice; false when there is nothing more to find out, or enough has been tried for this question.
  [[nodiscard]] bool go_on();

  // "Thinking: beam 256, 1.2 million positions".
  [[nodiscard]] std::string progress(const Texts& texts) const;

  // What is known now; after a stop that may be little.
  [[nodiscard]] Answer answer(const Session& session, Language language) const;

private:
  [[nodiscard]] Answer hint(const Session& session, Language language) const;
  [[nodiscard]] Answer winnable(const Session& session, const Texts& texts) const;

  Adviser* adviser_;
  Question question_;
  std::uint64_t limit_;
};

}  // namespace sabar::tui
