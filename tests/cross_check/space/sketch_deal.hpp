// Makes the deal of a sketch fit its deck: as many cards are dealt as there are, or fewer where a stock takes the rest.
#pragma once

#include <numeric>

#include "cross_check/space/random_clauses.hpp"

namespace sabar {

struct SketchDeck {
  DeckShape shape;
  int take = 0;

  [[nodiscard]] int cards() const { return take > 0 ? take : static_cast<int>(shape.size()); }
};

[[nodiscard]] inline const SketchLine* find_line(const Sketch& sketch, std::string_view word) {
  const auto found = std::find_if(sketch.begin(), sketch.end(), [&](const auto& line) { return line.word == word; });
  return found == sketch.end() ? nullptr : &*found;
}
[[nodiscard]] inline SketchLine* find_line(Sketch& sketch, std::string_view word) {
  return const_cast<SketchLine*>(find_line(std::as_const(sketch), word));
}

[[nodiscard]] inline SketchDeck deck_of(const Sketch& sketch) {
  SketchDeck deck;
  const SketchLine* line = find_line(sketch, "deck");
  const auto value = [&](std::string_view word, int usual) {
    const ClauseWords* clause = line == nullptr ? nullptr : line->find(word);
    return clause != nullptr && clause->size() == 2 && is_number((*clause)[1]) ? number_of((*clause)[1]) : usual;
  };
  deck.shape.packs = value("packs", 1);
  deck.shape.suits = value("suits", 4);
  deck.shape.ranks = value("ranks", kRanks);
  deck.take = value("take", 0);
  return deck;
}

// `deck` becomes the first line; values that are the usual ones are said all the same where they were.
inline void set_deck(Sketch& sketch, const SketchDeck& deck) {
  if (find_line(sketch, "deck") == nullptr) {
    sketch.insert(sketch.begin(), {"deck", {}, {}});
  }
  SketchLine& line = *find_line(sketch, "deck");
  const auto set = [&](const char* word, int value, int usual) {
    if (value != usual || line.find(word) != nullptr) {
      line.set({word, std::to_string(value)});
    }
  };
  set("packs", deck.shape.packs, 1);
  set("suits", deck.shape.suits, 4);
  set("ranks", deck.shape.ranks, kRanks);
  if (deck.take > 0) {
    line.set({"take", std::to_string(deck.take)});
  } else {
    line.erase("take");
  }
  if (line.clauses.empty()) {
    std::erase_if(sketch, [](const SketchLine& each) { return each.word == "deck"; });
  }
}

[[nodiscard]] inline int piles_of(const SketchLine& line) {
  if (line.size.size() == 3) {
    return number_of(line.size[0]) * number_of(line.size[2]);
  }
  return line.size.empty() ? 1 : number_of(line.size[0]);
}

[[nodiscard]] inline ClauseGround ground_of(const SketchLine& line, const DeckShape& deck) {
  return {deck, *line.kind(), piles_of(line)};
}

[[nodiscard]] inline std::vector<int> per_pile(const ClauseWords* clause, int piles, int usual) {
  std::vector<int> values(static_cast<std::size_t>(piles), usual);
  for (std::size_t i = 0; clause != nullptr && i < values.size(); ++i) {
    values[i] = number_of((*clause)[clause->size() == 2 ? 1 : std::min(i + 1, clause->size() - 1)]);
  }
  return values;
}

[[nodiscard]] inline ClauseWords per_pile_clause(std::string word, const std::vector<int>& values) {
  ClauseWords words = {std::move(word)};
  const bool all_equal = std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>()) == values.end();
  for (std::size_t i = 0; i < (all_equal ? 1 : values.size()); ++i) {
    words.push_back(std::to_string(values[i]));
  }
  return words;
}

class SketchDeal {
public:
  SketchDeal(Sketch& sketch, RulesDice& dice) : sketch_(sketch), dice_(dice) {}

  void fit() {
    const bool zigzag = find_line(sketch_, "zigzag") != nullptr;
    int left = deck_of(sketch_).cards();
    for (SketchLine& line : sketch_) {
      if (const ClauseWords* start = line.find("start")) {
        left -= static_cast<int>(start->size()) - 1;
      }
      if (line.kind() && clause_belongs(Clause::deal, *line.kind())) {
        if (zigzag && line.word == "columns") {
          line.erase("deal");
          line.erase("closed");
          line.erase("open");
          continue;
        }
        add_group(line, zigzag);
      }
    }
    for (int dealt = total(); dealt > left && take_one(); --dealt) {
    }
    if (find_line(sketch_, "stock") == nullptr) {
      for (int dealt = total(); dealt < left && give_one(); ++dealt) {
      }
    }
    write();
  }

private:
  struct DealtGroup {
    SketchLine* line;
    std::vector<int> deal;
    int least;  // on a pile
    int most;
  };

  void add_group(SketchLine& line, bool nothing) {
    const PileKind kind = *line.kind();
    const ClauseWords* hold = line.find("hold");
    const bool single = kind == PileKind::cell || kind == PileKind::place || kind == PileKind::grid;
    const int most = single ? 1 : hold != nullptr ? number_of((*hold)[1]) : kMaxTableCards;
    const int usual = kind == PileKind::column || kind == PileKind::cell ? 0 : 1;
    const int least = kind == PileKind::row ? 1 : 0;
    DealtGroup group{&line, per_pile(line.find("deal"), piles_of(line), usual), least, nothing ? least : most};
    for (int& cards : group.deal) {
      cards = std::clamp(cards, group.least, group.most);
    }
    groups_.push_back(std::move(group));
  }
  [[nodiscard]] int total() const {
    int cards = 0;
    for (const DealtGroup& group : groups_) {
      cards = std::accumulate(group.deal.begin(), group.deal.end(), cards);
    }
    return cards;
  }
  // From a pile drawn by lot that has cards to give.
  bool take_one() {
    std::vector<int*> piles;
    for (DealtGroup& group : groups_) {
      for (int& cards : group.deal) {
        if (cards > group.least) {
          piles.push_back(&cards);
        }
      }
    }
    if (!piles.empty()) {
      --*dice_.one_of(piles);
    }
    return !piles.empty();
  }
  bool give_one() {
    std::vector<int*> piles;
    for (DealtGroup& group : groups_) {
      for (int& cards : group.deal) {
        if (cards < group.most) {
          piles.push_back(&cards);
        }
      }
    }
    if (!piles.empty()) {
      ++*dice_.one_of(piles);
    }
    return !piles.empty();
  }
  void write() {
    for (const DealtGroup& group : groups_) {
      const PileKind kind = *group.line->kind();
      const int usual = kind == PileKind::column || kind == PileKind::cell ? 0 : 1;
      const bool said = group.line->find("deal") != nullptr;
      if (said || std::any_of(group.deal.begin(), group.deal.end(), [&](int cards) { return cards != usual; })) {
        group.line->set(per_pile_clause("deal", group.deal));
      }
      if (const ClauseWords* clause = group.line->find("closed")) {
        std::vector<int> closed = per_pile(clause, piles_of(*group.line), 0);
        for (std::size_t i = 0; i < closed.size(); ++i) {
          const int most = kind == PileKind::place ? group.deal[i] : std::max(0, group.deal[i] - 1);
          closed[i] = std::min(closed[i], most);
        }
        group.line->set(per_pile_clause("closed", closed));
      }
    }
  }

  Sketch& sketch_;
  RulesDice& dice_;
  std::vector<DealtGroup> groups_;
};

}  // namespace sabar
