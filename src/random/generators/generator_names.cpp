#include <array>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/random/generators/generator_names.hpp>

namespace sabar {
namespace {

// What a list of types gives: their infos in order, and one of them made by name.
template <class Variant>
struct Registry;

template <class... G>
struct Registry<std::variant<G...>> {
  static constexpr std::array<GeneratorInfo, sizeof...(G)> kInfos{G::kInfo...};
  static constexpr std::array<std::string_view, sizeof...(G)> kNames{G::kInfo.name...};

  static std::optional<AnyGenerator> make(std::string_view name, std::uint64_t seed) {
    std::optional<AnyGenerator> made;
    (void)((name == G::kInfo.name && (made.emplace(G(seed)), true)) || ...);
    return made;
  }
};

using Known = Registry<GeneratorVariant>;

}  // namespace

const GeneratorInfo& AnyGenerator::info() const { return Known::kInfos[generator_.index()]; }

std::span<const GeneratorInfo> generator_list() { return Known::kInfos; }

Result<AnyGenerator> make_generator(std::string_view name, std::uint64_t seed) {
  if (name == "xoshiro256" || name == "xoshiro256ss") name = Xoshiro256StarStar::kInfo.name;
  std::optional<AnyGenerator> made = Known::make(name, seed);
  if (!made) {
    return fail(fmt::format("unknown generator {}", quote_input(name)), {}, nearest_name_hint(name, Known::kNames));
  }
  return *made;
}

}  // namespace sabar
