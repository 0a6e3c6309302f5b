#include <fmt/format.h>

#include <sabar/check/patience/follow.hpp>

namespace sabar::check {
namespace {

int around(int value, int ranks) { return (value % ranks + ranks) % ranks; }

bool has_base_card(const Rules& rules) {
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (rules.group[g].kind == PileKind::foundation && rules.group[g].start_first) {
      return true;
    }
  }
  return false;
}

// With `wrap` ranks either count from the base, and then have an end, or go round in a circle.
bool is_circle(const Rules& rules, const Group& group) {
  if (group.kind == PileKind::hole) {
    return true;
  }
  if (group.kind == PileKind::foundation && group.start_count > 0) {
    return true;
  }
  return !has_base_card(rules);
}

// The card is `step` ranks above the one beneath it (below it, if step is negative).
bool is_step(const View& view, const Group& group, Card beneath, Card card, int step) {
  const Rules& rules = view.rules();
  const int ranks = rules.deck.ranks;
  if (!group.build.wrap) {
    return card.rank() - beneath.rank() == step;
  }
  if (is_circle(rules, group)) {
    return around(card.rank() - beneath.rank() - step, ranks) == 0;
  }
  const int base = view.table().base;
  return around(card.rank() - base, ranks) - around(beneath.rank() - base, ranks) == step;
}

bool ranks_follow(const View& view, const Group& group, Card beneath, Card card) {
  const int step = group.build.step;
  switch (group.build.order) {
    case Order::none:
      return false;
    case Order::down:
      return is_step(view, group, beneath, card, -step);
    case Order::up:
      return is_step(view, group, beneath, card, step);
    case Order::both:
      return is_step(view, group, beneath, card, step) || is_step(view, group, beneath, card, -step);
    case Order::same:
      return card.rank() == beneath.rank();
  }
  return false;
}

bool suits_follow(SuitRule suits, Card beneath, Card card) {
  switch (suits) {
    case SuitRule::any:
      return true;
    case SuitRule::same:
      return card.suit() == beneath.suit();
    case SuitRule::alternate:
      return card.red() != beneath.red();
    case SuitRule::same_colour:
      return card.red() == beneath.red();
    case SuitRule::other:
      return card.suit() != beneath.suit();
  }
  return false;
}

std::string_view order_words(Order order) {
  switch (order) {
    case Order::none:
      return "not at all";
    case Order::down:
      return "down";
    case Order::up:
      return "up";
    case Order::both:
      return "up or down";
    case Order::same:
      return "by equal rank";
  }
  return "";
}

std::string_view suit_words(SuitRule suits) {
  switch (suits) {
    case SuitRule::any:
      return "in any suit";
    case SuitRule::same:
      return "by suit";
    case SuitRule::alternate:
      return "by alternate colour";
    case SuitRule::same_colour:
      return "by colour";
    case SuitRule::other:
      return "in another suit";
  }
  return "";
}

}  // namespace

bool follows(const View& view, const Group& group, SuitRule suits, Card beneath, Card card) {
  return ranks_follow(view, group, beneath, card) && suits_follow(suits, beneath, card);
}

std::size_t run_length(const View& view, std::size_t pile) {
  const Group& group = view.group(pile);
  const auto& cards = view.cards(pile);
  const std::size_t face_up = view.face_up(pile);
  if (face_up == 0) {
    return 0;
  }
  std::size_t length = 1;
  while (length < face_up) {
    const Card card = cards[cards.size() - length];
    const Card beneath = cards[cards.size() - length - 1];
    if (!follows(view, group, group.lift_suits, beneath, card)) {
      break;
    }
    ++length;
  }
  return length;
}

std::string in_words(const Build& build) {
  if (build.order == Order::none) {
    return std::string(order_words(build.order));
  }
  const std::string steps = build.step > 1 ? fmt::format(" by {}", build.step) : "";
  return fmt::format("{}{} {}{}", order_words(build.order), steps, suit_words(build.suits),
                     build.wrap ? " with wrap" : "");
}

}  // namespace sabar::check
