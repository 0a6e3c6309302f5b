#include <gtest/gtest.h>

#include <sabar/report/page.hpp>

namespace sabar::report {
namespace {

TEST(Format, NumbersAreShownSensibly) {
  const Marks marks = marks_of(Language::english);
  EXPECT_EQ(p_text(0, marks), "&lt; 10<sup>−300</sup>");
  EXPECT_EQ(p_text(0.4312, marks), "0.43");
  EXPECT_EQ(p_text(0.0012345, marks), "0.0012");
  EXPECT_EQ(p_text(3.7e-7, marks), "3.7 × 10<sup>−7</sup>");
  EXPECT_EQ(p_text(1, marks), "1");
  EXPECT_EQ(measured_text(918.5441, 0.2455, marks), "918.54 <span class=\"error\">± 0.25</span>");
  EXPECT_EQ(count_text(1234567, marks_of(Language::indonesian)), "1.234.567");
  EXPECT_EQ(factorial_text(5, marks), "120");
}

}  // namespace
}  // namespace sabar::report
