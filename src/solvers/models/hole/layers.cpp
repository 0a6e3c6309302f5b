#include <algorithm>
#include <bit>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/models/hole/layers.hpp>

namespace sabar::hole {
namespace {

constexpr std::size_t kFirstIndex = 1024;
constexpr std::uint32_t kNoLayout = 0xffffffff;

unsigned width(const HoleBoard& board, std::size_t pile) {
  return static_cast<unsigned>(std::bit_width(board.size(pile, board.start.slot[pile])));
}

}  // namespace

bool HoleLayers::fits(const HoleBoard& board) {
  unsigned bits = 0;
  for (std::size_t pile = 0; pile < board.piles; ++pile) {
    bits += width(board, pile);
  }
  return board.cells == 0 && bits <= 64 && board.draws > 0;
}

HoleLayers::HoleLayers(const HoleBoard& board, const HoleGame<true>& game, const Budget& budget)
    : KernelCount(budget), board_(board), game_(game), index_(kFirstIndex, kNoLayout) {
  std::uint64_t sizes = 0;
  unsigned shift = 0;
  HolePiles open = 0;
  for (std::size_t pile = 0; pile < board.piles; ++pile) {
    shift_[pile] = static_cast<std::uint8_t>(shift);
    mask_[pile] = (std::uint64_t{1} << width(board, pile)) - 1;
    sizes |= std::uint64_t{board.size(pile, board.start.slot[pile])} << shift;
    shift += width(board, pile);
    open |= board.blocked_by[pile] == 0 ? pile_bit(pile) : 0;
  }
  Layout& start = layout_[find_or_add(sizes, open)];
  start.least = 0;
  start.draws[board.start.top] = 0;
  start.left = board.start.left;
}

void HoleLayers::step(std::uint64_t nodes) {
  for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
    if (next_ == layout_.size()) {
      return finish(Halt::exhausted);
    }
    look_into(next_++);
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }
}

void HoleLayers::look_into(std::size_t number) {
  if (layout_[number].sizes == 0) {  // the last of all
    return finish(Halt::found);
  }
  layout_[number].least = game_.strike_lost(layout_[number].left, layout_[number].draws);
  const Layout layout = layout_[number];
  if (layout.least == kNever) {
    return;
  }
  std::array<HolePiles, kFaceSlots> tops{};
  std::array<std::uint8_t, kMaxHolePiles> slots{};
  for (HolePiles left = layout.open; left != 0; left &= left - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(left));
    slots[pile] = static_cast<std::uint8_t>(slot(layout.sizes, pile));
    tops[board_.face[slots[pile]]] |= pile_bit(pile);
  }
  for (HolePiles left = layout.open; left != 0 && !done(); left &= left - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(left));
    const std::size_t face = board_.face[slots[pile]];
    const std::uint8_t drawn = drawn_for(layout, face);
    if (drawn != kNever && game_.preferred(slots, pile, tops[face])) {
      play(layout, {number, pile, face, drawn});
    }
  }
}

// The fewest draws with which a card of the face can be played.
std::uint8_t HoleLayers::drawn_for(const Layout& layout, std::size_t face) const {
  std::uint8_t drawn = board_.next_draw[face][layout.least];
  for (unsigned before = board_.faces.before[face]; before != 0; before &= before - 1) {
    drawn = std::min(drawn, layout.draws[static_cast<std::size_t>(std::countr_zero(before))]);
  }
  return drawn;
}

void HoleLayers::play(const Layout& layout, const Play& play) {
  if (!count_node()) {
    return;
  }
  const std::uint64_t sizes = layout.sizes - (std::uint64_t{1} << shift_[play.pile]);
  Layout& after = layout_[find_or_add(sizes, open_after(layout, play.pile, sizes))];
  if (after.least == kNever) {
    after.left = layout.left;
    --after.left[play.face];
  }
  after.least = std::min(after.least, play.drawn);
  after.draws[play.face] = std::min(after.draws[play.face], play.drawn);
}

