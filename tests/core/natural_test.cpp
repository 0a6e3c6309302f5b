#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/core/natural.hpp>

namespace sabar {
namespace {

RC_GTEST_PROP(Distance, IsTheDifference, (std::uint32_t far, std::vector<std::uint32_t> parts)) {
  Natural from;
  for (const std::uint32_t part : parts) from.multiply_add(0xFFFF'FFFF, part);
  Natural to = from;
  to.multiply_add(1, far);
  RC_ASSERT(distance(from, to) == far);
  if (far > 0) RC_ASSERT(!distance(to, from).has_value());
}

TEST(Distance, CarriesThroughAllDigits) {
  const auto nines = Natural::parse("99999999999999999999999999999999");
  const auto one = Natural::parse("100000000000000000000000000000000");
  EXPECT_EQ(distance(*nines, *one), 1U);
  EXPECT_FALSE(distance(Natural(1), *one).has_value());
  EXPECT_EQ(distance(*one, *one), 0U);
}

}  // namespace
}  // namespace sabar
