// What the keys and the mouse do on the table.
#include <fmt/format.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/table_screen.hpp>

namespace sabar::tui {
namespace {

constexpr auto kDoubleClick = std::chrono::milliseconds(400);

}  // namespace

Next TableScreen::handle_table(const Key& key) {
  switch (key.kind) {
    case KeyKind::left:
      cursor_.move(session(), layout_, Direction::left);
      break;
    case KeyKind::right:
      cursor_.move(session(), layout_, Direction::right);
      break;
    case KeyKind::up:
      cursor_.move(session(), layout_, Direction::up);
      break;
    case KeyKind::down:
      cursor_.move(session(), layout_, Direction::down);
      break;
    case KeyKind::enter:
      act();
      return Next::stay;
    case KeyKind::escape:
    case KeyKind::backspace:
      held_.reset();
      break;
    case KeyKind::tab:
    case KeyKind::back_tab:
      jump(key.kind == KeyKind::back_tab);
      break;
    case KeyKind::home:
      desk_.to_start();
      refresh();
      break;
    case KeyKind::end:
      desk_.to_end();
      refresh();
      break;
    case KeyKind::mouse_press:
      handle_press(key);
      return Next::stay;
    case KeyKind::mouse_release:
      handle_release(key);
      return Next::stay;
    case KeyKind::character:
      return handle_character(key.character);
    default:
      return Next::stay;
  }
  message_.clear();
  return Next::stay;
}

Next TableScreen::handle_character(char32_t c) {
  message_.clear();
  if (handle_digit(c)) {
    return Next::stay;
  }
  switch (c) {
    case U'q':
    case control('C'):
      return Next::quit;
    case U'm':
      return Next::menu;
    case U' ':
      act();
      break;
    case U':':
      overlay_.ask(Asked::move, Prompt(std::string(texts_.ask_move)));
      break;
    case U'n':
      overlay_.ask(Asked::deal, Prompt(std::string(texts_.ask_deal)));
      break;
    case U's':
      ask_file();
      break;
    case U'?':
      show_help();
      break;
    case U'h':
      ask(Question::hint);
      break;
    case U'w':
      ask(Question::winnable);
      break;
    case U'l':
      ask(Question::loss);
      break;
    case U'b':
      message_ = desk_.to_winnable() ? texts_.before_loss : texts_.no_loss;
      refresh();
      break;
    case U'f':
      play(desk_.hand().move_home(held_.value_or(cursor_.grip()).pile), texts_.no_home);
      break;
    case U'c':
      play(desk_.hand().move_to_cell(held_.value_or(cursor_.grip()).pile), texts_.no_cell);
      break;
    case U'd':
      turn_stock();
      break;
    case U'r':
      after(desk_.play(Move{MoveKind::redeal}));
      break;
    case U'g':
      after(desk_.play(Move{MoveKind::gather}));
      break;
    case U'p':
      if (const auto waste = only_pile(session().rules(), PileKind::waste)) {
        choose_pile(*waste);
      }
      break;
    case U'a': {
      const std::size_t sent = desk_.play_home();
      message_ = sent == 0 ? std::string(texts_.no_home) : filled(texts_.sent_home, sent);
      refresh();
      break;
    }
    case U'u':
    case control('Z'):
      message_ = desk_.undo() ? texts_.taken_back : texts_.nothing_to_undo;
      refresh();
      break;
    case U'R':
    case control('Y'):
      message_ = desk_.redo() ? texts_.played_again : texts_.nothing_to_redo;
      refresh();
      break;
    case U'C':
      settings_.cards.four_colours = !settings_.cards.four_colours;
      break;
    default:
      break;
  }
  return Next::stay;
}

// A digit is a column: the first one picks up, the second one puts down. 0 is the tenth.
bool TableScreen::handle_digit(char32_t c) {
  if (c < U'0' || c > U'9') {
    return false;
  }
  const int number = c == U'0' ? 10 : static_cast<int>(c - U'0');
  if (const auto pile = parse_pile(session().rules(), fmt::format("t{}", number))) {
    choose_pile(*pile);
  } else {
    message_ = filled(texts_.no_column, number);
  }
  return true;
}

void TableScreen::choose_pile(std::size_t pile) {
  cursor_.set(pile);
  act();
}

// Enter: pick up, put down, or turn the stock.
void TableScreen::act() {
  message_.clear();
  const Grip here = cursor_.grip();
  const bool stock = only_pile(session().rules(), PileKind::stock) == here.pile;
  if (held_ && held_->pile != here.pile) {
    put_down(here.pile);
  } else if (stock && (held_ || !desk_.hand().movable(here))) {
    turn_stock();
  } else if (held_ && *held_ == here) {
    held_.reset();
  } else {
    pick_up(here);
  }
}

void TableScreen::pick_up(const Grip& grip) {
  if (desk_.hand().movable(grip)) {
    held_ = grip;
    message_ = texts_.where_to;
  } else {
    held_.reset();
    message_ = filled(texts_.nothing_to_move, pile_name(session().rules(), grip.pile));
  }
}

void TableScreen::put_down(std::size_t target) {
  if (const auto move = desk_.hand().move_to(*held_, target)) {
    after(desk_.play(*move));
  } else {
    message_ = why_not(target);
  }
}

// The session knows the reason, in the language of errors.
std::string TableScreen::why_not(std::size_t target) const {
  if (settings_.language == kErrorLanguage && session().rules().pairs == Pairs::none) {
    Session trial = session();
    if (const auto played = trial.play(transfer(held_->pile, target, held_->count)); !played) {
      return played.error().text();
    }
  }
  return filled(texts_.no_way_there, pile_name(session().rules(), target));
}

void TableScreen::play(const std::optional<Move>& move, std::string_view otherwise) {
  if (move) {
    after(desk_.play(*move));
  } else {
    message_ = otherwise;
  }
}

void TableScreen::turn_stock() { play(desk_.hand().turn_stock(), texts_.no_draw); }

// To the next pile that takes the cards in hand, or that has something to move.
void TableScreen::jump(bool backwards) {
  std::vector<std::size_t> piles;
  if (held_) {
    piles = desk_.hand().targets(*held_);
  } else {
    for (std::size_t pile = 0; pile < layout_.piles.size(); ++pile) {
      if (layout_.piles[pile].shown && desk_.hand().movable({pile, 1, false})) {
        piles.push_back(pile);
      }
    }
  }
  std::erase_if(piles, [this](std::size_t pile) { return !layout_.piles[pile].shown; });
  cursor_.next_of(piles, backwards);
}

void TableScreen::handle_press(const Key& key) {
  const auto now = std::chrono::steady_clock::now();
  const int y = key.y - 1;
  const auto pile = layout_.pile_at(key.x, y);
  if (!pile) {
    held_.reset();
    pressed_.reset();
    return;
  }
  const bool twice = pressed_ == pile && now - pressed_at_ < kDoubleClick;
  pressed_ = pile;
  pressed_at_ = now;
  const CardSpot* spot = layout_.card_at(key.x, y);
  const std::size_t cards = session().table().piles[*pile].cards.size();
  const std::size_t depth = spot != nullptr && walkable(session(), *pile) > 1 ? cards - spot->place : 1;
  const bool stock = only_pile(session().rules(), PileKind::stock) == *pile;
  if (twice && !stock && (!held_ || held_->pile == *pile)) {
    play(desk_.hand().move_home(*pile), texts_.no_home);
    pressed_.reset();
    return;
  }
  cursor_.set(*pile, std::min(depth, walkable(session(), *pile)));
  // A click elsewhere than on a target picks up there.
  if (held_ && held_->pile != *pile && !desk_.hand().move_to(*held_, *pile)) {
    held_.reset();
  }
  act();
}

// Dragging: let go over another pile than the one pressed.
void TableScreen::handle_release(const Key& key) {
  const auto pile = layout_.pile_at(key.x, key.y - 1);
  if (pile && held_ && pressed_ == held_->pile && *pile != held_->pile) {
    cursor_.set(*pile);
    put_down(*pile);
  }
}

}  // namespace sabar::tui
