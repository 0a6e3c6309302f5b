// Numbers and foreign text on their way into HTML. Everything returned may be put into a page as it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <sabar/core/language.hpp>

namespace sabar::report {

[[nodiscard]] std::string escape(std::string_view text);

// How a language writes numbers.
struct Marks {
  char decimal_mark;
  char group_mark;
};
[[nodiscard]] constexpr Marks marks_of(Language language) {
  return {info_of(language).decimal_mark, info_of(language).group_mark};
}

// 100,000
[[nodiscard]] std::string count_text(std::uint64_t value, const Marks& marks);

// So many significant digits; very small and very large values as 6.2 × 10 to a power.
[[nodiscard]] std::string number_text(double value, int digits, const Marks& marks);

// So many decimals.
[[nodiscard]] std::string fixed_text(double value, int decimals, const Marks& marks);

// "918.54 ± 0.25": as many decimals as the error deserves.
[[nodiscard]] std::string measured_text(double value, double standard_error, const Marks& marks);

// "0.43", "0.0012", "3.7 × 10⁻⁷", "< 10⁻³⁰⁰".
[[nodiscard]] std::string p_text(double p, const Marks& marks);

// n!, in full up to 20!, beyond that as a power of ten.
[[nodiscard]] std::string factorial_text(std::size_t n, const Marks& marks);

}  // namespace sabar::report
