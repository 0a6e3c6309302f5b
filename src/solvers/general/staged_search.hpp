// The general solver: stages with growing budgets, each asking the question it is good at.
//
// Most deals that can be won fall to a best-first search within a few hundred positions, and most small games are
// exhausted by it, which is a proof. What is left gets other weights, a beam with growing width, and at last a complete
// depth-first search, which needs the least memory a position.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <sabar/solvers/search.hpp>

namespace sabar {

struct Stage {
  std::string name;
  std::uint64_t nodes;  // at most; kNoLimit: all that is left
  std::function<std::unique_ptr<Search>(const Budget&)> make;
};

class StagedSearch : public Search {
public:
  StagedSearch(const Budget& budget, std::vector<Stage> stages) : budget_(budget), stages_(std::move(stages)) {
    next();
  }

  void step(std::uint64_t nodes) final;
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const final { return spent_ + now_->nodes(); }
  [[nodiscard]] std::size_t bytes() const final { return now_->bytes(); }
  [[nodiscard]] bool complete() const final { return now_->complete(); }
  [[nodiscard]] std::vector<Move> line() const final { return now_->line(); }
  [[nodiscard]] std::string_view model() const final { return now_->model(); }
  [[nodiscard]] std::string stage() const final { return stages_[at_ - 1].name; }

private:
  // Starts the next stage; false when there is none or nothing to spend.
  bool next();

  Budget budget_;
  std::vector<Stage> stages_;
  std::size_t at_ = 0;
  std::unique_ptr<Search> now_;
  std::uint64_t spent_ = 0;  // by the stages before this one
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace sabar
