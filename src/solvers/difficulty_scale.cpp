// Where the winnable deals of a game part into thirds, measured by `tools/difficulty-scale`.
#include <algorithm>
#include <array>
#include <string_view>

#include <sabar/solvers/difficulty.hpp>

namespace sabar {
namespace {

// About the middle of those below.
constexpr DifficultyScale kUsualScale{85, 115};

constexpr std::array kMeasured = {
    MeasuredScale{"bakers-dozen", "a5e0c0ab861c", {102, 147}},
    MeasuredScale{"bakers-game", "5268e21ef77e", {89, 108}},
    MeasuredScale{"beleaguered-castle", "cb46adc885de", {135, 160}},
    MeasuredScale{"black-hole", "c8677ab70071", {58, 80}},
    MeasuredScale{"canfield", "d3a2262c7639", {81, 100}},
    MeasuredScale{"eight-off", "3182bfc1f05d", {73, 78}},
    MeasuredScale{"fan", "6da6e8f23ac7", {75, 91}},
    MeasuredScale{"freecell", "2015929e9a61", {80, 84}},
    MeasuredScale{"giza", "123af915f956", {93, 124}},
    MeasuredScale{"golf", "5482a8046ddc", {107, 140}},
    MeasuredScale{"klondike", "a5e8873b99fd", {18, 47}},
    MeasuredScale{"klondike-3", "b6ccfc448dbe", {60, 92}},
    MeasuredScale{"klondike-freeing", "f884c3da9bf7", {53, 85}},
    MeasuredScale{"pyramid", "4b40a324292f", {33, 43}},
    MeasuredScale{"seahaven-towers", "4159915fef12", {81, 109}},
    MeasuredScale{"tri-peaks", "38818dcb8383", {18, 52}},
    MeasuredScale{"vegas", "5ad0c4678cfd", {131, 156}},
    MeasuredScale{"whitehead", "17899e466691", {131, 154}},
    MeasuredScale{"worm-hole", "ae274b2fe0a7", {56, 60}},
    MeasuredScale{"yukon", "b40d9ef418b4", {83, 135}},
};

}  // namespace

std::span<const MeasuredScale> measured_scales() { return kMeasured; }

DifficultyScale scale_of(const GameFile& game) {
  const auto found = std::find_if(kMeasured.begin(), kMeasured.end(), [&](const MeasuredScale& each) {
    return each.game == game.name && each.rules == game.short_identity();
  });
  return found == kMeasured.end() ? kUsualScale : found->scale;
}

}  // namespace sabar
