// Which kernel stands behind which name, for an engine of either size. The two instances are compiled apart.
#pragma once

#include <memory>
#include <string_view>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/general/board_search.hpp>
#include <sabar/solvers/general/burial_score.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// Null for a name that is not here.
template <class Engine>
[[nodiscard]] std::unique_ptr<Search> make_patience_search(std::string_view solver,
                                                           const std::shared_ptr<const Board<Engine>>& board,
                                                           const SearchOptions& options);

// The search by levels with weights and a width of one's own.
template <class Engine>
[[nodiscard]] std::unique_ptr<Search> make_levels_search(const std::shared_ptr<const Board<Engine>>& board,
                                                         const SearchOptions& options, const BurialWeights& weights,
                                                         std::size_t width);

extern template std::unique_ptr<Search> make_patience_search(std::string_view,
                                                             const std::shared_ptr<const Board<patience::Engine>>&,
                                                             const SearchOptions&);
extern template std::unique_ptr<Search> make_patience_search(std::string_view,
                                                             const std::shared_ptr<const Board<patience::SmallEngine>>&,
                                                             const SearchOptions&);

}  // namespace sabar
