// Shorter lines by a model of the game first, then by the general engine, which has the proofs. The general engine goes
// on with a line that the judge accepts, and with the one that was given if the model's is none.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sabar/solvers/judged_search.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar {

[[nodiscard]] inline SearchFault shorter_line_fault(std::string reason, const Table& start, std::vector<Move> line) {
  return {std::move(reason), "--short", {}, {}, start, std::move(line)};
}

class ModelFirst final : public LineSearch {
public:
  using MakeGeneral = Result<std::unique_ptr<LineSearch>> (*)(const Rules&, const Table&, const std::vector<Move>&,
                                                              const LineOptions&);

  // `rest` is what the general engine may spend; if that is nothing, it is not asked.
  ModelFirst(std::unique_ptr<LineSearch> model, const Rules& rules, const Table& start, const std::vector<Move>& known,
             const LineOptions& rest, MakeGeneral general)
      : now_(std::move(model)), rules_(rules), start_(start), known_(known), rest_(rest), general_(general) {
    go_on();
  }

  void step(std::uint64_t nodes) final {
    for (const std::uint64_t end = this->nodes() + nodes; !now_->done() && this->nodes() < end;) {
      now_->step(end - this->nodes());
      go_on();
    }
  }
  [[nodiscard]] bool done() const final { return now_->done(); }
  [[nodiscard]] Halt halt() const final { return now_->halt(); }
  [[nodiscard]] std::uint64_t nodes() const final { return spent_ + now_->nodes(); }
  [[nodiscard]] std::size_t bytes() const final { return now_->bytes(); }
  [[nodiscard]] std::vector<Move> line() const final { return now_->line(); }
  [[nodiscard]] std::size_t at_least() const final { return std::max(at_least_, now_->at_least()); }
  [[nodiscard]] std::string stage() const final { return now_->stage(); }
  [[nodiscard]] const SearchFault* fault() const final { return fault_ ? &*fault_ : nullptr; }

private:
  void go_on() {
    if (general_ == nullptr || !now_->done() || now_->halt() == Halt::exhausted ||
        (rest_.improve == 0 && rest_.prove == 0)) {
      return;
    }
    const std::uint64_t spent = now_->nodes();
    std::size_t at_least = now_->at_least();
    std::vector<Move> line = now_->line();
    if (std::string reason = rejection(rules_, start_, line); !reason.empty()) {
      fault_ = shorter_line_fault(std::move(reason), start_, std::exchange(line, known_));
      at_least = 0;
    }
    auto next = general_(rules_, start_, line, rest_);
    general_ = nullptr;
    if (next) {
      spent_ = spent;
      at_least_ = at_least;
      now_ = std::move(*next);
    }
  }

  std::unique_ptr<LineSearch> now_;
  Rules rules_;
  Table start_;
  std::vector<Move> known_;
  LineOptions rest_;
  MakeGeneral general_;
  std::uint64_t spent_ = 0;   // by the model
  std::size_t at_least_ = 0;  // by the model
  std::optional<SearchFault> fault_;
};

}  // namespace sabar
