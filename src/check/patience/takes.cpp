// What a pile takes: rules 3 to 5 of a transfer, and those of the grid.
#include <fmt/format.h>

#include <sabar/check/patience/follow.hpp>
#include <sabar/check/patience/takes.hpp>
#include <sabar/core/card_text.hpp>

namespace sabar::check {
namespace {

// What an empty pile takes, suits apart.
Result<> check_fill(const View& view, std::size_t from, std::size_t to, Card card) {
  const Group& group = view.group(to);
  int rank = 0;
  switch (group.fill) {
    case Fill::any:
      return {};
    case Fill::none:
      return fail(fmt::format("{} is empty, and nothing fills it", view.name(to)));
    case Fill::waste:
      if (view.kind(from) == PileKind::waste) {
        return {};
      }
      return fail(fmt::format("{} is empty and is filled from the waste only", view.name(to)));
    case Fill::rank:
      rank = group.fill_rank;
      break;
    case Fill::base:
      rank = view.table().base;
      break;
  }
  if (card.rank() != rank) {
    return fail(fmt::format("the {} cannot go on the empty {}, which takes only rank {}", to_text(card), view.name(to),
                            rank_text(rank)));
  }
  return {};
}

Result<> check_empty_target(const View& view, std::size_t from, std::size_t to, Card card) {
  if (auto filled = check_fill(view, from, to, card); !filled) {
    return filled;
  }
  const bool by_suit = view.kind(to) == PileKind::foundation && view.group(to).build.suits == SuitRule::same;
  if (by_suit && card.suit() != foundation_suit(view, to)) {
    return fail(fmt::format("the {} cannot go on {}, which belongs to {}", to_text(card), view.name(to),
                            suit_name(foundation_suit(view, to))));
  }
  return {};
}

Result<> check_built_target(const View& view, std::size_t to, Card card) {
  const Group& group = view.group(to);
  const Card beneath = view.top(to);
  if (group.stop != 0 && beneath.rank() == group.stop) {
    return fail(fmt::format("nothing is put on the {} on {}", to_text(beneath), view.name(to)));
  }
  if (!follows(view, group, group.build.suits, beneath, card)) {
    return fail(fmt::format("the {} cannot go on the {}: {} build{} {}", to_text(card), to_text(beneath),
                            in_plural(group.kind), group.kind == PileKind::hole ? "s" : "", in_words(group.build)));
  }
  return {};
}

Result<> check_collecting(const View& view, std::size_t to, std::span<const Card> cards) {
  if (view.group(to).collect == Collect::runs_at_once) {
    return fail(fmt::format("{} takes complete runs by itself, and nothing else", view.name(to)));
  }
  if (!view.empty(to)) {
    return fail(fmt::format("{} already holds a run", view.name(to)));
  }
  if (!is_complete_run(view.rules(), cards)) {
    return fail(fmt::format("{} takes only complete runs of one suit", view.name(to)));
  }
  return {};
}

Result<> check_grid(const View& view, std::size_t from, std::size_t to, Card card) {
  if (!view.empty(to)) {
    return fail(fmt::format("{} is not empty", view.name(to)));
  }
  const Group& group = view.group(to);
  const std::size_t number = view.number_in_group(to);
  const std::size_t columns = group.grid_columns == 0 ? group.count : group.grid_columns;
  if (number % columns == 0) {
    if (auto filled = check_fill(view, from, to, card); !filled) {
      return filled;
    }
    const Suit row_suit = view.deck_suit(number / columns);
    if (group.row_suits && card.suit() != row_suit) {
      return fail(fmt::format("the {} cannot begin the row of {}", to_text(card), suit_name(row_suit)));
    }
    return {};
  }
  const std::size_t left = to - 1;
  if (view.empty(left) || left == from) {
    return fail(fmt::format("{} on the left of {} has no card then", view.name(left), view.name(to)));
  }
  return check_built_target(view, left, card);
}

}  // namespace

Suit foundation_suit(const View& view, std::size_t pile) {
  const Group& group = view.group(pile);
  const std::size_t number = view.number_in_group(pile);
  if (number < group.start_count) {
    return Card::from_index(group.start[number]).suit();
  }
  return view.deck_suit(number);
}

Result<> takes(const View& view, std::size_t from, std::size_t to, std::span<const Card> cards) {
  const Group& group = view.group(to);
  const bool collects = group.kind == PileKind::foundation && group.collect != Collect::cards;
  if (cards.size() > 1 && group.kind != PileKind::column && !collects) {
    return fail(fmt::format("{} takes one card at a time", view.name(to)));
  }
  if (group.hold != 0 && view.cards(to).size() + cards.size() > group.hold) {
    return fail(fmt::format("{} holds at most {}", view.name(to), card_count(group.hold)));
  }
  if (collects) {
    return check_collecting(view, to, cards);
  }
  if (group.kind == PileKind::grid) {
    return check_grid(view, from, to, cards.front());
  }
  if (!view.empty(to)) {
    return check_built_target(view, to, cards.front());
  }
  return check_empty_target(view, from, to, cards.front());
}

}  // namespace sabar::check
