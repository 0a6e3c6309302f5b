// A beam for each row dealt: of the positions that a generation of steps leads to, the best go on; of all positions met
// between two rows, the best get the next row.
//
// Score and hash of a child are known before it is copied (steps.hpp), and only the children that go on are. Positions
// met are remembered between two rows.
#pragma once

#include <vector>

#include <sabar/solvers/models/spider/steps.hpp>

namespace sabar::spider {

// Positions met, as a set of words that begins small.
class Met {
public:
  // False: it was there.
  bool insert(std::uint64_t hash) {
    if (2 * used_ >= slots_.size()) {
      grow();
    }
    const std::uint64_t word = hash == 0 ? 1 : hash;
    std::size_t at = word & (slots_.size() - 1);
    while (slots_[at] != 0) {
      if (slots_[at] == word) {
        return false;
      }
      at = (at + 1) & (slots_.size() - 1);
    }
    slots_[at] = word;
    ++used_;
    return true;
  }
  void clear() {
    slots_.assign(kFirstSize, 0);
    used_ = 0;
  }
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }

private:
  static constexpr std::size_t kFirstSize = 4096;
  void grow() {
    std::vector<std::uint64_t> old(2 * slots_.size());
    old.swap(slots_);
    used_ = 0;
    for (const std::uint64_t word : old) {
      if (word != 0) {
        insert(word);
      }
    }
  }

  std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(kFirstSize);
  std::size_t used_ = 0;
};

class LevelBeam {
public:
  LevelBeam(const Deal& deal, const Attempt& attempt);

  // Looks at one position.
  void step();
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] bool won() const { return won_; }
  // Of a search that has won.
  [[nodiscard]] std::vector<Step> line() const;
  [[nodiscard]] std::size_t bytes() const;

  // Called by the steps.
  void offer(const Step& step, std::int32_t score, std::uint64_t hash);

private:
  static constexpr std::size_t kScores = 4096;
  static constexpr std::int32_t kOffset = 1024;
  static constexpr std::uint32_t kNobody = 0xffff'ffff;
  static constexpr std::uint32_t kMostGenerations = 400;

  struct Child {
    std::uint64_t hash;
    std::uint32_t parent;  // in the beam
    std::uint32_t after;   // of the same score
    Step step;
  };
  struct Node {
    std::uint32_t parent;
    Step step;
  };

  [[nodiscard]] bool may_deal(const Position& at) const;
  void next_generation();
  void next_level();
  void keep(Position& at, std::uint32_t parent, const Step& step);
  void add_to_pool(const Position& at);
  void cut_pool();

  const Layout& layout_;
  Attempt attempt_;
  std::vector<Position> beam_;
  std::vector<Position> next_;
  std::vector<Position> pool_;  // for the next row
  std::vector<Child> children_;
  std::vector<std::uint32_t> first_ = std::vector<std::uint32_t>(kScores, kNobody);  // child, by score
  std::vector<Node> nodes_;
  Met met_;
  std::size_t at_ = 0;  // in the beam
  std::int32_t best_ = 0;
  std::uint32_t generations_ = 0;
  std::uint32_t stale_ = 0;
  bool done_ = false;
  bool won_ = false;
};

}  // namespace sabar::spider