HolePiles HoleLayers::open_after(const Layout& layout, std::size_t pile, std::uint64_t sizes) const {
  if (((sizes >> shift_[pile]) & mask_[pile]) != 0) {
    return layout.open;
  }
  HolePiles open = layout.open & ~pile_bit(pile);
  for (HolePiles freed = board_.blocks[pile]; freed != 0; freed &= freed - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(freed));
    bool blocked = false;
    for (HolePiles above = board_.blocked_by[place]; above != 0; above &= above - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(above));
      blocked = blocked || ((sizes >> shift_[other]) & mask_[other]) != 0;
    }
    open |= blocked ? 0 : pile_bit(place);
  }
  return open;
}

std::size_t HoleLayers::place_of(std::uint64_t sizes) const {
  std::size_t place = mixed(sizes) & (index_.size() - 1);
  while (index_[place] != kNoLayout && layout_[index_[place]].sizes != sizes) {
    place = (place + 1) & (index_.size() - 1);
  }
  return place;
}

std::size_t HoleLayers::find_or_add(std::uint64_t sizes, HolePiles open) {
  std::size_t place = place_of(sizes);
  if (index_[place] != kNoLayout) {
    return index_[place];
  }
  if (2 * (layout_.size() + 1) > index_.size()) {
    grow_index();
    place = place_of(sizes);
  }
  index_[place] = static_cast<std::uint32_t>(layout_.size());
  Layout& fresh = layout_.emplace_back();
  fresh.sizes = sizes;
  fresh.open = open;
  fresh.draws.fill(kNever);
  return layout_.size() - 1;
}

void HoleLayers::grow_index() {
  index_.assign(index_.size() * 2, kNoLayout);
  for (std::size_t number = 0; number < layout_.size(); ++number) {
    index_[place_of(layout_[number].sizes)] = static_cast<std::uint32_t>(number);
  }
}

// From the last card back: each was played on a face that was there, or drawn up, with no more draws.
std::vector<HoleStep> HoleLayers::line() const {
  std::vector<HoleStep> steps;
  if (halt() != Halt::found) {
    return steps;
  }
  for (Stand stand = stand_with(layout_.size() - 1, layout_.back().least); stand.number != 0;) {
    const Play play = play_into(stand);
    const Stand before = stand_for(play);
    steps.insert(steps.begin(),
                 {static_cast<std::uint8_t>(play.pile), static_cast<std::uint8_t>(play.drawn - before.drawn), 0});
    stand = before;
  }
  return steps;
}

// A face that the table was reached with, after so many draws.
HoleLayers::Stand HoleLayers::stand_with(std::size_t number, std::uint8_t drawn) const {
  const auto& draws = layout_[number].draws;
  const auto face = static_cast<std::size_t>(std::find(draws.begin(), draws.end(), drawn) - draws.begin());
  return {number, face, drawn};
}

// What was on top before the play and the draws for it.
HoleLayers::Stand HoleLayers::stand_for(const Play& play) const {
  const Layout& layout = layout_[play.number];
  for (unsigned before = board_.faces.before[play.face]; before != 0; before &= before - 1) {
    const auto face = static_cast<std::size_t>(std::countr_zero(before));
    if (layout.draws[face] == play.drawn) {
      return {play.number, face, play.drawn};
    }
  }
  return stand_with(play.number, layout.least);
}

// A play that led there.
HoleLayers::Play HoleLayers::play_into(const Stand& stand) const {
  const std::uint64_t sizes = layout_[stand.number].sizes;
  for (std::size_t pile = 0; pile < board_.piles; ++pile) {
    const std::size_t above = slot(sizes, pile) + 1;
    if (above > board_.start.slot[pile] || board_.face[above] != stand.face) {
      continue;
    }
    const std::uint32_t before = index_[place_of(sizes + (std::uint64_t{1} << shift_[pile]))];
    if (before != kNoLayout && (layout_[before].open & pile_bit(pile)) != 0 && layout_[before].least != kNever &&
        drawn_for(layout_[before], stand.face) == stand.drawn) {
      return {before, pile, stand.face, stand.drawn};
    }
  }
  return {};  // does not happen: every table but the first was reached by a play
}

}  // namespace sabar::hole
