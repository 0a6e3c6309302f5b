#include <sabar/games/set/brute.hpp>

namespace sabar::set {
namespace {

Match match(int a, int b, int c) {
  if (a == b && b == c) {
    return Match::same;
  }
  return a != b && b != c && a != c ? Match::different : Match::two;
}

}  // namespace

std::vector<Match> matches(Card a, Card b, Card c, std::size_t attributes) {
  std::vector<Match> result;
  for (std::size_t place = 0; place < attributes; ++place) {
    result.push_back(match(digit(a, attributes, place), digit(b, attributes, place), digit(c, attributes, place)));
  }
  return result;
}

BruteForce::BruteForce(std::span<const Card> table, std::size_t attributes)
    : table_(table.begin(), table.end()), attributes_(attributes) {
  for (const Card card : table_) {
    auto& values = values_.emplace_back();
    for (std::size_t place = 0; place < attributes; ++place) {
      values[place] = static_cast<std::uint8_t>(digit(card, attributes, place));
    }
  }
}

std::optional<BruteForce::Step> BruteForce::step() {
  if (next_.c >= table_.size()) {
    return std::nullopt;
  }
  Step step{next_, true};
  ++tried_;
  const auto& a = values_[next_.a];
  const auto& b = values_[next_.b];
  const auto& c = values_[next_.c];
  for (std::size_t place = 0; place < attributes_ && step.set; ++place) {
    step.set = match(a[place], b[place], c[place]) != Match::two;
  }
  if (++next_.c == table_.size()) {
    if (++next_.b + 1U == table_.size()) {
      ++next_.a;
      next_.b = static_cast<std::uint16_t>(next_.a + 1);
    }
    next_.c = static_cast<std::uint16_t>(next_.b + 1);
  }
  return step;
}

std::optional<Triple> BruteForce::next_set() {
  while (const auto tried = step()) {
    if (tried->set) {
      return tried->places;
    }
  }
  return std::nullopt;
}

std::uint64_t BruteForce::triples() const {
  const std::uint64_t n = table_.size();
  return n < 3 ? 0 : n * (n - 1) * (n - 2) / 6;
}

}  // namespace sabar::set
