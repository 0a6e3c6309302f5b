#include <fmt/format.h>

#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/numbered_deal.hpp>

namespace sabar {

std::string to_text(const DealOrigin& origin) {
  return origin ? fmt::format("{}:{}", scheme_info(origin->scheme).name, origin->number.text()) : "cards";
}

DealOrigin parse_origin(std::string_view source, std::optional<DealOrder> order) {
  const std::size_t colon = source.find(':');
  if (colon == std::string_view::npos || !order) {
    return {};
  }
  const auto scheme = parse_scheme(source.substr(0, colon));
  const auto number = Natural::parse(source.substr(colon + 1));
  return scheme && number ? DealOrigin(NumberedDeal{*scheme, *number, *order}) : DealOrigin{};
}

Result<Table> deal_of(const Rules& rules, const NumberedDeal& deal) {
  return order_of_deal(deal.scheme, deal.number, rules.deck).and_then([&](const std::vector<Card>& cards) {
    return deal_cards(rules, cards, deal.order);
  });
}

}  // namespace sabar
