// The complete search of games of pairs with a planted fault; the cross-check must find every one of them. A fault is
// one of the game, which then does something else, or one of its board, which plant() changes.
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include <sabar/solvers/models/pairs/game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::pair_mutants {

using pairs::card_bit;
using pairs::Cards;
using pairs::PairBoard;
using pairs::PairState;
using pairs::PairStep;
using pairs::PairTechniques;

constexpr PairTechniques kNoTechnique{.free_stock = false, .pair_matching = false};

class Sound : public Spoilable<pairs::PairGame> {
public:
  explicit Sound(const PairBoard& board, const PairTechniques& techniques = {})
      : Spoilable(board, techniques), board_(board) {}
  static void plant(PairBoard& /*board*/) {}

protected:
  [[nodiscard]] const PairBoard& board() const { return board_; }
  [[nodiscard]] bool of_stock(const PairStep& step) const { return step.second >= board_.laid; }

private:
  const PairBoard& board_;
};

// The easier game without an order of the stock, in which cards that leave alone stay.
class FreeStockWithKings : public Sound {
public:
  explicit FreeStockWithKings(const PairBoard& board) : Sound(board, kNoTechnique), kings_(board), easier_(kings_) {
    kings_.alone = 0;
  }
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    steps.keep_if([&](const PairStep&) { return easier_.hopeful(position.cards); });
  }

private:
  PairBoard kings_;
  mutable pairs::FreeStock easier_;
};

// The same in which only the stock is at hand and the waste is not.
class FreeStockWithoutWaste : public Sound {
public:
  explicit FreeStockWithoutWaste(const PairBoard& board) : Sound(board, kNoTechnique), easier_(board) {}
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    const Cards waste = (card_bit(position.place) - 1) << board().laid;
    steps.keep_if([&](const PairStep&) { return easier_.hopeful(position.cards & ~waste); });
  }

private:
  mutable pairs::FreeStock easier_;
};

// Of two ranks that go together as many cards must be left of the one as of the other, of one that goes with itself an
// even number, though some of them need not leave: `Middle` plants it for the latter.
template <bool Middle>
class EvenMatching : public Sound {
public:
  using Sound::Sound;
  static void plant(PairBoard& board) {
    for (pairs::PairClass& all : board.classes) {
      for (std::size_t set = 0; set < std::size_t{1} << all.cards.size(); ++set) {
        int odd = 0;
        for (std::size_t i = 0; i < all.cards.size(); ++i) {
          const int apart = board.partner_rank[all.cards[i]] - board.rank[all.cards[i]];
          if ((set >> i & 1) != 0 && (apart == 0) == Middle) {
            odd = apart == 0 ? 1 - odd : odd + (apart > 0 ? 1 : -1);
          }
        }
        all.hopeful[set] = all.hopeful[set] && odd == 0;
      }
    }
  }
};

class KeyWithoutDraws : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {position.cards, 0}; }
};

// Redeals count and places in the stock do not.
class KeyOfRedeals : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {position.cards, position.pass}; }
};

class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override {
    return {mixed(position.cards) >> 57, Sound::key(position).drawn};
  }
};

// Pairs of the table leave before anything is drawn.
class TableFirst : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    const bool pairs = std::any_of(steps.begin(), steps.end(), [&](const PairStep& step) { return !of_stock(step); });
    steps.keep_if([&](const PairStep& step) { return !pairs || !of_stock(step); });
  }
};

// Nobody draws past a card that could leave.
class NearestOnly : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    const auto drawn = [&](const PairStep& step) { return step.second >= board().laid + position.place; };
    std::size_t nearest = pairs::kMostCards;
    for (const PairStep& step : steps) {
      nearest = drawn(step) ? std::min<std::size_t>(nearest, step.second) : nearest;
    }
    steps.keep_if([&](const PairStep& step) { return !drawn(step) || step.second == nearest; });
  }
};

// Two cards of the stock never leave together.
class NoNeighbours : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    steps.keep_if([&](const PairStep& step) { return step.first < board().laid; });
  }
};

