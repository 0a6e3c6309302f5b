// Shorter lines by a model of the game first, then by the general engine, which has the proofs.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar {

class ModelFirst final : public LineSearch {
public:
  using MakeGeneral = Result<std::unique_ptr<LineSearch>> (*)(const Rules&, const Table&, const std::vector<Move>&,
                                                              const LineOptions&);

  // `rest` is what the general engine may spend; if that is nothing, it is not asked.
  ModelFirst(std::unique_ptr<LineSearch> model, const Rules& rules, const Table& start, const LineOptions& rest,
             MakeGeneral general)
      : now_(std::move(model)), rules_(rules), start_(start), rest_(rest), general_(general) {
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

private:
  void go_on() {
    if (general_ == nullptr || !now_->done() || now_->halt() == Halt::exhausted || rest_.improve + rest_.prove == 0) {
      return;
    }
    const std::uint64_t spent = now_->nodes();
    const std::size_t at_least = now_->at_least();
    auto next = general_(rules_, start_, now_->line(), rest_);
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
  LineOptions rest_;
  MakeGeneral general_;
  std::uint64_t spent_ = 0;   // by the model
  std::size_t at_least_ = 0;  // by the model
};

}  // namespace sabar
