// Whether the goal is reached.
#pragma once

#include <sabar/check/patience/view.hpp>

namespace sabar::check {

[[nodiscard]] bool goal_reached(const View& view);

}  // namespace sabar::check
