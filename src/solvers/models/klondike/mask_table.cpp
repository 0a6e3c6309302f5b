#include <sabar/solvers/models/klondike/mask_table.hpp>

namespace sabar::klondike {

template <class Visit>
bool MaskTable::any_entry(Slot& slot, Visit&& visit) {
  for (std::uint32_t& entry : slot.entry) {
    if (visit(entry)) {
      return true;
    }
  }
  for (std::uint32_t more = slot.more; more != 0; more = blocks_[more].more) {
    for (std::uint32_t& entry : blocks_[more].entry) {
      if (visit(entry)) {
        return true;
      }
    }
  }
  return false;
}

Known MaskTable::ask_blocks(const Slot& slot, std::uint32_t stock, bool with_wins) const {
  Known known = Known::nothing;
  for (std::uint32_t more = slot.more; more != 0 && known == Known::nothing; more = blocks_[more].more) {
    known = ask_sets(blocks_[more].entry, stock, with_wins);
  }
  return known;
}

void MaskTable::lose(Slot& slot, std::uint32_t key, std::uint32_t stock) {
  if (slot.key == 0) {
    slot.key = key;
    slot.entry[0] = stock | kLost;
    if (++used_ * 2 > slots_.size()) {
      grow();
    }
    return;
  }
  if (superset_) {
    free_subsets(slot.entry, stock | kLost);
    for (std::uint32_t more = slot.more; more != 0; more = blocks_[more].more) {
      free_subsets(blocks_[more].entry, stock | kLost);
    }
  }
  const bool found = any_entry(slot, [&](std::uint32_t& entry) {
    const bool room = (entry & kFree) != 0;
    entry = room ? stock | kLost : entry;
    return room;
  });
  if (!found) {
    add(slot, stock | kLost);
  }
}

template <std::size_t N>
void MaskTable::free_subsets(std::array<std::uint32_t, N>& entries, std::uint32_t set) {
  if (contains_any(entries, set)) {
    for (std::uint32_t& entry : entries) {
      entry = (entry & ~set) == 0 ? kFree : entry;
    }
  }
}

void MaskTable::add(Slot& slot, std::uint32_t entry) {
  const auto number = static_cast<std::uint32_t>(blocks_.size());
  Block& block = blocks_.emplace_back();
  block.entry.fill(kFree);
  block.entry[0] = entry;
  block.more = slot.more;
  slot.more = number;
}

void MaskTable::forget(std::uint32_t key, std::uint32_t stock) {
  any_entry(find(key, stock), [&](std::uint32_t& entry) {
    const bool found = entry == (stock | kLost);
    entry = found ? kFree : entry;
    return found;
  });
}

void MaskTable::win(std::uint32_t key, std::uint32_t stock) {
  if (full_ || look_up_or_lose(key, stock) != Known::nothing) {
    return;
  }
  any_entry(find(key, stock), [&](std::uint32_t& entry) {
    if (entry == (stock | kLost)) {
      entry = stock | kWon;
    } else if ((entry & kWon) != 0 && superset_ && ((stock | kWon) & ~entry) == 0) {
      entry = kFree;
    }
    return false;
  });
}

void MaskTable::grow() {
  const std::size_t size = slots_.size() * (slots_.size() < kManySlots ? 4 : 2);
  if (bytes() + size * sizeof(Slot) > max_bytes_) {
    full_ = true;
    return;
  }
  std::vector<Slot> old(size);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.key != 0) {
      find(slot.key, slot.entry[0] & kStock) = slot;
    }
  }
}

}  // namespace sabar::klondike
