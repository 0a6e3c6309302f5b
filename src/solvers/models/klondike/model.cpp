#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/models/klondike/compact_game.hpp>
#include <sabar/solvers/models/klondike/expand.hpp>
#include <sabar/solvers/models/klondike/memory.hpp>
#include <sabar/solvers/models/klondike/model.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {
namespace {

constexpr std::array<std::string_view, 7> kTechniqueNames = {"safe-foundation",  "stock-chains",    "superset", "sleep",
                                                             "offset-dominance", "draw-one-oracle", "restarts"};

// What both searches have in common: from moves of the model to moves of the rules.
class KlondikeDeal : public Search {
public:
  KlondikeDeal(const Rules& rules, const Table& start, std::shared_ptr<Memory> memory)
      : rules_(rules), start_(start), memory_(std::move(memory)) {}

  [[nodiscard]] bool complete() const final { return true; }
  [[nodiscard]] std::string_view model() const final { return "klondike"; }
  [[nodiscard]] std::string stage() const final { return "compact model"; }

protected:
  [[nodiscard]] std::vector<Move> expand(const std::vector<klondike::CompactMove>& moves) const {
    Expansion expansion(rules_, start_);
    for (const CompactMove move : moves) {
      expansion.play(move);
    }
    expansion.finish();
    return expansion.line();
  }
  [[nodiscard]] Memory& memory() const { return *memory_; }
  [[nodiscard]] bool shares_memory() const { return memory_.use_count() > 1; }

private:
  Rules rules_;
  Table start_;
  std::shared_ptr<Memory> memory_;
};

// Free redeals, at most three cards at a time.
class FreeKlondike final : public KlondikeDeal {
public:
  FreeKlondike(const Rules& rules, const Table& start, std::shared_ptr<Memory> memory, const Position& position,
               const Budget& budget)
      : KlondikeDeal(rules, start, std::move(memory)),
        questions_(*this->memory().questions()),
        budget_(budget),
        nodes_before_(questions_.nodes()) {
    this->memory().ask(this, position);
    look_round();
  }
  FreeKlondike(const FreeKlondike&) = delete;
  FreeKlondike& operator=(const FreeKlondike&) = delete;
  ~FreeKlondike() final {
    if (shares_memory() && memory().asked_by(this)) {
      questions_.drop();  // what is not proved is not for the next search
    }
  }

  void step(std::uint64_t nodes) final {
    if (!done_ && !memory().asked_by(this)) {
      return finish(Halt::stopped);  // another search has taken the memory
    }
    for (const std::uint64_t end = std::min(budget_.nodes, this->nodes() + nodes); !done_ && this->nodes() < end;) {
      questions_.step(std::min(kSlice, end - this->nodes()));
      look_round();
    }
  }
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const final { return questions_.nodes() - nodes_before_; }
  [[nodiscard]] std::size_t bytes() const final { return questions_.bytes(); }
  [[nodiscard]] std::vector<Move> line() const final { return expand(questions_.line()); }

private:
  static constexpr std::uint64_t kSlice = 4096;  // between two looks at the memory used

  void finish(Halt halt) {
    done_ = true;
    halt_ = halt;
  }
  void look_round() {
    if (questions_.answer() != Known::nothing) {
      finish(questions_.answer() == Known::won ? Halt::found : Halt::exhausted);
    } else if (nodes() >= budget_.nodes) {
      finish(Halt::nodes);
    } else if (questions_.full() || bytes() > budget_.bytes) {
      finish(Halt::memory);
    }
  }

  Questions& questions_;
  Budget budget_;
  std::uint64_t nodes_before_;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

// Counted redeals, or more cards at a time: the shared kernel.
class PlainKlondike final : public KlondikeDeal {
public:
  PlainKlondike(const Rules& rules, const Table& start, std::shared_ptr<Memory> memory, const Position& position,
                const Budget& budget)
      : KlondikeDeal(rules, start, std::move(memory)),
        game_(this->memory().layout(), this->memory().techniques(), this->memory().draw_one()),
        kernel_(game_, position, budget) {}

  void step(std::uint64_t nodes) final { kernel_.step(nodes); }
  [[nodiscard]] bool done() const final { return kernel_.done(); }
  [[nodiscard]] Halt halt() const final { return kernel_.halt(); }
  [[nodiscard]] std::uint64_t nodes() const final { return kernel_.nodes(); }
  [[nodiscard]] std::size_t bytes() const final { return kernel_.bytes() + memory().draw_one().bytes(); }
  [[nodiscard]] std::vector<Move> line() const final { return expand(kernel_.line()); }

private:
  CompactGame game_;
  DepthFirst<klondike::CompactGame> kernel_;
};

// The memory of this game, if the position belongs to it and it has not grown too large; else a new one.
Result<std::shared_ptr<Memory>> find_memory(const Rules& rules, const Table& start, const SearchOptions& options) {
  const Techniques techniques = choose_techniques(options);
  if (options.memory && options.memory->of_model && options.memory->of_model->model() == "klondike") {
    const auto kept = std::static_pointer_cast<Memory>(options.memory->of_model);
    const bool small = kept->questions() != nullptr && kept->questions()->bytes() < options.budget.bytes / 2;
    if (small && kept->rules() == rules && kept->techniques() == techniques &&
        read_position(rules, kept->layout(), start)) {
      return kept;
    }
  }
  const auto layout = read_layout(rules, start);
  if (!layout) {
    return tl::unexpected(layout.error());
  }
  auto memory = std::make_shared<Memory>(rules, *layout, techniques, options.budget.bytes);
  if (options.memory) {
    options.memory->of_model = memory;
  }
  return memory;
}

}  // namespace

std::span<const std::string_view> techniques() { return kTechniqueNames; }

Techniques choose_techniques(const SearchOptions& options) {
  const auto on = [&](std::size_t i) { return options.uses(kTechniqueNames[i]); };
  return {.safe_foundation = on(0),
          .stock_chains = on(1),
          .superset = on(1) && on(2),
          .sleep = on(3),
          .offset_dominance = on(4),
          .draw_one_oracle = on(5),
          .restarts = on(6)};
}

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  auto memory = find_memory(rules, start, options);
  if (!memory) {
    return tl::unexpected(memory.error());
  }
  const auto position = read_position(rules, (*memory)->layout(), start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  if ((*memory)->questions() != nullptr) {
    return std::make_unique<FreeKlondike>(rules, start, std::move(*memory), *position, options.budget);
  }
  return std::make_unique<PlainKlondike>(rules, start, std::move(*memory), *position, options.budget);
}

}  // namespace sabar::klondike
