// The attempts of level_beam.hpp one after the other, as a Search.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <sabar/solvers/models/spider/level_beam.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::spider {

class BeamSearch final : public Search {
public:
  // The trained attempts, or those drawn around them, which only the budget ends.
  enum class Kind { trained, drawn };
  BeamSearch(std::shared_ptr<const Deal> deal, const Budget& budget, Kind kind);

  void step(std::uint64_t nodes) final;
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const final { return nodes_; }
  [[nodiscard]] std::size_t bytes() const final { return beam_->bytes(); }
  [[nodiscard]] bool complete() const final { return false; }
  [[nodiscard]] std::vector<Move> line() const final;
  [[nodiscard]] std::string_view model() const final { return "spider"; }
  [[nodiscard]] std::string stage() const final;

private:
  void next_attempt();
  void finish(Halt halt);

  std::shared_ptr<const Deal> deal_;
  Budget budget_;
  std::span<const Attempt> trained_;
  Kind kind_;
  std::uint64_t number_ = 0;  // of the next attempt
  std::uint32_t width_ = 0;   // of this one
  std::optional<LevelBeam> beam_;
  std::uint64_t nodes_ = 0;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace sabar::spider
