// What keys and clicks do in a game of SET. Small letters choose cards, so commands have capital letters and signs.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/tui/set/screen.hpp>

namespace sabar::tui {

bool SetScreen::handle(const Key& key) {
  if (key.kind == KeyKind::none || key.kind == KeyKind::resize) {
    return true;
  }
  return overlay_.handle(key, [this](Question asked, const std::string& answer) { handle_answer(asked, answer); }) ||
         handle_table(key);
}

void SetScreen::handle_answer(Question asked, const std::string& answer) {
  if (asked == Question::deal) {
    const auto number = read_deal_number(answer);
    if (number || answer.empty()) {
      desk_.new_deal(number);
      changed();
    }
    say(number || answer.empty() ? std::string(texts_.new_deal) : filled(texts_.no_number, quote_input(answer)));
  } else if (!answer.empty() && asked == Question::file) {
    const auto saved = desk_.save_as(answer);
    say(saved ? filled(texts_.saved, answer) : filled(texts_.not_saved, saved.error().text()));
  } else if (!answer.empty()) {
    const auto cards = set::read_cards(answer, session().attributes());
    cards ? call(*cards) : say(cards.error().text());
  }
}

bool SetScreen::handle_table(const Key& key) {
  if (key.kind == KeyKind::mouse_release) {
    return true;
  }
  message_.clear();
  const auto go = [&](int dx, int dy) { cursor_ = set_place_beside(cursor_, table_.size(), dx, dy); };
  switch (key.kind) {
    case KeyKind::left:
      go(-1, 0);
      break;
    case KeyKind::right:
      go(1, 0);
      break;
    case KeyKind::up:
      go(0, -1);
      break;
    case KeyKind::down:
      go(0, 1);
      break;
    case KeyKind::enter:
      choose(cursor_);
      break;
    case KeyKind::escape:
      chosen_.clear();
      hinted_.clear();
      break;
    case KeyKind::backspace:
      if (!chosen_.empty()) {
        chosen_.pop_back();
      }
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

bool SetScreen::handle_character(char32_t c) {
  switch (c) {
    case U' ':
      choose(cursor_);
      break;
    case U'+':
    case U'=':
      call_none();
      break;
    case U'1':
    case U'2':
    case U'3':
    case U'4':
      hint(c - U'0');
      break;
    case U'H':
      hint(hinted_.size() + 1);
      break;
    case U'U':
    case control('Z'):
      undo_or_redo(desk_.undo(), texts_.taken_back, texts_.nothing_to_undo);
      break;
    case U'R':
    case control('Y'):
      undo_or_redo(desk_.redo(), texts_.played_again, texts_.nothing_to_redo);
      break;
    case U'L':
      looks_.colour_words = !looks_.colour_words;
      break;
    case U':':
      overlay_.ask(Question::cards, Prompt(std::string(texts_.ask_cards)));
      break;
    case U'N':
      overlay_.ask(Question::deal, Prompt(std::string(texts_.ask_deal)));
      break;
    case U'S':
      overlay_.ask(Question::file,
                   Prompt(std::string(texts_.ask_file),
                          fmt::format("{}-{}.save", session().variant().name, session().deal().value_or(0))));
      break;
    case U'?':
      overlay_.show(Page("SET", std::string(texts_.help), std::string(texts_.page_keys)));
      break;
    case U'Q':
    case control('C'):
      return false;
    default:
      if (const auto place = set_place(c, table_.size())) {
        cursor_ = *place;
        choose(*place);
      } else {
        say(texts_.no_such_key);
      }
      break;
  }
  return true;
}

void SetScreen::click(const Key& key) {
  for (std::size_t place = 0; place < places_.cards.size(); ++place) {
    if (places_.cards[place].contains(key.x, key.y)) {
      cursor_ = place;
      choose(place);
      return;
    }
  }
}

// The last card is the call.
void SetScreen::choose(std::size_t place) {
  if (place >= table_.size()) {
    return;
  }
  if (const auto found = std::ranges::find(chosen_, table_[place]); found != chosen_.end()) {
    chosen_.erase(found);
    return;
  }
  chosen_.push_back(table_[place]);
  if (chosen_.size() == session().rules().taken()) {
    const std::vector<set::Card> cards = std::exchange(chosen_, {});
    call(cards);
  }
}

void SetScreen::call(std::span<const set::Card> cards) {
  const std::size_t more = session().more_count();
  const auto answer = desk_.call(cards);
  if (!answer) {
    say(answer.error().text());
  } else if (*answer == SetSession::Answer::right) {
    changed();
    std::string text = session().finished() ? std::string{} : filled(texts_.right, codes(cards));
    text += session().more_count() > more ? fmt::format(". {}", texts_.more_came) : "";
    say(text);
  } else {
    say(filled(texts_.not_right, fmt::format("{}", fmt::join(session().objections(cards, looks_.language), "; "))));
  }
}

void SetScreen::call_none() {
  const auto answer = desk_.call_none();
  if (answer && *answer == SetSession::Answer::right) {
    changed();
  }
  say(!answer ? answer.error().text()
              : std::string(*answer == SetSession::Answer::right ? texts_.none_right : texts_.none_wrong));
}

void SetScreen::hint(std::size_t count) {
  hinted_ = desk_.hint(count);
  if (hinted_.empty()) {
    say(texts_.hint_none);
    return;
  }
  const bool all = hinted_.size() == session().rules().taken();
  say(filled(all ? texts_.hint_last : texts_.hint, codes(hinted_)));
}

void SetScreen::undo_or_redo(bool done, std::string_view said, std::string_view otherwise) {
  changed();
  say(done ? said : otherwise);
}

void SetScreen::changed() {
  table_ = session().table();
  chosen_.clear();
  hinted_.clear();
  cursor_ = std::min(cursor_, table_.empty() ? 0 : table_.size() - 1);
}

// What the file has to say goes before.
void SetScreen::say(std::string_view text) {
  const SetDesk::Notice notice = desk_.take_notice();
  message_ = !notice.error.empty()      ? filled(texts_.not_saved, notice.error)
             : !notice.moved_to.empty() ? filled(texts_.previous, notice.moved_to)
                                        : std::string(text);
}

}  // namespace sabar::tui
