// A search that says it has won only when the judge has replayed its line.
//
// If the judge rejects the line, that is a fault of the program, and the search goes on with another one: after a model
// with the general engine, after the general engine with its plainest search, after a strategy with none, since nobody
// else's win would be its own. The second search gets what is left of the budget: nodes are what a deal may cost, and a
// fault must not make it cost more than its owner has said.
//
// A win of the second search is judged like any other. A proof of it counts after the fault of a model: the general
// engine shares nothing with that. It does not count after a fault of the general engine itself, which may have
// misunderstood the rules. If nothing is decided, the halt is `fault`, whatever stopped the second search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sabar/solvers/search.hpp>

namespace sabar {

class JudgedSearch final : public Search {
public:
  // `of_model`: a model has failed, not the general engine.
  using MakeAgain = Result<std::unique_ptr<Search>> (*)(bool of_model, const Rules&, const Table&, SearchOptions);

  // `again` may be null.
  JudgedSearch(std::unique_ptr<Search> first, std::string solver, const Rules& rules, const Table& start,
               const SearchOptions& options, MakeAgain again);

  void step(std::uint64_t nodes) override;
  [[nodiscard]] bool done() const override { return now_->done(); }
  [[nodiscard]] Halt halt() const override;
  [[nodiscard]] std::uint64_t nodes() const override { return spent_ + now_->nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return now_->bytes(); }
  [[nodiscard]] bool complete() const override { return now_->complete(); }
  [[nodiscard]] std::vector<Move> line() const override;
  [[nodiscard]] const Reason* reason(std::size_t move) const override { return now_->reason(move); }
  [[nodiscard]] std::string_view model() const override { return now_->model(); }
  [[nodiscard]] std::string stage() const override { return now_->stage(); }
  [[nodiscard]] bool judged() const override { return win_.has_value(); }
  [[nodiscard]] const SearchFault* fault() const override { return fault_ ? &*fault_ : nullptr; }

private:
  [[nodiscard]] bool claims_win() const { return now_->done() && now_->halt() == Halt::found; }
  void judge();
  // Another search in the place of this one, or one that has ended.
  void replace();

  std::unique_ptr<Search> now_;
  Rules rules_;
  Table start_;
  MakeAgain again_;
  SearchFault asked_;  // what a fault would say of the search
  std::optional<SearchFault> fault_;
  std::uint64_t spent_ = 0;               // by the search before
  std::optional<std::vector<Move>> win_;  // the judge has replayed it
};

// "the judge rejects the line found: …"; empty if the line wins.
[[nodiscard]] std::string rejection(const Rules& rules, const Table& start, const std::vector<Move>& line);

}  // namespace sabar
