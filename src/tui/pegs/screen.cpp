// The looks of the screen; keys.cpp has its keys.
#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include <sabar/tui/pegs/screen.hpp>

namespace sabar::tui {
namespace {

constexpr int kPegsBars = 3;      // the top line, the message and the keys
constexpr int kLineWidth = 24;    // of the list of moves at the right
constexpr int kRoomForLine = 72;  // the list is shown on screens as wide as this
constexpr Size kSmallestPegs{80, 24};

}  // namespace

PegsScreen::PegsScreen(PegsPlayRequest& request) : request_(request), texts_(pegs_texts(request.language)) {
  cursor_ = legal().empty() ? 0 : legal().front().from;
}

std::string PegsScreen::name_of(std::size_t hole) const {
  return pegs::hole_text(session().board(), hole, request_.notation);
}

char32_t PegsScreen::mark_of(std::size_t hole) const {
  // With a peg in hand its targets have marks, else every peg the best of its jumps.
  std::optional<Verdict> best;
  for (std::size_t i = 0; i < outlook_.after.size() && i < legal().size(); ++i) {
    const bool here = held_ ? legal()[i].from == *held_ && legal()[i].to == hole : legal()[i].from == hole;
    const Verdict verdict = outlook_.after[i];
    if (here && (!best || verdict == Verdict::solved || (verdict == Verdict::unknown && *best != Verdict::solved))) {
      best = verdict;
    }
  }
  return !marks_ || !best ? U' ' : *best == Verdict::solved ? U'+' : *best == Verdict::unsolvable ? U'-' : U'?';
}

PegsLook PegsScreen::look() const {
  PegsLook look;
  look.pegs = session().pegs();
  look.finish = session().finish().pegs.value_or(0);
  look.cursor = cursor_;
  look.held = held_;
  look.ascii = request_.ascii;
  if (held_) {
    for (const pegs::Hop& hop : jumps_from(*held_)) {
      look.targets |= pegs::bit(hop.to);
    }
  }
  for (std::size_t hole = 0; hole < session().board().size(); ++hole) {
    look.marks.push_back(mark_of(hole));
  }
  return look;
}

void PegsScreen::draw(Canvas& canvas) {
  if (overlay_.draw_page(canvas)) {
    return;
  }
  const Size size = canvas.size();
  const bool line = size.width >= kRoomForLine;
  places_ = place_holes(session().board(), {0, 1, size.width - (line ? kLineWidth : 0), size.height - kPegsBars},
                        request_.notation == pegs::Notation::coordinates);
  if (!places_.complete) {
    places_ = place_holes(session().board(), {0, 1, size.width, size.height - kPegsBars}, false);
  }
  if (!places_.complete) {
    draw_too_small(canvas,
                   filled(texts_.too_small, std::max(kSmallestPegs.width, places_.board.width + 1),
                          std::max(kSmallestPegs.height, places_.board.height + kPegsBars), size.width, size.height));
    return;
  }
  canvas.fill({0, 0, size.width, size.height}, {Ground::felt, Ink::light});
  draw_board(canvas, session().board(), places_, look());
  if (line && places_.board.x + places_.board.width < size.width - kLineWidth) {
    draw_line(canvas);
  }
  draw_status(canvas);
  if (overlay_.question()) {
    overlay_.draw_question(canvas);
  } else if (session().won() && message_.empty()) {
    draw_box(canvas, texts_.won,
             {title(), filled(texts_.won_figures, session().jumps_made(), session().moves_made()), "",
              std::string(texts_.won_keys)});
  }
}

// The moves made so far, the last of them if there is no room for all.
void PegsScreen::draw_line(Canvas& canvas) const {
  const int x = canvas.size().width - kLineWidth;
  const int rows = canvas.size().height - kPegsBars - 2;
  const auto lines =
      wrap_text(pegs::sweeps_text(session().board(), session().jumps(), request_.notation), kLineWidth - 2);
  const std::size_t first =
      lines.size() > static_cast<std::size_t>(rows) ? lines.size() - static_cast<std::size_t>(rows) : 0;
  canvas.write(x, 2, texts_.line_title, {Ground::felt, Ink::gold});
  for (std::size_t i = first; i < lines.size(); ++i) {
    canvas.write(x, 3 + static_cast<int>(i - first), lines[i], {Ground::felt, Ink::dim});
  }
}

void PegsScreen::draw_status(Canvas& canvas) const {
  const std::string gap = request_.ascii ? "  |  " : "  ·  ";
  const pegs::Board& board = session().board();
  const pegs::Holes empty = board.all() & ~session().problem().start;
  const std::string vacancy = std::popcount(empty) > 4 ? fmt::format("{}", std::popcount(empty))
                                                       : pegs::holes_text(board, empty, request_.notation);
  const std::string task =
      session().finish().pegs
          ? filled(texts_.task, vacancy, pegs::holes_text(board, *session().finish().pegs, request_.notation))
          : filled(texts_.task_any, vacancy);
  draw_bar(canvas, 0, fmt::format("{}{}{}", title(), gap, task),
           fmt::format("{} {}{}{} {}{}{} {}", texts_.jumps, session().jumps_made(), gap, texts_.moves,
                       session().moves_made(), gap, texts_.pegs, session().pegs_left()));
  const int bottom = canvas.size().height - 1;
  draw_message(canvas, bottom, message_.empty() ? describe_cursor() : message_, !message_.empty());
  draw_bar(canvas, bottom, texts_.keys, {});
}

std::string PegsScreen::describe_cursor() const {
  const std::string name = name_of(cursor_);
  std::string text = filled(texts_.hole, name);
  if ((session().pegs() & pegs::bit(cursor_)) != 0) {
    std::string targets;
    for (const pegs::Hop& hop : jumps_from(cursor_)) {
      targets += fmt::format("{}{}", targets.empty() ? "" : ", ", name_of(hop.to));
    }
    text = targets.empty() ? filled(texts_.peg_stays, name) : filled(texts_.peg, name, targets);
  }
  return marks_ ? fmt::format("{}{}{}", text, request_.ascii ? "  |  " : "  ·  ", outlook_words()) : text;
}

std::string PegsScreen::outlook_words() const {
  if (session().won()) {
    return std::string(texts_.won);
  }
  const auto has = [&](Verdict verdict) { return std::ranges::find(outlook_.after, verdict) != outlook_.after.end(); };
  if (has(Verdict::solved)) {
    return std::string(texts_.winnable_yes);
  }
  if (thinking()) {
    return std::string(texts_.looking);
  }
  const bool all = outlook_.after.size() == legal().size();
  return std::string(all && !has(Verdict::unknown) ? texts_.winnable_no : texts_.winnable_unknown);
}

}  // namespace sabar::tui
