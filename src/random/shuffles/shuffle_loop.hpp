// The two loops of swaps, for i = n-1 … 1 item i with a drawn item, by name.
#pragma once

#include <cstddef>

namespace sabar {

enum class ShuffleLoop { fisher_yates, sattolo };

// The draw at i is 0 … bound - 1.
constexpr std::size_t draw_bound(ShuffleLoop loop, std::size_t i) { return loop == ShuffleLoop::sattolo ? i : i + 1; }

}  // namespace sabar
