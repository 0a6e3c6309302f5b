// Transfers: which piles give to which, and what a pile gives.
#include <fmt/format.h>

#include <sabar/check/patience/follow.hpp>
#include <sabar/check/patience/permits.hpp>
#include <sabar/check/patience/takes.hpp>
#include <sabar/core/card_text.hpp>

namespace sabar::check {
namespace {

Result<> check_piles(const View& view, const Move& move) {
  for (const std::size_t pile : {move.from, move.to}) {
    if (pile >= view.piles()) {
      return fail(fmt::format("there is no pile number {} among {} piles", pile, view.piles()));
    }
  }
  if (move.from == move.to) {
    return fail(fmt::format("{} cannot move onto itself", view.name(move.from)));
  }
  if (move.count == 0) {
    return fail("a transfer moves at least one card");
  }
  if (view.empty(move.from)) {
    return fail(fmt::format("{} is empty", view.name(move.from)));
  }
  if (move.count > view.cards(move.from).size()) {
    return fail(fmt::format("{} has only {}", view.name(move.from), card_count(view.cards(move.from).size())));
  }
  return {};
}

// Which kinds of piles never give to which.
Result<> check_kinds(const View& view, const Move& move) {
  const PileKind from = view.kind(move.from);
  const PileKind to = view.kind(move.to);
  if (from == PileKind::hole || from == PileKind::discard) {
    return fail(fmt::format("no card leaves {}", in_plural(from)));
  }
  switch (to) {
    case PileKind::column:
    case PileKind::cell:
    case PileKind::foundation:
    case PileKind::hole:
    case PileKind::grid:
    case PileKind::discard:
      break;
    default:
      return fail(fmt::format("no card is put on {} by a transfer", in_plural(to)));
  }
  const bool barred = from == PileKind::cell || from == PileKind::reserve || from == PileKind::foundation;
  if (from == to && barred) {
    return fail(fmt::format("cards do not move from {0} to {0}", in_plural(from)));
  }
  return {};
}

bool goes_to_a_foundation(const View& view, std::size_t from, Card card) {
  for (const std::size_t pile : view.piles_of(PileKind::foundation)) {
    if (takes(view, from, pile, std::span(&card, 1))) {
      return true;
    }
  }
  return false;
}

Result<> check_whole_run(const View& view, const Move& move) {
  const std::size_t run = run_length(view, move.from);
  if (move.count == run) {
    return {};
  }
  return fail(fmt::format("the run on {} moves as a whole: {} cards", view.name(move.from), run));
}

Result<> check_freeing_run(const View& view, const Move& move) {
  if (move.count >= run_length(view, move.from) || view.empty(move.to)) {
    return {};
  }
  const auto& cards = view.cards(move.from);
  const Card freed = cards[cards.size() - move.count - 1];
  if (goes_to_a_foundation(view, move.from, freed)) {
    return {};
  }
  return fail(fmt::format("a part of the run on {} moves only to free a card for a foundation; the {} cannot go there",
                          view.name(move.from), to_text(freed)));
}

Result<> check_run(const View& view, const Move& move) {
  if (move.count > run_length(view, move.from)) {
    return fail(fmt::format("{} has no run of {} cards", view.name(move.from), move.count));
  }
  return {};
}

// Whether the source lifts so many cards for this target.
Result<> lifts(const View& view, const Move& move) {
  const Lift lift = view.group(move.from).lift;
  const auto name = [&] { return view.name(move.from); };  // seldom asked for
  if (lift == Lift::none) {
    return fail(fmt::format("no card leaves {} by a transfer", name()));
  }
  if (view.blocked(move.from)) {
    return fail(fmt::format("{} is blocked by the cards on it", name()));
  }
  if (move.count > view.face_up(move.from)) {
    return fail(fmt::format("{} has only {} face up", name(), card_count(view.face_up(move.from))));
  }
  if (move.count == 1 && view.kind(move.to) != PileKind::column) {
    return {};
  }
  switch (lift) {
    case Lift::none:
      break;
    case Lift::top:
      if (move.count == 1) {
        return {};
      }
      return fail(fmt::format("only the top card of {} moves", name()));
    case Lift::run:
      return check_run(view, move);
    case Lift::whole_run:
      return check_run(view, move).and_then([&] { return check_whole_run(view, move); });
    case Lift::freeing_run:
      return check_run(view, move).and_then([&] { return check_freeing_run(view, move); });
    case Lift::group:
      return {};
    case Lift::pile:
      if (move.count != view.cards(move.from).size()) {
        return fail(fmt::format("{} moves as a whole: {} cards", name(), view.cards(move.from).size()));
      }
      return check_run(view, move);
  }
  return fail(fmt::format("no card leaves {}", name()));
}

}  // namespace

Result<> permits_transfer(const View& view, const Move& move) {
  if (auto sound = check_piles(view, move); !sound) {
    return sound;
  }
  if (view.kind(move.from) == PileKind::row && view.kind(move.to) == PileKind::row) {
    return permits_row(view, move);
  }
  if (view.kind(move.from) == PileKind::row) {
    return fail("piles of the row move only within the row");
  }
  if (auto sound = check_kinds(view, move); !sound) {
    return sound;
  }
  if (auto lifted = lifts(view, move); !lifted) {
    return lifted;
  }
  if (view.kind(move.to) == PileKind::discard) {
    return permits_discard(view, move);
  }
  return takes(view, move.from, move.to, view.top_cards(move.from, move.count));
}

}  // namespace sabar::check
