// What keys and clicks do on a board of pegs.
#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include <sabar/tui/pegs/screen.hpp>

namespace sabar::tui {
namespace {

// What one jump may cost before the screen looks for keys again.
constexpr auto kLookAhead = std::chrono::milliseconds(400);
constexpr auto kHintTime = std::chrono::seconds(3);

Guard guard_for(std::chrono::steady_clock::duration time) { return {nullptr, std::chrono::steady_clock::now() + time}; }

}  // namespace

bool PegsScreen::handle(const Key& key) {
  if (key.kind == KeyKind::none || key.kind == KeyKind::resize) {
    if (key.kind == KeyKind::none) {
      think();
    }
    return true;
  }
  hinting_ = false;
  return overlay_.handle(key, [this](Question asked, const std::string& answer) { handle_answer(asked, answer); }) ||
         handle_board(key);
}

void PegsScreen::handle_answer(Question asked, const std::string& answer) {
  if (answer.empty()) {
    return;
  }
  if (asked == Question::jump) {
    after(request_.session.play(std::string_view(answer)));
  } else {
    save(answer);
  }
}

bool PegsScreen::handle_board(const Key& key) {
  if (key.kind == KeyKind::mouse_release) {
    return true;
  }
  message_.clear();
  switch (key.kind) {
    case KeyKind::left:
      arrow(-1, 0);
      break;
    case KeyKind::right:
      arrow(1, 0);
      break;
    case KeyKind::up:
      arrow(0, -1);
      break;
    case KeyKind::down:
      arrow(0, 1);
      break;
    case KeyKind::enter:
      act();
      break;
    case KeyKind::tab:
      next_place();
      break;
    case KeyKind::escape:
      cursor_ = held_.value_or(cursor_);
      held_.reset();
      break;
    case KeyKind::home:
      after(request_.session.go_to(0));
      break;
    case KeyKind::end:
      after(request_.session.go_to(session().jumps_made() + session().redo_count()));
      break;
    case KeyKind::mouse_press:
      click(key);
      break;
    case KeyKind::character:
      return handle_character(key.character);
    default:
      break;
  }
  return true;
}

bool PegsScreen::handle_character(char32_t c) {
  switch (c) {
    case U' ':
      act();
      break;
    case U'u':
    case control('Z'):
      undo_or_redo(request_.session.undo(), texts_.taken_back, texts_.nothing_to_undo);
      break;
    case U'R':
    case control('Y'):
      undo_or_redo(request_.session.redo(), texts_.played_again, texts_.nothing_to_redo);
      break;
    case U'h':
      hinting_ = true;
      message_ = texts_.looking;
      break;
    case U'w':
      toggle_marks();
      break;
    case U':':
      overlay_.ask(Question::jump, Prompt(std::string(texts_.ask_jump)));
      break;
    case U's':
      overlay_.ask(Question::file,
                   Prompt(std::string(texts_.ask_file), fmt::format("{}.pegs", session().board().name)));
      break;
    case U'?':
      overlay_.show(Page(title(), std::string(texts_.help), std::string(texts_.page_keys)));
      break;
    case U'q':
    case control('C'):
      return false;
    default:
      break;
  }
  return true;
}

std::vector<pegs::Hop> PegsScreen::jumps_from(std::size_t hole) const {
  std::vector<pegs::Hop> jumps;
  std::ranges::copy_if(legal(), std::back_inserter(jumps), [&](const pegs::Hop& hop) { return hop.from == hole; });
  return jumps;
}

// With a peg in hand an arrow is the jump itself, unless two jumps go that way (on a triangular board).
void PegsScreen::arrow(int dx, int dy) {
  if (!held_) {
    cursor_ = hole_beside(places_, cursor_, dx, dy);
    return;
  }
  std::vector<pegs::Hop> ways;
  for (const pegs::Hop& hop : jumps_from(*held_)) {
    const int x = places_.holes[hop.to].x - places_.holes[hop.from].x;
    const int y = places_.holes[hop.to].y - places_.holes[hop.from].y;
    // Slanting jumps go up or down.
    if (dx != 0 ? y == 0 && x * dx > 0 : y * dy > 0) {
      ways.push_back(hop);
    }
  }
  if (ways.size() == 1) {
    play(ways.front());
  } else if (ways.empty()) {
    message_ = texts_.no_way;
  } else {
    cursor_ = ways.front().to;
    message_ = texts_.two_ways;
  }
}

void PegsScreen::act() {
  if (!held_) {
    pick_up(cursor_);
    return;
  }
  const pegs::Hop hop{static_cast<std::uint8_t>(*held_), static_cast<std::uint8_t>(cursor_)};
  const auto jumps = jumps_from(*held_);
  if (std::ranges::find(jumps, hop) != jumps.end()) {
    play(hop);
  } else if (*held_ == cursor_ && jumps.size() == 1) {
    play(jumps.front());  // the only way
  } else if (*held_ == cursor_) {
    message_ = texts_.which_way;
  } else {
    pick_up(cursor_);
  }
}

void PegsScreen::pick_up(std::size_t hole) {
  held_.reset();
  cursor_ = hole;
  if ((session().pegs() & pegs::bit(hole)) == 0) {
    message_ = filled(texts_.no_peg, name_of(hole));
  } else if (jumps_from(hole).empty()) {
    message_ = filled(texts_.no_jump, name_of(hole));
  } else {
    held_ = hole;
    message_ = texts_.which_way;
  }
}

// The next place for the peg in hand, or the next peg that can jump.
void PegsScreen::next_place() {
  std::vector<std::size_t> places;
  for (const pegs::Hop& hop : legal()) {
    if (!held_ || hop.from == *held_) {
      places.push_back(held_ ? hop.to : hop.from);
    }
  }
  std::ranges::sort(places);
  if (places.empty()) {
    return;
  }
  const auto next = std::ranges::upper_bound(places, cursor_);
  cursor_ = next == places.end() ? places.front() : *next;
}

void PegsScreen::click(const Key& key) {
  for (std::size_t hole = 0; hole < places_.holes.size(); ++hole) {
    if (places_.holes[hole].contains(key.x, key.y)) {
      cursor_ = hole;
      act();
    }
  }
}

void PegsScreen::play(pegs::Hop hop) {
  after(request_.session.play(hop));
  cursor_ = hop.to;
}

// The board has changed, or the program says why not.
void PegsScreen::after(const Result<>& result) {
  held_.reset();
  if (!result) {
    message_ = result.error().text();
    return;
  }
  message_.clear();
  outlook_ = {};
  if (session().stuck()) {
    message_ = filled(texts_.stuck, session().pegs_left());
  }
  if (!request_.save_path.empty()) {
    if (const auto saved = request_.write(request_.save_path, session().save()); !saved) {
      message_ = filled(texts_.not_saved, saved.error().text());
    }
  }
}

void PegsScreen::undo_or_redo(bool done, std::string_view said, std::string_view otherwise) {
  if (done) {
    after({});
  }
  message_ = done ? said : otherwise;
}

void PegsScreen::toggle_marks() {
  marks_ = !marks_;
  outlook_ = marks_ ? PegsOutlook{} : outlook_;
  message_ = marks_ ? texts_.marks_on : texts_.marks_off;
}

// One jump further, or the hint.
void PegsScreen::think() {
  if (hinting_) {
    say_hint();
  } else if (thinking()) {
    const pegs::Hop hop = legal()[outlook_.after.size()];
    const pegs::Holes pegs = session().pegs() ^ session().layout().find_jump(hop)->mask;
    outlook_.after.push_back(adviser_.verdict(session(), pegs, guard_for(kLookAhead)));
  }
}

void PegsScreen::say_hint() {
  hinting_ = false;
  const PegsHint hint = adviser_.hint(session(), guard_for(kHintTime));
  message_ = hint.text(session().board(), request_.notation, request_.language);
  if (hint.jump) {
    held_ = hint.jump->from;
    cursor_ = hint.jump->to;
  }
}

void PegsScreen::save(const std::string& path) {
  const auto saved = request_.write(path, session().save());
  message_ = saved ? filled(texts_.saved, path) : filled(texts_.not_saved, saved.error().text());
}

}  // namespace sabar::tui
