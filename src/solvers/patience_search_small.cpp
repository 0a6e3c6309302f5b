#include <sabar/solvers/patience_search_make.hpp>

namespace sabar {

std::vector<std::string_view> patience_techniques() {
  std::vector<std::string_view> names = ProofGame<patience::SmallEngine>::techniques();
  names.push_back(RunsLeave::kName);  // of the searches that only look for a win
  return names;
}

template std::unique_ptr<Search> make_patience_search(std::string_view,
                                                      const std::shared_ptr<const Board<patience::SmallEngine>>&,
                                                      const SearchOptions&);

}  // namespace sabar
