// A game of SET on a full screen: what it looks like, and what each key and click does.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>
#include <sabar/tui/overlay.hpp>
#include <sabar/tui/set/play.hpp>
#include <sabar/tui/set/table.hpp>
#include <sabar/tui/set/texts.hpp>

namespace sabar::tui {

class SetScreen {
public:
  SetScreen(SetDesk& desk, const SetLooks& looks, std::string message);

  void draw(Canvas& canvas);
  // The key `none` says that time has passed. False when the player leaves.
  [[nodiscard]] bool handle(const Key& key);

private:
  enum class Question { cards, deal, file };

  [[nodiscard]] const SetSession& session() const { return desk_.session(); }
  [[nodiscard]] std::string codes(std::span<const set::Card> cards) const;

  // Drawing
  [[nodiscard]] SetTableLook look() const;
  void draw_status(Canvas& canvas) const;
  void draw_taken(Canvas& canvas, int left) const;
  void draw_over(Canvas& canvas) const;

  // Keys
  [[nodiscard]] bool handle_table(const Key& key);
  [[nodiscard]] bool handle_character(char32_t c);
  void handle_answer(Question asked, const std::string& answer);
  void click(const Key& key);

  // Deeds
  void choose(std::size_t place);
  void call(std::span<const set::Card> cards);
  void call_none();
  void hint(std::size_t count);
  void undo_or_redo(bool done, std::string_view said, std::string_view otherwise);
  // The table is another.
  void changed();
  void say(std::string_view text);

  SetDesk& desk_;
  SetLooks looks_;
  const SetTexts& texts_;
  Overlay<Question> overlay_;
  SetPlaces places_;
  std::vector<set::Card> table_;
  std::size_t cursor_ = 0;
  std::vector<set::Card> chosen_;
  std::vector<set::Card> hinted_;
  std::string message_;
};

}  // namespace sabar::tui
