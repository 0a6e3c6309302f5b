#include <array>

#include <sabar/solvers/spider/weights.hpp>

namespace sabar::spider {
namespace {

constexpr std::array<Attempt, 5> kSpider = {{
    {60, 15, false, {20, 15, 10, 20, 10, 20}},
    {200, 15, false, {20, 15, 10, 20, 10, 20}},
    {600, 20, true, {20, 15, 10, 20, 10, 20}},
    {2'000, 20, true, {20, 15, 10, 20, 10, 20}},
    {6'000, 20, true, {20, 15, 10, 20, 10, 20}},
}};

}  // namespace

std::span<const Attempt> trained_attempts(const Layout& /*layout*/) { return kSpider; }

}  // namespace sabar::spider
