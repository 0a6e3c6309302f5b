#include <algorithm>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/patience/deal_list.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

std::string ListedDeal::text() const { return fmt::format("{}:{}", scheme, number); }

Result<DealList> DealList::make(const GameFile& game, const DealsWish& wish) {
  const auto scheme = wish.scheme.empty() ? Result<Scheme>(Scheme::sabar) : parse_scheme(wish.scheme);
  if (!scheme) {
    return tl::unexpected(scheme.error());
  }
  std::optional<DealOrder> order;
  if (!wish.order.empty()) {
    const auto parsed = parse_deal_order(wish.order);
    if (!parsed) {
      return tl::unexpected(parsed.error());
    }
    order = *parsed;
  }
  DealList list(game, *scheme, order);
  for (const std::string& text : wish.deals) {
    const auto argument = parse_deal_argument(text);
    if (!argument) {
      return tl::unexpected(argument.error());
    }
    if (argument->path.empty()) {
      list.entries_.push_back({argument->first, argument->last, {}, 0, {}});
    } else if (!wish.scheme.empty()) {
      return fail("given cards are dealt as they lie", argument->path, "leave out --scheme");
    } else if (auto added = list.add_file(argument->path); !added) {
      return tl::unexpected(added.error());
    }
  }
  return list;
}

Result<> DealList::add_file(const std::string& path) {
  auto text = read_input(path);
  if (!text) {
    return tl::unexpected(text.error());
  }
  texts_.push_back(std::make_shared<const std::string>(*std::move(text)));
  auto deals = split_deals(*texts_.back());
  if (deals.empty()) {
    deals.push_back({*texts_.back()});
  }
  for (std::size_t i = 0; i < deals.size(); ++i) {
    entries_.push_back({{}, {}, path, deals.size() == 1 ? 0 : i + 1, deals[i]});
  }
  return {};
}

Result<std::optional<ListedDeal>> DealList::next() {
  if (at_ == entries_.size()) {
    return std::nullopt;
  }
  Entry& entry = entries_[at_];
  auto deal = entry.path.empty() ? from_number(entry.first) : from_file(entry);
  if (!deal) {
    return tl::unexpected(deal.error());
  }
  if (entry.first == entry.last) {
    ++at_;
  } else {
    entry.first.multiply_add(1, 1);
  }
  return std::optional(*std::move(deal));
}

Result<ListedDeal> DealList::from_number(const Natural& number) const {
  const NumberedDeal deal{scheme_, number, order_.value_or(usual_order(game_.rules, scheme_))};
  return deal_of(game_.rules, deal).map([&](Table table) {
    return ListedDeal{std::move(table), std::string(scheme_info(scheme_).name), number.text(), deal};
  });
}

// "sabar:17" in the file says more than the file's name.
Result<ListedDeal> DealList::from_file(const Entry& entry) const {
  auto deal = read_deal(game_, entry.text, order_.value_or(DealOrder::row));
  if (!deal) {
    Error error = deal.error();
    error.where = error.where.empty() ? entry.path : fmt::format("{}, {}", entry.path, error.where);
    return tl::unexpected(std::move(error));
  }
  if (order_ && deal->format != DealFormat::cards) {
    return fail("this deal is laid out already", entry.path, "leave out --order");
  }
  DealOrigin origin = parse_origin(deal->source, deal->order);
  if (const std::size_t colon = deal->source.find(':'); colon != std::string::npos) {
    return ListedDeal{std::move(deal->table), deal->source.substr(0, colon), deal->source.substr(colon + 1),
                      std::move(origin)};
  }
  const std::string place = entry.place == 0 ? std::string() : fmt::format("#{}", entry.place);
  return ListedDeal{std::move(deal->table), std::string(to_text(deal->format)), fmt::format("{}{}", entry.path, place),
                    std::move(origin)};
}

std::uint64_t DealList::size() const {
  constexpr double kMost = 1e18;
  double deals = 0;
  for (const Entry& entry : entries_) {
    deals += std::max(1.0, entry.last.to_double() - entry.first.to_double() + 1);
  }
  return static_cast<std::uint64_t>(std::min(deals, kMost));
}

Result<ListedDeal> one_deal(const GameFile& game, const DealsWish& wish) {
  auto list = DealList::make(game, wish);
  if (!list) {
    return tl::unexpected(list.error());
  }
  if (!list->single()) {
    return fail(fmt::format("{} is more than one deal", quote_input(wish.deals.front())), {}, "give one deal");
  }
  return list->next().map([](std::optional<ListedDeal> deal) { return *std::move(deal); });
}

}  // namespace sabar::cli
