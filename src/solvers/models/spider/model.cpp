#include <algorithm>
#include <array>
#include <utility>

#include <sabar/solvers/general/staged_search.hpp>
#include <sabar/solvers/models/spider/beam_search.hpp>
#include <sabar/solvers/models/spider/layout.hpp>
#include <sabar/solvers/models/spider/model.hpp>

namespace sabar {
namespace {

using Kind = spider::BeamSearch::Kind;

constexpr std::array<std::string_view, 1> kSpiderTechniques = {"level-beams"};
// What can be proved is often proved soon; then the beams have another turn.
constexpr std::uint64_t kGeneralNodes = 2'000'000;
constexpr std::uint64_t kDrawnNodes = 8'000'000;

}  // namespace

bool fits_spider(const Rules& rules) { return spider::fits_rules(rules); }

std::span<const std::string_view> spider_techniques() { return kSpiderTechniques; }

Result<std::unique_ptr<Search>> make_spider_search(const Rules& rules, const Table& start, const SearchOptions& options,
                                                   Result<std::unique_ptr<Search>> (*general)(const Rules&,
                                                                                              const Table&,
                                                                                              const SearchOptions&)) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  const auto deal = std::make_shared<const spider::Deal>(spider::read_deal(rules, start));
  std::vector<Stage> stages;
  const auto add_beams = [&](std::uint64_t nodes, Kind kind) {
    stages.push_back({"beams", nodes, [deal, kind](const Budget& budget) {
                        return std::make_unique<spider::BeamSearch>(deal, budget, kind);
                      }});
  };
  const auto add_general = [&](std::uint64_t nodes) {
    stages.push_back({"general", nodes, [deal, options, general](const Budget& budget) {
                        SearchOptions rest = options;
                        rest.budget = budget;
                        return general(deal->rules, deal->start, rest).value();  // the table has been checked
                      }});
  };
  const auto& without = options.without;
  if (std::find(without.begin(), without.end(), kSpiderTechniques[0]) == without.end()) {
    add_beams(kNoLimit, Kind::trained);
    add_general(kGeneralNodes);
    add_beams(kDrawnNodes, Kind::drawn);
  }
  add_general(kNoLimit);
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar
