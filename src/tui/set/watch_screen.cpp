#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include <sabar/tui/set/table.hpp>
#include <sabar/tui/set/watch_screen.hpp>
#include <sabar/tui/terminal.hpp>

namespace sabar::tui {
namespace {

constexpr int kWatchBars = 3;
constexpr int kIdle = 1000;    // milliseconds
constexpr int kFrame = 25;     // pictures do not come faster
constexpr int kAdmire = 800;   // how long a set is shown
constexpr double kFaster = 2;  // a press of + or -
constexpr double kSlowest = 0.5;
constexpr double kFastest = 100'000;

}  // namespace

SetWatchScreen::SetWatchScreen(SetWatchRequest& request)
    : request_(request), texts_(set_texts(request.looks.language)) {
  if (request_.automatic && request_.speed <= 0) {
    to_the_end();
  }
}

int SetWatchScreen::patience() const {
  if (helping_ || !request_.automatic || watch().stage() == SetWatch::Stage::over) {
    return kIdle;
  }
  const int step = std::clamp(static_cast<int>(1000 / request_.speed), kFrame, 1000 * 2);
  return watch().stage() == SetWatch::Stage::trying || request_.speed > 1000 ? step : std::max(step, kAdmire);
}

// As many triples as the time of one picture allows, but never past the end of a table.
void SetWatchScreen::pass_time() {
  const int steps = std::max(1, static_cast<int>(request_.speed * kFrame / 1000));
  for (int i = 0; i < steps; ++i) {
    request_.watch.step();
    if (watch().stage() != SetWatch::Stage::trying) {
      break;
    }
  }
}

bool SetWatchScreen::handle(const Key& key) {
  if (helping_) {
    helping_ = help_.handle(key);
    return true;
  }
  switch (key.kind) {
    case KeyKind::none:
      if (request_.automatic) {
        pass_time();
      }
      break;
    case KeyKind::right:
      request_.watch.step();
      break;
    case KeyKind::enter:
      request_.watch.finish_table();
      break;
    case KeyKind::escape:
      request_.automatic = false;
      break;
    case KeyKind::character:
      return handle_character(key.character);
    default:
      break;
  }
  return true;
}

bool SetWatchScreen::handle_character(char32_t c) {
  switch (c) {
    case U' ':
      request_.watch.step();
      break;
    case U'a':
    case U'A':
      request_.automatic = !request_.automatic;
      request_.speed = std::max(request_.speed, kSlowest);
      break;
    case U'+':
    case U'=':
      request_.speed = std::min(kFastest, request_.speed * kFaster);
      break;
    case U'-':
      request_.speed = std::max(kSlowest, request_.speed / kFaster);
      break;
    case U'e':
    case U'E':
      to_the_end();
      break;
    case U'l':
    case U'L':
      request_.looks.colour_words = !request_.looks.colour_words;
      break;
    case U'?':
      helping_ = true;
      help_ = Page(std::string(texts_.watch_title), std::string(texts_.watch_page), std::string(texts_.page_keys));
      break;
    case U'q':
    case U'Q':
    case control('C'):
      return false;
    default:
      break;
  }
  return true;
}

void SetWatchScreen::to_the_end() {
  while (watch().stage() != SetWatch::Stage::over) {
    request_.watch.step();
  }
}

std::string SetWatchScreen::message() const {
  switch (watch().stage()) {
    case SetWatch::Stage::found:
      return filled(texts_.found, set::codes_of(watch().triple_cards()));
    case SetWatch::Stage::nothing:
      return std::string(texts_.nothing);
    case SetWatch::Stage::over:
      return std::string(texts_.over);
    case SetWatch::Stage::trying:
      break;
  }
  if (!watch().triple()) {
    return filled(texts_.table, watch().statistics().tables + 1, watch().table().size(), watch().deck_left());
  }
  // The first attribute that is wrong is enough.
  return fmt::format("{}  {}", filled(texts_.trying, set::codes_of(watch().triple_cards())),
                     watch().objections(request_.looks.language).front());
}

void SetWatchScreen::draw(Canvas& canvas) {
  if (helping_) {
    help_.draw(canvas);
    return;
  }
  const Size size = canvas.size();
  const auto table = watch().table();
  const SetPlaces places = place_set_cards(table.size(), {0, 1, size.width, size.height - kWatchBars});
  if (!places.complete) {
    draw_too_small(canvas, filled(texts_.too_small, size.width, size.height));
    return;
  }
  canvas.fill({0, 0, size.width, size.height}, {Ground::felt, Ink::light});
  SetTableLook look;
  look.language = request_.looks.language;
  look.colour_words = request_.looks.colour_words;
  look.ascii = request_.looks.ascii;
  look.keys = false;
  if (watch().triple()) {
    std::vector<bool>& marked = watch().stage() == SetWatch::Stage::found ? look.hinted : look.chosen;
    marked.resize(table.size());
    for (const std::size_t place : {watch().triple()->a, watch().triple()->b, watch().triple()->c}) {
      marked[place] = true;
    }
  }
  draw_set_table(canvas, table, places, look);
  draw_status(canvas);
  if (watch().stage() == SetWatch::Stage::over) {
    std::istringstream text(set_end_text(watch(), request_.looks.language));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) {
      lines.push_back(line);
    }
    draw_box(canvas, texts_.over, lines);
  }
}

void SetWatchScreen::draw_status(Canvas& canvas) const {
  const std::string gap = request_.looks.ascii ? " | " : " · ";
  draw_bar(canvas, 0, fmt::format("{}{}{} {}", texts_.watch_title, gap, texts_.deal, watch().deal()),
           fmt::format("{}{}{} {}{}{} {}", filled(texts_.tried, watch().tried(), watch().triples()), gap, texts_.sets,
                       watch().statistics().sets, gap, texts_.deck, watch().deck_left()));
  const int bottom = canvas.size().height - 1;
  draw_message(canvas, bottom, message(), watch().stage() != SetWatch::Stage::trying);
  draw_bar(canvas, bottom, texts_.watch_keys,
           request_.automatic ? fmt::format("{:g}/s", request_.speed) : std::string());
}

int watch_set_full_screen(SetWatchRequest request) {
  request.looks.ascii = !choose_utf8_locale() || request.looks.ascii;
  auto terminal = Terminal::open();
  if (terminal == nullptr) {
    return watch_set_line_by_line(std::move(request));  // a terminal that nobody has described
  }
  request.looks.colour_words = request.looks.colour_words || !terminal->colour();
  SetWatchScreen screen(request);
  run_screen(*terminal, screen, request.looks.ascii, [&] { return screen.patience(); });
  terminal.reset();
  if (request.watch.stage() == SetWatch::Stage::over) {
    fmt::print("{} {}\n{}", set_texts(request.looks.language).deal, request.watch.deal(),
               set_end_text(request.watch, request.looks.language));
  }
  return exit_code();
}

}  // namespace sabar::tui
