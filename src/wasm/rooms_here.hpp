// Each module says which rooms it has.
#pragma once

#include <sabar/api/rooms.hpp>

[[nodiscard]] sabar::Rooms rooms_here();
