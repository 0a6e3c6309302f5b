#include <algorithm>
#include <map>
#include <optional>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/models/hole/board.hpp>
#include <sabar/solvers/models/hole/longer_pile.hpp>
#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/hole/pile_numbers.hpp>

namespace sabar::hole {
namespace {

bool gives_cards(PileKind kind) {
  return kind == PileKind::column || kind == PileKind::reserve || kind == PileKind::place;
}

// Every card must go to the hole: that is the game the techniques know.
bool goal_is_everything(const Rules& rules, const PileMap& map) {
  std::uint16_t wanted = 0;
  for (const PileKind kind : {PileKind::column, PileKind::reserve, PileKind::place, PileKind::cell}) {
    if (map.by_kind[static_cast<std::size_t>(kind)] > 0) {
      wanted |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
    }
  }
  return rules.goal.kind == GoalKind::empty && (rules.goal.kinds & wanted) == wanted;
}

bool groups_fit(const Rules& rules) {
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (gives_cards(group.kind) ? group.lift == Lift::none
                                : group.kind == PileKind::stock && group.lift != Lift::none) {
      return false;
    }
  }
  return true;
}

class Layout {
public:
  Layout(const Rules& rules, const Table& table, const HoleTechniques& techniques, const Faces& faces)
      : rules_(rules), table_(table), techniques_(techniques), map_(map_piles(rules)) {
    board_.faces = faces;
  }

  Result<HoleBoard> run() {
    board_.face.fill(kNoFace);
    for (std::size_t pile = 0; pile < map_.piles; ++pile) {
      if (gives_cards(kind(pile)) && !table_.piles[pile].cards.empty()) {
        add_pile(pile);
      }
    }
    const std::size_t stock = only_pile(rules_, PileKind::stock).value_or(map_.piles);
    const std::size_t cards = stock < map_.piles ? table_.piles[stock].cards.size() : 0;
    board_.draws = cards == 0 ? 0 : (cards + rules_.draw - 1) / rules_.draw;
    board_.cells = map_.by_kind[static_cast<std::size_t>(PileKind::cell)];
    const PileNumbers numbers = number_piles(sequences_, {board_.cells, board_.faces.count}, techniques_.equal_piles);
    const unsigned bits = board_.draws > 0 ? kNumberBitsWithStock : kNumberBits;
    if (board_.draws > kMaxDraws || (numbers.count >> bits) != 0) {
      return fail("the position is too large for the search of hole games", {}, "another solver can try it");
    }
    add_blocking();
    add_numbers(numbers);
    add_stock(stock);
    add_start();
    return board_;
  }

private:
  [[nodiscard]] PileKind kind(std::size_t pile) const { return rules_.group[map_.group_of[pile]].kind; }
  [[nodiscard]] std::uint8_t face_of(Card card) const {
    return board_.faces.of[static_cast<std::size_t>(card.index())];
  }

  void add_pile(std::size_t pile) {
    const std::size_t number = board_.piles++;
    board_.table_pile[number] = static_cast<std::uint8_t>(pile);
    board_.floor[number] = static_cast<std::uint8_t>(slots_);
    index_[pile] = number;
    FacePile sequence;
    sequence.alone = kind(pile) == PileKind::place;
    board_.columns |= sequence.alone ? 0 : pile_bit(number);
    for (const Card card : table_.piles[pile].cards) {
      sequence.faces.push_back(face_of(card));
      board_.face[++slots_] = face_of(card);
    }
    ++slots_;
    board_.last[sequence.faces.front()] |= pile_bit(number);
    sequences_.push_back(std::move(sequence));
  }

  void add_blocking() {
    for (const auto& [pile, number] : index_) {
      const std::size_t g = map_.group_of[pile];
      if (kind(pile) != PileKind::place) {
        continue;
      }
      for (std::size_t i = 0; i < rules_.group[g].count; ++i) {
        const auto above = index_.find(map_.first[g] + i);
        if (((rules_.group[g].blocked_by[pile - map_.first[g]] >> i) & 1U) != 0 && above != index_.end()) {
          board_.blocked_by[number] |= pile_bit(above->second);
          board_.blocks[above->second] |= pile_bit(number);
        }
      }
    }
  }

  void add_numbers(const PileNumbers& numbers) {
    for (std::size_t pile = 0; pile < board_.piles; ++pile) {
      for (std::size_t n = 1; n < numbers.of[pile].size(); ++n) {
        board_.number[board_.floor[pile] + n] = numbers.of[pile][n];
        board_.alike[board_.floor[pile] + n] = numbers.name[pile][n];
      }
    }
    board_.cell_number = numbers.cell;
    board_.cell_in_use = numbers.in_use;
    if (techniques_.longer_pile) {
      board_.better = better_slots(board_, sequences_);
    }
  }

