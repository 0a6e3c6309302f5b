// Each clause of a pile line with words drawn by lot from the parser's own tables, so that a new word of a table is
// drawn without being mentioned here.
#pragma once

#include <utility>

#include <sabar/rules/patience/text/shapes.hpp>

#include "cross_check/space/rules_dice.hpp"
#include "cross_check/space/rules_sketch.hpp"

namespace sabar {

// What a clause must know of the deck and of its own line.
struct ClauseGround {
  DeckShape deck;
  PileKind kind = PileKind::column;
  int piles = 1;
};

[[nodiscard]] inline std::string rank_word(int rank) {
  return std::string(kRankWords[static_cast<std::size_t>(rank - 1)]);
}

// The highest rank and the ace are the usual ones.
[[nodiscard]] inline std::string random_rank(RulesDice& dice, const DeckShape& deck) {
  const std::size_t lot = dice.below(4);
  return rank_word(lot == 0 ? deck.ranks : lot == 1 ? 1 : dice.between(1, deck.ranks));
}

[[nodiscard]] inline std::string random_card(RulesDice& dice, const DeckShape& deck) {
  static constexpr std::string_view kSuitLetters[] = {"S", "HS", "HCS", "HDCS"};
  const std::string_view suits = kSuitLetters[deck.suits - 1];
  return random_rank(dice, deck) + suits[dice.below(suits.size())];
}

[[nodiscard]] inline ClauseWords random_build(RulesDice& dice, const ClauseGround& ground) {
  ClauseWords words = {"build", dice.name_of(kOrders)};
  if (words.back() == "none") {
    return words;
  }
  words.push_back(dice.name_of(kSuitRules));
  if (dice.chance(1, 6)) {
    words.insert(words.end(), {"by", dice.number(1, std::min(3, std::max(1, ground.deck.ranks - 1)))});
  }
  if (dice.chance(1, 4)) {
    words.emplace_back("wrap");
  }
  return words;
}

inline void add_fill_value(RulesDice& dice, const ClauseGround& ground, ClauseWords& words) {
  words.push_back(dice.chance(1, 3) ? random_rank(dice, ground.deck) : dice.name_of(kFills));
}

[[nodiscard]] inline ClauseWords random_fill(RulesDice& dice, const ClauseGround& ground) {
  ClauseWords words = {"fill"};
  if (ground.kind == PileKind::column && dice.chance(1, 4)) {
    words.emplace_back("from");
    const std::size_t first = dice.below(kFillSources.size());
    const std::size_t sources = dice.chance(2, 3) ? 1 : dice.below(kFillSources.size()) + 1;
    for (std::size_t i = 0; i < sources; ++i) {
      words.emplace_back(kFillSources[(first + i) % kFillSources.size()].name);
    }
    words.emplace_back("then");
  }
  add_fill_value(dice, ground, words);
  return words;
}

[[nodiscard]] inline ClauseWords random_move(RulesDice& dice) {
  const auto& [name, lift] = kLifts[dice.below(kLifts.size())];
  ClauseWords words = {"move", std::string(name)};
  if (lifts_runs(lift) && dice.chance(1, 2)) {
    words.push_back(dice.name_of(kSuitRules));
  }
  return words;
}

[[nodiscard]] inline ClauseWords random_start(RulesDice& dice, const ClauseGround& ground) {
  ClauseWords words = {"start"};
  if (dice.chance(1, 2)) {
    words.emplace_back("first");
    return words;
  }
  const int most = dice.chance(1, 2) ? ground.piles : dice.between(1, ground.piles);
  for (int i = 0; i < most; ++i) {
    words.push_back(random_card(dice, ground.deck));
  }
  return words;
}

// Rows that give as many places as the line has; the caller sees to that.
[[nodiscard]] inline ClauseWords random_shape(RulesDice& dice) {
  const auto& [name, shape] = kShapes[dice.below(kShapes.size())];
  return {"shape", std::string(name), shape == Shape::pyramid ? dice.number(1, 4) : dice.number(2, 3)};
}

// Mostly by places further on; now and then a circle.
[[nodiscard]] inline ClauseWords random_blocked(RulesDice& dice, const ClauseGround& ground) {
  ClauseWords words = {"blocked"};
  for (int place = 1; place <= ground.piles; ++place) {
    std::string on;
    const int low = dice.chance(1, 12) ? 1 : place + 1;
    for (int i = 0; i < 2; ++i) {
      const int other = low <= ground.piles && dice.chance(1, 2) ? dice.between(low, ground.piles) : place;
      if (other != place && on != std::to_string(other)) {
        on += fmt::format("{}{}", on.empty() ? "" : ",", other);
      }
    }
    words.push_back(on.empty() ? "-" : on);
  }
  return words;
}

[[nodiscard]] inline ClauseWords random_step(RulesDice& dice) {
  ClauseWords words = {"step"};
  for (int step = 1; step <= 7; ++step) {
    if (dice.chance(step < 4 ? 2 : 1, 5)) {
      words.push_back(std::to_string(step));
    }
  }
  if (words.size() == 1) {
    words.push_back(dice.number(1, 3));
  }
  return words;
}

[[nodiscard]] inline ClauseWords random_match(RulesDice& dice) {
  switch (dice.below(3)) {
    case 0:
      return {"match", "suit"};
    case 1:
      return {"match", "rank"};
    default:
      return {"match", "suit", "rank"};
  }
}

// One number for all piles, or one for each.
[[nodiscard]] inline ClauseWords random_per_pile(RulesDice& dice, std::string word, int most, int piles) {
  ClauseWords words = {std::move(word)};
  const int numbers = dice.chance(1, 2) ? 1 : piles;
  for (int i = 0; i < numbers; ++i) {
    words.push_back(dice.number(0, most));
  }
  return words;
}

[[nodiscard]] inline ClauseWords random_clause(RulesDice& dice, Clause clause, const ClauseGround& ground) {
  const std::string word(find_name(kClauses, clause));
  switch (clause) {
    case Clause::deal:
      return random_per_pile(dice, word, 3, ground.piles);
    case Clause::closed:
      return random_per_pile(dice, word, ground.kind == PileKind::place ? 1 : 2, ground.piles);
    case Clause::open:
      return ground.kind == PileKind::stock ? ClauseWords{word} : ClauseWords{word, dice.number(1, 2)};
    case Clause::build:
      return random_build(dice, ground);
    case Clause::stop:
      return {word, random_rank(dice, ground.deck)};
    case Clause::fill:
      return random_fill(dice, ground);
    case Clause::move:
      return random_move(dice);
    case Clause::hold:
      return {word, dice.number(1, dice.chance(1, 2) ? ground.deck.ranks : 2 * ground.deck.ranks)};
    case Clause::collect:
      return dice.chance(1, 2) ? ClauseWords{word, "runs"} : ClauseWords{word, "runs", "by-hand"};
    case Clause::start:
      return random_start(dice, ground);
    case Clause::shape:
      return random_shape(dice);
    case Clause::blocked:
      return random_blocked(dice, ground);
    case Clause::step:
      return random_step(dice);
    case Clause::match:
      return random_match(dice);
    case Clause::draw:
      return {word, dice.number(1, 3)};
    case Clause::to:
      return {word, dice.name_of(kDrawTargets)};
    case Clause::redeals:
      return {word, dice.chance(1, 3) ? "unlimited" : dice.number(0, 3)};
    case Clause::returning:
    case Clause::kings_first:
    case Clause::row_suits:
    case Clause::full:
      return {word};
  }
  return {};
}

}  // namespace sabar
