// What is known about positions of the draw-one game: for foundations and columns as they are, which stocks win and
// which lose. Technique `superset`.
//
// Theorem. If one card is drawn at a time and redeals are free, then of two positions that agree in foundations and
// dealt cards, the one whose stock has more cards wins if the other does. Proof. The cards that are in the one stock
// and in columns in the other can be laid on the columns, those of high rank first: there is a place for each, since
// the columns of the other position hold them all. QED. So a losing stock settles all its subsets, a winning one all
// that contain it, and only the largest losing and the smallest winning sets are kept.
//
// In progress. A search marks a position as losing when it enters it, so that it does not run in circles, and the mark
// also covers subsets. That is right as long as the search goes on: a shortest win from the position does not pass one
// with the same foundations and dealt cards and a smaller stock, because what is won from there is won in no more steps
// from here. `Step` means a move of stock_chains.hpp; with plain moves out of the stock each of them would be such a
// passage, so without `stock-chains` a mark holds for this stock alone.
//
// A slot of 32 bytes has one key (foundations and dealt cards, 32 bits, exact) and six stocks (24 bits, exact); a key
// with more of them has blocks of fifteen besides.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

enum class Known : std::uint8_t { nothing, lost, won };

class MaskTable {
public:
  MaskTable(bool superset, std::size_t max_bytes) : superset_(superset), max_bytes_(max_bytes), slots_(kFirstSlots) {}

  [[nodiscard]] static std::uint32_t key_of(const Position& at) {
    return (std::uint32_t{at.dealt} << 16 | at.home) + 1;
  }
  void prefetch(std::uint32_t key, std::uint32_t stock) const { __builtin_prefetch(&slots_[place_of(key, stock)]); }

  // What is known; if nothing is, the stock is entered as lost. `with_wins`: whether to look for stocks that win.
  Known look_up_or_lose(std::uint32_t key, std::uint32_t stock, bool with_wins = true) {
    Slot& slot = find(key, stock);
    if (slot.key != 0) {
      Known known = superset_ ? ask_sets(slot.entry, stock, with_wins) : ask_one(slot.entry[0], stock, with_wins);
      if (known == Known::nothing && slot.more != 0) {
        known = ask_blocks(slot, stock, with_wins);
      }
      if (known != Known::nothing) {
        return known;
      }
    }
    lose(slot, key, stock);
    return Known::nothing;
  }
  // Takes back what look_up_or_lose() entered.
  void forget(std::uint32_t key, std::uint32_t stock);
  // Enters a stock that wins, in place of all that contain it.
  void win(std::uint32_t key, std::uint32_t stock);

  // There is no memory to grow: nothing more may be entered.
  [[nodiscard]] bool full() const { return full_; }
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(Slot) + blocks_.capacity() * sizeof(Block); }

private:
  static constexpr std::size_t kFirstSlots = 512;
  static constexpr std::size_t kManySlots = 32768;  // from here on it grows by two, before by four
  // A stock that loses has the first flag, one that wins the second, an entry that is free the third. A stock with
  // the first flag is contained in entries that lose only, and a stock with the second contains only such as win.
  static constexpr std::uint32_t kLost = std::uint32_t{1} << 31;
  static constexpr std::uint32_t kWon = std::uint32_t{1} << 30;
  static constexpr std::uint32_t kFree = std::uint32_t{1} << 29;
  static constexpr std::uint32_t kStock = 0xff'ffff;

  struct alignas(32) Slot {
    std::array<std::uint32_t, 6> entry = {kFree, kFree, kFree, kFree, kFree, kFree};
    std::uint32_t key = 0;   // 0: nobody's
    std::uint32_t more = 0;  // number of its first block; 0: none
  };
  struct alignas(64) Block {
    std::array<std::uint32_t, 15> entry;
    std::uint32_t more = 0;
  };

  // Without supersets there is one stock to a slot.
  [[nodiscard]] std::size_t place_of(std::uint32_t key, std::uint32_t stock) const {
    std::uint64_t hash = (key ^ (superset_ ? 0 : std::uint64_t{stock} << 32)) * 0x9e37'79b9'7f4a'7c15;
    hash ^= hash >> 32;
    return hash & (slots_.size() - 1);
  }
  // The slot of a key, or a free one.
  [[nodiscard]] Slot& find(std::uint32_t key, std::uint32_t stock) {
    std::size_t place = place_of(key, stock);
    while (slots_[place].key != 0 &&
           (slots_[place].key != key || (!superset_ && (slots_[place].entry[0] & kStock) != stock))) {
      place = (place + 1) & (slots_.size() - 1);
    }
    return slots_[place];
  }
  // Four entries at a time: compilers make one instruction of each line.
  using Four = std::uint32_t __attribute__((vector_size(16)));
  [[nodiscard]] static bool any_true(const Four& truths) {
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(truths);
    return (halves[0] | halves[1]) != 0;
  }
  // Whether `test` is true of one of the entries. The last four overlap with those before: twice the same question does
  // no harm.
  template <std::size_t N, class Test>
  [[nodiscard]] static bool any_four(const std::array<std::uint32_t, N>& entries, Test&& test) {
    Four found{};
    for (std::size_t first = 0; first < N; first += 4) {
      Four four;
      std::memcpy(&four, &entries[first + 4 <= N ? first : N - 4], sizeof(four));
      found |= std::bit_cast<Four>(test(four));
    }
    return any_true(found);
  }
  template <std::size_t N>
  [[nodiscard]] static Known ask_sets(const std::array<std::uint32_t, N>& entries, std::uint32_t stock,
                                      bool with_wins) {
    if (any_four(entries, [losing = stock | kLost](Four four) { return (losing & ~four) == 0; })) {
      return Known::lost;
    }
    const bool won = with_wins && contains_any(entries, stock | kWon);
    return won ? Known::won : Known::nothing;
  }
  // Whether an entry is a subset, flags included.
  template <std::size_t N>
  [[nodiscard]] static bool contains_any(const std::array<std::uint32_t, N>& entries, std::uint32_t set) {
    return any_four(entries, [set](Four four) { return (four & ~set) == 0; });
  }
  [[nodiscard]] static Known ask_one(std::uint32_t entry, std::uint32_t stock, bool with_wins) {
    return entry == (stock | kLost) ? Known::lost : with_wins && entry == (stock | kWon) ? Known::won : Known::nothing;
  }
  [[nodiscard]] Known ask_blocks(const Slot& slot, std::uint32_t stock, bool with_wins) const;
  void lose(Slot& slot, std::uint32_t key, std::uint32_t stock);
  template <std::size_t N>
  static void free_subsets(std::array<std::uint32_t, N>& entries, std::uint32_t set);
  // Calls `visit` for all entries of a slot until it returns true.
  template <class Visit>
  bool any_entry(Slot& slot, Visit&& visit);
  void add(Slot& slot, std::uint32_t entry);
  void grow();

  bool superset_;
  bool full_ = false;
  std::size_t max_bytes_;
  std::vector<Slot> slots_;
  std::vector<Block> blocks_ = std::vector<Block>(1);  // the first is nobody's
  std::size_t used_ = 0;
};

}  // namespace sabar::klondike
