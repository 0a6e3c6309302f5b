// The canonical form of a hand under affine maps: two hands have the same form if and only if some map of the digits
// turns one into the other.
//
// A map is fixed by where it sends five cards that lie in no smaller affine space: a frame. Every frame of cards of
// the hand gives the hand other coordinates, and the least of these pictures, read as a number of 81 bits, is the form.
// Trying all frames would be slow (there are about 200,000 in fourteen cards), so that only frames of rare cards are
// tried: cards are coloured by how the pairs they are in are completed, which no map changes, and each next card of a
// frame is of the colour of which fewest can be chosen, where the cards chosen before change the colours. Most hands
// have few such frames.
//
// A hand that lies in a smaller space has a shorter frame and gets the lowest digits only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/core/uint128.hpp>

namespace sabar::set {

inline constexpr std::size_t kDeck = 81;

// Bit i is card i.
using HandBits = Uint128;

[[nodiscard]] constexpr HandBits hand_bit(std::size_t card) { return HandBits{1} << card; }

[[nodiscard]] std::vector<std::uint8_t> hand_cards(HandBits hand);

// For each of the 81 cards how many pairs of the hand it completes.
[[nodiscard]] std::array<std::uint8_t, kDeck> completions(std::span<const std::uint8_t> hand);

class AffineForm {
public:
  // Different cards of the 81.
  [[nodiscard]] HandBits operator()(std::span<const std::uint8_t> hand);

  // Frames tried so far.
  [[nodiscard]] std::uint64_t frames() const { return frames_; }

private:
  void colour();
  void choose(std::size_t dimension);

  std::span<const std::uint8_t> hand_;
  std::array<std::uint32_t, kDeck> values_{};                  // what colours are made of, for each card
  std::array<std::array<std::uint32_t, kDeck>, 6> colours_{};  // by cards of the frame and place in the hand
  std::array<std::uint8_t, kDeck> points_{};                   // the card with these coordinates
  std::array<std::uint8_t, kDeck> coordinates_{};              // of a card; right if points_ agrees
  HandBits least_ = 0;
  std::uint64_t frames_ = 0;
};

}  // namespace sabar::set
