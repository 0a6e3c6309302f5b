#include <sabar/games/set/ultra.hpp>

namespace sabar::set {

std::vector<Quadruple> find_ultrasets(std::span<const Card> table) {
  std::vector<Quadruple> found;
  const auto count = static_cast<std::uint16_t>(table.size());
  for (std::uint16_t a = 0; a < count; ++a) {
    for (auto b = static_cast<std::uint16_t>(a + 1); b < count; ++b) {
      for (auto c = static_cast<std::uint16_t>(b + 1); c < count; ++c) {
        for (auto d = static_cast<std::uint16_t>(c + 1); d < count; ++d) {
          if (is_ultraset(table[a], table[b], table[c], table[d])) {
            found.push_back({a, b, c, d});
          }
        }
      }
    }
  }
  return found;
}

}  // namespace sabar::set
