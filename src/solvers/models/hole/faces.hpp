// What a hole can tell apart: cards of one face follow the same cards and are followed by the same ones. Where suits
// play no part a face is a rank, and four cards that look different are one card four times.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar::hole {

inline constexpr std::size_t kMaxFaces = 15;
inline constexpr std::size_t kNoFace = 15;  // the top of an empty hole
inline constexpr std::size_t kFaceSlots = 16;

using FaceSet = std::uint16_t;  // bit f is face f

[[nodiscard]] constexpr FaceSet face_bit(std::size_t face) { return static_cast<FaceSet>(1U << face); }

// How faces follow each other, numbered by rank.
enum class Shape : std::uint8_t {
  other,
  line,  // each goes on its two neighbours, and the ends have one (Golf)
  ring,  // the ends are neighbours too (Black Hole)
};

struct Faces {
  std::size_t count = 0;
  std::array<std::uint8_t, kCards> of{};   // face of a card
  std::array<FaceSet, kFaceSlots> next{};  // faces that may go on a face; on kNoFace: all
  std::array<FaceSet, kFaceSlots> before{};
  Shape shape = Shape::other;
  bool stops = false;  // some face takes nothing
};

// More than kMaxFaces faces are counted, but not described.
[[nodiscard]] Faces derive_faces(const Rules& rules, const patience::Facts& facts);

}  // namespace sabar::hole
