// The vocabulary of rules texts, word by word as they stand in a line (`columns fill waste`), and which of them a text
// has. The list is made from the parser's own tables, so that a new word is in it and, never drawn, is a hole that
// shows. Numbers, ranks and cards count as what they are: `fill RANK`, `redeals N`, `start CARD`.
#pragma once

#include <map>
#include <set>

#include "cross_check/space/rules_sketch.hpp"

namespace sabar {

class Vocabulary {
public:
  // Those of the lines about the game are not among them: no search knows them.
  [[nodiscard]] static const Vocabulary& get() {
    static const Vocabulary kVocabulary;
    return kVocabulary;
  }

  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
  [[nodiscard]] std::size_t size() const { return words_.size(); }
  [[nodiscard]] std::optional<std::size_t> find(const std::string& word) const {
    const auto found = number_.find(word);
    return found == number_.end() ? std::nullopt : std::optional(found->second);
  }

  // The numbers of the words of a text; `unknown` gets those that are not in the list.
  [[nodiscard]] std::set<std::size_t> words_of(const Sketch& sketch, std::set<std::string>* unknown = nullptr) const {
    std::set<std::size_t> found;
    const auto note = [&](const std::string& word) {
      if (const auto number = find(word)) {
        found.insert(*number);
      } else if (unknown != nullptr) {
        unknown->insert(word);
      }
    };
    for (const SketchLine& line : sketch) {
      if (line.word != "deck" && line.word != "pairs" && line.word != "goal") {
        note(line.word);
      }
      for (const ClauseWords& clause : line.clauses) {
        for (const std::string& word : words_of(line, clause)) {
          note(fmt::format("{} {}", line.word, word));
        }
      }
    }
    return found;
  }

private:
  Vocabulary() {
    for (const auto& [name, line] : kLines) {
      const std::string word(name);
      switch (line) {
        case Line::piles:
          add(word);
          add_clauses(word, *find_value(kPileWords, word));
          break;
        case Line::zigzag:
          add(word);
          add(word + " gather");
          break;
        case Line::deck:
          add_all(word, kDeckClauses);
          break;
        case Line::pairs:
          add_all(word, kPairWords);
          break;
        case Line::goal:
          add_all(word, kGoals);
          add_all(word + " empty", kEmptyGoals);
          break;
        case Line::title:
        case Line::family:
        case Line::source:
        case Line::note:
          break;
      }
    }
  }
  void add(std::string word) {
    number_.emplace(word, words_.size());
    words_.push_back(std::move(word));
  }
  template <class T, std::size_t N>
  void add_all(const std::string& before, const std::array<Named<T>, N>& table) {
    for (const Named<T>& entry : table) {
      add(fmt::format("{} {}", before, entry.name));
    }
  }
  void add_clauses(const std::string& line, PileKind kind) {
    for (const auto& [name, clause] : kClauses) {
      if (clause_belongs(clause, kind)) {
        add_clause(fmt::format("{} {}", line, name), clause, kind);
      }
    }
  }
  void add_clause(const std::string& word, Clause clause, PileKind kind) {
    switch (clause) {
      case Clause::build:
        add_all(word, kOrders);
        add_all(word, kSuitRules);
        add(word + " by");
        add(word + " wrap");
        break;
      case Clause::fill:
        add_all(word, kFills);
        add(word + " RANK");
        if (kind == PileKind::column) {
          add_all(word + " from", kFillSources);
        }
        break;
      case Clause::move:
        add_all(word, kLifts);
        add_all(word + " of", kSuitRules);
        break;
      case Clause::collect:
        add(word + " runs");
        add(word + " by-hand");
        break;
      case Clause::start:
        add(word + " first");
        add(word + " CARD");
        break;
      case Clause::shape:
        add_all(word, kShapes);
        break;
      case Clause::match:
        add(word + " suit");
        add(word + " rank");
        break;
      case Clause::to:
        add_all(word, kDrawTargets);
        break;
      case Clause::redeals:
        add(word + " N");
        add(word + " unlimited");
        break;
      default:
        add(word);
        break;
    }
  }

  // A clause as words of the list, without the line's word before them.
  [[nodiscard]] static std::vector<std::string> words_of(const SketchLine& line, const ClauseWords& clause) {
    const std::string& name = clause[0];
    std::vector<std::string> words;
    std::string before = name;
    for (std::size_t i = 1; i < clause.size(); ++i) {
      const std::string& word = clause[i];
      const bool rank = std::find(kRankWords.begin(), kRankWords.end(), word) != kRankWords.end();
      if (name == "fill") {
        before = word == "from" ? "fill from" : word == "then" ? "fill" : before;
        if (word != "from" && word != "then") {
          words.push_back(fmt::format("{} {}", before, rank ? "RANK" : word));
        }
      } else if (name == "move") {
        words.push_back(fmt::format("{} {}", i == 1 ? "move" : "move of", word));
      } else if (name == "start") {
        words.push_back(word == "first" ? "start first" : "start CARD");
      } else if (name == "redeals") {
        words.push_back(is_number(word) ? "redeals N" : "redeals " + word);
      } else if (line.kind() && !is_number(word) && !rank && name != "blocked") {
        words.push_back(fmt::format("{} {}", name, word));
      } else if (line.word == "goal" && name == "empty") {
        words.push_back(fmt::format("{} {}", name, word));
      }
    }
    // `build none`, `collect runs`: said by their values; `deal`, `hold`, `sum`: by themselves.
    if (words.empty() || (line.word == "goal" && name == "empty")) {
      words.push_back(name);
    }
    return words;
  }

  std::vector<std::string> words_;
  std::map<std::string, std::size_t> number_;
};

// How often each word and each two words of one text were met.
class WordCount {
public:
  WordCount() : count_(Vocabulary::get().size() * Vocabulary::get().size(), 0) {}

  void add(const std::set<std::size_t>& words, std::uint64_t times = 1) {
    for (const std::size_t a : words) {
      for (const std::size_t b : words) {
        count_[a * Vocabulary::get().size() + b] += times;
      }
    }
  }
  [[nodiscard]] std::uint64_t of(std::size_t a, std::size_t b) const {
    return count_[a * Vocabulary::get().size() + b];
  }
  [[nodiscard]] std::uint64_t of(std::size_t word) const { return of(word, word); }
  [[nodiscard]] std::vector<std::uint64_t>& raw() { return count_; }

private:
  std::vector<std::uint64_t> count_;  // of words a and b; on the diagonal of a word
};

}  // namespace sabar
