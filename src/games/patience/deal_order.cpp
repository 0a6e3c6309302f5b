#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/deal_order.hpp>

namespace sabar {
namespace {

constexpr std::array<std::string_view, 4> kOrderNames = {"column", "row", "backwards", "packets"};

using Targets = std::vector<std::size_t>;

Targets pile_after_pile(std::span<const std::uint8_t> sizes) {
  Targets targets;
  for (std::size_t pile = 0; pile < sizes.size(); ++pile) {
    targets.insert(targets.end(), sizes[pile], pile);
  }
  return targets;
}

Targets row_by_row(std::span<const std::uint8_t> sizes) {
  Targets targets;
  const std::uint8_t rows = sizes.empty() ? std::uint8_t{0} : *std::max_element(sizes.begin(), sizes.end());
  for (std::uint8_t row = 0; row < rows; ++row) {
    for (std::size_t pile = 0; pile < sizes.size(); ++pile) {
      if (row < sizes[pile]) {
        targets.push_back(pile);
      }
    }
  }
  return targets;
}

// Solvitaire's diagonal deal. Row r goes from the last pile to pile r; what is left after that goes from left to right.
Targets diagonal(std::size_t piles, std::size_t cards) {
  Targets targets;
  for (std::size_t row = 0; row < piles; ++row) {
    for (std::size_t pile = piles; pile-- > row;) {
      targets.push_back(pile);
    }
  }
  for (std::size_t i = 0; targets.size() < cards; ++i) {
    targets.push_back(i % piles);
  }
  targets.resize(cards);
  return targets;
}

bool fits(const Targets& targets, std::span<const std::uint8_t> sizes) {
  std::vector<std::size_t> counts(sizes.size(), 0);
  for (const std::size_t pile : targets) {
    ++counts[pile];
  }
  return std::equal(counts.begin(), counts.end(), sizes.begin());
}

// Columns of one length, or shorter by one from some column on, are dealt row by row; stairs by the diagonal, which may
// rise to either side.
Targets as_solvitaire(std::span<const std::uint8_t> sizes) {
  const std::size_t cards = std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
  const bool level = sizes.empty() ||
                     *std::max_element(sizes.begin(), sizes.end()) - *std::min_element(sizes.begin(), sizes.end()) <= 1;
  if (level) {
    return row_by_row(sizes);
  }
  Targets targets = diagonal(sizes.size(), cards);
  if (fits(targets, sizes)) {
    return targets;
  }
  for (std::size_t& pile : targets) {
    pile = sizes.size() - 1 - pile;
  }
  return fits(targets, sizes) ? targets : row_by_row(sizes);
}

// Two packs or more, rows from the stock, runs to collect: what KPatience calls Spider.
bool is_spider(const Rules& rules) {
  return rules.deck.size() > kCards && rules.draw > 0 && rules.draw_to == PileKind::column &&
         std::any_of(rules.group.begin(), rules.group.begin() + rules.groups,
                     [](const Group& group) { return group.collect != Collect::cards; });
}

}  // namespace

std::string_view to_text(DealOrder order) { return kOrderNames[static_cast<std::size_t>(order)]; }

Result<DealOrder> parse_deal_order(std::string_view name) {
  for (std::size_t i = 0; i < kOrderNames.size(); ++i) {
    if (kOrderNames[i] == name) {
      return static_cast<DealOrder>(i);
    }
  }
  return fail(fmt::format("unknown order {}", quote_input(name)), {}, nearest_name_hint(name, kOrderNames));
}

bool only_by_rows(const Rules& rules) {
  return rules.zigzag || std::any_of(rules.group.begin(), rules.group.begin() + rules.groups,
                                     [](const Group& group) { return group.kind == PileKind::place; });
}

DealOrder usual_order(const Rules& rules, Scheme scheme) {
  if (scheme == Scheme::ms && is_spider(rules)) {
    return DealOrder::packets;
  }
  return scheme == Scheme::solvitaire && !only_by_rows(rules) ? DealOrder::backwards : DealOrder::row;
}

std::vector<std::size_t> deal_targets(std::span<const std::uint8_t> sizes, DealOrder order) {
  switch (order) {
    case DealOrder::column:
      return pile_after_pile(sizes);
    case DealOrder::row:
    case DealOrder::packets:
      return row_by_row(sizes);
    case DealOrder::backwards:
      return as_solvitaire(sizes);
  }
  return {};
}

}  // namespace sabar
