#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/tui/patience/table_screen.hpp>

namespace sabar::tui {
namespace {

constexpr int kBars = 3;  // the top line, the message and the keys
constexpr Size kSmallest{80, 24};

}  // namespace

TableScreen::TableScreen(Desk& desk, Settings& settings, std::string message)
    : desk_(desk),
      settings_(settings),
      texts_(texts_of(settings.language)),
      cursor_(desk.session()),
      message_(std::move(message)) {}

void TableScreen::draw(Canvas& canvas) {
  if (overlay_.draw_page(canvas)) {
    return;
  }
  const Size size = canvas.size();
  layout_ = lay_out_table(session().rules(), session().table(), {size.width, size.height - kBars},
                          {cursor_.focus(session())});
  if (!layout_.complete) {
    draw_too_small(canvas, filled(texts_.too_small, kSmallest.width, kSmallest.height, size.width, size.height));
    return;
  }
  canvas.fill({0, 0, size.width, size.height}, {Ground::felt, Ink::light});
  TableLook look{settings_.cards, cursor_.grip(), held_, {}, overlay_.question() == Asked::move};
  if (held_) {
    look.targets = desk_.hand().targets(*held_);
  } else if (hinted_) {
    mark_hint(look);
  }
  draw_table(canvas, 1, session(), layout_, look);
  draw_status(canvas);
  if (overlay_.question()) {
    overlay_.draw_question(canvas);
  } else if (session().won()) {
    draw_won(canvas);
  }
}

void TableScreen::draw_status(Canvas& canvas) const {
  const int bottom = canvas.size().height - 1;
  const Progress progress = session().progress();
  const std::string gap = settings_.cards.ascii ? "  |  " : "  ·  ";
  draw_bar(canvas, 0,
           fmt::format("{}{}{}", session().game().title_in(settings_.language), gap, to_text(session().origin())),
           fmt::format("{} {}{}{} {}{}{} {}/{}", texts_.moves, session().moves_made(), gap, texts_.time,
                       clock_text(desk_.seconds()), gap, texts_.progress, progress.done, progress.total));
  draw_message(canvas, bottom, message_.empty() ? describe_cursor() : message_, !message_.empty());
  draw_bar(canvas, bottom, key_line(), {});
}

// Only keys that mean something in this game.
std::string TableScreen::key_line() const {
  const PileMap map = map_piles(session().rules());
  const auto has = [&map](PileKind kind) { return map.by_kind[static_cast<std::size_t>(kind)] > 0; };
  std::string text(texts_.keys_move);
  const auto add = [&text](bool wanted, std::string_view key) {
    text += wanted ? fmt::format("  {}", key) : std::string{};
  };
  add(has(PileKind::foundation) || has(PileKind::hole) || session().rules().pairs != Pairs::none, texts_.keys_home);
  add(has(PileKind::stock), texts_.keys_draw);
  add(has(PileKind::cell), texts_.keys_cell);
  add(true, texts_.keys_rest);
  return text;
}

std::string TableScreen::describe_cursor() const {
  const std::string name = pile_name(session().rules(), cursor_.pile());
  const auto focus = cursor_.focus(session());
  if (!focus || !session().shows(focus->pile, focus->place)) {
    return name;
  }
  const Card card = session().table().piles[focus->pile].cards[focus->place];
  return fmt::format("{}  {}", name, card_name(card, settings_.language));
}

void TableScreen::draw_won(Canvas& canvas) const {
  draw_box(canvas, texts_.won,
           {filled(texts_.won_line, session().game().title_in(settings_.language), to_text(session().origin())),
            filled(texts_.won_figures, session().moves_made(), clock_text(desk_.seconds())), "",
            std::string(texts_.won_keys)});
}

// Cards that move look as if they were in hand already.
void TableScreen::mark_hint(TableLook& look) const {
  const auto stock = only_pile(session().rules(), PileKind::stock);
  switch (hinted_->kind) {
    case MoveKind::transfer:
      look.held = Grip{hinted_->from, hinted_->count, true};
      look.targets = {hinted_->to};
      break;
    case MoveKind::pair:
      look.held = Grip{hinted_->from, 1, true};
      look.targets = {hinted_->to};
      break;
    case MoveKind::draw:
    case MoveKind::redeal:
      look.targets = {*stock};
      break;
    case MoveKind::gather:
      break;
  }
}

Next TableScreen::handle(const Key& key) {
  if (key.kind == KeyKind::none && question_) {
    think();
  }
  if (key.kind == KeyKind::none || key.kind == KeyKind::resize) {
    return Next::stay;
  }
  if (question_) {
    say_answer();  // the key only ends the search
    return Next::stay;
  }
  hinted_.reset();
  const bool over =
      overlay_.handle(key, [this](Asked asked, const std::string& answer) { handle_answer(asked, answer); });
  return over ? Next::stay : handle_table(key);
}

void TableScreen::handle_answer(Asked asked, const std::string& answer) {
  if (asked == Asked::move && !answer.empty()) {
    after(desk_.play(std::string_view(answer)));
  } else if (asked == Asked::file && !answer.empty()) {
    save(answer);
  } else if (asked == Asked::deal && asks_for_winnable(answer)) {
    ask_deal(answer);
  } else if (asked == Asked::deal) {
    const auto dealt = desk_.new_deal(answer);
    after(dealt);
    if (dealt) {
      cursor_ = Cursor(session());
    }
  }
}

void TableScreen::show_help() {
  overlay_.show(Page(session().game().title_in(settings_.language),
                     fmt::format("{}\n{}", rules_in_words(session().game(), settings_.language), texts_.key_page),
                     std::string(texts_.page_keys)));
}

void TableScreen::ask_file() {
  std::string name = fmt::format("{}-{}.save", session().name(), to_text(session().origin()));
  std::replace(name.begin(), name.end(), ':', '-');
  overlay_.ask(Asked::file, Prompt(std::string(texts_.ask_file), name));
}

void TableScreen::ask(Question question) {
  held_.reset();
  question_.emplace(desk_, question);
  think();
}

void TableScreen::ask_deal(const std::string& answer) {
  const auto level = parse_level(answer);
  question_.emplace(desk_, level ? std::optional(*level) : std::nullopt);
  think();
}

void TableScreen::think() {
  if (question_->go_on()) {
    message_ = question_->progress(texts_);
  } else {
    say_answer();
  }
}

void TableScreen::say_answer() {
  Answer answer = question_->answer(settings_.language);
  question_.reset();
  if (answer.deal) {
    desk_.take(*std::move(answer.deal));
    cursor_ = Cursor(session());
    refresh();
  }
  message_ = answer.back ? fmt::format("{} {}", answer.text, texts_.loss_back) : answer.text;
  hinted_ = answer.move;
}

void TableScreen::save(const std::string& path) {
  const auto saved = desk_.save_as(path);
  message_ = saved ? filled(texts_.saved, path) : saved.error().text();
}

// The table has changed, or the program says why not.
void TableScreen::after(const Result<>& result) {
  held_.reset();
  if (!result) {
    message_ = result.error().text();
    return;
  }
  message_.clear();
  refresh();
}

void TableScreen::refresh() {
  held_.reset();
  cursor_.settle(session());
  const Desk::Notice notice = desk_.take_notice();
  if (!notice.error.empty()) {
    message_ = notice.error;
  } else if (!notice.moved_to.empty()) {
    message_ = filled(texts_.previous, notice.moved_to);
  } else if (session().stuck()) {
    message_ = texts_.stuck;
  }
}

}  // namespace sabar::tui
