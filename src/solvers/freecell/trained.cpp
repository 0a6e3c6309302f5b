// Trained by tools/train-freecell; see there for the deals and what was asked.
#include <sabar/solvers/freecell/weights.hpp>

namespace sabar::freecell {
namespace {

constexpr std::array<Attempt, 8> kAttempts = {{
    {429, true, {30, 20, 15, 7, {76, 22, 10, 6, 13}, {52, 28, 10, 0}}},
    {607, false, {20, 18, 24, 3, {126, 48, 8, 3, 15}, {73, 29, 8, 0}}},
    {639, true, {30, 12, 4, 7, {89, 62, 38, 14, 5}, {71, 66, 50, 0}}},
    {1190, true, {23, 11, 7, 7, {68, 82, 53, 4, 7}, {119, 72, 82, 0}}},
    {6'000, false, {20, 16, 4, 5, {100, 21, 15, 7, 6}, {168, 165, 27, 0}}},
    {6'000, true, {15, 24, 15, 5, {101, 38, 7, 4, 10}, {97, 48, 10, 0}}},
    {20'000, false, {27, 23, 6, 4, {48, 16, 8, 6, 4}, {76, 50, 28, 0}}},
    {60'000, false, {15, 24, 15, 5, {101, 38, 7, 4, 10}, {97, 48, 10, 0}}},
}};

}  // namespace

std::span<const Attempt> trained_attempts(const Layout& /*layout*/) { return kAttempts; }

}  // namespace sabar::freecell
