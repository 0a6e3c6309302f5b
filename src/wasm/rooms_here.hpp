// Each module says which rooms it has.
#pragma once

#include <sabar/door/rooms.hpp>

[[nodiscard]] sabar::Rooms rooms_here();
