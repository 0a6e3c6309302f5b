// Which cards nobody will need on a column any more, given how many cards of each suit are home.
//
// Let X be the next card of its foundation. The cards that may be put on X in a column are its followers. There are
// three cases, each with its own theorem; in all of them a winning line is played with X at home, and every column is
// the line's column without some of the cards that are home.
//
// 1. No card leaves a foundation. X is *safe* if every follower is home already, or is itself the next card of its
// foundation and safe once X is home. Only a move that puts a follower F on X is missing its target. F is not home, so
// it is next on its foundation and safe: it goes home instead, and so does what the line puts on F, one rank lower
// each time, so this ends. For alternate colours this gives the well-known rule: rank r may go when both foundations of
// the other colour have r-1, or have r-2 and the foundation of the other suit of its colour has r-3.
//
// 2. Cards may leave foundations. Then a follower that is home may come back to lie on X and take another card. Let D
// be X with all its followers, the cards beneath these on their foundations, the followers of all of them and so on.
// X is safe if of each suit at most the highest card of D is not home. The line is played with D at home for ever: a
// card of D that the line takes back stays, and one that the line moves goes home instead. It can: what lies on it in
// the line's run is in D too and goes home before it, and the cards beneath it on its foundation are home. For
// alternate colours: both foundations of the other colour have r-2, and that of the other suit of its colour r-3.
//
// 3. Any face-up card moves with all cards on it (Yukon). A follower may then come to X under a heap of cards and
// cannot go home instead, so all followers must be home; where cards may leave foundations, all of D.
//
// Naive versions that fail: 'always home' loses FreeCell deals 1941 and 98714. Rule 1 where cards may leave
// foundations, or where groups move, calls reduced deals lost that can be won (tests/cross_check/cross_check_test.cpp).
//
// Sources: the rule for alternate colours is folklore of FreeCell programs; its form for any build, and cases 2 and
// 3, are ours.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include <sabar/core/card.hpp>

namespace sabar {

// How many cards each foundation has.
using Heights = std::array<std::uint8_t, 4>;

class SafeByFollowers {
public:
  // Cards by foundation and value, which counts from the first card of the foundation, 0.
  struct Value {
    std::uint8_t suit;
    std::uint8_t value;
  };

  void add_follower(std::size_t suit, std::size_t value, Value follower) {
    followers_[suit][value].push_back(follower);
  }
  // After the last follower. `returns`: cards may leave foundations; `groups`: cards move with any cards on them.
  void prepare(bool returns, bool groups) {
    returns_ = returns;
    groups_ = groups;
    for (std::size_t value = 0; value < kRanks; ++value) {
      for (std::size_t suit = 0; suit < 4; ++suit) {
        find_needed(suit, value);
      }
    }
  }

  // Whether the next card of a foundation is safe.
  [[nodiscard]] bool operator()(const Heights& home, std::size_t suit) const {
    return returns_ ? all_needed_home(home, suit) : followers_home(home, suit);
  }

private:
  // Followers are lower, so the recursion goes down the ranks of a suit and never deeper.
  [[nodiscard]] bool followers_home(Heights home, std::size_t suit) const {
    const std::uint8_t value = home[suit]++;
    return std::all_of(followers_[suit][value].begin(), followers_[suit][value].end(), [&](const Value& card) {
      return home[card.suit] > card.value ||
             (!groups_ && home[card.suit] == card.value && followers_home(home, card.suit));
    });
  }
  [[nodiscard]] bool all_needed_home(const Heights& home, std::size_t suit) const {
    const Heights& needed = needed_[suit][home[suit]];
    for (std::size_t other = 0; other < 4; ++other) {
      if (other != suit && home[other] + (groups_ ? 0 : 1) < needed[other]) {
        return false;
      }
    }
    return true;
  }
  // The set D of a card, as its number of cards of each suit; those of lower cards are known.
  void find_needed(std::size_t suit, std::size_t value) {
    Heights& needed = needed_[suit][value];
    needed = value > 0 ? needed_[suit][value - 1] : Heights{};
    needed[suit] = static_cast<std::uint8_t>(value + 1);
    for (const Value& card : followers_[suit][value]) {
      for (std::size_t other = 0; other < 4; ++other) {
        needed[other] = std::max(needed[other], needed_[card.suit][card.value][other]);
      }
    }
  }

  std::array<std::array<std::vector<Value>, kRanks>, 4> followers_;
  std::array<std::array<Heights, kRanks>, 4> needed_{};
  bool returns_ = false;
  bool groups_ = false;
};

}  // namespace sabar
