// Searches with a planted fault, in the place of those that make_search() makes.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <sabar/solvers/planted_search.hpp>

namespace sabar {

// Does what the real search does, but says of every deal that it has won it. The line lacks its last move.
class LyingSearch : public Search {
public:
  explicit LyingSearch(std::unique_ptr<Search> real) : real_(std::move(real)) {}

  void step(std::uint64_t nodes) override { real_->step(nodes); }
  [[nodiscard]] bool done() const override { return real_->done(); }
  [[nodiscard]] Halt halt() const override { return Halt::found; }
  [[nodiscard]] std::uint64_t nodes() const override { return real_->nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return real_->bytes(); }
  [[nodiscard]] bool complete() const override { return real_->complete(); }
  [[nodiscard]] std::vector<Move> line() const override {
    std::vector<Move> line = real_->halt() == Halt::found ? real_->line() : std::vector<Move>{};
    if (!line.empty()) {
      line.pop_back();
    }
    return line;
  }
  [[nodiscard]] std::string_view model() const override { return real_->model(); }

protected:
  std::unique_ptr<Search> real_;
};

// Says at once of every deal that there is no win.
class DenyingSearch final : public LyingSearch {
public:
  using LyingSearch::LyingSearch;
  void step(std::uint64_t /*nodes*/) override {}
  [[nodiscard]] bool done() const override { return true; }
  [[nodiscard]] Halt halt() const override { return Halt::exhausted; }
  [[nodiscard]] bool complete() const override { return true; }
};

inline std::unique_ptr<Search> lie_first(std::unique_ptr<Search> made, const Rules&, const Table&, bool again) {
  return again ? std::move(made) : std::make_unique<LyingSearch>(std::move(made));
}
inline std::unique_ptr<Search> lie_always(std::unique_ptr<Search> made, const Rules&, const Table&, bool) {
  return std::make_unique<LyingSearch>(std::move(made));
}

// Faults are planted as long as it lives; a test in which it has lived may meet faults.
class Planted {
public:
  explicit Planted(Plant plant) : before_(plant_search(plant)) { ++count_; }
  Planted(const Planted&) = delete;
  Planted& operator=(const Planted&) = delete;
  ~Planted() { plant_search(before_); }

  [[nodiscard]] static std::uint64_t count() { return count_; }

private:
  inline static std::atomic<std::uint64_t> count_ = 0;
  Plant before_;
};

}  // namespace sabar
