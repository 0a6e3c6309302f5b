// The search behind line_search.hpp: first short cuts along the line, then beams of growing width, each for a line
// shorter than the best one, and if a proof is wanted whole layers with a growing limit.
//
// Of each width there are four beams: from three quarters along the line, from its middle, from a quarter, and from the
// start. A beam from the start may fail to find any win at all; from further on it finds one.
//
// Whatever is not shorter than the best line is dropped by the lower bound, so a beam that was never cut is a proof
// too. A limit L without a win proves that every win has more than L moves. The limit grows by strides, so that each
// search is about twice as large as the one before: then all of them together cost little more than the last.
#pragma once

#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include <sabar/solvers/general/board_search.hpp>
#include <sabar/solvers/shortest/line_search.hpp>
#include <sabar/solvers/shortest/windows.hpp>

namespace sabar {

template <class Engine>
class ShortSearch final : public LineSearch {
public:
  // The line must win.
  ShortSearch(std::shared_ptr<const Board<Engine>> board, const std::vector<Move>& line, const LineOptions& options)
      : board_(std::move(board)),
        options_(options),
        bound_(board_->engine.rules(), board_->engine.facts(), board_->start.base),
        game_(board_->engine, board_->start.base),
        best_(game_.price(board_->start, line)),
        cost_(price_of(best_)),
        at_least_(bound_(board_->start)) {
    next();
  }

  void step(std::uint64_t nodes) override {
    for (const std::uint64_t end = this->nodes() + nodes; !done_ && this->nodes() < end;) {
      const std::uint64_t slice = end - this->nodes();
      windows_ ? windows_->step(slice) : layers_->step(slice);
      if (windows_ ? windows_->done() : layers_->done()) {
        windows_ ? end_windows() : end_layers();
        next();
      }
    }
  }
  [[nodiscard]] bool done() const override { return done_; }
  [[nodiscard]] Halt halt() const override { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const override { return spent_ + running(); }
  [[nodiscard]] std::size_t bytes() const override {
    return windows_ ? windows_->bytes() : layers_ ? layers_->bytes() : 0;
  }
  [[nodiscard]] std::vector<Move> line() const override {
    // What is going on may already have something better.
    const std::vector<PricedStep> late = windows_ ? windows_->line() : found();
    return game_.expand(board_->start, !late.empty() && price_of(late) < cost_ ? late : best_);
  }
  [[nodiscard]] std::size_t at_least() const override { return static_cast<std::size_t>(at_least_); }
  [[nodiscard]] std::string stage() const override {
    switch (phase_) {
      case Phase::windows:
        return fmt::format("short cuts from {} moves", cost_);
      case Phase::beams:
        return fmt::format("beam {} for less than {} moves", width_, cost_);
      case Phase::proof:
        break;
    }
    return fmt::format("proof, {} to {} moves", at_least_, cost_);
  }

private:
  using Game = PricedGame<Engine>;
  using Target = WinTarget<Engine>;
  enum class Phase { windows, beams, proof };
  static constexpr std::uint64_t kWindow = 300;  // nodes for each position of the line
  static constexpr std::size_t kFirstWidth = 10;
  static constexpr std::size_t kWiden = 3;

  [[nodiscard]] static int price_of(const std::vector<PricedStep>& line) {
    return std::accumulate(line.begin(), line.end(), 0,
                           [](int sum, const PricedStep& step) { return sum + step.price; });
  }
  [[nodiscard]] std::uint64_t running() const { return windows_ ? windows_->nodes() : layers_ ? layers_->nodes() : 0; }
  // What this phase may still spend.
  [[nodiscard]] Budget left() const {
    const std::uint64_t whole = phase_ == Phase::proof ? options_.prove : options_.improve;
    return {whole - std::min(whole, phase_spent_), options_.bytes};
  }

  void next() {
    if (at_least_ >= cost_) {
      return finish(Halt::exhausted);
    }
    if (phase_ != Phase::proof && left().nodes == 0) {
      phase_ = Phase::proof;
      phase_spent_ = 0;
    }
    if (left().nodes == 0) {
      return finish(out_of_);
    }
    if (phase_ == Phase::windows) {
      windows_.emplace(game_, board_->start, left(), best_, kWindow);
      return;
    }
    const std::size_t kept = phase_ == Phase::beams ? best_.size() * quarter_ / 4 : 0;
    begin_.assign(best_.begin(), best_.begin() + static_cast<std::ptrdiff_t>(kept));
    auto start = board_->start;
    for (const PricedStep& step : begin_) {
      game_.apply(start, step);
    }
    limit_ = (phase_ == Phase::beams ? cost_ : std::min(at_least_ + stride_, cost_)) - 1 - price_of(begin_);
    layers_.emplace(game_, start, left(), Target(board_->engine, bound_, Weights{}), limit_,
                    phase_ == Phase::beams ? width_ : kWholeLayers);
  }
  // The win that the present layers have, from the start on; empty if there is none.
  [[nodiscard]] std::vector<PricedStep> found() const {
    std::vector<PricedStep> line;
    if (const auto end = layers_ ? layers_->line() : line; !end.empty()) {
      line = begin_;
      line.insert(line.end(), end.begin(), end.end());
    }
    return line;
  }
  void finish(Halt halt) {
    done_ = true;
    halt_ = halt;
  }
  void count() {
    spent_ += running();
    phase_spent_ += running();
  }

  void end_windows() {
    count();
    take(windows_->line());
    windows_.reset();
    phase_ = Phase::beams;
  }
  void end_layers() {
    count();
    const Halt halt = layers_->halt();
    const bool proves = begin_.empty() && layers_->whole() && (halt == Halt::found || halt == Halt::exhausted);
    const std::uint64_t nodes = layers_->nodes();
    take(found());
    layers_.reset();
    if (proves) {
      at_least_ = halt == Halt::found ? cost_ : limit_ + 1;
    }
    if (halt == Halt::memory) {
      phase_spent_ = kNoLimit;  // more nodes would not help
    }
    if (phase_ == Phase::beams) {
      width_ *= quarter_ == 0 ? kWiden : 1;
      quarter_ = (quarter_ + 3) % 4;
      return;
    }
    out_of_ = halt == Halt::memory ? halt : Halt::nodes;
    stride_ += nodes < 2 * last_nodes_ ? 1 : nodes > 4 * last_nodes_ && stride_ > 1 ? -1 : 0;
    last_nodes_ = nodes;
  }
  void take(std::vector<PricedStep> line) {
    if (!line.empty() && price_of(line) < cost_) {
      cost_ = price_of(line);
      best_ = std::move(line);
    }
  }

  std::shared_ptr<const Board<Engine>> board_;
  LineOptions options_;
  LowerBound bound_;
  Game game_;
  std::vector<PricedStep> best_;
  int cost_;
  int at_least_;
  Phase phase_ = Phase::windows;
  std::optional<Windows<Engine>> windows_;
  std::optional<Layers<Game, Target>> layers_;
  std::vector<PricedStep> begin_;  // steps before the layers
  std::size_t quarter_ = 3;        // of the line, kept by the next beam
  int limit_ = 0;
  std::size_t width_ = kFirstWidth;
  int stride_ = 1;
  std::uint64_t last_nodes_ = 0;
  std::uint64_t spent_ = 0;
  std::uint64_t phase_spent_ = 0;
  Halt out_of_ = Halt::nodes;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace sabar
