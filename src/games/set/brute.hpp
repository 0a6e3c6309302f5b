// The paper's brute force, one triple at a time: for a person who watches it work.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <sabar/games/set/find.hpp>

namespace sabar::set {

// Each attribute of three cards agrees, differs in all of them, or has two cards alike and one other.
enum class Match : std::uint8_t { same, different, two };

// The first digit is the first attribute.
[[nodiscard]] std::vector<Match> matches(Card a, Card b, Card c, std::size_t attributes = kUsualAttributes);

class BruteForce {
public:
  explicit BruteForce(std::span<const Card> table, std::size_t attributes = kUsualAttributes);

  struct Step {
    Triple places;
    bool set = false;
  };

  // The next triple in the order of places; nothing when all were tried.
  std::optional<Step> step();
  // On to the next set.
  std::optional<Triple> next_set();

  [[nodiscard]] std::uint64_t tried() const { return tried_; }
  // n (n - 1) (n - 2) / 6 of n cards.
  [[nodiscard]] std::uint64_t triples() const;
  [[nodiscard]] const std::vector<Card>& table() const { return table_; }

private:
  std::vector<Card> table_;
  std::size_t attributes_;
  std::vector<std::array<std::uint8_t, kMostAttributes>> values_;  // of each card of the table
  Triple next_{0, 1, 2};
  std::uint64_t tried_ = 0;
};

}  // namespace sabar::set
