// Games with a stock, searched by layers: all positions with n cards left before those with n - 1.
//
// What lies on the table is a set of piles with some cards each; the hole's top card and the stock are the rest of the
// position. More stock is better (state.hpp), so for each table and each face on top one number says all: the
// fewest draws with which it can be reached. A table is looked into once, with all its faces at a time, when everything
// that leads to it has been looked into. A card that can go on a face reached with d draws is played with d draws;
// any other with as many as bring up a card it can go on.
//
// Where depth-first search wanders among positions that differ in little, this goes through each table once: TriPeaks
// has 22,932 of them whatever the cards are. It finds nothing before the last layer, so it is the second half of the
// search of such games and takes turns with depth-first search, which is lucky more often than not.
//
// The kernel is exhaustive by the theorem of state.hpp, and the line it finds has the fewest draws of all.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <sabar/search/kernel.hpp>
#include <sabar/solvers/models/hole/board.hpp>
#include <sabar/solvers/models/hole/game.hpp>
#include <sabar/solvers/models/hole/rank_reach.hpp>

namespace sabar::hole {

class HoleLayers : public KernelCount {
public:
  static constexpr bool kExhaustive = true;

  // Whether the board has no cells and its tables fit a word.
  [[nodiscard]] static bool fits(const HoleBoard& board);

  HoleLayers(const HoleBoard& board, const HoleGame<true>& game, const Budget& budget);

  // Looks into whole tables: a slice may be longer by the cards of one.
  void step(std::uint64_t nodes);
  [[nodiscard]] std::vector<HoleStep> line() const;
  [[nodiscard]] std::size_t bytes() const {
    return layout_.capacity() * sizeof(Layout) + index_.capacity() * sizeof(std::uint32_t);
  }

private:
  struct Layout {
    std::uint64_t sizes = 0;                       // cards left of each pile, side by side
    HolePiles open = 0;                            // piles that can give a card
    std::uint8_t least = kNever;                   // the smallest of draws
    std::array<std::uint8_t, kFaceSlots> draws{};  // by the hole's top card
    std::array<std::uint8_t, kFaceSlots> left{};   // cards to come, by face
  };
  // A card played on a table, and the draws made by then.
  struct Play {
    std::size_t number;
    std::size_t pile;
    std::size_t face;
    std::uint8_t drawn;
  };
  // A table with a face on top of the hole after so many draws.
  struct Stand {
    std::size_t number;
    std::size_t face;
    std::uint8_t drawn;
  };

  void look_into(std::size_t number);
  [[nodiscard]] std::uint8_t drawn_for(const Layout& layout, std::size_t face) const;
  void play(const Layout& layout, const Play& play);
  [[nodiscard]] HolePiles open_after(const Layout& layout, std::size_t pile, std::uint64_t sizes) const;
  [[nodiscard]] std::size_t slot(std::uint64_t sizes, std::size_t pile) const {
    return board_.floor[pile] + static_cast<std::size_t>((sizes >> shift_[pile]) & mask_[pile]);
  }

  std::size_t find_or_add(std::uint64_t sizes, HolePiles open);
  [[nodiscard]] std::size_t place_of(std::uint64_t sizes) const;
  void grow_index();
  [[nodiscard]] Stand stand_with(std::size_t number, std::uint8_t drawn) const;
  [[nodiscard]] Stand stand_for(const Play& play) const;
  [[nodiscard]] Play play_into(const Stand& stand) const;

  const HoleBoard& board_;
  const HoleGame<true>& game_;
  std::array<std::uint8_t, kMaxHolePiles> shift_{};
  std::array<std::uint64_t, kMaxHolePiles> mask_{};
  std::vector<Layout> layout_;  // in the order they were met: layer after layer
  std::vector<std::uint32_t> index_;
  std::size_t next_ = 0;
};

}  // namespace sabar::hole
