// Whole games of SET by the thousand: what is left at the end, and how often there is no set among twelve cards.
//
// Each game has a generator of its own, seeded by the run's seed and the number of the game: the same options give the
// same figures on every machine. Where new cards are laid matters to whoever takes the first set: at the end, as in the
// paper, he takes old cards sooner than in the places of those taken.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/rules/set/play_rules.hpp>
#include <sabar/search/drive.hpp>

namespace sabar::lab {

// Which set is taken: the first that brute force finds, one drawn by lot, or the one that leaves most sets on the
// table.
enum class SetPolicy : std::uint8_t { first, random, most };

struct SetPolicyInfo {
  SetPolicy policy;
  std::string_view name;
  std::string_view summary;
};

[[nodiscard]] std::span<const SetPolicyInfo> set_policies();
[[nodiscard]] Result<SetPolicy> parse_set_policy(std::string_view name);

struct SetGamesOptions {
  SetPolicy policy = SetPolicy::random;
  std::uint64_t games = 100'000;
  std::uint64_t seed = 1;
  set::Refill refill = set::Refill::append;
};

// Out of `of` cases this was so in `times`.
struct SetShare {
  std::uint64_t times = 0;
  std::uint64_t of = 0;
};

struct SetGamesReport {
  Halt halt = Halt::exhausted;  // otherwise fewer games than asked for
  std::uint64_t games = 0;
  std::array<std::uint64_t, 25> left{};     // games that end with so many cards
  std::array<std::uint64_t, 25> largest{};  // games whose largest table had so many
  std::array<std::uint64_t, 24> more{};     // games in which three more came so often
  SetShare none_fresh;                      // no set among the first twelve cards
  SetShare none_12;                         // no set among twelve while the deck lasts, the first twelve included
  SetShare none_15;                         // no set among fifteen while the deck lasts
  SetShare none_18;
  std::uint64_t sets = 0;  // taken in all games
};

[[nodiscard]] SetGamesReport play_set_games(const SetGamesOptions& options, const Guard& guard = {});

}  // namespace sabar::lab
