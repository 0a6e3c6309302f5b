#include <algorithm>

#include <sabar/solvers/models/hole/longer_pile.hpp>

namespace sabar::hole {
namespace {

// A pile with some of its cards left.
struct Rest {
  std::size_t pile;
  std::size_t cards;
};

class Comparison {
public:
  Comparison(const HoleBoard& board, const std::vector<FacePile>& sequences) : board_(board), sequences_(sequences) {}

  [[nodiscard]] bool better(const Rest& a, const Rest& than) const {
    const bool a_place = sequences_[a.pile].alone;
    const bool b_place = sequences_[than.pile].alone;
    if (!a_place && !b_place) {
      return continues(a, than);
    }
    if (a_place && b_place) {
      const HolePiles more = board_.blocks[a.pile];
      const HolePiles less = board_.blocks[than.pile];
      return (less & ~more) == 0 && (less != more || a.pile < than.pile);
    }
    return b_place ? board_.blocks[than.pile] == 0 : than.cards == 1 && board_.blocks[a.pile] != 0;
  }

private:
  // `a` has the faces of `b` at its top and more beneath them.
  [[nodiscard]] bool continues(const Rest& a, const Rest& b) const {
    const auto& longer = sequences_[a.pile].faces;
    const auto& shorter = sequences_[b.pile].faces;
    const auto from = [](const std::vector<std::uint8_t>& faces, std::size_t place) {
      return faces.begin() + static_cast<std::ptrdiff_t>(place);
    };
    return a.cards > b.cards && std::equal(from(shorter, 0), from(shorter, b.cards), from(longer, a.cards - b.cards));
  }

  const HoleBoard& board_;
  const std::vector<FacePile>& sequences_;
};

}  // namespace

std::array<SlotSet, kMaxSlots> better_slots(const HoleBoard& board, const std::vector<FacePile>& sequences) {
  std::array<SlotSet, kMaxSlots> result{};
  std::array<std::vector<Rest>, kFaceSlots> by_face;
  for (std::size_t pile = 0; pile < sequences.size(); ++pile) {
    for (std::size_t cards = 1; cards <= sequences[pile].faces.size(); ++cards) {
      by_face[sequences[pile].faces[cards - 1]].push_back({pile, cards});
    }
  }
  const Comparison comparison(board, sequences);
  for (const auto& rests : by_face) {
    for (const Rest& a : rests) {
      for (const Rest& b : rests) {
        if (a.pile != b.pile && comparison.better(a, b)) {
          const std::size_t slot = board.floor[a.pile] + a.cards;
          result[std::size_t{board.floor[b.pile]} + b.cards][slot / 64] |= std::uint64_t{1} << (slot % 64);
        }
      }
    }
  }
  return result;
}

}  // namespace sabar::hole
