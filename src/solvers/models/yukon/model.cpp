#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <sabar/search/beam.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/general/staged_search.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/models/expanded_line.hpp>
#include <sabar/solvers/models/yukon/expand.hpp>
#include <sabar/solvers/models/yukon/group_game.hpp>
#include <sabar/solvers/models/yukon/model.hpp>
#include <sabar/solvers/models/yukon/rivals.hpp>

namespace sabar::yukon {
namespace {

using Deal = ModelDeal<Layout, Position, Choice>;

// Dead ends last, so that they do not take the place of others.
struct Look {
  const GroupGame& game;
  [[nodiscard]] int operator()(const Position& position) const {
    return game.lost(position) ? kLostDistance : distance(position);
  }
};

template <class Kernel>
class KernelOfGroups final : public KernelSearch<Kernel> {
public:
  template <class... A>
  KernelOfGroups(std::shared_ptr<const Deal> deal, const Budget& budget, A&&... more)
      : deal_(std::move(deal)), game_(deal_->layout, deal_->choice) {
    this->begin(game_, game_.begin(deal_->position), budget, more(game_)...);
  }

  [[nodiscard]] std::string_view model() const final { return "yukon"; }
  [[nodiscard]] std::vector<sabar::Move> line() const final {
    return expanded_line(*deal_, this->kernel().line(), Expansion(deal_->rules, deal_->start));
  }

private:
  std::shared_ptr<const Deal> deal_;
  GroupGame game_;
};

// One look at the first position, before any search: lost, or nothing is said.
class FirstLook final : public Search {
public:
  explicit FirstLook(std::shared_ptr<const Deal> deal) : deal_(std::move(deal)) {}

  void step(std::uint64_t /*nodes*/) final {
    if (!done_) {
      lost_ = has_rivals(deal_->layout, deal_->position);
      done_ = true;
    }
  }
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return lost_ ? Halt::exhausted : Halt::incomplete; }
  [[nodiscard]] std::uint64_t nodes() const final { return 0; }
  [[nodiscard]] std::size_t bytes() const final { return 0; }
  [[nodiscard]] bool complete() const final { return lost_; }
  [[nodiscard]] std::string_view model() const final { return "yukon"; }
  [[nodiscard]] std::vector<sabar::Move> line() const final { return {}; }

private:
  std::shared_ptr<const Deal> deal_;
  bool lost_ = false;
  bool done_ = false;
};

using Deep = KernelOfGroups<DepthFirst<GroupGame>>;
using Wide = KernelOfGroups<Beam<GroupGame, Look, OneLevel>>;

Stage beam_stage(const std::shared_ptr<const Deal>& deal, std::size_t width) {
  return {"beam " + std::to_string(width), kNoLimit, [deal, width](const Budget& budget) {
            return std::make_unique<Wide>(
                deal, budget, [](const GroupGame& game) { return Look{game}; },
                [](const GroupGame&) { return OneLevel{}; }, [width](const GroupGame&) { return width; });
          }};
}

}  // namespace

namespace {

constexpr std::array<std::string_view, 3> kYukonTechniques = {"safe-foundation", "waiting", "rivals"};
// Most deals are won in fifty nodes or fewer than this; what is not goes to the beams.
constexpr std::uint64_t kShortNodes = 20'000;

}  // namespace

std::span<const std::string_view> techniques() { return kYukonTechniques; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  const Layout layout = read_layout(rules);
  const auto position = read_position(rules, layout, start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  const auto is_on = [&](std::size_t technique) { return options.uses(kYukonTechniques[technique]); };
  const auto deal = std::make_shared<const Deal>(Deal{rules, start, layout, *position, {is_on(0), is_on(1), is_on(2)}});
  const auto deep = [deal](const Budget& budget) { return std::make_unique<yukon::Deep>(deal, budget); };
  std::vector<Stage> stages;
  if (deal->choice.rivals) {
    stages.push_back({"rivals", kNoLimit, [deal](const Budget&) { return std::make_unique<yukon::FirstLook>(deal); }});
  }
  stages.push_back({"depth-first", kShortNodes, deep});
  stages.push_back(beam_stage(deal, 1'000));
  stages.push_back(beam_stage(deal, 4'000));
  stages.push_back({"depth-first", kNoLimit, deep});
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::yukon
