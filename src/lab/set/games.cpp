#include <algorithm>
#include <numeric>
#include <vector>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/set/table_sets.hpp>
#include <sabar/lab/set/games.hpp>
#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/xoshiro256.hpp>

namespace sabar::lab {
namespace {

constexpr std::array<SetPolicyInfo, 3> kPolicies = {{
    {SetPolicy::first, "first", "the first set that brute force finds"},
    {SetPolicy::random, "random", "a set drawn by lot"},
    {SetPolicy::most, "most", "the set that leaves most sets on the table"},
}};

constexpr std::size_t kUsualTable = 12;
constexpr std::size_t kMore = 3;

class SetPlay {
public:
  SetPlay(const SetGamesOptions& options, std::uint64_t seed) : options_(options), generator_(seed) {
    std::iota(deck_.begin(), deck_.end(), set::Card{0});
  }

  void play(SetGamesReport& report) {
    deal(kUsualTable);
    std::size_t most_cards = size_;
    std::size_t more = 0;
    while (true) {
      const std::size_t sets = set::pair_sets(std::span(table_).first(size_), sets_.data());
      note(report, sets == 0);
      if (sets > 0) {
        take(set::unpack(sets_[choose(sets)]));
        ++report.sets;
        deal(kUsualTable);
      } else if (left_ > 0) {
        deal(size_ + kMore);
        ++more;
      } else {
        break;
      }
      most_cards = std::max(most_cards, size_);
    }
    ++report.games;
    ++report.left[size_];
    ++report.largest[most_cards];
    ++report.more[more];
  }

private:
  // Cards are drawn from the deck as they are needed.
  set::Card draw() {
    const auto place = static_cast<std::size_t>(draw_below(generator_, left_));
    const set::Card card = deck_[place];
    deck_[place] = deck_[--left_];
    return card;
  }

  void deal(std::size_t up_to) {
    while (size_ < up_to && left_ > 0) {
      table_[size_++] = draw();
    }
  }

  void note(SetGamesReport& report, bool none) const {
    const auto count = [&](SetShare& share) {
      ++share.of;
      share.times += none ? 1U : 0U;
    };
    if (left_ == deck_.size() - kUsualTable) {
      count(report.none_fresh);
    }
    if (left_ > 0) {
      if (size_ == kUsualTable) {
        count(report.none_12);
      } else if (size_ == kUsualTable + kMore) {
        count(report.none_15);
      } else if (size_ == kUsualTable + 2 * kMore) {
        count(report.none_18);
      }
    }
  }

  std::size_t choose(std::size_t sets) {
    switch (options_.policy) {
      case SetPolicy::first:
        return 0;
      case SetPolicy::random:
        return static_cast<std::size_t>(draw_below(generator_, sets));
      default:
        return leaves_most(sets);
    }
  }

  // The set that shares cards with the fewest others; the first of several.
  [[nodiscard]] std::size_t leaves_most(std::size_t sets) const {
    const auto cards = [](set::PackedSet packed) {
      const set::Triple places = set::unpack(packed);
      return 1U << places.a | 1U << places.b | 1U << places.c;
    };
    std::size_t best = 0;
    std::size_t fewest = sets + 1;
    for (std::size_t i = 0; i < sets; ++i) {
      std::size_t touched = 0;
      for (std::size_t j = 0; j < sets; ++j) {
        touched += (cards(sets_[i]) & cards(sets_[j])) != 0 ? 1U : 0U;
      }
      if (touched < fewest) {
        fewest = touched;
        best = i;
      }
    }
    return best;
  }

  void take(const set::Triple& places) {
    if (options_.refill == set::Refill::in_place) {
      const bool fill = size_ <= kUsualTable && left_ > 0;
      for (const std::size_t place : {places.c, places.b, places.a}) {
        table_[place] = fill ? draw() : table_[--size_];
      }
      return;
    }
    std::size_t kept = places.a;
    for (std::size_t i = kept; i < size_; ++i) {
      table_[kept] = table_[i];
      kept += i != places.a && i != places.b && i != places.c ? 1U : 0U;
    }
    size_ = kept;
  }

  SetGamesOptions options_;
  Xoshiro256StarStar generator_;
  std::array<set::Card, 81> deck_{};
  std::size_t left_ = 81;
  std::array<set::Card, 24> table_{};
  std::size_t size_ = 0;
  std::array<set::PackedSet, set::room_for_sets(24)> sets_{};
};

}  // namespace

std::span<const SetPolicyInfo> set_policies() { return kPolicies; }

Result<SetPolicy> parse_set_policy(std::string_view name) {
  std::array<std::string_view, kPolicies.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (kPolicies[i].name == name) {
      return kPolicies[i].policy;
    }
    names[i] = kPolicies[i].name;
  }
  return fail(fmt::format("unknown policy {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

SetGamesReport play_set_games(const SetGamesOptions& options, const Guard& guard) {
  SetGamesReport report;
  SplitMix64 seeds(options.seed);
  while (report.games < options.games) {
    if (report.games % 1024 == 0) {
      if (const auto reason = guard.reason()) {
        report.halt = *reason;
        return report;
      }
    }
    SetPlay(options, seeds()).play(report);
  }
  return report;
}

}  // namespace sabar::lab
