// All 51 draws of a shuffle of 52 items, from seven random words.
//
// A word is four lanes of 16 bits, and each lane serves two places of the deck: a batch of two draws (batched.hpp). The
// partners are chosen so that 2^16 mod the product of their bounds is small, for Fisher-Yates and for Sattolo alike;
// only one deck in 53, or in 44, has its words thrown away. All seven go when any lane asks for it: the lanes are
// independent, so the draws stay exact. Sixteen bits a lane, because processors multiply eight or sixteen of them at
// once (lanes.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/random/generators/generator.hpp>
#include <sabar/random/shuffles/batched.hpp>
#include <sabar/random/shuffles/shuffle_loop.hpp>

namespace sabar {

inline constexpr std::size_t kDeckSize = 52;
inline constexpr std::size_t kDeckWords = 7;
inline constexpr std::size_t kDeckLanes = 4 * kDeckWords;

using DeckWords = std::array<std::uint64_t, kDeckWords>;
using DeckDraws = std::array<std::uint8_t, kDeckSize>;

// Nothing is drawn for place 0.
constexpr std::uint16_t deck_bound(ShuffleLoop loop, std::size_t place) {
  return static_cast<std::uint16_t>(place == 0 ? 1 : draw_bound(loop, place));
}

struct LanePlaces {
  std::uint8_t first;
  std::uint8_t second;
};

// Five lanes serve one place only; their second draw, for place 0, is no draw.
inline constexpr std::array<LanePlaces, kDeckLanes> kLanePlaces{{
    {32, 4},  {33, 8},  {34, 11}, {35, 9},  {36, 10}, {37, 3}, {38, 7},  {39, 6},  {40, 13}, {41, 14},
    {42, 5},  {43, 0},  {44, 12}, {45, 15}, {46, 1},  {47, 2}, {16, 28}, {17, 19}, {18, 20}, {21, 30},
    {22, 31}, {23, 29}, {24, 26}, {25, 27}, {48, 0},  {49, 0}, {50, 0},  {51, 0},
}};

// What each lane is multiplied by, and below which last fraction it is rejected; four idle lanes make it 4 × 8.
struct DeckPlan {
  alignas(16) std::array<std::uint16_t, kDeckLanes + 4> first{};
  alignas(16) std::array<std::uint16_t, kDeckLanes + 4> second{};
  alignas(16) std::array<std::uint16_t, kDeckLanes + 4> surplus{};
};

template <ShuffleLoop loop>
inline constexpr DeckPlan kDeckPlan = [] {
  DeckPlan plan;
  for (std::size_t lane = 0; lane < kDeckLanes; ++lane) {
    plan.first[lane] = deck_bound(loop, kLanePlaces[lane].first);
    plan.second[lane] = deck_bound(loop, kLanePlaces[lane].second);
    plan.surplus[lane] = static_cast<std::uint16_t>(0x10000u % (std::uint32_t{plan.first[lane]} * plan.second[lane]));
  }
  return plan;
}();

template <Generator G>
DeckWords take_deck_words(G& generator) {
  DeckWords words;
  for (std::uint64_t& word : words) word = generator();
  return words;
}

// draws[i] is the draw for place i. False when a lane is rejected.
inline bool unpack_deck(const DeckPlan& plan, const DeckWords& words, DeckDraws& draws) {
  bool good = true;
#pragma GCC unroll 28
  for (std::size_t lane = 0; lane < kDeckLanes; ++lane) {
    auto fraction = static_cast<std::uint16_t>(words[lane / 4] >> (16 * (lane % 4)));
    draws[kLanePlaces[lane].first] = static_cast<std::uint8_t>(take_draw(fraction, plan.first[lane]));
    draws[kLanePlaces[lane].second] = static_cast<std::uint8_t>(take_draw(fraction, plan.second[lane]));
    good &= fraction >= plan.surplus[lane];
  }
  return good;
}

}  // namespace sabar
