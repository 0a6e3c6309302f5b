// Random rules over the whole vocabulary of docs/rules.md, with decks of 4 to 20 cards.
//
// Wholly random ones go everywhere, but hardly any of them is like a game. The others begin with a game of the program
// or of the cross-check, made small, and change a few words of it: so every model and technique is met again and again
// just inside and just outside its border.
#pragma once

#include <sabar/rules_data/texts.hpp>

#include "cross_check/cross_check.hpp"
#include "cross_check/space/random_lines.hpp"
#include "cross_check/space/sketch_small.hpp"

namespace sabar {

struct RandomRules {
  Sketch sketch;
  GameFile game;
  std::string like;  // the game it began with; empty for wholly random rules

  [[nodiscard]] const Rules& rules() const { return game.rules; }
};

class RulesGenerator {
public:
  explicit RulesGenerator(std::uint64_t seed) : dice_(seed) {}

  [[nodiscard]] RulesDice& dice() { return dice_; }

  // What the parser refuses is drawn again.
  [[nodiscard]] RandomRules next() {
    while (true) {
      std::string like;
      Sketch sketch = draw(like, lines_.draw_cards());
      if (auto rules = accept(std::move(sketch))) {
        rules->like = like;
        return *rules;
      }
    }
  }

  // A sketch that need not be right yet.
  [[nodiscard]] Sketch draw(std::string& like, int cards) {
    if (dice_.chance(1, 4)) {
      Sketch sketch = lines_.sketch(cards);
      SketchDeal(sketch, dice_).fit();
      return sketch;
    }
    const ReducedGame& base = dice_.one_of(bases());
    like = base.name;
    Sketch sketch = sketch_of(base.rules);
    SmallSketch(sketch, dice_).make(cards);
    for (std::size_t changes = dice_.below(4); changes > 0; --changes) {
      change(sketch);
    }
    SketchDeal(sketch, dice_).fit();
    return sketch;
  }

  // Nothing when the parser refuses it or its deck is too small or too large.
  [[nodiscard]] static std::optional<RandomRules> accept(Sketch sketch) {
    const int cards = deck_of(sketch).cards();
    if (cards < RandomLines::kFewestCards || cards > RandomLines::kMostCards) {
      return std::nullopt;
    }
    auto game = read_sketch(sketch);
    return game ? std::optional(RandomRules{std::move(sketch), std::move(*game), {}}) : std::nullopt;
  }

private:
  [[nodiscard]] static const std::vector<ReducedGame>& bases() {
    static const std::vector<ReducedGame> kBases = [] {
      std::vector<ReducedGame> bases;
      for (const RulesFile& file : kRulesFiles) {
        bases.push_back({file.name, file.text});
      }
      bases.insert(bases.end(), std::begin(kReducedGames), std::end(kReducedGames));
      for (const ModelGames& model : kModelGames) {
        bases.insert(bases.end(), model.games.begin(), model.games.end());
      }
      return bases;
    }();
    return kBases;
  }

  // One word, clause or line other than before.
  void change(Sketch& sketch) {
    SketchLine& line = dice_.one_of(sketch);
    const DeckShape deck = deck_of(sketch).shape;
    switch (dice_.below(12)) {
      case 0:
        change_deck(sketch);
        break;
      case 1:
        sketch.push_back(lines_.line(dice_.one_of(kLines).name, deck));
        break;
      case 2:
        if (sketch.size() > 2) {
          sketch.erase(sketch.begin() + (&line - sketch.data()));
        }
        break;
      case 3:
        change_size(line);
        break;
      case 4:
        lines_.goal(sketch);
        break;
      case 5:
        std::swap(line, dice_.one_of(sketch));
        break;
      case 6:
        if (line.kind() && !line.clauses.empty()) {
          line.clauses.erase(line.clauses.begin() + static_cast<std::ptrdiff_t>(dice_.below(line.clauses.size())));
        }
        break;
      default:
        change_clause(line, deck);
        break;
    }
  }
  void change_clause(SketchLine& line, const DeckShape& deck) {
    if (line.word == "pairs" || line.word == "zigzag") {
      line = lines_.line(line.word, deck);
      return;
    }
    std::vector<Clause> possible;
    for (const auto& [name, clause] : kClauses) {
      if (line.kind() && clause_belongs(clause, *line.kind())) {
        possible.push_back(clause);
      }
    }
    if (!possible.empty()) {
      RandomLines::put(line, random_clause(dice_, dice_.one_of(possible), ground_of(line, deck)));
    }
  }
  void change_size(SketchLine& line) {
    if (!line.kind() || line.size.empty()) {
      return;
    }
    std::string& word = line.size.size() == 3 && dice_.chance(1, 2) ? line.size[2] : line.size[0];
    word = std::to_string(std::max(1, number_of(word) + (dice_.chance(1, 2) ? 1 : -1)));
    for (const char* clause : {"start", "blocked", "shape", "closed"}) {
      line.erase(clause);
    }
  }
  void change_deck(Sketch& sketch) {
    SketchDeck deck = deck_of(sketch);
    const DeckShape before = deck.shape;
    switch (dice_.below(5)) {
      case 0:
        deck.shape.packs = dice_.between(1, 3);
        break;
      case 1:
        deck.shape.suits = dice_.between(1, 4);
        break;
      case 2:
        deck.shape.ranks = std::clamp(deck.shape.ranks + dice_.between(-1, 1), 1, kRanks);
        break;
      case 3:
        deck.take = dice_.between(RandomLines::kFewestCards, RandomLines::kMostCards);
        deck.take = deck.take < static_cast<int>(deck.shape.size()) ? deck.take : 0;
        break;
      default:
        if (SketchLine* line = find_line(sketch, "deck")) {
          line->find("remove") != nullptr ? line->erase("remove") : line->set({"remove", random_rank(dice_, before)});
        }
        return;
    }
    set_deck(sketch, deck);
    // Foundations for every suit, where there were.
    for (SketchLine& line : sketch) {
      if (line.word == "foundations" && piles_of(line) == before.packs * before.suits) {
        line.size = {std::to_string(deck.shape.packs * deck.shape.suits)};
      }
    }
  }

  RulesDice dice_;
  RandomLines lines_{dice_};
};

}  // namespace sabar
