// Making a step and taking it back: the number of the position, and everything that is kept beside it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <sabar/solvers/models/hole/board.hpp>

namespace sabar::hole {

struct StepBack {
  std::uint8_t top;
  std::uint8_t drawn;
};

namespace detail {

// Whether some pile or cell still gives this face.
inline void mark_face(HoleState& position, std::size_t face) {
  const bool given = position.tops[face] != 0 || position.in_cells[face] > 0;
  position.shown = static_cast<FaceSet>((position.shown & ~face_bit(face)) | (given ? face_bit(face) : 0U));
}
inline void show_pile(HoleState& position, std::size_t pile, std::size_t face) {
  position.tops[face] |= pile_bit(pile);
  position.shown = static_cast<FaceSet>(position.shown | face_bit(face));
}
inline void hide_pile(HoleState& position, std::size_t pile, std::size_t face) {
  position.tops[face] &= ~pile_bit(pile);
  mark_face(position, face);
}

// The pile has become empty: others may be free now.
inline void pile_gone(const HoleBoard& board, HoleState& position, std::size_t pile, std::size_t face) {
  position.there &= ~pile_bit(pile);
  if ((board.last[face] & position.there) == 0) {
    position.bottoms = static_cast<FaceSet>(position.bottoms & ~face_bit(face));
  }
  for (HolePiles freed = board.blocks[pile]; freed != 0; freed &= freed - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(freed));
    if ((board.blocked_by[place] & position.there) == 0) {
      show_pile(position, place, board.face[position.slot[place]]);
    }
  }
}
inline void pile_came(const HoleBoard& board, HoleState& position, std::size_t pile, std::size_t face) {
  position.there |= pile_bit(pile);
  position.bottoms = static_cast<FaceSet>(position.bottoms | face_bit(face));
  for (HolePiles freed = board.blocks[pile]; freed != 0; freed &= freed - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(freed));
    hide_pile(position, place, board.face[position.slot[place]]);
  }
}

inline void take_card(const HoleBoard& board, HoleState& position, std::size_t pile) {
  const std::size_t slot = position.slot[pile]--;
  const std::size_t shown = board.face[slot - 1];
  position.number += board.number[slot - 1] - board.number[slot];
  hide_pile(position, pile, board.face[slot]);
  if (shown != kNoFace) {
    show_pile(position, pile, shown);
  } else {
    pile_gone(board, position, pile, board.face[slot]);
  }
}
inline void put_back(const HoleBoard& board, HoleState& position, std::size_t pile) {
  const std::size_t slot = ++position.slot[pile];
  const std::size_t shown = board.face[slot - 1];
  position.number -= board.number[slot - 1] - board.number[slot];
  if (shown != kNoFace) {
    hide_pile(position, pile, shown);
  } else {
    pile_came(board, position, pile, board.face[slot]);
  }
  show_pile(position, pile, board.face[slot]);
}

// One card more in the cells, or one less.
inline void change_cells(const HoleBoard& board, HoleState& position, std::size_t face, int cards) {
  const std::uint64_t number = board.cell_number[face] + board.cell_in_use;
  position.number += cards > 0 ? number : std::uint64_t{0} - number;
  position.in_cells[face] = static_cast<std::uint8_t>(position.in_cells[face] + cards);
  position.free_cells = static_cast<std::uint8_t>(position.free_cells - cards);
  mark_face(position, face);
}

}  // namespace detail

inline StepBack play_step(const HoleBoard& board, HoleState& position, const HoleStep& step) {
  const StepBack back{position.top, position.drawn};
  std::size_t face = 0;
  if (step.from >= kFromCell) {
    face = step.from - std::size_t{kFromCell};
    detail::change_cells(board, position, face, -1);
  } else {
    for (std::size_t dug = 0; dug < step.dug; ++dug) {
      detail::change_cells(board, position, board.face[position.slot[step.from]], 1);
      detail::take_card(board, position, step.from);
    }
    face = board.face[position.slot[step.from]];
    detail::take_card(board, position, step.from);
  }
  --position.left[face];
  --position.cards;
  position.top = static_cast<std::uint8_t>(face);
  position.drawn = static_cast<std::uint8_t>(position.drawn + step.draws);
  return back;
}

inline void take_back(const HoleBoard& board, HoleState& position, const HoleStep& step, const StepBack& back) {
  ++position.left[position.top];
  ++position.cards;
  if (step.from >= kFromCell) {
    detail::change_cells(board, position, position.top, 1);
  } else {
    detail::put_back(board, position, step.from);
    for (std::size_t dug = 0; dug < step.dug; ++dug) {
      detail::put_back(board, position, step.from);
      detail::change_cells(board, position, board.face[position.slot[step.from]], -1);
    }
  }
  position.top = back.top;
  position.drawn = back.drawn;
}

}  // namespace sabar::hole
