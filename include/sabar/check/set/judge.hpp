// The judge of SET: replays a game and says which move is wrong and why.
//
// It is written from the rules alone (include/sabar/rules/set/play_rules.hpp) and shares only the cards with the
// engine. It knows no third card: it looks at the values of each attribute, as a player does, and finds sets by trying
// all triples.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/set/play_rules.hpp>

namespace sabar::set {

class SetJudge {
public:
  // An error unless the order has each card of the deck once.
  [[nodiscard]] static Result<SetJudge> begin(const PlayRules& rules, std::span<const Card> order);

  // Whether these cards of the table may be taken; no cards: whether more may be laid out. The error says why not.
  [[nodiscard]] Result<> permits(std::span<const Card> cards) const;
  // Plays an allowed move; one that is not allowed changes nothing.
  [[nodiscard]] Result<> play(std::span<const Card> cards);

  [[nodiscard]] std::span<const Card> table() const { return table_; }
  [[nodiscard]] std::size_t deck_left() const { return order_.size() - dealt_; }
  // The deck is out and nothing can be taken.
  [[nodiscard]] bool finished() const { return deck_left() == 0 && !any(); }

private:
  SetJudge(const PlayRules& rules, std::span<const Card> order);

  [[nodiscard]] Result<> make_set(std::span<const Card> cards) const;
  [[nodiscard]] bool make_ultraset(std::span<const Card> cards) const;
  [[nodiscard]] bool any() const;
  void lay_out(std::size_t up_to);

  PlayRules rules_;
  std::vector<Card> order_;
  std::size_t dealt_ = 0;
  std::vector<Card> table_;
};

struct SetRuling {
  bool accepted = false;   // every move is allowed
  std::size_t played = 0;  // moves up to the end or to the first wrong one
  std::string reason;      // "move 3 (SHAO SHAW SHKG): …"; empty if accepted
  bool finished = false;   // accepted, and the game is over
  std::size_t taken = 0;   // sets
  std::size_t left = 0;    // cards on the table after the moves played
};

// Each move is a list of cards; an empty one lays out more.
[[nodiscard]] SetRuling judge_set(const PlayRules& rules, std::span<const Card> order,
                                  std::span<const std::vector<Card>> line);

}  // namespace sabar::set
