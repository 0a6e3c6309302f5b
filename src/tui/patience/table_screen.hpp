// The table on a full screen: what it looks like, and what each key and click does.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>
#include <sabar/tui/overlay.hpp>
#include <sabar/tui/patience/consultation.hpp>
#include <sabar/tui/patience/cursor.hpp>
#include <sabar/tui/patience/desk.hpp>
#include <sabar/tui/patience/table_view.hpp>
#include <sabar/tui/patience/texts.hpp>
#include <sabar/tui/settings.hpp>

namespace sabar::tui {

enum class Next { stay, menu, quit };

class TableScreen {
public:
  TableScreen(Desk& desk, Settings& settings, std::string message = {});

  void draw(Canvas& canvas);
  // The key `none` says that time has passed.
  [[nodiscard]] Next handle(const Key& key);
  // An answer is being searched for: time should pass quickly.
  [[nodiscard]] bool thinking() const { return question_.has_value(); }

private:
  enum class Asked { move, deal, file };

  [[nodiscard]] const Session& session() const { return desk_.session(); }

  // Drawing
  void draw_status(Canvas& canvas) const;
  void draw_won(Canvas& canvas) const;
  void mark_hint(TableLook& look) const;
  [[nodiscard]] std::string key_line() const;
  [[nodiscard]] std::string describe_cursor() const;

  // Keys
  Next handle_table(const Key& key);
  Next handle_character(char32_t c);
  void handle_answer(Asked asked, const std::string& answer);
  bool handle_digit(char32_t c);
  void handle_press(const Key& key);
  void handle_release(const Key& key);
  void show_help();
  void ask_file();

  // Deeds
  void act();
  void pick_up(const Grip& grip);
  void put_down(std::size_t target);
  [[nodiscard]] std::string why_not(std::size_t target) const;
  void choose_pile(std::size_t pile);
  void jump(bool backwards);
  void play(const std::optional<Move>& move, std::string_view otherwise);
  void turn_stock();
  void ask(Question question);
  void ask_deal(const std::string& answer);
  void think();
  void say_answer();
  void save(const std::string& path);
  void refresh();
  void after(const Result<>& result);

  Desk& desk_;
  Settings& settings_;
  const Texts& texts_;
  Overlay<Asked> overlay_;
  Layout layout_;
  Cursor cursor_;
  std::optional<Grip> held_;
  std::optional<Consultation> question_;
  std::optional<Move> hinted_;  // shown until the next key
  std::string message_;

  std::optional<std::size_t> pressed_;  // pile of the last press of the mouse
  std::chrono::steady_clock::time_point pressed_at_;
};

}  // namespace sabar::tui
