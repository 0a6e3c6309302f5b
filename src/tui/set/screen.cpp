// The looks of the screen; keys.cpp has its keys.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/tui/set/screen.hpp>

namespace sabar::tui {
namespace {

constexpr int kSetBars = 3;      // the top line, the message and the keys
constexpr int kTakenWidth = 20;  // of the list of sets at the right
constexpr int kRoomForHints = 72;

std::vector<bool> flags(const std::vector<set::Card>& table, const std::vector<set::Card>& cards) {
  std::vector<bool> result;
  for (const set::Card card : table) {
    result.push_back(std::ranges::find(cards, card) != cards.end());
  }
  return result;
}

}  // namespace

SetScreen::SetScreen(SetDesk& desk, const SetLooks& looks, std::string message)
    : desk_(desk),
      looks_(looks),
      texts_(set_texts(looks.language)),
      table_(desk.session().table()),
      message_(std::move(message)) {}

std::string SetScreen::codes(std::span<const set::Card> cards) const {
  return set::codes_of(cards, session().attributes());
}

SetTableLook SetScreen::look() const {
  SetTableLook look;
  look.attributes = session().attributes();
  look.chosen = flags(table_, chosen_);
  look.hinted = flags(table_, hinted_);
  look.cursor = cursor_;
  look.language = looks_.language;
  look.colour_words = looks_.colour_words;
  look.ascii = looks_.ascii;
  return look;
}

void SetScreen::draw(Canvas& canvas) {
  if (overlay_.draw_page(canvas)) {
    return;
  }
  const Size size = canvas.size();
  // The list of sets taken must not make the cards small.
  const Box window{0, 1, size.width, size.height - kSetBars};
  const SetPlaces whole = place_set_cards(table_.size(), window);
  places_ = place_set_cards(table_.size(), {0, 1, size.width - kTakenWidth, window.height});
  const bool list = places_.complete && places_.card_width >= std::min(whole.card_width, kLargeSetCard);
  places_ = list ? places_ : whole;
  if (!places_.complete) {
    draw_too_small(canvas, filled(texts_.too_small, size.width, size.height));
    return;
  }
  canvas.fill({0, 0, size.width, size.height}, {Ground::felt, Ink::light});
  draw_set_table(canvas, table_, places_, look());
  if (list) {
    draw_taken(canvas, size.width - kTakenWidth);
  }
  draw_status(canvas);
  if (overlay_.question()) {
    overlay_.draw_question(canvas);
  } else if (session().finished() && message_.empty()) {
    draw_over(canvas);
  }
}

// The sets taken so far, the last of them if there is no room for all.
void SetScreen::draw_taken(Canvas& canvas, int left) const {
  std::vector<std::string> lines;
  for (const set::Take& move : session().moves()) {
    lines.push_back(move.more() ? "+3" : codes(move.list()));
  }
  const auto rows = static_cast<std::size_t>(std::max(1, canvas.size().height - kSetBars - 2));
  const std::size_t first = lines.size() > rows ? lines.size() - rows : 0;
  canvas.write(left, 2, texts_.taken_title, {Ground::felt, Ink::gold});
  for (std::size_t i = first; i < lines.size(); ++i) {
    canvas.write(left, 3 + static_cast<int>(i - first), lines[i], {Ground::felt, Ink::dim});
  }
}

void SetScreen::draw_status(Canvas& canvas) const {
  const std::string gap = looks_.ascii ? " | " : " · ";
  const auto& variant = session().variant();
  const std::string_view name = variant.title_in(looks_.language);
  std::string title(name.substr(0, name.find(',')));  // "Ultraset, four cards" would be too long
  title += session().deal() ? fmt::format("{}{} {}", gap, texts_.deal, *session().deal()) : std::string{};
  std::string right = fmt::format("{} {}{}{} {}", texts_.score, session().score(), gap, texts_.sets, session().taken());
  right += fmt::format("{}{} {}", gap, texts_.wrong, session().wrong_calls());
  if (canvas.size().width >= kRoomForHints && session().hints() > 0) {
    right += fmt::format("{}{} {}", gap, texts_.hints, session().hints());
  }
  right += fmt::format("{}{} {}{}{}", gap, texts_.deck, session().deck_left(), gap, clock_text(desk_.seconds()));
  draw_bar(canvas, 0, title, right);
  const int bottom = canvas.size().height - 1;
  const std::string about =
      cursor_ < table_.size() ? set::name_of(table_[cursor_], looks_.language, session().attributes()) : std::string{};
  draw_message(canvas, bottom, message_.empty() ? about : message_, !message_.empty());
  draw_bar(canvas, bottom, session().options().more_by_itself ? texts_.keys : texts_.keys_called, {});
}

void SetScreen::draw_over(Canvas& canvas) const {
  draw_box(
      canvas, texts_.over,
      {filled(texts_.over_sets, session().taken(), table_.size()),
       filled(texts_.over_calls, session().wrong_calls(), session().hints()),
       filled(texts_.over_score, session().score(), clock_text(desk_.seconds())), "", std::string(texts_.over_keys)});
}

}  // namespace sabar::tui
