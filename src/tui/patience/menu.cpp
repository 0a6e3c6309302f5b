#include <algorithm>
#include <cctype>

#include <sabar/rules/patience/words/words.hpp>
#include <sabar/tui/page.hpp>
#include <sabar/tui/patience/menu.hpp>

namespace sabar::tui {
namespace {

constexpr int kTop = 2;
constexpr int kPage = 10;

std::string lower_case(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

bool matches(const GameFile& game, Language language, const std::string& wanted) {
  return lower_case(game.title_in(language)).find(wanted) != std::string::npos ||
         lower_case(game.title).find(wanted) != std::string::npos || game.name.find(wanted) != std::string::npos ||
         game.family == wanted;
}

std::string capital(std::string text) {
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

}  // namespace

Menu::Menu(const Settings& settings, std::string go_on, std::string message)
    : settings_(settings), texts_(texts_of(settings.language)), go_on_(std::move(go_on)), message_(std::move(message)) {
  list_games();
}

void Menu::list_games() {
  const std::string wanted = lower_case(to_utf8(search_));
  entries_.clear();
  if (!go_on_.empty() && wanted.empty()) {
    entries_.push_back({go_on_, nullptr, false});
  }
  if (wanted.empty()) {
    list_best_known();
  }
  std::string_view family;
  for (const GameFile& game : game_list()) {
    if (!matches(game, settings_.language, wanted)) {
      continue;
    }
    if (game.family != family) {
      family = game.family;
      entries_.push_back({capital(game.family), nullptr, true});
    }
    entries_.push_back({game.title_in(settings_.language), &game, false});
  }
  first_ = current_ = 0;
  if (!entries_.empty() && entries_[0].heading) {
    current_ = 1;
  }
}

void Menu::list_best_known() {
  entries_.push_back({std::string(texts_.menu_best_known), nullptr, true});
  for (const std::string_view name : best_known_games()) {
    if (const auto game = find_game(name)) {
      entries_.push_back({(*game)->title_in(settings_.language), *game, false});
    }
  }
}

void Menu::step(int by) {
  const auto last = static_cast<int>(entries_.size()) - 1;
  if (last < 0) {
    return;
  }
  int at = std::clamp(static_cast<int>(current_) + by, 0, last);
  const int way = by < 0 ? -1 : 1;
  if (entries_[static_cast<std::size_t>(at)].heading) {
    at += at + way < 0 || at + way > last ? -way : way;
  }
  current_ = static_cast<std::size_t>(at);
}

Menu::Choice Menu::choose() const {
  return entries_.empty() ? Choice::none : entries_[current_].game != nullptr ? Choice::game : Choice::go_on;
}

Menu::Choice Menu::handle_press(const Key& key) {
  const std::size_t at = first_ + static_cast<std::size_t>(std::max(0, key.y - kTop));
  if (key.y < kTop || key.x >= list_width_ || at >= entries_.size() || entries_[at].heading) {
    return Choice::none;
  }
  const bool again = current_ == at;
  current_ = at;
  return again ? choose() : Choice::none;
}

Menu::Choice Menu::handle(const Key& key) {
  if (key.kind != KeyKind::none && key.kind != KeyKind::resize) {
    message_.clear();
  }
  switch (key.kind) {
    case KeyKind::up:
    case KeyKind::wheel_up:
      step(-1);
      break;
    case KeyKind::down:
    case KeyKind::wheel_down:
      step(1);
      break;
    case KeyKind::page_up:
      step(-kPage);
      break;
    case KeyKind::page_down:
      step(kPage);
      break;
    case KeyKind::home:
      step(-static_cast<int>(entries_.size()));
      break;
    case KeyKind::end:
      step(static_cast<int>(entries_.size()));
      break;
    case KeyKind::enter:
      return choose();
    case KeyKind::mouse_press:
      return handle_press(key);
    case KeyKind::escape:
    case KeyKind::backspace:
      if (search_.empty()) {
        return key.kind == KeyKind::escape ? Choice::quit : Choice::none;
      }
      search_.resize(key.kind == KeyKind::escape ? 0 : search_.size() - 1);
      list_games();
      break;
    case KeyKind::character:
      if (key.character == control('C')) {
        return Choice::quit;
      }
      if (key.character >= U' ' && search_.size() < 30) {
        search_ += key.character;
        list_games();
      }
      break;
    default:
      break;
  }
  return Choice::none;
}

void Menu::draw_list(Canvas& canvas, int width, int lines) {
  const auto window = static_cast<std::size_t>(std::max(1, lines));
  // The heading above the chosen game stays in sight.
  const std::size_t upper = current_ > 0 ? current_ - 1 : 0;
  first_ = upper < first_ ? upper : current_ >= first_ + window ? current_ - window + 1 : first_;
  for (std::size_t i = 0; i < window && first_ + i < entries_.size(); ++i) {
    const Entry& entry = entries_[first_ + i];
    const bool here = first_ + i == current_;
    const Paint paint = here            ? Paint{Ground::cursor, Ink::black, true}
                        : entry.heading ? Paint{Ground::panel, Ink::gold, true}
                                        : Paint{Ground::panel, Ink::light};
    const Box line{1, kTop + static_cast<int>(i), width - 1, 1};
    canvas.fill(line, paint);
    canvas.write(entry.heading || entry.game == nullptr ? 2 : 4, line.y, entry.text, paint);
    if (here && settings_.cards.ascii) {
      canvas.put(1, line.y, U'>', Ink::black, true);
    }
  }
}

void Menu::draw_rules(Canvas& canvas, int left, int lines) const {
  const GameFile* game = entries_.empty() ? nullptr : entries_[current_].game;
  if (game == nullptr) {
    return;
  }
  const auto text = wrap_text(rules_in_words(*game, settings_.language), canvas.size().width - left - 2);
  for (std::size_t i = 0; i < text.size() && static_cast<int>(i) < lines; ++i) {
    canvas.write(left, kTop + static_cast<int>(i), text[i], {Ground::panel, i == 0 ? Ink::gold : Ink::light, i == 0});
  }
}

void Menu::draw(Canvas& canvas) {
  const Size size = canvas.size();
  canvas.fill({0, 0, size.width, size.height}, {Ground::panel, Ink::light});
  const int lines = size.height - kTop - 2;
  list_width_ = std::min(44, size.width / 2 - 2);
  draw_rules(canvas, list_width_ + 3, lines);
  draw_list(canvas, list_width_, lines);
  draw_bar(canvas, 0, texts_.menu_title, {});
  draw_bar(canvas, size.height - 1, texts_.menu_keys, {});
  const std::string note = !message_.empty() ? message_
                           : entries_.empty()
                               ? filled("{}  {}", filled(texts_.menu_search, to_utf8(search_)), texts_.menu_none)
                           : !search_.empty() ? filled(texts_.menu_search, to_utf8(search_))
                                              : std::string{};
  canvas.write(2, size.height - 2, note, {Ground::panel, Ink::gold, true});
}

}  // namespace sabar::tui
