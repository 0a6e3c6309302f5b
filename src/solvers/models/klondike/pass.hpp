// Which cards of the stock can be had, when several are drawn at a time.
//
// The cards left in stock and waste have a fixed order; o of them lie in the waste. In this pass the top of the waste
// can be had, and every n-th card from there, and the last. After a redeal every n-th card from the beginning, and the
// last. To have a card is to draw until it is on top of the waste; then as many cards lie in the waste as stand before
// it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

// std::popcount is a call on machines that need not have an instruction for it.
[[nodiscard]] constexpr int count_places(std::uint32_t places) {
  places -= places >> 1 & 0x5555'5555;
  places = (places & 0x3333'3333) + (places >> 2 & 0x3333'3333);
  return static_cast<int>(((places + (places >> 4)) & 0x0f0f'0f0f) * 0x0101'0101 >> 24);
}

// Places of which as many cards as a multiple of n and n-1 more stand before, for places that are given as a set. By
// bytes: a table tells which of eight places it is when so many stand before the first.
template <int N>
class EveryNth {
public:
  // `ahead`: that many cards are counted as standing before the first.
  [[nodiscard]] std::uint32_t of(std::uint32_t places, unsigned ahead) const {
    const Byte& first = table_[ahead][places & 255];
    const Byte& second = table_[first.after][places >> 8 & 255];
    const Byte& third = table_[second.after][places >> 16 & 255];
    return first.taken | std::uint32_t{second.taken} << 8 | std::uint32_t{third.taken} << 16;
  }

  constexpr EveryNth() {
    for (unsigned ahead = 0; ahead < N; ++ahead) {
      for (unsigned byte = 0; byte < 256; ++byte) {
        unsigned count = ahead;
        unsigned taken = 0;
        for (unsigned bit = 0; bit < 8; ++bit) {
          if ((byte >> bit & 1) != 0 && count++ % N == N - 1) {
            taken |= 1U << bit;
          }
        }
        table_[ahead][byte] = {static_cast<std::uint8_t>(taken), static_cast<std::uint8_t>(count % N)};
      }
    }
  }

private:
  struct Byte {
    std::uint8_t taken = 0;
    std::uint8_t after = 0;  // how many then stand before the next byte, modulo n
  };
  std::array<std::array<Byte, 256>, N> table_{};
};

template <int N>
inline constexpr EveryNth<N> kEveryNth{};

// Redeals are free, and o is such that nothing can be had in this pass that cannot be had in the next.
[[nodiscard]] inline bool between_passes(const Position& at, int draw) {
  return at.waste % draw == 0 || at.waste == count_places(at.left);
}

// Places that can be had, with free redeals.
template <int N>
[[nodiscard]] std::uint32_t reachable_places(const Position& at) {
  if (at.left == 0) {
    return 0;
  }
  std::uint32_t places = kEveryNth<N>.of(at.left, 0) | std::bit_floor(at.left);
  if (const unsigned over = at.waste % N; over != 0) {
    const std::uint32_t top = std::bit_floor(at.left & ((std::uint32_t{1} << at.passed) - 1));
    places |= kEveryNth<N>.of(at.left, N - over) & ~(top - 1);
  }
  return places;
}

// The card is drawn and taken: what stands before it is the waste.
inline void draw_to(const Layout& layout, Position& at, int card) {
  at.passed = layout.place[static_cast<std::size_t>(card)];
  at.waste = static_cast<std::uint8_t>(count_places(at.left & ((std::uint32_t{1} << at.passed) - 1)));
}

}  // namespace sabar::klondike
