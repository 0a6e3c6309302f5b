// Rules that have two given words of the vocabulary, for pairs of words that chance does not bring together.
#pragma once

#include <sabar/rules/patience/text/rules_text.hpp>

#include "cross_check/space/random_rules.hpp"
#include "cross_check/space/vocabulary.hpp"

namespace sabar {

class DirectedRules {
public:
  explicit DirectedRules(RulesGenerator& generator) : generator_(generator), dice_(generator.dice()) {}

  // One attempt; nothing when the parser refuses it.
  [[nodiscard]] std::optional<RandomRules> with(std::size_t a, std::size_t b) {
    std::string like;
    Sketch sketch = generator_.draw(like, dice_.between(RandomLines::kFewestCards, 12));
    const Wanted first = wanted(a);
    const Wanted second = wanted(b);
    put(sketch, first, nullptr);
    if (b != a) {
      put(sketch, second, &first);
    }
    mend(sketch);
    auto rules = RulesGenerator::accept(std::move(sketch));
    if (rules) {
      const auto words = Vocabulary::get().words_of(rules->sketch);
      rules->like = like;
      return words.contains(a) && words.contains(b) ? rules : std::nullopt;
    }
    return std::nullopt;
  }

private:
  struct Wanted {
    std::size_t number;
    std::string line;
    std::string clause;  // empty: the line itself
  };
  [[nodiscard]] static Wanted wanted(std::size_t number) {
    const std::string& text = Vocabulary::get().words()[number];
    const std::size_t end = text.find(' ');
    const std::string rest = end == std::string::npos ? std::string() : text.substr(end + 1);
    return {number, text.substr(0, end), rest.substr(0, rest.find(' '))};
  }
  [[nodiscard]] static bool has(const SketchLine& line, std::size_t word) {
    return Vocabulary::get().words_of({line}).contains(word);
  }

  // Puts the word in; `kept` is one that must stay.
  void put(Sketch& sketch, const Wanted& word, const Wanted* kept) {
    const bool one_line = kept != nullptr && kept->line == word.line;
    const bool pile = find_value(kPileWords, word.line).has_value();
    // Two clauses of one line, or two lines of one kind.
    if (one_line && pile && (word.clause.empty() || dice_.chance(1, 4))) {
      sketch.push_back(fresh(sketch, word));
      return;
    }
    if (!one_line) {
      std::vector<SketchLine*> lines;
      for (SketchLine& line : sketch) {
        if (line.word == word.line) {
          lines.push_back(&line);
        }
      }
      if (!lines.empty() && put(*dice_.one_of(lines), word, nullptr, sketch)) {
        return;
      }
      if (!pile) {
        std::erase_if(sketch, [&](const SketchLine& line) { return line.word == word.line; });
      }
      sketch.push_back(fresh(sketch, word));
      return;
    }
    for (SketchLine& line : sketch) {
      if (line.word == word.line && has(line, kept->number) && put(line, word, kept, sketch)) {
        return;
      }
    }
    if (pile) {
      sketch.push_back(fresh(sketch, word));
    }
  }
  [[nodiscard]] SketchLine fresh(const Sketch& sketch, const Wanted& word) {
    SketchLine line;
    for (int times = 0; times < 20; ++times) {
      line = lines_.line(word.line, deck_of(sketch).shape);
      if (has(line, word.number) || put(line, word, nullptr, sketch)) {
        break;
      }
    }
    return line;
  }
  // Draws the clause until it has the word, and the other one if both belong to it; false when that never happens.
  bool put(SketchLine& line, const Wanted& word, const Wanted* kept, const Sketch& sketch) {
    if (has(line, word.number)) {
      return true;
    }
    for (int times = 0; times < 60; ++times) {
      SketchLine copy = line;
      RandomLines::put(copy, clause(copy, word, sketch));
      if (has(copy, word.number) && (kept == nullptr || has(copy, kept->number))) {
        line = std::move(copy);
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] ClauseWords clause(SketchLine& line, const Wanted& word, const Sketch& sketch) {
    const SketchDeck deck = deck_of(sketch);
    if (line.kind()) {
      const auto which = find_value(kClauses, word.clause);
      return random_clause(dice_, *which, ground_of(line, deck.shape));
    }
    if (line.word == "deck") {
      return deck_clause(word.clause, deck);
    }
    line.clauses.clear();
    if (line.word == "zigzag") {
      return {"gather", dice_.number(0, 2)};
    }
    if (line.word == "pairs") {
      return lines_.line("pairs", deck.shape).clauses[0];
    }
    return goal_clause(word.clause, deck);
  }
  [[nodiscard]] ClauseWords deck_clause(const std::string& word, const SketchDeck& deck) {
    if (word == "remove") {
      return {word, random_rank(dice_, deck.shape)};
    }
    if (word == "take") {
      return {word, dice_.number(RandomLines::kFewestCards, static_cast<int>(deck.shape.size()))};
    }
    const int now = word == "packs" ? deck.shape.packs : word == "suits" ? deck.shape.suits : deck.shape.ranks;
    return {word, std::to_string(now)};
  }
  [[nodiscard]] ClauseWords goal_clause(const std::string& word, const SketchDeck& deck) {
    ClauseWords words = {word};
    if (word == "left") {
      words.push_back(dice_.number(0, std::max(0, deck.cards() / 2)));
    }
    for (const auto& [name, kind] : kEmptyGoals) {
      if (word == "empty" && dice_.chance(1, 3)) {
        words.emplace_back(name);
      }
    }
    return words;
  }

  // Adds the piles that other lines name, and a deal that fits.
  void mend(Sketch& sketch) {
    for (int times = 0; times < 6; ++times) {
      SketchDeal(sketch, dice_).fit();
      Rules rules;
      RulesAbout about;
      const std::string text = fmt::format("title Random\n{}", sketch_text(sketch));
      const RulesFault fault = parse_rules(text, rules, about);
      if (fault.kind == Fault::missing_piles) {
        const std::string_view pile = fault.about == "waste" ? std::string_view("stock") : fault.about;
        if (find_line(sketch, pile) != nullptr) {
          find_line(sketch, pile)->erase("to");  // the waste of a stock that is dealt elsewhere
        } else {
          sketch.push_back(lines_.line(pile, deck_of(sketch).shape));
        }
      } else if (fault.kind == Fault::no_goal) {
        sketch.push_back(lines_.line("foundations", deck_of(sketch).shape));
      } else if (fault.kind == Fault::cards_left) {
        sketch.push_back(lines_.line(dice_.chance(1, 2) ? "stock" : "columns", deck_of(sketch).shape));
      } else {
        return;
      }
    }
  }

  RulesGenerator& generator_;
  RulesDice& dice_;
  RandomLines lines_{dice_};
};

}  // namespace sabar