  void add_stock(std::size_t stock) {
    for (std::size_t draw = 1; draw <= board_.draws; ++draw) {
      const auto& cards = table_.piles[stock].cards;
      board_.drawn_face[draw] = face_of(cards[cards.size() - std::min(draw * rules_.draw, cards.size())]);
    }
    find_next_draws(board_);
  }

  void add_start() {
    HoleState& start = board_.start;
    for (std::size_t pile = 0; pile < board_.piles; ++pile) {
      const std::size_t size = sequences_[pile].faces.size();
      const auto slot = static_cast<std::uint8_t>(board_.floor[pile] + size);
      start.slot[pile] = slot;
      start.there |= pile_bit(pile);
      start.bottoms = static_cast<FaceSet>(start.bottoms | face_bit(sequences_[pile].faces.front()));
      start.number += board_.number[slot];
      if (board_.blocked_by[pile] == 0) {
        start.tops[board_.face[slot]] |= pile_bit(pile);
        start.shown = static_cast<FaceSet>(start.shown | face_bit(board_.face[slot]));
      }
      for (const std::uint8_t face : sequences_[pile].faces) {
        add_card(face);
      }
    }
    for (std::size_t pile = 0; pile < map_.piles; ++pile) {
      const auto& cards = table_.piles[pile].cards;
      if (kind(pile) == PileKind::cell) {
        start.free_cells = static_cast<std::uint8_t>(start.free_cells + (cards.empty() ? 1 : 0));
        if (!cards.empty()) {
          const std::uint8_t face = face_of(cards.back());
          ++start.in_cells[face];
          start.shown = static_cast<FaceSet>(start.shown | face_bit(face));
          start.number += board_.cell_number[face] + board_.cell_in_use;
          add_card(face);
        }
      } else if (kind(pile) == PileKind::hole && !cards.empty()) {
        start.top = face_of(cards.back());
      }
    }
  }
  void add_card(std::uint8_t face) {
    ++board_.start.left[face];
    ++board_.start.cards;
  }

  const Rules& rules_;
  const Table& table_;
  const HoleTechniques& techniques_;
  PileMap map_;
  HoleBoard board_;
  std::size_t slots_ = 0;
  std::map<std::size_t, std::size_t> index_;  // of a pile on the table
  std::vector<FacePile> sequences_;
};

// The faces of a game that fits; nothing for other games.
std::optional<Faces> faces_of_game(const Rules& rules) {
  // Before anything is derived from the rules: piles of an unknown kind have no place in the facts.
  if (!only_pile(rules, PileKind::hole) || !patience::derive_only_shrinks(rules)) {
    return std::nullopt;  // as most games; at once, since every search for a deal asks
  }
  const patience::Facts facts = patience::derive_facts(rules);
  const auto count = [&](PileKind kind) { return std::size_t{facts.map.by_kind[static_cast<std::size_t>(kind)]}; };
  const std::size_t piles = count(PileKind::column) + count(PileKind::reserve) + count(PileKind::place);
  const std::size_t most_cells = count(PileKind::place) > 0 ? 0 : kMaxCells;
  if (!goal_is_everything(rules, facts.map) || !groups_fit(rules) || piles > kMaxHolePiles ||
      count(PileKind::cell) > most_cells || count(PileKind::hole) != 1 || rules.cards() + piles >= kMaxSlots) {
    return std::nullopt;
  }
  const Faces faces = derive_faces(rules, facts);
  return faces.count <= kMaxFaces ? std::optional(faces) : std::nullopt;
}

}  // namespace

void find_next_draws(HoleBoard& board) {
  for (std::size_t face = 0; face < board.faces.count; ++face) {
    board.next_draw[face].fill(kNever);
    for (std::size_t made = board.draws; made-- > 0;) {
      const bool fits = ((board.faces.next[board.drawn_face[made + 1]] >> face) & 1U) != 0;
      board.next_draw[face][made] = fits ? static_cast<std::uint8_t>(made + 1) : board.next_draw[face][made + 1];
    }
  }
}

bool fits(const Rules& rules) { return faces_of_game(rules).has_value(); }

Result<HoleBoard> lay_out(const Rules& rules, const Table& table, const HoleTechniques& techniques) {
  const std::optional<Faces> faces = faces_of_game(rules);
  if (!faces) {
    return fail("this is not a hole game", {}, "another solver can try it");
  }
  if (const auto checked = check_table(rules, table); !checked) {
    return tl::unexpected(checked.error());
  }
  return Layout(rules, table, techniques, *faces).run();
}

}  // namespace sabar::hole
