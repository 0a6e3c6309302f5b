#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/patience/one_deal.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/formats/formats.hpp>

namespace sabar::cli {
namespace {

Result<OneDeal> from_file(const GameFile& game, const std::string& path, const DealWish& wish) {
  if (!wish.scheme.empty()) {
    return fail("given cards are dealt as they lie", path, "leave out --scheme");
  }
  const auto text = read_input(path);
  if (!text) {
    return tl::unexpected(text.error());
  }
  const auto order = wish.order.empty() ? Result<DealOrder>(DealOrder::row) : parse_deal_order(wish.order);
  if (!order) {
    return tl::unexpected(order.error());
  }
  auto deal = read_deal(game, *text, *order);
  if (!deal) {
    Error error = deal.error();
    error.where = error.where.empty() ? path : fmt::format("{}, {}", path, error.where);
    return tl::unexpected(std::move(error));
  }
  DealOrigin origin = parse_origin(deal->source, deal->order);
  return OneDeal{std::move(deal->table), std::move(origin)};
}

}  // namespace

Result<OneDeal> one_deal(const GameFile& game, const DealWish& wish) {
  const auto argument = parse_deal_argument(wish.deal);
  if (!argument) {
    return tl::unexpected(argument.error());
  }
  if (!argument->path.empty()) {
    return from_file(game, argument->path, wish);
  }
  if (argument->first != argument->last) {
    return fail(fmt::format("{} is a range", quote_input(wish.deal)), {}, "give one deal");
  }
  const auto scheme = wish.scheme.empty() ? Result<Scheme>(Scheme::sabar) : parse_scheme(wish.scheme);
  if (!scheme) {
    return tl::unexpected(scheme.error());
  }
  const auto order =
      wish.order.empty() ? Result<DealOrder>(usual_order(game.rules, *scheme)) : parse_deal_order(wish.order);
  if (!order) {
    return tl::unexpected(order.error());
  }
  const NumberedDeal numbered{*scheme, argument->first, *order};
  return deal_of(game.rules, numbered).map([&](const Table& table) { return OneDeal{table, numbered}; });
}

}  // namespace sabar::cli
