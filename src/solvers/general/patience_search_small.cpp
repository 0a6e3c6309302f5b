#include <sabar/solvers/general/patience_search_make.hpp>

namespace sabar {

const std::vector<TechniqueInfo>& general_techniques() {
  static const std::vector<TechniqueInfo> kList = [] {
    std::vector<TechniqueInfo> list = ProofGame<patience::SmallEngine>::techniques();
    list.push_back(
        {RunsLeave::kName, RunsLeave::applies, RunsLeave::kComplete});  // of the searches that only look for a win
    return list;
  }();
  return kList;
}

template std::unique_ptr<Search> make_patience_search(std::string_view,
                                                      const std::shared_ptr<const Board<patience::SmallEngine>>&,
                                                      const SearchOptions&);

template std::unique_ptr<Search> make_levels_search(const std::shared_ptr<const Board<patience::SmallEngine>>&,
                                                    const SearchOptions&, const BurialWeights&, std::size_t);

}  // namespace sabar
