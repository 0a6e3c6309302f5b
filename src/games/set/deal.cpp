#include <algorithm>
#include <numeric>
#include <span>

#include <sabar/games/set/deal.hpp>
#include <sabar/random/generators/chacha20.hpp>
#include <sabar/random/shuffles/shuffle.hpp>

namespace sabar::set {

std::vector<Card> deal_order(std::uint64_t number, std::size_t attributes) {
  constexpr std::string_view kPurpose = "Sabar SET, version 1";
  ChaCha20::Key key{};
  for (std::size_t i = 0; i < 8; ++i) {
    key[i] = static_cast<std::uint8_t>(number >> (8 * i));
  }
  std::copy(kPurpose.begin(), kPurpose.end(), key.begin() + 8);
  ChaCha20 generator(key, {}, 0);
  std::vector<Card> order(deck_size(attributes));
  std::iota(order.begin(), order.end(), Card{0});
  fisher_yates(std::span(order), generator);
  return order;
}

}  // namespace sabar::set
