#include <algorithm>
#include <array>
#include <utility>

#include <sabar/solvers/general/general_search.hpp>
#include <sabar/solvers/general/staged_search.hpp>
#include <sabar/solvers/models/spider/beam_search.hpp>
#include <sabar/solvers/models/spider/layout.hpp>
#include <sabar/solvers/models/spider/model.hpp>

namespace sabar::spider {
namespace {

using Kind = BeamSearch::Kind;

constexpr std::array<std::string_view, 1> kSpiderTechniques = {"level-beams"};
// What can be proved is often proved soon; then the beams have another turn.
constexpr std::uint64_t kGeneralNodes = 2'000'000;
constexpr std::uint64_t kDrawnNodes = 8'000'000;

}  // namespace

std::span<const std::string_view> techniques() { return kSpiderTechniques; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  const auto deal = std::make_shared<const Deal>(read_deal(rules, start));
  std::vector<Stage> stages;
  const auto add_beams = [&](std::uint64_t nodes, Kind kind) {
    stages.push_back({"beams", nodes, [deal, kind](const Budget& budget) {
                        return std::make_unique<spider::BeamSearch>(deal, budget, kind);
                      }});
  };
  const auto add_general = [&](std::uint64_t nodes) {
    stages.push_back(
        {"general", nodes, [deal, options](const Budget& budget) {
           SearchOptions rest = options;
           rest.budget = budget;
           return make_general_search("auto", deal->rules, deal->start, rest).value();  // the table has been checked
         }});
  };
  if (options.uses(kSpiderTechniques[0])) {
    add_beams(kNoLimit, Kind::trained);
    add_general(kGeneralNodes);
    add_beams(kDrawnNodes, Kind::drawn);
  }
  add_general(kNoLimit);
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::spider
