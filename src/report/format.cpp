// Rounding, grouping and powers of ten, with the marks of the language.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include <sabar/core/natural.hpp>
#include <sabar/report/format.hpp>

namespace sabar::report {
namespace {

constexpr double kSmallestShown = 1e-300;
constexpr std::size_t kLargestFactorialInFull = 20;
constexpr std::string_view kMinus = "−";

std::string with_marks(std::string number, const Marks& marks) {
  std::replace(number.begin(), number.end(), '.', marks.decimal_mark);
  if (number.starts_with('-')) number.replace(0, 1, kMinus);
  return number;
}

std::string group_digits(std::string digits, const Marks& marks) {
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, 1, marks.group_mark);
  }
  return digits;
}

std::string power_text(std::string mantissa, int exponent, const Marks& marks) {
  const std::string_view sign = exponent < 0 ? kMinus : std::string_view();
  return fmt::format("{} × 10<sup>{}{}</sup>", with_marks(std::move(mantissa), marks), sign, std::abs(exponent));
}

}  // namespace

std::string escape(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\'':
        result += "&#39;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string count_text(std::uint64_t value, const Marks& marks) {
  return group_digits(fmt::format("{}", value), marks);
}

std::string number_text(double value, int digits, const Marks& marks) {
  std::string number = fmt::format("{:.{}g}", value, digits);
  const std::size_t e = number.find('e');
  if (e == std::string::npos) return with_marks(std::move(number), marks);
  const int exponent = std::atoi(number.c_str() + e + 1);
  if (exponent > 0 && exponent < 16) return group_digits(fmt::format("{:.0f}", value), marks);
  return power_text(number.substr(0, e), exponent, marks);
}

std::string fixed_text(double value, int decimals, const Marks& marks) {
  std::string number = fmt::format("{:.{}f}", value, decimals);
  const std::size_t point = number.find('.');
  std::string whole = number.substr(0, point);
  const bool negative = whole.starts_with('-');
  if (negative) whole.erase(0, 1);
  std::string result(negative ? kMinus : std::string_view());
  result += group_digits(std::move(whole), marks);
  if (point != std::string::npos) {
    result += marks.decimal_mark;
    result += number.substr(point + 1);
  }
  return result;
}

std::string measured_text(double value, double standard_error, const Marks& marks) {
  if (!(standard_error > 0)) return number_text(value, 5, marks);
  const int decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(standard_error))), 0, 9);
  return fmt::format("{} <span class=\"error\">± {}</span>", fixed_text(value, decimals, marks),
                     fixed_text(standard_error, decimals, marks));
}

std::string p_text(double p, const Marks& marks) {
  if (p < kSmallestShown) return "&lt; 10<sup>−300</sup>";
  if (p >= 0.995) return "1";
  if (p >= 0.1) return fixed_text(p, 2, marks);
  if (p >= 0.001) return number_text(p, 2, marks);
  const std::string number = fmt::format("{:.1e}", p);
  const std::size_t e = number.find('e');
  return power_text(number.substr(0, e), std::atoi(number.c_str() + e + 1), marks);
}

std::string factorial_text(std::size_t n, const Marks& marks) {
  std::string digits = factorial(n).text();
  if (n <= kLargestFactorialInFull) return group_digits(std::move(digits), marks);
  const double mantissa = std::strtod(digits.substr(0, 15).c_str(), nullptr) / 1e14;
  return power_text(fmt::format("{:.2f}", mantissa), static_cast<int>(digits.size()) - 1, marks);
}

}  // namespace sabar::report
