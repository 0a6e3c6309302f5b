#include <fmt/format.h>

#include <sabar/check/patience/permits.hpp>

namespace sabar::check {
namespace {

// Moves without piles have one form only, so that equal moves are equal values.
Result<> check_plain(const Move& move) {
  if (move.from != 0 || move.to != 0 || move.count != 1) {
    return fail("draw, redeal and gather name no piles and no count");
  }
  return {};
}

Result<> permits_draw(const View& view) {
  const Rules& rules = view.rules();
  const auto stock = only_pile(rules, PileKind::stock);
  if (!stock || rules.draw == 0) {
    return fail("this game has no stock to draw from");
  }
  if (view.empty(*stock)) {
    return fail("the stock is empty");
  }
  const auto targets = view.piles_of(rules.draw_to);
  if (targets.empty()) {
    return fail("there is nothing to draw to");
  }
  if (rules.draw_needs_full) {
    for (const std::size_t pile : targets) {
      if (view.empty(pile)) {
        return fail(fmt::format("{} is empty, and a draw needs a card on every pile it goes to", view.name(pile)));
      }
    }
  }
  return {};
}

Result<> permits_redeal(const View& view) {
  const Rules& rules = view.rules();
  const auto stock = only_pile(rules, PileKind::stock);
  const auto waste = only_pile(rules, PileKind::waste);
  if (!stock || !waste) {
    return fail("this game has no waste to turn over");
  }
  if (!view.empty(*stock)) {
    return fail("the stock still has cards");
  }
  if (view.empty(*waste)) {
    return fail("the waste is empty");
  }
  if (rules.redeals != kUnlimited && view.table().redeals >= rules.redeals) {
    return fail(fmt::format("no redeal is left of {}", rules.redeals));
  }
  return {};
}

Result<> permits_gather(const View& view) {
  if (view.table().gathers >= view.rules().gathers) {
    return fail(fmt::format("no gather is left of {}", view.rules().gathers));
  }
  if (view.piles_of(PileKind::column).empty()) {
    return fail("this game has no columns to gather");
  }
  return {};
}

}  // namespace

Result<> permits(const View& view, const Move& move) {
  switch (move.kind) {
    case MoveKind::transfer:
      return permits_transfer(view, move);
    case MoveKind::pair:
      return permits_pair(view, move);
    case MoveKind::draw:
      return check_plain(move).and_then([&] { return permits_draw(view); });
    case MoveKind::redeal:
      return check_plain(move).and_then([&] { return permits_redeal(view); });
    case MoveKind::gather:
      return check_plain(move).and_then([&] { return permits_gather(view); });
  }
  return fail("there is no such kind of move");
}

std::string move_words(const Rules& rules, const Move& move) {
  const std::size_t piles = map_piles(rules).piles;
  const bool named = move.kind == MoveKind::transfer || move.kind == MoveKind::pair;
  if (move.kind > MoveKind::gather || (named && (move.from >= piles || move.to >= piles))) {
    return fmt::format("kind {}, pile {} to pile {}, {} cards", static_cast<int>(move.kind), move.from, move.to,
                       move.count);
  }
  return to_text(rules, move);
}

}  // namespace sabar::check
