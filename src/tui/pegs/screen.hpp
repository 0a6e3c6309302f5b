// A board of pegs on a full screen: what it looks like, and what each key and click does.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <sabar/session/pegs/adviser.hpp>
#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>
#include <sabar/tui/overlay.hpp>
#include <sabar/tui/pegs/play.hpp>
#include <sabar/tui/pegs/table.hpp>
#include <sabar/tui/pegs/texts.hpp>

namespace sabar::tui {

class PegsScreen {
public:
  explicit PegsScreen(PegsPlayRequest& request);

  void draw(Canvas& canvas);
  // The key `none` says that time has passed. False when the player leaves.
  [[nodiscard]] bool handle(const Key& key);
  // Marks or a hint are being found out: time should pass quickly.
  [[nodiscard]] bool thinking() const { return hinting_ || (marks_ && outlook_.after.size() < legal().size()); }

private:
  enum class Question { jump, file };

  [[nodiscard]] const std::vector<pegs::Hop>& legal() const { return session().legal(); }
  [[nodiscard]] const PegsSession& session() const { return request_.session; }
  [[nodiscard]] std::string name_of(std::size_t hole) const;
  [[nodiscard]] std::string title() const { return std::string(pegs::title_of(session().board(), request_.language)); }

  // Drawing
  [[nodiscard]] PegsLook look() const;
  void draw_status(Canvas& canvas) const;
  void draw_line(Canvas& canvas) const;
  [[nodiscard]] std::string describe_cursor() const;
  [[nodiscard]] std::string outlook_words() const;
  [[nodiscard]] char32_t mark_of(std::size_t hole) const;

  // Keys
  [[nodiscard]] bool handle_board(const Key& key);
  [[nodiscard]] bool handle_character(char32_t c);
  void handle_answer(Question asked, const std::string& answer);
  void arrow(int dx, int dy);
  void click(const Key& key);

  // Deeds
  [[nodiscard]] std::vector<pegs::Hop> jumps_from(std::size_t hole) const;
  void act();
  void pick_up(std::size_t hole);
  void next_place();
  void play(pegs::Hop hop);
  void after(const Result<>& result);
  void undo_or_redo(bool done, std::string_view said, std::string_view otherwise);
  void toggle_marks();
  void think();
  void say_hint();
  void save(const std::string& path);

  PegsPlayRequest& request_;
  const PegsTexts& texts_;
  PegsAdviser adviser_;
  Overlay<Question> overlay_;
  PegsPlaces places_;
  std::size_t cursor_ = 0;
  std::optional<std::size_t> held_;
  bool marks_ = false;
  bool hinting_ = false;  // a hint is wanted and will come with the next moment
  PegsOutlook outlook_;   // as far as it is found out
  std::string message_;
};

}  // namespace sabar::tui