// Two cards of the stock leave together though it is closed.
class NeighboursThoughClosed : public Sound {
public:
  explicit NeighboursThoughClosed(const PairBoard& board) : Sound(board, kNoTechnique) {}
  static void plant(PairBoard& board) {
    for (std::size_t a = board.laid; a < board.laid + board.stock; ++a) {
      for (std::size_t b = board.laid; b < board.laid + board.stock; ++b) {
        board.partners[a] |= a != b && board.rank[a] == board.partner_rank[b] ? card_bit(b) : 0;
      }
    }
  }
};

// The waste's top card is had after a redeal only.
class WasteAfterRedeal : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    const bool again = board().unlimited || position.pass < board().passes;
    steps.keep_if([&](const PairStep& step) { return again || !of_stock(step) || !on_waste(position, step); });
  }
  Undo apply(State& position, const Move& step) const override {
    const bool waste = of_stock(step) && on_waste(position, step) && step.first < board().laid;
    const Undo before = Sound::apply(position, step);
    position.pass = static_cast<std::uint8_t>(position.pass + (waste && !board().unlimited ? 1 : 0));
    return before;
  }

private:
  [[nodiscard]] bool on_waste(const State& position, const PairStep& step) const {
    return step.second - board().laid == board().waste_place(position);
  }
};

class OneMoreRedeal : public Sound {
public:
  using Sound::Sound;
  static void plant(PairBoard& board) { ++board.passes; }
};

// Cards that leave alone wait for ever.
class KingsStay : public Sound {
public:
  explicit KingsStay(const PairBoard& board) : Sound(board, kNoTechnique) {}
  static void plant(PairBoard& board) { board.alone = 0; }
};

// A card is free as soon as one of those that lie on it is gone.
class HalfCovered : public Sound {
public:
  explicit HalfCovered(const PairBoard& board) : Sound(board, kNoTechnique) {}
  static void plant(PairBoard& board) {
    for (Cards& on : board.on) {
      on &= 0 - on;
    }
  }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  PairBoard board = pairs::lay_out(rules, table).value();
  Mutated::plant(board);
  const Mutated game(board);
  return search_all(game, board.start);
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"free stock with kings that stay", "pairs-open", search_with<FreeStockWithKings>, {2, 10, 13}},
      {"free stock without the waste", "pairs-open", search_with<FreeStockWithoutWaste>, {2, 10, 13}},
      {"as many of one rank as of the other", "pairs-open-six", search_with<EvenMatching<false>>, {4, 8, 16}},
      {"an even number of the middle rank", "pairs-middle-rank", search_with<EvenMatching<true>>, {1, 7, 14}},
      {"key without draws", "pairs-same-rank", search_with<KeyWithoutDraws>, {477, 1677, 1885}},
      {"key of redeals", "pairs-closed", search_with<KeyOfRedeals>, {1640}},
      {"7-bit key", "pairs-columns", search_with<ShortKey>, {2, 5, 12}},
      {"pairs of the table first", "pairs-same-rank", search_with<TableFirst>, {9, 16, 20}},
      {"the nearest card of the stock only", "pairs-columns-and-stock", search_with<NearestOnly>, {3, 23, 29}},
      {"no neighbours in the stock", "pairs-open-all", search_with<NoNeighbours>, {1, 7, 8}},
      {"neighbours in a closed stock", "pairs-closed-once", search_with<NeighboursThoughClosed>, {2, 3, 4}},
      {"the waste's top card after a redeal", "pairs-closed", search_with<WasteAfterRedeal>, {26, 47, 60}},
      {"one redeal too many", "pairs-open-once", search_with<OneMoreRedeal>, {5, 8, 9}},
      {"kings stay", "pairs-open", search_with<KingsStay>, {2, 10, 13}},
      {"free when half covered", "pairs-open-twice", search_with<HalfCovered>, {7, 39, 57}},
  };
  return kList;
}

}  // namespace sabar::pair_mutants
