#include <sabar/solvers/klondike/offset_table.hpp>

namespace sabar::klondike {

OffsetTable::OffsetTable(int draw, bool dominance, std::size_t max_bytes)
    : draw_(static_cast<unsigned>(draw)), dominance_(dominance), max_bytes_(max_bytes) {}

bool OffsetTable::known_or_enter(const Position& at) {
  const std::uint64_t wanted = compared_bits(at);
  const std::uint64_t hash = mixed(wanted);
  Part& part = parts_[hash >> kPartShift];
  std::size_t place = hash & part.mask;
  while (part.slots[place] != 0 && compared(part.slots[place]) != wanted) {
    place = (place + 1) & part.mask;
  }
  std::uint64_t& entry = part.slots[place];
  const unsigned remainder = at.waste % draw_;
  const std::uint64_t least = at.waste / draw_;
  const unsigned shift = remainder == 1 ? 0 : 4;
  if (entry != 0) {
    if (!dominance_ || remainder == 0 || (entry >> shift & 15) <= least) {
      return true;
    }
    entry = (entry & ~(std::uint64_t{15} << shift)) | least << shift;
    return false;
  }
  entry = wanted;
  if (dominance_) {
    entry |= remainder == 0 ? kWaste : (kWaste & ~(std::uint64_t{15} << shift)) | least << shift;
  }
  if (++part.used * 2 > part.slots.size()) {
    grow(part);
  }
  return false;
}

void OffsetTable::put(Part& part, std::uint64_t entry) const {
  std::size_t place = mixed(compared(entry)) & part.mask;
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
