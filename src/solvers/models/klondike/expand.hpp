// From moves of the compact model to moves of the rules: the proof in position.hpp as a program.
//
//   Expansion expansion(rules, table);
//   for (const CompactMove move : moves) expansion.play(move);
//   expansion.finish();                     // nothing is face down: the rest goes home
//   use(expansion.line());
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

class Expansion {
public:
  Expansion(const Rules& rules, const Table& start);

  void play(CompactMove move);
  void finish();
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

private:
  // Where a card is, and how many lie on it.
  struct Spot {
    std::size_t pile = 0;
    std::size_t above = 0;
  };

  [[nodiscard]] Spot find(Card card) const;
  [[nodiscard]] bool is_column(std::size_t pile) const { return kind_[pile] == PileKind::column; }
  [[nodiscard]] bool is_bare(Card card) const;
  // The card that is bare, of the two that carry this one; a king's empty column. The number of piles: there is none.
  [[nodiscard]] std::size_t find_carrier(Card card) const;
  // Foundations stand in the order of the suits.
  [[nodiscard]] std::size_t foundation_of(Card card) const {
    return foundations_ + static_cast<std::size_t>(card.suit());
  }

  void transfer(std::size_t from, std::size_t to, std::size_t count);
  void uncover(Card card);
  void go_home(Card card);
  void draw_until(Card card);

  std::uint8_t draw_;
  int ranks_;
  Table table_;
  std::vector<PileKind> kind_;
  std::array<std::uint8_t, kCards> pile_{};  // by card
  std::size_t stock_ = 0;
  std::size_t waste_ = 0;
  std::size_t foundations_ = kMaxPiles;  // the first
  std::vector<Move> line_;
};

}  // namespace sabar::klondike
