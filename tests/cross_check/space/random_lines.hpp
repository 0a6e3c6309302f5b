// Lines of a rules text drawn by lot: piles with some of their clauses, deck, pairs, zigzag, and a goal the piles
// allow.
#pragma once

#include "cross_check/space/sketch_deal.hpp"

namespace sabar {

class RandomLines {
public:
  static constexpr int kFewestCards = 4;
  static constexpr int kMostCards = 20;

  explicit RandomLines(RulesDice& dice) : dice_(dice) {}

  // Large decks are decided seldom, tiny ones say little.
  [[nodiscard]] int draw_cards() {
    const std::size_t lot = dice_.below(8);
    return lot == 0 ? dice_.between(kFewestCards, 6) : lot < 5 ? dice_.between(6, 12) : dice_.between(12, kMostCards);
  }

  [[nodiscard]] SketchLine line(std::string_view word, const DeckShape& deck) {
    SketchLine line{std::string(word), {}, {}};
    if (word == "zigzag") {
      if (dice_.chance(1, 2)) {
        line.clauses.push_back({"gather", dice_.number(0, 2)});
      }
    } else if (word == "pairs") {
      line.clauses.push_back(pairs(deck));
    } else if (const std::optional<PileKind> kind = line.kind()) {
      set_size(line, *kind, deck);
      for (const auto& [name, clause] : kClauses) {
        if (clause_belongs(clause, *kind) && dice_.chance(1, 3)) {
          put(line, random_clause(dice_, clause, ground_of(line, deck)));
        }
      }
    }
    return line;
  }

  // A clause that cannot stand beside another takes its place.
  static void put(SketchLine& line, ClauseWords words) {
    if (words[0] == "shape") {
      const int rows = number_of(words[2]);
      line.size = {std::to_string(words[1] == "pyramid" ? pyramid_places(rows) : peaks_places(rows))};
      line.erase("deal");
      line.erase("closed");
    }
    static constexpr std::pair<std::string_view, std::string_view> kClashes[] = {
        {"closed", "open"}, {"move", "return"}, {"shape", "blocked"}};
    for (const auto& [a, b] : kClashes) {
      if (words[0] == a || words[0] == b) {
        line.erase(words[0] == a ? b : a);
      }
    }
    line.set(std::move(words));
  }

  void deck(Sketch& sketch, int cards) {
    SketchDeck deck;
    deck.shape.packs = dice_.chance(2, 3) ? 1 : dice_.between(2, 3);
    deck.shape.suits = dice_.between(1, 4);
    deck.shape.ranks = std::min(kRanks, cards / (deck.shape.packs * deck.shape.suits));
    if (deck.shape.ranks < 1) {
      deck.shape = {1, 1, cards};
    }
    if (dice_.chance(1, 10)) {
      deck.shape.ranks = kRanks;
      deck.take = cards;
    }
    deck.take = deck.take >= static_cast<int>(deck.shape.size()) ? 0 : deck.take;
    set_deck(sketch, deck);
    if (dice_.chance(1, 8) && find_line(sketch, "deck") != nullptr) {
      find_line(sketch, "deck")->set({"remove", random_rank(dice_, deck.shape)});
    }
  }

  void goal(Sketch& sketch) {
    std::erase_if(sketch, [](const SketchLine& line) { return line.word == "goal"; });
    const auto has = [&](std::string_view word) {
      return find_line(sketch, word == "waste" ? std::string_view("stock") : word) != nullptr;
    };
    std::vector<ClauseWords> goals = {{"left", dice_.number(0, std::max(0, deck_of(sketch).cards() / 2))}};
    const auto allow = [&](std::size_t times, bool possible, const ClauseWords& words) {
      goals.insert(goals.end(), possible ? times : 0, words);
    };
    allow(2, has("foundations"), {"foundations"});
    allow(1, has("columns"), {"ordered"});
    allow(3, has("row"), {"one-pile"});
    allow(3, has("grid"), {"rows"});
    for (int times = 0; times < 2; ++times) {
      ClauseWords words = {"empty"};
      for (const auto& [name, kind] : kEmptyGoals) {
        if (has(name) && dice_.chance(1, 2)) {
          words.emplace_back(name);
        }
      }
      allow(1, words.size() > 1, words);
    }
    sketch.push_back({"goal", {}, {dice_.one_of(goals)}});
  }

  [[nodiscard]] Sketch sketch(int cards) {
    struct Share {
      std::string_view word;
      std::size_t percent;
    };
    static constexpr Share kShares[] = {{"hole", 15},   {"foundations", 60}, {"reserve", 25}, {"columns", 85},
                                        {"cells", 25},  {"places", 15},      {"grid", 8},     {"row", 8},
                                        {"columns", 8}, {"stock", 50},       {"zigzag", 4},   {"pairs", 20}};
    Sketch sketch;
    deck(sketch, cards);
    const DeckShape deck = deck_of(sketch).shape;
    for (const Share& share : kShares) {
      if (dice_.chance(share.percent, 100)) {
        sketch.push_back(line(share.word, deck));
      }
    }
    if (dice_.chance(1, 4) && !sketch.empty()) {
      std::swap(dice_.one_of(sketch), dice_.one_of(sketch));
    }
    if (find_line(sketch, "foundations") == nullptr || dice_.chance(1, 4)) {
      goal(sketch);
    }
    return sketch;
  }

private:
  [[nodiscard]] ClauseWords pairs(const DeckShape& deck) {
    ClauseWords words = {dice_.name_of(kPairWords)};
    if (words[0] == "sum") {
      words.push_back(std::to_string(std::min(2 * deck.ranks, std::max(2, deck.ranks + dice_.between(-1, 1)))));
    }
    return words;
  }
  void set_size(SketchLine& line, PileKind kind, const DeckShape& deck) {
    switch (kind) {
      case PileKind::hole:
      case PileKind::stock:
        break;
      case PileKind::grid:
        line.size = {dice_.number(1, deck.suits), "x", dice_.number(1, std::min(5, deck.ranks + 1))};
        break;
      case PileKind::foundation:
        line.size = {dice_.chance(3, 4) ? std::to_string(deck.packs * deck.suits) : dice_.number(1, 4)};
        break;
      case PileKind::place:
      case PileKind::row:
        line.size = {dice_.number(2, 7)};
        break;
      default:
        line.size = {dice_.number(1, kind == PileKind::column ? 4 : 2)};
        break;
    }
  }

  RulesDice& dice_;
};

}  // namespace sabar
