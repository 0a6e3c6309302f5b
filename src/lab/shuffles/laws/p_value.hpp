// Tail probabilities of the three laws all tests end in. Never NaN, never outside 0 … 1, never an exception.
#pragma once

namespace sabar::lab {

// P(X >= x) for chi-square with that many degrees of freedom; 1 when there are none.
[[nodiscard]] double chi_square_upper(double x, double degrees);

// Twice the smaller tail: also catches counts that are more even than chance makes them.
[[nodiscard]] double chi_square_two_sided(double x, double degrees);

// P(|Z| >= |z|) for the standard normal law.
[[nodiscard]] double normal_two_sided(double z);

// P(X >= k) and P(X <= k) for the Poisson law of that mean.
[[nodiscard]] double poisson_upper(double k, double mean);
[[nodiscard]] double poisson_lower(double k, double mean);

// The size of a chi-square's deviation in standard deviations: (x - df) / sqrt(2 df).
[[nodiscard]] double chi_square_z(double x, double degrees);

}  // namespace sabar::lab
