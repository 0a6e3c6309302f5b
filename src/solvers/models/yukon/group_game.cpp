#include <algorithm>

#include <sabar/solvers/models/yukon/group_game.hpp>
#include <sabar/solvers/models/yukon/waiting.hpp>

namespace sabar::yukon {
namespace {

constexpr int kBreak = 4;
constexpr int kClosedCard = 6;
constexpr int kCardHome = 3;

// What it takes off the distance when a card leaves its place.
int gain(const Layout& layout, const Position& position, int card) {
  const int beneath = at(position.beneath, card);
  const bool turns = beneath != kNothing && is_in(position.closed, beneath);
  return (lies_well(layout, card, beneath) ? 0 : kBreak) + (turns ? kClosedCard : 0);
}

// Moves by what they gain, of equal gain in the order in which they come.
class Listing {
public:
  void add(int gain, int card, int target) {
    std::size_t place = size_++;
    for (; place > 0 && entries_[place - 1].gain < gain; --place) {
      entries_[place] = entries_[place - 1];
    }
    entries_[place] = {static_cast<std::uint8_t>(gain),
                       {static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(target)}};
  }
  void write(MoveList<GroupMove>& moves) const {
    for (std::size_t i = 0; i < size_; ++i) {
      moves.push(entries_[i].move);
    }
  }

private:
  struct Entry {
    std::uint8_t gain = 0;
    GroupMove move;
  };
  // A card has at most four carriers, an empty column and its foundation.
  std::array<Entry, 6 * static_cast<std::size_t>(kCards)> entries_;
  std::size_t size_ = 0;
};

}  // namespace

int distance(const Position& position) {
  return kBreak * position.breaks + kClosedCard * std::popcount(position.closed) - kCardHome * position.home;
}

GroupGame::State GroupGame::begin(const Position& position) const {
  State state = position;
  if (choice_.safe_foundation) {
    send_home(layout_, state, [](const GroupMove&) {});
  }
  return state;
}

bool GroupGame::lost(const State& state) const { return choice_.waiting && waits_for_ever(layout_, state); }

GroupGame::Undo GroupGame::apply(State& state, const Move& move) const {
  const State before = state;
  play(layout_, move, state);
  if (choice_.safe_foundation) {
    send_home(layout_, state, [](const GroupMove&) {});
  }
  return before;
}

void GroupGame::legal(const State& state, MoveList<Move>& moves) const {
  moves.clear();
  if (lost(state)) {
    return;
  }
  Listing list;
  for (Cards set = home_cards(layout_, state); set != 0; set &= set - 1) {
    list.add(gain(layout_, state, first_of(set)) + kCardHome, first_of(set), kHome);
  }
  const bool empty = state.filled < layout_.columns;
  for (Cards tops = state.tops; tops != 0; tops &= tops - 1) {
    const int top = first_of(tops);
    for (int card = top; card != kNothing && !is_in(state.closed, card); card = at(state.beneath, card)) {
      for (Cards set = at(layout_.carriers, card) & state.tops & ~card_set(top); set != 0; set &= set - 1) {
        list.add(gain(layout_, state, card), card, first_of(set));
      }
      if (empty && is_in(layout_.fillers, card) && at(state.beneath, card) != kNothing) {
        list.add(gain(layout_, state, card), card, kNothing);
      }
    }
  }
  list.write(moves);
}

}  // namespace sabar::yukon
