// Tests that run for every game with a reduced deck.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cross_check/cross_check.hpp"
#include "cross_check/reduced_found_games.hpp"
#include "share.hpp"

namespace sabar {

// How often per game.
inline std::uint64_t reduced_deals() { return share(100); }

inline const ReducedGame& reduced_game(std::string_view name) {
  std::vector<std::span<const ReducedGame>> all = {kReducedGames, kFoundGames};
  for (const ModelGames& model : kModelGames) {
    all.push_back(model.games);
  }
  for (const std::span<const ReducedGame> games : all) {
    const auto game = std::find_if(games.begin(), games.end(), [&](const auto& each) { return each.name == name; });
    if (game != games.end()) {
      return *game;
    }
  }
  ADD_FAILURE() << name;
  return kReducedGames[0];
}

// The same for a kind of game that a model of its own is held against the oracle on.
inline std::uint64_t model_deals() { return share(2000); }

class ReducedTest : public testing::TestWithParam<std::string> {
protected:
  void SetUp() override {
    const auto game = read_reduced(reduced_game(GetParam()));
    ASSERT_TRUE(game.has_value()) << game.error().text();
    rules_ = game->rules;
  }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] Table deal(std::uint64_t number) const { return *reduced_deal(rules_, number); }

  // The first `full` deals with every choice of techniques, the others with all and with one other choice, in turn.
  void expect_model_agrees(const std::vector<SearchSetting>& settings, std::uint64_t deals, std::uint64_t full) const {
    std::uint64_t solved = 0;
    for (std::uint64_t number = 1; number <= deals; ++number) {
      const std::vector<SearchSetting> few = {settings.front(), settings[1 + number % (settings.size() - 1)]};
      const DealCheck check = check_deal(rules(), deal(number), number <= full ? settings : few);
      EXPECT_TRUE(check.fault.empty()) << GetParam() << " deal " << number << ": " << check.fault;
      solved += check.truth == Verdict::solved ? 1 : 0;
    }
    // A game in which every deal ends the same way would test nothing; the few deals under the sanitizers may.
    EXPECT_TRUE((solved > 0 && solved < deals) || deals < 100) << solved;
  }

private:
  Rules rules_;
};

// Each planted fault shows on its deals; `sound` is the same search without one, and right there.
template <class Mutants>
void expect_all_caught(const Mutants& mutants, Verdict (*sound)(const Rules&, const Table&)) {
  for (const auto& mutant : mutants) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    ASSERT_FALSE(mutant.deals.empty()) << mutant.name;
    for (const std::uint64_t number : mutant.deals) {
      const Table deal = *reduced_deal(rules, number);
      const auto truth = truth_of(rules, deal);
      ASSERT_TRUE(truth.has_value());
      EXPECT_NE(mutant.search(rules, deal), truth->verdict) << mutant.name << " on deal " << number;
      EXPECT_EQ(sound(rules, deal), truth->verdict) << number;
    }
  }
}

inline std::vector<std::string> names_of(std::span<const ReducedGame> games) {
  std::vector<std::string> names;
  for (const ReducedGame& game : games) {
    names.emplace_back(game.name);
  }
  return names;
}

inline std::vector<std::string> reduced_names() { return names_of(kReducedGames); }

inline std::string reduced_test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace sabar
