// Removal to the discard pile, and the moves of a row.
#include <fmt/format.h>

#include <sabar/check/patience/permits.hpp>
#include <sabar/core/card_text.hpp>

namespace sabar::check {
namespace {

Result<> check_available(const View& view, std::size_t pile) {
  if (view.empty(pile)) {
    return fail(fmt::format("{} is empty", view.name(pile)));
  }
  if (view.blocked(pile)) {
    return fail(fmt::format("{} is blocked by the cards on it", view.name(pile)));
  }
  if (!view.available(pile)) {
    return fail(fmt::format("the top card of {} is not available", view.name(pile)));
  }
  return {};
}

// Ace is the highest when columns beat each other.
int beating_rank(Card card) { return card.rank() == 1 ? kRanks + 1 : card.rank(); }

Result<> permits_beaten(const View& view, std::size_t from) {
  if (view.kind(from) != PileKind::column) {
    return fail("only the top card of a column can be beaten");
  }
  const Card card = view.top(from);
  for (const std::size_t other : view.piles_of(PileKind::column)) {
    if (other == from || view.empty(other) || view.face_up(other) == 0) {
      continue;
    }
    if (view.top(other).suit() == card.suit() && beating_rank(view.top(other)) > beating_rank(card)) {
      return {};
    }
  }
  return fail(fmt::format("no column shows a higher card of the suit of the {}", to_text(card)));
}

Result<> check_pair(const Rules& rules, Card a, Card b) {
  switch (rules.pairs) {
    case Pairs::sum:
      if (a.rank() + b.rank() == rules.pair_sum) {
        return {};
      }
      return fail(fmt::format("{} and {} do not add up to {}", to_text(a), to_text(b), rules.pair_sum));
    case Pairs::same_rank:
      if (a.rank() == b.rank()) {
        return {};
      }
      return fail(fmt::format("{} and {} are not of one rank", to_text(a), to_text(b)));
    default:
      return fail("this game removes no pairs");
  }
}

bool in_step(const Group& group, std::size_t distance) { return distance < 8 && (group.steps >> distance & 1U) != 0; }

}  // namespace

Result<> permits_discard(const View& view, const Move& move) {
  const Rules& rules = view.rules();
  if (move.count != 1) {
    return fail("cards are discarded one at a time");
  }
  if (auto found = check_available(view, move.from); !found) {
    return found;
  }
  if (rules.pairs == Pairs::beaten) {
    return permits_beaten(view, move.from);
  }
  if (rules.pairs != Pairs::sum) {
    return fail("this game discards no single cards");
  }
  const Card card = view.top(move.from);
  if (card.rank() != rules.pair_sum) {
    return fail(fmt::format("the {} leaves only with another card: together {}", to_text(card), rules.pair_sum));
  }
  return {};
}

Result<> permits_pair(const View& view, const Move& move) {
  const Rules& rules = view.rules();
  if (move.count != 1 || move.from >= move.to) {
    return fail("a pair names two piles, the one with the smaller number first");
  }
  if (move.to >= view.piles()) {
    return fail(fmt::format("there is no pile number {} among {} piles", move.to, view.piles()));
  }
  if (rules.pairs == Pairs::none || rules.pairs == Pairs::beaten || !only_pile(rules, PileKind::discard)) {
    return fail("this game removes no pairs");
  }
  return check_available(view, move.from).and_then([&] { return check_available(view, move.to); }).and_then([&] {
    return check_pair(rules, view.top(move.from), view.top(move.to));
  });
}

Result<> permits_row(const View& view, const Move& move) {
  const Group& group = view.group(move.from);
  if (!view.same_group(move.from, move.to) || move.to > move.from || !in_step(group, move.from - move.to)) {
    return fail(fmt::format("{} is not a step to the left of {}", view.name(move.to), view.name(move.from)));
  }
  if (move.count != view.cards(move.from).size()) {
    return fail(fmt::format("{} moves as a whole: {} cards", view.name(move.from), view.cards(move.from).size()));
  }
  if (view.empty(move.to)) {
    return fail(fmt::format("{} is empty", view.name(move.to)));
  }
  const Card card = view.top(move.from);
  const Card target = view.top(move.to);
  if ((group.match_suit && card.suit() == target.suit()) || (group.match_rank && card.rank() == target.rank())) {
    return {};
  }
  return fail(fmt::format("the {} does not match the {}", to_text(card), to_text(target)));
}

}  // namespace sabar::check
