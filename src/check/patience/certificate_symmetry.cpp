#include <algorithm>
#include <vector>

#include <sabar/check/patience/certificate_symmetry.hpp>
#include <sabar/check/patience/takes.hpp>
#include <sabar/check/patience/view.hpp>

namespace sabar::check {
namespace {

// A draw can still put cards on these piles. Only a waste could fill the stock again.
bool is_still_drawn_to(const View& view, PileKind kind) {
  const Rules& rules = view.rules();
  const auto stock = only_pile(rules, PileKind::stock);
  if (rules.draw == 0 || rules.draw_to != kind || !stock) {
    return false;
  }
  return !view.empty(*stock) || only_pile(rules, PileKind::waste);
}

// Every complete run that may yet leave at once finds a foundation: as many as there can be runs, each empty or holding
// one run, and none gives cards back.
bool has_room_for_runs(const View& view) {
  const Rules& rules = view.rules();
  int foundations = 0;
  for (const std::size_t pile : view.piles_of(PileKind::foundation)) {
    if (view.group(pile).collect != Collect::runs_at_once) {
      continue;
    }
    const bool sound = view.empty(pile) || is_complete_run(rules, view.cards(pile));
    if (!sound || view.group(pile).lift != Lift::none) {
      return false;
    }
    ++foundations;
  }
  return foundations == 0 || foundations >= rules.deck.packs * rules.deck.suits;
}

bool fills_columns(const Rules& rules, PileKind source) {
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const auto* sources = rules.group[g].fill_from.data();
    if (std::find(sources, sources + rules.group[g].fill_from_count, source) !=
        sources + rules.group[g].fill_from_count) {
      return true;
    }
  }
  return false;
}

bool are_alike(const View& view, PileKind kind) {
  switch (kind) {
    case PileKind::cell:
    case PileKind::foundation:
      return true;
    case PileKind::column:
      return !is_still_drawn_to(view, kind) && view.table().gathers >= view.rules().gathers && has_room_for_runs(view);
    case PileKind::reserve:
      return !is_still_drawn_to(view, kind) && !fills_columns(view.rules(), kind);
    default:
      return false;
  }
}

void add_number(std::string& form, std::size_t number) {
  form += static_cast<char>(static_cast<unsigned char>(number));
}

// Foundations that belong to different suits must not change places.
std::size_t owner(const View& view, std::size_t pile) {
  const Group& group = view.group(pile);
  const bool by_suit =
      group.kind == PileKind::foundation && group.collect == Collect::cards && group.build.suits == SuitRule::same;
  return by_suit ? static_cast<std::size_t>(foundation_suit(view, pile)) : kSuits.size();
}

std::string pile_form(const View& view, std::size_t pile) {
  const auto& cards = view.cards(pile);
  const std::size_t first = view.kind(pile) == PileKind::hole && !cards.empty() ? cards.size() - 1 : 0;
  std::string form;
  add_number(form, owner(view, pile));
  // How many cards a hole has follows from the other piles, unless cards are discarded too.
  const bool counts = view.kind(pile) != PileKind::hole || only_pile(view.rules(), PileKind::discard);
  add_number(form, counts ? cards.size() : cards.size() - first);
  add_number(form, view.table().piles[pile].face_down);
  for (std::size_t i = first; i < cards.size(); ++i) {
    add_number(form, static_cast<std::size_t>(cards[i].index()));
  }
  return form;
}

}  // namespace

std::string position_form(const Rules& rules, const Table& table) {
  const View view(rules, table);
  std::string form;
  for (const int count : {table.base, table.redeals, table.gathers}) {
    add_number(form, static_cast<std::size_t>(count));
  }
  std::size_t pile = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    std::vector<std::string> piles;
    for (std::size_t i = 0; i < group.count; ++i, ++pile) {
      if (group.kind != PileKind::discard) {
        piles.push_back(pile_form(view, pile));
      }
    }
    if (are_alike(view, group.kind)) {
      std::sort(piles.begin(), piles.end());
    }
    for (const std::string& text : piles) {
      form += text;
    }
  }
  return form;
}

}  // namespace sabar::check
