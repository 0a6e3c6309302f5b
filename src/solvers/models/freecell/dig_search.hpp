// Best-first search by the steps of digging.hpp, which wins nearly all deals of FreeCell: attempts one after the other,
// each with other weights. A search that has gone astray seldom finds back, and another way to look at positions seldom
// goes astray at the same place.
//
// The position that looks best is next, of those that look alike the latest. Hashes have 64 bits: a collision can lose
// a position but not forge a win, since every line is played again, move by move.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <sabar/solvers/models/freecell/deal.hpp>
#include <sabar/solvers/models/freecell/digging.hpp>
#include <sabar/solvers/models/freecell/weights.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::freecell {

// Positions met, as a set of words that begins small.
class Met {
public:
  // False: it was there.
  bool insert(std::uint64_t hash);
  [[nodiscard]] bool contains(std::uint64_t hash) const;
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }

private:
  static constexpr std::size_t kFirstSize = 2048;
  void grow();

  std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(kFirstSize);
  std::size_t used_ = 0;
};

class DigSearch final : public Search {
public:
  // The attempts must outlive it.
  DigSearch(std::shared_ptr<const Deal> deal, const Budget& budget, std::span<const Attempt> attempts);

  void step(std::uint64_t nodes) final;
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const final { return nodes_; }
  [[nodiscard]] std::size_t bytes() const final { return nodes_kept_.capacity() * sizeof(Node) + met_.bytes(); }
  [[nodiscard]] bool complete() const final { return false; }
  [[nodiscard]] std::string_view model() const final { return "freecell"; }
  [[nodiscard]] std::vector<Move> line() const final;

  // Called by the steps.
  void take(const Position& position, int above_next, const Step& step);
  void play(int /*card*/, int /*target*/) {}
  void take_back() {}
  [[nodiscard]] static bool enough() { return false; }

private:
  static constexpr std::size_t kScores = 4096;
  static constexpr std::uint32_t kNobody = 0xffff'ffff;

  struct Node {
    Node(const Position& at, int above, std::uint32_t from, std::uint32_t next, const Step& made)
        : position(at), parent(from), after(next), above_next(above), step(made) {}

    Position position;
    std::uint32_t parent;
    std::uint32_t after;  // of the same score
    int above_next;
    Step step;
  };

  void begin();
  void next_attempt();
  [[nodiscard]] const Attempt& attempt() const { return attempts_.front(); }
  [[nodiscard]] Cards goes_home(const Position& at) const;
  void keep(const Position& position, int above_next, const Step& step);
  void expand();
  [[nodiscard]] bool next();
  void finish(Halt halt);

  std::shared_ptr<const Deal> deal_;
  Budget budget_;
  std::span<const Attempt> attempts_;  // this one and those to come
  std::vector<Node> nodes_kept_;
  Met met_;
  std::array<std::uint32_t, kScores> first_;          // by score, where `filled_` says that there is one
  std::array<std::uint64_t, kScores / 64> filled_{};  // bit by score
  std::size_t best_word_ = 0;                         // of `filled_`: those before it are zero
  std::uint32_t now_ = 0;                             // whose steps are listed
  std::uint32_t won_ = kNobody;
  std::uint64_t nodes_ = 0;
  std::uint64_t attempt_end_ = 0;  // in nodes
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace sabar::freecell
