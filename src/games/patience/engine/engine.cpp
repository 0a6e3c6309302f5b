#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

template class Patience<LoadedRules>;
template class Patience<SmallRules>;

}  // namespace sabar::patience
