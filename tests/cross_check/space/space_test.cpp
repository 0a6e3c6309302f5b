// Random rules over the whole vocabulary: everybody who says something about a position, against the search over whole
// positions. tools/cross-check --random does the same at length.
#include <cstdlib>
#include <iostream>

#include <gtest/gtest.h>

#include "cross_check/space/rules_source.hpp"
#include "cross_check/space/space_run.hpp"
#include "cross_check/space/word_pairs.hpp"
#include "share.hpp"

namespace sabar {
namespace {

// Random rules in several parts. Each part must meet its own share of all pairs of words: those that chance has left
// out are put into rules on purpose.
class SpacePart : public testing::TestWithParam<std::size_t> {
protected:
  static constexpr std::size_t kParts = 8;
  static constexpr std::uint64_t kRules = 400;  // at least, of one part
  static constexpr std::uint64_t kMostRules = 1'500;
  static constexpr SpaceBudget kBudget{5'000, 20'000, 2'000, 12, std::size_t{16} << 20};

  void run() {
    std::vector<WordPair> missing = own_pairs();
    const std::uint64_t most = share(kMostRules);
    std::uint64_t number = 0;
    for (; number < share(kRules) || (!missing.empty() && number < most); ++number) {
      RulesSource source(1 + GetParam(), number);
      const RandomRules rules = number % 3 == 0 ? source.next() : directed(source, missing);
      run_.check(rules, source.dice(), 1, 6, 4);
      std::erase_if(missing, [&](const WordPair& pair) { return run_.words().of(pair.first, pair.second) > 0; });
    }
    std::cout << fmt::format("part {}: {}\n", GetParam(), run_.totals().text());
    for (const Finding& finding : run_.findings()) {
      ADD_FAILURE() << finding.text();
    }
    if (all_is_run()) {
      for (const WordPair& pair : missing) {
        ADD_FAILURE() << "never met: " << pair_text(pair);
      }
    }
    EXPECT_GE(run_.totals().middle * 5, run_.totals().decided);
  }

private:
  static std::vector<WordPair> own_pairs() {
    std::vector<WordPair> own;
    const std::vector<WordPair> all = all_pairs();
    for (std::size_t i = GetParam(); i < all.size(); i += kParts) {
      if (!is_refused(all[i])) {
        own.push_back(all[i]);
      }
    }
    return own;
  }
  static RandomRules directed(RulesSource& source, const std::vector<WordPair>& missing) {
    for (int attempt = 0; attempt < 20 && !missing.empty(); ++attempt) {
      const WordPair& pair = missing[source.dice().below(missing.size())];
      if (auto rules = source.with(pair.first, pair.second, 20)) {
        return *rules;
      }
    }
    return source.next();
  }

  SpaceRun run_{kBudget, 2};
};

TEST_P(SpacePart, AgreesWithTheOracle) { run(); }

INSTANTIATE_TEST_SUITE_P(Random, SpacePart, testing::Range<std::size_t>(0, 8));

// A pair that is refused no more, or never met although it is not in the list, shows a change of the parser.
TEST(Vocabulary, PairsTheParserRefusesAreThoseOfTheList) {
  const bool write = std::getenv("SABAR_WRITE_GOLDEN") != nullptr;
  const int attempts = write ? 1'000 : static_cast<int>(share(100));
  std::vector<std::string> refused;
  for (const WordPair& pair : all_pairs()) {
    if (write || is_refused(pair)) {
      RulesSource source(7, pair.first * 1000 + pair.second);
      const auto rules = source.with(pair.first, pair.second, attempts);
      EXPECT_TRUE(write || !rules) << "accepted: " << pair_text(pair) << "\n"
                                   << (rules ? sketch_text(rules->sketch) : "");
      if (!rules) {
        refused.push_back(pair_text(pair));
      }
    }
  }
  if (write) {
    std::ofstream file(kRefusedFile);
    for (const std::string& line : refused) {
      file << line << '\n';
    }
  }
}

TEST(Vocabulary, KnowsEveryWordOfTheGames) {
  for (const RulesFile& file : kRulesFiles) {
    std::set<std::string> unknown;
    EXPECT_FALSE(Vocabulary::get().words_of(sketch_of(file.text), &unknown).empty());
    EXPECT_TRUE(unknown.empty()) << file.name << ": " << fmt::format("{}", fmt::join(unknown, ", "));
  }
}

TEST(Sketch, OfAGameGivesTheGameAgain) {
  for (const RulesFile& file : kRulesFiles) {
    const auto again = read_sketch(sketch_of(file.text));
    ASSERT_TRUE(again) << file.name << ": " << again.error().text();
    EXPECT_EQ(again->rules, read_game(file.name, file.text)->rules) << file.name;
  }
}

// Whatever it began with, hardly more than two words and three cards are left: what only goes together stays.
TEST(Shrinker, LeavesWhatTheFaultNeeds) {
  const Vocabulary& vocabulary = Vocabulary::get();
  const std::size_t run = *vocabulary.find("columns move run");
  const std::size_t open = *vocabulary.find("stock open");
  for (std::uint64_t number = 0; number < share(20); ++number) {
    const auto rules = RulesSource(5, number).with(run, open, 100);
    ASSERT_TRUE(rules);
    const Shrinker shrinker([&](const SpaceCase& at) {
      const auto words = vocabulary.words_of(at.rules.sketch);
      return words.contains(run) && words.contains(open) && at.rules.rules().cards() >= 3;
    });
    const SpaceCase small = shrinker.shrink({*rules, *space_deal(rules->rules(), 1)});
    EXPECT_LE(small.rules.rules().cards(), 4U) << small.text();
    EXPECT_LE(small.rules.sketch.size(), 5U) << small.text();
  }
}

TEST(RandomRules, FollowFromSeedAndNumber) {
  for (std::uint64_t number = 0; number < 50; ++number) {
    EXPECT_EQ(RulesSource(3, number).next().sketch, RulesSource(3, number).next().sketch);
  }
}

}  // namespace
}  // namespace sabar
