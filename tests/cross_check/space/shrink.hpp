// Makes a counterexample small: fewer lines, clauses, cards and piles, as long as one of the first deals still shows
// the fault, itself or after as many moves or fewer.
#pragma once

#include <functional>

#include "cross_check/space/position.hpp"

namespace sabar {

class Shrinker {
public:
  // Whether a case is still a counterexample.
  using Shows = std::function<bool(const SpaceCase&)>;

  explicit Shrinker(Shows shows) : shows_(std::move(shows)) {}

  [[nodiscard]] SpaceCase shrink(SpaceCase big) const {
    for (bool smaller = true; smaller;) {
      smaller = false;
      for (Sketch& sketch : simpler(big.rules.sketch)) {
        RulesDice dice(1);
        SketchDeal(sketch, dice).fit();
        if (size_of(sketch) >= size_of(big.rules.sketch)) {
          continue;
        }
        if (auto found = fails(std::move(sketch), big.position.moves.size())) {
          big = std::move(*found);
          smaller = true;
          break;
        }
      }
    }
    return big;
  }

private:
  static constexpr std::uint64_t kDeals = 30;
  static constexpr std::uint64_t kWalks = 3;  // of each deal

  // Cards count most, then words, then what numbers say; the deal follows from the rest.
  [[nodiscard]] static int size_of(const Sketch& sketch) {
    int size = 20 * deck_of(sketch).cards();
    const auto add = [&](const std::string& word) { size += 10 + (is_number(word) ? number_of(word) : 0); };
    for (const SketchLine& line : sketch) {
      add(line.word);
      std::for_each(line.size.begin(), line.size.end(), add);
      for (const ClauseWords& clause : line.clauses) {
        std::for_each(clause.begin(), clause[0] == "deal" ? clause.begin() + 1 : clause.end(), add);
      }
    }
    return size;
  }

  [[nodiscard]] std::optional<SpaceCase> fails(Sketch sketch, std::size_t moves) const {
    auto game = read_sketch(sketch);
    if (!game) {
      return std::nullopt;
    }
    RulesDice dice(1);
    const RandomRules rules{std::move(sketch), std::move(*game), {}};
    for (std::uint64_t number = 1; number <= kDeals; ++number) {
      for (std::uint64_t walk = 0; walk <= (moves == 0 ? 0 : kWalks); ++walk) {
        auto position = space_deal(rules.rules(), number);
        if (!position) {
          return std::nullopt;
        }
        if (walk > 0) {
          walk_on(rules.rules(), *position, dice, 1 + dice.below(moves));
        }
        SpaceCase at{rules, *position};
        if (shows_(at)) {
          return at;
        }
      }
    }
    return std::nullopt;
  }

  // Every sketch that has a little less of something.
  [[nodiscard]] static std::vector<Sketch> simpler(const Sketch& sketch) {
    std::vector<Sketch> all;
    const auto with = [&](auto&& change) {
      Sketch copy = sketch;
      change(copy);
      all.push_back(std::move(copy));
    };
    for (std::size_t i = 0; i < sketch.size(); ++i) {
      with([&](Sketch& copy) { copy.erase(copy.begin() + static_cast<std::ptrdiff_t>(i)); });
    }
    add_smaller_decks(sketch, all);
    for (std::size_t i = 0; i < sketch.size(); ++i) {
      for (std::size_t s = 0; s < sketch[i].size.size(); ++s) {
        if (is_number(sketch[i].size[s]) && sketch[i].size[s] != "1") {
          with([&](Sketch& copy) {
            copy[i].size[s] = std::to_string(number_of(copy[i].size[s]) - 1);
            cut_lists(copy[i]);
          });
        }
      }
      for (std::size_t c = 0; c < sketch[i].clauses.size(); ++c) {
        if (sketch[i].word != "goal" && sketch[i].word != "pairs") {
          with([&](Sketch& copy) { copy[i].clauses.erase(copy[i].clauses.begin() + static_cast<std::ptrdiff_t>(c)); });
        }
        add_simpler_clauses(sketch, i, c, all);
      }
    }
    return all;
  }
  static void add_simpler_clauses(const Sketch& sketch, std::size_t line, std::size_t clause,
                                  std::vector<Sketch>& all) {
    const ClauseWords& words = sketch[line].clauses[clause];
    const bool deal = words[0] == "deal";  // follows from the deck
    for (std::size_t w = 1; w < words.size() && !deal; ++w) {
      Sketch copy = sketch;
      ClauseWords& changed = copy[line].clauses[clause];
      changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(w));
      all.push_back(copy);
      if (words[w] == "unlimited" || (is_number(words[w]) && number_of(words[w]) > 0)) {
        changed = words;
        changed[w] = words[w] == "unlimited" ? "1" : std::to_string(number_of(words[w]) - 1);
        all.push_back(copy);
      }
    }
  }
  static void cut_lists(SketchLine& line) {
    for (const char* word : {"deal", "closed", "start", "blocked"}) {
      if (ClauseWords* clause = line.find(word);
          clause != nullptr && static_cast<int>(clause->size()) > piles_of(line) + 1) {
        clause->resize(static_cast<std::size_t>(piles_of(line)) + 1);
      }
    }
  }
  static void add_smaller_decks(const Sketch& sketch, std::vector<Sketch>& all) {
    const SketchDeck old = deck_of(sketch);
    for (int DeckShape::*part : {&DeckShape::packs, &DeckShape::suits, &DeckShape::ranks}) {
      SketchDeck deck = old;
      if (--(deck.shape.*part) >= 1) {
        Sketch copy = sketch;
        set_deck(copy, deck);
        for (SketchLine& line : copy) {
          if (line.word == "foundations" && piles_of(line) == old.shape.packs * old.shape.suits) {
            line.size = {std::to_string(deck.shape.packs * deck.shape.suits)};
          }
          lower_ranks(line, old.shape.ranks, deck.shape.ranks);
        }
        all.push_back(std::move(copy));
      }
    }
    if (old.take > 1) {
      SketchDeck deck = old;
      --deck.take;
      Sketch copy = sketch;
      set_deck(copy, deck);
      all.push_back(std::move(copy));
    }
  }
  // What is said about the highest rank is said about the new one.
  static void lower_ranks(SketchLine& line, int old_ranks, int new_ranks) {
    if (old_ranks == new_ranks) {
      return;
    }
    for (const char* name : {"fill", "stop", "remove"}) {
      if (ClauseWords* clause = line.find(name); clause != nullptr && clause->back() == rank_word(old_ranks)) {
        clause->back() = rank_word(new_ranks);
      }
    }
    if (line.word == "pairs" && line.clauses[0].size() == 2) {
      line.clauses[0][1] = std::to_string(number_of(line.clauses[0][1]) - 1);
    }
  }

  Shows shows_;
};

}  // namespace sabar
