#include <algorithm>
#include <array>
#include <utility>

#include <sabar/solvers/general/general_search.hpp>
#include <sabar/solvers/general/staged_search.hpp>
#include <sabar/solvers/models/freecell/dig_search.hpp>
#include <sabar/solvers/models/freecell/link_game.hpp>
#include <sabar/solvers/models/freecell/link_search.hpp>
#include <sabar/solvers/models/freecell/model.hpp>

namespace sabar::freecell {
namespace {

constexpr std::array<std::string_view, 3> kFreecellTechniques = {"safe-foundation", "digging", "links"};
// Then other ways to search have their turn, which may be better at finding a win.
constexpr std::uint64_t kLinkNodes = 400'000;

bool is_on(const SearchOptions& options, std::size_t technique) { return options.uses(kFreecellTechniques[technique]); }

}  // namespace

std::span<const std::string_view> techniques() { return kFreecellTechniques; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  const Layout layout = read_layout(rules);
  const auto position = read_position(rules, layout, start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  const auto deal = std::make_shared<const Deal>(Deal{rules, start, layout, *position});
  std::vector<Stage> stages;
  if (is_on(options, 1)) {
    stages.push_back({"digging", kNoLimit, [deal](const Budget& budget) {
                        return std::make_unique<freecell::DigSearch>(deal, budget, trained_attempts(deal->layout));
                      }});
  }
  if (is_on(options, 2) && LinkGame::fits(rules)) {
    stages.push_back({"links", kLinkNodes, [deal, safe = is_on(options, 0)](const Budget& budget) {
                        return make_link_search(deal, budget, safe);
                      }});
  }
  stages.push_back(
      {"general", kNoLimit, [deal, options](const Budget& budget) {
         SearchOptions rest = options;
         rest.budget = budget;
         return make_general_search("auto", deal->rules, deal->start, rest).value();  // the table has been checked
       }});
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::freecell
