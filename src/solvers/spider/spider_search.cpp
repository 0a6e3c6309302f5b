#include <algorithm>
#include <array>
#include <utility>

#include <sabar/solvers/auto_search.hpp>
#include <sabar/solvers/spider/beam_search.hpp>
#include <sabar/solvers/spider/layout.hpp>
#include <sabar/solvers/spider/spider_search.hpp>

namespace sabar {
namespace {

constexpr std::array<std::string_view, 1> kSpiderTechniques = {"level-beams"};

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
  const auto& without = options.without;
  if (std::find(without.begin(), without.end(), kSpiderTechniques[0]) == without.end()) {
    stages.push_back({"beams", kNoLimit, [deal](const Budget& budget) {
                        return std::make_unique<spider::BeamSearch>(deal, budget, trained_attempts(deal->layout));
                      }});
  }
  stages.push_back({"general", kNoLimit, [deal, options, general](const Budget& budget) {
                      SearchOptions rest = options;
                      rest.budget = budget;
                      return general(deal->rules, deal->start, rest).value();  // the table has been checked
                    }});
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar
