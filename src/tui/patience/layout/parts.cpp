#include <algorithm>

#include <sabar/tui/patience/layout/parts.hpp>

namespace sabar::tui {
namespace {

int pitch_for(int slots, int width) { return slots == 0 ? kMostPitch : std::min(kMostPitch, width / slots); }

int lines_for(int slots, int width) {
  const int most = std::max(1, width / kLeastPitch);
  return (slots + most - 1) / most;
}

// A reserve of more than one card in any of its piles.
bool tall(const Rules& rules, const Group& group, const Table& table, std::size_t first) {
  std::size_t longest = 0;
  for (std::size_t i = 0; i < group.count; ++i) {
    longest = std::max({longest, std::size_t{group.deal[i]}, table.piles[first + i].cards.size()});
  }
  return longest > 1 || rules.draw_to == PileKind::reserve;
}

std::vector<std::size_t>* part_of(Parts& parts, const Rules& rules, const Group& group, bool tall_reserve) {
  switch (group.kind) {
    case PileKind::stock:
    case PileKind::waste:
    case PileKind::hole:
    case PileKind::cell:
      return &parts.left;
    case PileKind::foundation:
      return &parts.right;
    case PileKind::discard:
      return rules.pairs == Pairs::none ? nullptr : &parts.right;
    case PileKind::reserve:
      return tall_reserve ? &parts.aside : &parts.singles;
    case PileKind::column:
      return &parts.columns;
    case PileKind::place:
    case PileKind::grid:
    case PileKind::row:
      return nullptr;
  }
  return nullptr;
}

// Stock, waste and hole before cells.
int place_in_head(PileKind kind) {
  switch (kind) {
    case PileKind::stock:
      return 0;
    case PileKind::waste:
      return 1;
    case PileKind::hole:
      return 2;
    default:
      return 3;
  }
}

// Part `index` of `parts` nearly equal parts.
std::vector<std::size_t> share(const std::vector<std::size_t>& piles, std::size_t index, std::size_t parts) {
  const std::size_t each = (piles.size() + parts - 1) / parts;
  const std::size_t first = std::min(index * each, piles.size());
  const std::size_t end = std::min(first + each, piles.size());
  return {piles.begin() + static_cast<std::ptrdiff_t>(first), piles.begin() + static_cast<std::ptrdiff_t>(end)};
}

}  // namespace

Parts part_piles(const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  Parts parts;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    auto* part = part_of(parts, rules, group, tall(rules, group, table, map.first[g]));
    for (std::size_t i = 0; part != nullptr && i < group.count; ++i) {
      part->push_back(map.first[g] + i);
    }
    if (group.kind == PileKind::place || group.kind == PileKind::grid || group.kind == PileKind::row) {
      parts.boards.push_back(g);
    }
  }
  std::stable_sort(parts.left.begin(), parts.left.end(), [&](std::size_t a, std::size_t b) {
    return place_in_head(rules.group[map.group_of[a]].kind) < place_in_head(rules.group[map.group_of[b]].kind);
  });
  return parts;
}

std::vector<Bank> make_banks(const Parts& parts, int width) {
  // The piles aside stand in the first bank, two characters apart from the columns.
  const int aside = static_cast<int>(parts.aside.size());
  const int room = aside > 0 ? width - 2 : width;
  const int all = aside + static_cast<int>(parts.columns.size());
  const auto count = static_cast<std::size_t>(lines_for(all, room));
  std::vector<Bank> banks;
  int pitch = kMostPitch;
  for (std::size_t b = 0; b < count; ++b) {
    Bank bank{b == 0 ? parts.aside : std::vector<std::size_t>{}, share(parts.columns, b, count), 0};
    pitch = std::min(pitch, pitch_for(bank.slots(), room));
    banks.push_back(std::move(bank));
  }
  for (Bank& bank : banks) {
    bank.pitch = pitch;
  }
  return banks;
}

std::vector<Strip> make_strips(const Rules& rules, const Parts& parts, int width, int pitch) {
  std::vector<Strip> strips;
  const Strip head{parts.left, parts.right, 0, 0};
  if (lines_for(head.slots(), width) <= 1) {
    strips.push_back(head);
  } else {
    strips.push_back({parts.left, {}, 0, 0});
    strips.push_back({{}, parts.right, 0, 0});
  }
  const auto lines = static_cast<std::size_t>(lines_for(static_cast<int>(parts.singles.size()), width));
  for (std::size_t i = 0; i < lines; ++i) {
    strips.push_back({share(parts.singles, i, lines), {}, 0, 0});
  }
  std::erase_if(strips, [](const Strip& strip) { return strip.slots() == 0; });
  const auto waste = only_pile(rules, PileKind::waste);
  for (Strip& strip : strips) {
    const bool has_waste = waste && std::find(strip.left.begin(), strip.left.end(), *waste) != strip.left.end();
    const int fan = has_waste ? kFanStep * (kFan - 1) : 0;
    const int fanned = std::min(pitch, pitch_for(strip.slots(), width - fan));
    strip.fan = fanned >= kLeastPitch ? fan : 0;
    strip.pitch = strip.fan > 0 ? fanned : std::min(pitch, pitch_for(strip.slots(), width));
  }
  return strips;
}

void lay_out_single(const Table& table, std::size_t pile, const Box& slot, int label_y, Layout& layout) {
  layout.piles[pile] = {true, slot, slot, label_y};
  if (const std::size_t cards = table.piles[pile].cards.size(); cards > 0) {
    layout.cards.push_back({pile, cards - 1, 1, slot});
  }
}

}  // namespace sabar::tui
