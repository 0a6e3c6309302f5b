#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/hole/hole_board.hpp>
#include <sabar/solvers/hole/hole_game.hpp>
#include <sabar/solvers/hole/hole_layers.hpp>
#include <sabar/solvers/hole/hole_line.hpp>
#include <sabar/solvers/hole/hole_search.hpp>
#include <sabar/solvers/hole/hole_techniques.hpp>

namespace sabar {
namespace {

// What both kinds of search have in common: the deal and what becomes of a line of steps.
class HoleDeal : public Search {
public:
  HoleDeal(const Rules& rules, const Table& start, hole::HoleBoard board)
      : rules_(rules), start_(start), board_(std::move(board)) {}

protected:
  [[nodiscard]] const hole::HoleBoard& board() const { return board_; }
  [[nodiscard]] std::vector<Move> expand(const std::vector<hole::HoleStep>& steps) const {
    return hole::real_moves(rules_, start_, board_, steps);
  }

private:
  Rules rules_;
  Table start_;
  hole::HoleBoard board_;
};

class PlainHoleSearch final : public HoleDeal {
public:
  PlainHoleSearch(const Rules& rules, const Table& start, hole::HoleBoard laid_out, const SearchOptions& options)
      : HoleDeal(rules, start, std::move(laid_out)),
        game_(board(), hole::hole_techniques(options.without)),
        kernel_(game_, board().start, options.budget) {}

  void step(std::uint64_t nodes) override { kernel_.step(nodes); }
  [[nodiscard]] bool done() const override { return kernel_.done(); }
  [[nodiscard]] Halt halt() const override { return kernel_.halt(); }
  [[nodiscard]] std::uint64_t nodes() const override { return kernel_.nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return kernel_.bytes(); }
  [[nodiscard]] bool complete() const override { return DepthFirst<hole::HoleGame<false>>::kExhaustive; }
  [[nodiscard]] std::vector<Move> line() const override { return expand(kernel_.line()); }

private:
  hole::HoleGame<false> game_;
  DepthFirst<hole::HoleGame<false>> kernel_;
};

// Up to how many nodes depth-first search has its turn, and then the layers.
struct HoleTurn {
  std::uint64_t deep = kNoLimit;
  std::uint64_t layers = kNoLimit;
};

// Depth-first search is lucky or slow, the layers are neither. A pyramid has so few tables that the layers are done in
// a moment, three peaks take them some milliseconds, and columns more; on a ring of ranks most deals can be won.
std::vector<HoleTurn> plan_hole_turns(const hole::HoleBoard& board) {
  if (board.columns == 0) {
    return {{1024, 8192}, {16384, kNoLimit}};
  }
  return {{board.faces.shape == hole::Shape::ring ? 262144U : 65536U, kNoLimit}};
}

class StockHoleSearch final : public HoleDeal {
public:
  StockHoleSearch(const Rules& rules, const Table& start, hole::HoleBoard laid_out, const SearchOptions& options)
      : HoleDeal(rules, start, std::move(laid_out)),
        budget_(options.budget),
        game_(board(), hole::hole_techniques(options.without)),
        deep_(game_, board().start, {kNoLimit, options.budget.bytes / 2}) {
    if (hole::hole_techniques(options.without).by_layers && hole::HoleLayers::fits(board())) {
      turns_ = plan_hole_turns(board());
    }
    look_round();
  }

  void step(std::uint64_t nodes) override {
    for (const std::uint64_t end = this->nodes() + nodes; !done_ && this->nodes() < end;) {
      const std::uint64_t slice = std::min(end, budget_.nodes) - this->nodes();
      if (deep_turn_) {
        deep_.step(std::min(slice, turns_[turn_].deep - deep_.nodes()));
      } else {
        layers_->step(std::min(slice, turns_[turn_].layers - layers_->nodes()));
      }
      look_round();
    }
  }
  [[nodiscard]] bool done() const override { return done_; }
  [[nodiscard]] Halt halt() const override { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const override { return deep_.nodes() + (layers_ ? layers_->nodes() : 0); }
  [[nodiscard]] std::size_t bytes() const override { return deep_.bytes() + (layers_ ? layers_->bytes() : 0); }
  [[nodiscard]] bool complete() const override {
    return DepthFirst<hole::HoleGame<true>>::kExhaustive && hole::HoleLayers::kExhaustive;
  }
  [[nodiscard]] std::vector<Move> line() const override {
    return expand(layers_ && layers_->halt() == Halt::found ? layers_->line() : deep_.line());
  }
  [[nodiscard]] std::string stage() const override { return deep_turn_ ? "depth first" : "layers"; }

private:
  void finish(Halt halt) {
    done_ = true;
    halt_ = halt;
  }
  // Ends the search, or says whose turn it is.
  void look_round() {
    const auto decided = [](const auto& kernel) {
      return kernel.done() && (kernel.halt() == Halt::found || kernel.halt() == Halt::exhausted);
    };
    if (decided(deep_)) {
      return finish(deep_.halt());
    }
    if (layers_ && decided(*layers_)) {
      return finish(layers_->halt());
    }
    if (nodes() >= budget_.nodes) {
      return finish(Halt::nodes);
    }
    pass_turn();
  }
  void pass_turn() {
    if (layers_ && layers_->done()) {  // for want of memory
      turns_ = {{}};
      turn_ = 0;
    }
    while (layers_ && layers_->nodes() >= turns_[turn_].layers) {
      ++turn_;
    }
    deep_turn_ = !deep_.done() && deep_.nodes() < turns_[turn_].deep;
    if (!deep_turn_ && turns_[turn_].deep == kNoLimit) {
      return finish(Halt::memory);
    }
    if (!deep_turn_ && !layers_) {
      layers_.emplace(board(), game_, Budget{kNoLimit, budget_.bytes / 2});
    }
  }

  Budget budget_;
  hole::HoleGame<true> game_;
  DepthFirst<hole::HoleGame<true>> deep_;
  std::optional<hole::HoleLayers> layers_;
  std::vector<HoleTurn> turns_ = {{}};  // nobody but depth-first search
  std::size_t turn_ = 0;
  bool deep_turn_ = true;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace

bool hole_model_fits(const Rules& rules) { return hole::is_hole_game(rules); }

std::span<const std::string_view> hole_techniques() { return hole::hole_technique_names(); }

Result<std::unique_ptr<Search>> make_hole_search(const Rules& rules, const Table& start, const SearchOptions& options) {
  auto board = hole::lay_out(rules, start, hole::hole_techniques(options.without));
  if (!board) {
    return tl::unexpected(board.error());
  }
  if (board->draws > 0) {
    return std::make_unique<StockHoleSearch>(rules, start, std::move(*board), options);
  }
  return std::make_unique<PlainHoleSearch>(rules, start, std::move(*board), options);
}

}  // namespace sabar
