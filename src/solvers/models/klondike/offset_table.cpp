#include <sabar/solvers/models/klondike/offset_table.hpp>

namespace sabar::klondike {

OffsetTable::OffsetTable(int draw, bool dominance, std::size_t max_bytes)
    : draw_(static_cast<unsigned>(draw)), dominance_(dominance), max_bytes_(max_bytes) {}

bool OffsetTable::known(const Position& at) const {
  const std::uint64_t wanted = compared_bits(at);
  const std::uint64_t hash = hash_of(wanted);
  const Part& part = parts_[hash >> kPartShift];
  const std::uint64_t entry = part.slots[find(part, wanted, hash)];
  return entry != 0 && covers(entry, at);
}

bool OffsetTable::known_or_enter(const Position& at) {
  const std::uint64_t wanted = compared_bits(at);
  const std::uint64_t hash = hash_of(wanted);
  Part& part = parts_[hash >> kPartShift];
  std::uint64_t& entry = part.slots[find(part, wanted, hash)];
  if (entry != 0 && covers(entry, at)) {
    return true;
  }
  const unsigned remainder = at.waste % draw_;
  const std::uint64_t least = std::uint64_t{at.waste / draw_} << shift_of(remainder);
  const std::uint64_t others = ~(std::uint64_t{15} << shift_of(remainder));
  if (entry != 0) {
    entry = (entry & others) | least;
    return false;
  }
  entry = wanted;
  if (dominance_) {
    entry |= remainder == 0 ? kWaste : (kWaste & others) | least;
  }
  if (++part.used * 2 > part.slots.size()) {
    grow(part);
  }
  return false;
}

void OffsetTable::put(Part& part, std::uint64_t entry) const {
  std::size_t place = hash_of(compared(entry)) & part.mask;
  while (part.slots[place] != 0) {
    place = (place + 1) & part.mask;
  }
  part.slots[place] = entry;
  ++part.used;
}

void OffsetTable::grow(Part& part) {
  // While a part grows the old one and the new one stand side by side.
  if (bytes() + 2 * part.slots.size() * sizeof(std::uint64_t) > max_bytes_) {
    full_ = true;
    return;
  }
  Slots old(part.slots.size() * 2);
  old.swap(part.slots);
  slots_ += old.size();
  part.mask = part.slots.size() - 1;
  part.used = 0;
  for (const std::uint64_t entry : old) {
    if (entry != 0) {
      put(part, entry);
    }
  }
}

}  // namespace sabar::klondike
