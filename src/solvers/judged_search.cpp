#include <atomic>
#include <utility>

#include <fmt/format.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/judged_search.hpp>
#include <sabar/solvers/planted_search.hpp>

namespace sabar {
namespace {

std::atomic<std::uint64_t> rejected_lines = 0;

// Nothing is left to be tried.
class NoSearch final : public Search {
public:
  void step(std::uint64_t /*nodes*/) override {}
  [[nodiscard]] bool done() const override { return true; }
  [[nodiscard]] Halt halt() const override { return Halt::incomplete; }
  [[nodiscard]] std::uint64_t nodes() const override { return 0; }
  [[nodiscard]] std::size_t bytes() const override { return 0; }
  [[nodiscard]] bool complete() const override { return false; }
  [[nodiscard]] std::vector<Move> line() const override { return {}; }
};

}  // namespace

std::uint64_t faults_met() { return rejected_lines; }

std::string rejection(const Rules& rules, const Table& start, const std::vector<Move>& line) {
  const Ruling ruling = judge_line(rules, start, line);
  return ruling.won ? std::string()
                    : fmt::format("the judge rejects the line found: {}",
                                  ruling.accepted ? "it does not end with a win" : ruling.reason);
}

JudgedSearch::JudgedSearch(std::unique_ptr<Search> first, std::string solver, const Rules& rules, const Table& start,
                           const SearchOptions& options, MakeAgain again)
    : now_(std::move(first)), rules_(rules), start_(start), again_(again) {
  asked_.solver = std::move(solver);
  asked_.options = options;
  judge();
}

void JudgedSearch::step(std::uint64_t nodes) {
  now_->step(nodes);
  judge();
}

void JudgedSearch::judge() {
  while (claims_win() && !win_) {
    std::vector<Move> line = now_->line();
    const std::string reason = rejection(rules_, start_, line);
    if (reason.empty()) {
      win_ = std::move(line);
      return;
    }
    ++rejected_lines;
    if (fault_) {
      fault_->reason += fmt::format("; and of the second search: {}", reason);
    } else {
      fault_ = asked_;
      fault_->reason = reason;
      fault_->model = now_->model();
      fault_->start = start_;
      fault_->line = std::move(line);
    }
    replace();
  }
}

void JudgedSearch::replace() {
  SearchOptions options = asked_.options;
  const std::uint64_t nodes = now_->nodes();
  const bool some_left = options.budget.nodes == kNoLimit || nodes < options.budget.nodes;
  options.budget.nodes -= options.budget.nodes == kNoLimit ? 0 : nodes;
  spent_ += nodes;
  now_ = std::make_unique<NoSearch>();  // the old one gives its memory back first
  const MakeAgain again = some_left ? std::exchange(again_, nullptr) : nullptr;
  if (again != nullptr) {
    if (auto second = again(!fault_->model.empty(), rules_, start_, std::move(options))) {
      now_ = *std::move(second);
    }
  }
}

Halt JudgedSearch::halt() const {
  const Halt halt = now_->halt();
  const bool proved = halt == Halt::exhausted && complete() && fault_ && !fault_->model.empty();
  return fault_ && !win_ && !proved ? Halt::fault : halt;
}

std::vector<Move> JudgedSearch::line() const { return win_ ? *win_ : now_->line(); }

}  // namespace sabar
