// Where the winnable deals of a game part into thirds, measured by `tools/difficulty-scale`.
#include <algorithm>
#include <array>
#include <string_view>

#include <sabar/solvers/difficulty/difficulty.hpp>

namespace sabar {
namespace {

// About the middle of those below.
constexpr DifficultyScale kUsualScale{85, 115};

constexpr std::array kMeasured = {
    MeasuredScale{"bakers-dozen", "a5e0c0ab861c", {130, 165}},
    MeasuredScale{"bakers-game", "5268e21ef77e", {87, 106}},
    MeasuredScale{"beleaguered-castle", "cb46adc885de", {129, 161}},
    MeasuredScale{"black-hole", "c8677ab70071", {58, 80}},
    MeasuredScale{"canfield", "d3a2262c7639", {75, 92}},
    MeasuredScale{"east-haven", "b4e24d53106c", {131, 152}},
    MeasuredScale{"eight-off", "3182bfc1f05d", {73, 78}},
    MeasuredScale{"fan", "6da6e8f23ac7", {77, 92}},
    MeasuredScale{"fourteen", "78d4ac657f7a", {45, 74}},
    MeasuredScale{"freecell", "2015929e9a61", {81, 84}},
    MeasuredScale{"freecell-2", "4aea09720472", {111, 141}},
    MeasuredScale{"freecell-3", "3104ee837b63", {82, 99}},
    MeasuredScale{"giza", "123af915f956", {93, 124}},
    MeasuredScale{"golf", "5482a8046ddc", {108, 140}},
    MeasuredScale{"golf-king", "fca91e7a4309", {104, 142}},
    MeasuredScale{"golf-wrap", "1a87dfd65c39", {81, 117}},
    MeasuredScale{"king-albert", "14a7744a2a20", {98, 139}},
    MeasuredScale{"klondike", "a5e8873b99fd", {20, 49}},
    MeasuredScale{"klondike-3", "b6ccfc448dbe", {61, 94}},
    MeasuredScale{"klondike-freeing", "f884c3da9bf7", {56, 84}},
    MeasuredScale{"pyramid", "4b40a324292f", {33, 43}},
    MeasuredScale{"pyramid-full", "bd281376b137", {51, 94}},
    MeasuredScale{"pyramid-relaxed", "f8223ca144d3", {-17, 15}},
    MeasuredScale{"seahaven-towers", "4159915fef12", {81, 110}},
    MeasuredScale{"simple-simon", "286a08873a1d", {110, 112}},
    MeasuredScale{"spider-1", "9101f9e5beaa", {120, 121}},
    MeasuredScale{"spider-2", "9103d71ea11c", {122, 123}},
    MeasuredScale{"spider-4", "4133221df098", {126, 133}},
    MeasuredScale{"spiderette", "da75545cc277", {125, 143}},
    MeasuredScale{"tri-peaks", "38818dcb8383", {18, 52}},
    MeasuredScale{"vegas", "5ad0c4678cfd", {131, 156}},
    MeasuredScale{"whitehead", "17899e466691", {131, 154}},
    MeasuredScale{"wish", "35ad81bc1ab2", {10, 51}},
    MeasuredScale{"worm-hole", "ae274b2fe0a7", {56, 60}},
    MeasuredScale{"yukon", "b40d9ef418b4", {46, 69}},
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
