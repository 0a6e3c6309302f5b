#include <sabar/solvers/general/patience_search_make.hpp>

namespace sabar {

template std::unique_ptr<Search> make_patience_search(std::string_view,
                                                      const std::shared_ptr<const Board<patience::Engine>>&,
                                                      const SearchOptions&);

template std::unique_ptr<Search> make_levels_search(const std::shared_ptr<const Board<patience::Engine>>&,
                                                    const SearchOptions&, const BurialWeights&, std::size_t);

}  // namespace sabar
