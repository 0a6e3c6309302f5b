// The list of games: families and their games on the left, the rules of the chosen one on the right. Typing searches.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <sabar/rules/patience/game_file.hpp>
#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>
#include <sabar/tui/patience/texts.hpp>
#include <sabar/tui/settings.hpp>

namespace sabar::tui {

class Menu {
public:
  enum class Choice { none, game, go_on, quit };

  // `go_on` is the line that continues a game; empty when there is none.
  Menu(const Settings& settings, std::string go_on, std::string message);

  void draw(Canvas& canvas);
  [[nodiscard]] Choice handle(const Key& key);
  void say(std::string message) { message_ = std::move(message); }
  [[nodiscard]] const GameFile& chosen() const { return *entries_[current_].game; }

private:
  struct Entry {
    std::string text;
    const GameFile* game = nullptr;  // none: the continued game, or a heading
    bool heading = false;
  };

  void list_games();
  void list_best_known();
  void step(int by);
  [[nodiscard]] Choice choose() const;
  Choice handle_press(const Key& key);
  void draw_list(Canvas& canvas, int width, int lines);
  void draw_rules(Canvas& canvas, int left, int lines) const;

  const Settings& settings_;
  const Texts& texts_;
  std::string go_on_;
  std::string message_;
  std::u32string search_;
  std::vector<Entry> entries_;
  std::size_t current_ = 0;
  std::size_t first_ = 0;  // entry at the top of the list
  int list_width_ = 0;     // as drawn
};

}  // namespace sabar::tui
