// Makes a game small: fewer suits, ranks and piles, so that the search over whole positions decides its deals. What is
// said about the highest rank, all suits or all foundations is said about those of the small deck.
#pragma once

#include "cross_check/space/sketch_deal.hpp"

namespace sabar {

class SmallSketch {
public:
  SmallSketch(Sketch& sketch, RulesDice& dice) : sketch_(sketch), dice_(dice), old_(deck_of(sketch).shape) {}

  void make(int most_cards) {
    draw_deck(most_cards);
    for (SketchLine& line : sketch_) {
      if (line.kind()) {
        make_small(line);
      } else if (ClauseWords* remove = line.word == "deck" ? line.find("remove") : nullptr) {
        (*remove)[1] = rank((*remove)[1]);
      } else if (line.word == "pairs" && line.clauses[0][0] == "sum") {
        const int sum = number_of(line.clauses[0][1]);
        line.clauses[0][1] = std::to_string(std::min(std::max(2, sum - old_.ranks + new_.ranks), 2 * new_.ranks));
      } else if (line.word == "goal" && line.clauses[0][0] == "left") {
        line.clauses[0][1] = std::to_string(std::min(number_of(line.clauses[0][1]), deck_of(sketch_).cards() - 1));
      }
    }
    SketchDeal(sketch_, dice_).fit();
  }

private:
  void draw_deck(int most_cards) {
    SketchDeck deck = deck_of(sketch_);
    const SketchLine* row = find_line(sketch_, "row");
    new_ = old_;
    while (static_cast<int>(new_.size()) > most_cards) {
      const std::size_t lot = dice_.below(8);
      if (lot == 0 && new_.packs > 1) {
        --new_.packs;
      } else if (lot < 3 && new_.suits > 1) {
        --new_.suits;
      } else if (new_.ranks > 2) {
        --new_.ranks;
      } else if (new_.suits > 1) {
        --new_.suits;
      } else {
        new_.packs = std::max(1, new_.packs - 1);
      }
    }
    deck.shape = new_;
    if (row != nullptr && find_line(sketch_, "columns") == nullptr) {
      deck.shape = old_.size() > 20 && dice_.chance(1, 2) ? old_ : new_;
      new_ = deck.shape;
      deck.take = std::min(most_cards, static_cast<int>(new_.size()));
    }
    deck.take = deck.take >= static_cast<int>(new_.size()) ? 0 : deck.take;
    set_deck(sketch_, deck);
  }

  [[nodiscard]] std::string rank(const std::string& word) const {
    const auto found = std::find(kRankWords.begin(), kRankWords.end(), word);
    const int old = static_cast<int>(found - kRankWords.begin()) + 1;
    return found == kRankWords.end() ? word : rank_word(old == old_.ranks ? new_.ranks : std::min(old, new_.ranks));
  }
  // Piles of a kind, at most so many.
  void set_piles(SketchLine& line, int most) {
    const int before = piles_of(line);
    const int piles = before > most ? dice_.between(std::max(1, most / 2), most) : before;
    line.size = {std::to_string(piles)};
    for (const char* word : {"deal", "closed"}) {
      if (ClauseWords* clause = line.find(word); clause != nullptr && clause->size() > 2) {
        clause->resize(static_cast<std::size_t>(std::min(static_cast<int>(clause->size()), piles + 1)));
      }
    }
  }

  void make_small(SketchLine& line) {
    switch (*line.kind()) {
      case PileKind::column:
        set_piles(line, dice_.chance(1, 4) ? 5 : dice_.between(2, 4));
        break;
      case PileKind::cell:
        set_piles(line, 2);
        break;
      case PileKind::reserve:
        set_piles(line, 3);
        break;
      case PileKind::foundation:
        set_foundations(line);
        break;
      case PileKind::place:
        set_places(line);
        break;
      case PileKind::grid:
        line.size = {std::to_string(std::min(number_of(line.size[0]), new_.suits)), "x",
                     std::to_string(std::min(number_of(line.size[2]), new_.ranks))};
        break;
      case PileKind::row:
        line.size = {std::to_string(std::min(number_of(line.size[0]), deck_of(sketch_).cards()))};
        break;
      default:
        break;
    }
    for (const char* word : {"fill", "stop"}) {
      if (ClauseWords* clause = line.find(word)) {
        clause->back() = rank(clause->back());
      }
    }
    if (ClauseWords* hold = line.find("hold")) {
      const int old = number_of((*hold)[1]);
      (*hold)[1] = std::to_string(old == old_.ranks ? new_.ranks : std::max(1, old * new_.ranks / old_.ranks));
    }
    set_start(line);
  }
  void set_foundations(SketchLine& line) {
    const int old = piles_of(line);
    const int all = old_.packs * old_.suits;
    line.size = {std::to_string(old == all ? new_.packs * new_.suits
                                           : std::max(1, old * new_.packs * new_.suits / std::max(1, all)))};
  }
  void set_places(SketchLine& line) {
    if (ClauseWords* shape = line.find("shape")) {
      const bool pyramid = (*shape)[1] == "pyramid";
      const int rows = pyramid ? dice_.between(2, 4) : 2;
      (*shape)[2] = std::to_string(rows);
      line.size = {std::to_string(pyramid ? pyramid_places(rows) : peaks_places(rows))};
      line.erase("closed");
      line.erase("deal");
      return;
    }
    set_piles(line, dice_.between(3, 7));
    if (line.find("blocked") != nullptr) {
      line.set(random_blocked(dice_, ground_of(line, new_)));
    }
  }
  void set_start(SketchLine& line) {
    ClauseWords* start = line.find("start");
    if (start == nullptr || (*start)[1] == "first") {
      return;
    }
    static constexpr std::string_view kSuitLetters[] = {"S", "HS", "HCS", "HDCS"};
    ClauseWords words = {"start"};
    for (std::size_t i = 1; i < start->size(); ++i) {
      const std::string& card = (*start)[i];
      const std::string word = rank(card.substr(0, card.size() - 1)) + card.back();
      const bool there = kSuitLetters[new_.suits - 1].find(card.back()) != std::string_view::npos;
      if (there && std::count(words.begin(), words.end(), word) < new_.packs &&
          static_cast<int>(words.size()) <= piles_of(line)) {
        words.push_back(word);
      }
    }
    if (words.size() == 1) {
      line.erase("start");
    } else {
      *start = words;
    }
  }

  Sketch& sketch_;
  RulesDice& dice_;
  DeckShape old_;
  DeckShape new_;
};

}  // namespace sabar
