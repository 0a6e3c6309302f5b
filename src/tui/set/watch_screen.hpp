// Brute force on a full screen: the cards, the triple being tried, and why it is no set.
#pragma once

#include <string>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>
#include <sabar/tui/page.hpp>
#include <sabar/tui/set/texts.hpp>
#include <sabar/tui/set/watch.hpp>

namespace sabar::tui {

class SetWatchScreen {
public:
  explicit SetWatchScreen(SetWatchRequest& request);

  void draw(Canvas& canvas);
  // The key `none` says that the time of a step has passed. False when the player leaves.
  [[nodiscard]] bool handle(const Key& key);
  // Milliseconds until something happens by itself.
  [[nodiscard]] int patience() const;

private:
  [[nodiscard]] const SetWatch& watch() const { return request_.watch; }
  void pass_time();
  [[nodiscard]] bool handle_character(char32_t c);
  void to_the_end();
  [[nodiscard]] std::string message() const;
  void draw_status(Canvas& canvas) const;

  SetWatchRequest& request_;
  const SetTexts& texts_;
  bool helping_ = false;
  Page help_;
};

}  // namespace sabar::tui
