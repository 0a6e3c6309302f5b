// Counts everything the tests need while decks stream by, then runs the tests.
//
// A deck is a permutation: p[place] is the element that lies there after shuffling 0 1 2 … n-1. Adding a deck of 52
// cards takes about a microsecond and no allocation except for the two 64-bit words that are kept of each
// (the hash of its order and the parities of its draws).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include <sabar/lab/shuffles/report.hpp>
#include <sabar/random/permutation.hpp>

namespace sabar::lab {

struct BatteryOptions {
  std::size_t n = 52;  // 2 … 1024
  // Consecutive places of the layout; tested when they add up to n and n is a multiple of four suits. The default is
  // Klondike: tableau and stock.
  std::vector<std::size_t> areas = {28, 24};
  std::size_t suit_size = 13;
  double family_error = 0.001;
};

inline constexpr std::size_t kMaxBatteryPlaces = 1024;

struct Tally;

class Battery {
public:
  explicit Battery(BatteryOptions options);
  Battery(Battery&&) noexcept;
  Battery& operator=(Battery&&) noexcept;
  ~Battery();

  // A deck of the wrong size is ignored; that it is a permutation at all is the caller's word (check_permutation).
  void add(PermutationView deck);

  [[nodiscard]] std::uint64_t count() const;

  // The report judged as a run of its own; judge() of several reports adjusts them together.
  [[nodiscard]] Report report(OrderLaw law, unsigned riffles = 0) const;

private:
  BatteryOptions options_;
  std::unique_ptr<Tally> tally_;
};

}  // namespace sabar::lab
