// The incomplete gamma function of Boost.Math behind a border of our own: this file alone includes it. Its errors are
// turned into values (no exception, no errno), and double is not promoted, so that results do not depend on the
// platform's long double.
#include <algorithm>
#include <cmath>

#include <boost/math/special_functions/gamma.hpp>

#include <sabar/lab/shuffles/laws/p_value.hpp>

namespace sabar::lab {
namespace {

namespace policies = boost::math::policies;
using Quiet = policies::policy<
    policies::domain_error<policies::ignore_error>, policies::pole_error<policies::ignore_error>,
    policies::overflow_error<policies::ignore_error>, policies::underflow_error<policies::ignore_error>,
    policies::denorm_error<policies::ignore_error>, policies::rounding_error<policies::ignore_error>,
    policies::evaluation_error<policies::ignore_error>, policies::indeterminate_result_error<policies::ignore_error>,
    policies::promote_double<false>, policies::promote_float<false>>;

double probability(double p) { return std::isnan(p) ? 1.0 : std::clamp(p, 0.0, 1.0); }

double gamma_upper(double a, double x) { return probability(boost::math::gamma_q(a, x, Quiet())); }
double gamma_lower(double a, double x) { return probability(boost::math::gamma_p(a, x, Quiet())); }

}  // namespace

double chi_square_upper(double x, double degrees) {
  if (!(degrees > 0) || !(x > 0)) return 1;
  if (std::isinf(x)) return 0;
  return gamma_upper(degrees / 2, x / 2);
}

double chi_square_two_sided(double x, double degrees) {
  if (!(degrees > 0)) return 1;
  if (!(x > 0)) return 0;
  if (std::isinf(x)) return 0;
  return probability(2 * std::min(gamma_upper(degrees / 2, x / 2), gamma_lower(degrees / 2, x / 2)));
}

double normal_two_sided(double z) { return probability(std::erfc(std::abs(z) / std::sqrt(2.0))); }

double poisson_upper(double k, double mean) {
  if (!(k > 0)) return 1;
  if (!(mean > 0)) return 0;
  return gamma_lower(k, mean);
}

double poisson_lower(double k, double mean) {
  if (k < 0) return 0;
  if (!(mean > 0)) return 1;
  return gamma_upper(k + 1, mean);
}

double chi_square_z(double x, double degrees) { return degrees > 0 ? (x - degrees) / std::sqrt(2 * degrees) : 0; }

}  // namespace sabar::lab
