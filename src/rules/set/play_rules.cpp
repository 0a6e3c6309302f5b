#include <array>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/set/play_rules.hpp>

namespace sabar::set {
namespace {

constexpr std::array<Variant, 3> kVariants = {{
    {"set", &SetNames::set, {}},
    {"junior", &SetNames::junior, {.attributes = 3, .table = 9}},
    {"ultraset", &SetNames::ultraset, {.kind = Kind::ultraset}},
}};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

Result<Variant> find_variant(std::string_view name) {
  std::array<std::string_view, kVariants.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (kVariants[i].name == name) {
      return kVariants[i];
    }
    names[i] = kVariants[i].name;
  }
  return fail(fmt::format("unknown game {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

}  // namespace sabar::set
