#include <sabar/games/patience/engine.hpp>

namespace sabar::patience {

template class Patience<LoadedRules>;

}  // namespace sabar::patience
