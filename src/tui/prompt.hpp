// A question in one line and the answer being typed.
#pragma once

#include <string>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>

namespace sabar::tui {

class Prompt {
public:
  enum class State { typing, done, cancelled };

  Prompt() = default;
  explicit Prompt(std::string question, std::string_view answer = {});

  State handle(const Key& key);
  void draw(Canvas& canvas, int y) const;
  [[nodiscard]] std::string answer() const;

private:
  std::string question_;
  std::u32string answer_;
};

}  // namespace sabar::tui
