#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/games/patience/layout.hpp>

namespace sabar {
namespace {

constexpr std::array<std::size_t, 7> kStairs = {1, 2, 3, 4, 5, 6, 7};
constexpr std::array<std::size_t, 10> kSpider = {6, 6, 6, 6, 5, 5, 5, 5, 5, 5};
constexpr std::array<std::size_t, 8> kFreeCell = {7, 7, 7, 7, 6, 6, 6, 6};

constexpr std::array<Layout, 7> kLayouts = {{
    {"klondike", "Klondike, draw 1", {}, kStairs, 1},
    {"klondike-3", "Klondike, draw 3", {}, kStairs, 1},
    {"spider-1", "Spider, one suit", {.packs = 8, .suits = 1}, kSpider, 1},
    {"spider-2", "Spider, two suits", {.packs = 4, .suits = 2}, kSpider, 1},
    {"spider-4", "Spider, four suits", {.packs = 2}, kSpider, 1},
    {"freecell", "FreeCell", {}, kFreeCell, 0},
    {"pyramid", "Pyramid", {}, kStairs, 0, true},
}};

constexpr std::array<std::string_view, 3> kOrders = {"column", "row", "backwards"};

// The pile that each tableau card goes to, card by card.
std::vector<std::size_t> targets(const Layout& layout, DealOrder order) {
  std::vector<std::size_t> result;
  const std::size_t count = layout.piles.size();
  if (order == DealOrder::column || layout.pyramid) {
    for (std::size_t pile = 0; pile < count; ++pile) {
      result.insert(result.end(), layout.piles[pile], pile);
    }
    return result;
  }
  const bool from_right = order == DealOrder::backwards && layout.piles.front() < layout.piles.back();
  const std::size_t rows = *std::max_element(layout.piles.begin(), layout.piles.end());
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t step = 0; step < count; ++step) {
      const std::size_t pile = from_right ? count - 1 - step : step;
      if (row < layout.piles[pile]) {
        result.push_back(pile);
      }
    }
  }
  return result;
}

}  // namespace

std::string_view to_text(DealOrder order) { return kOrders[static_cast<std::size_t>(order)]; }

Result<DealOrder> parse_deal_order(std::string_view name) {
  for (std::size_t i = 0; i < kOrders.size(); ++i) {
    if (kOrders[i] == name) {
      return static_cast<DealOrder>(i);
    }
  }
  return fail(fmt::format("unknown order {}", quote_input(name)), {}, nearest_name_hint(name, kOrders));
}

std::size_t Layout::tableau_size() const { return std::accumulate(piles.begin(), piles.end(), std::size_t{0}); }

std::span<const Layout> layout_list() { return kLayouts; }

Result<const Layout*> find_layout(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Layout& layout : kLayouts) {
    if (layout.name == name) {
      return &layout;
    }
    names.push_back(layout.name);
  }
  return fail(fmt::format("unknown game {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

Result<Deal> lay_out(const Layout& layout, const std::vector<Card>& cards, DealOrder order) {
  if (auto checked = check_deck(cards, layout.deck); !checked) {
    return tl::unexpected(checked.error());
  }
  if (layout.pyramid && order != DealOrder::row) {
    return fail("a pyramid is dealt row by row", {}, "use --order row");
  }
  Deal deal{&layout, order, std::vector<DealtPile>(layout.piles.size()), {}};
  const std::size_t tableau = layout.tableau_size();
  const auto goes_to = targets(layout, order);
  for (std::size_t i = 0; i < tableau; ++i) {
    deal.piles[goes_to[i]].cards.push_back(cards[order == DealOrder::backwards ? tableau - 1 - i : i]);
  }
  if (layout.face_up > 0) {
    for (DealtPile& pile : deal.piles) {
      pile.face_down = pile.cards.size() - layout.face_up;
    }
  }
  deal.stock.assign(cards.begin() + static_cast<std::ptrdiff_t>(tableau), cards.end());
  return deal;
}

SuitsPerArea suits_per_area(const Deal& deal) {
  SuitsPerArea result;
  for (const DealtPile& pile : deal.piles) {
    for (const Card card : pile.cards) {
      ++result.tableau[static_cast<std::size_t>(card.suit())];
    }
  }
  for (const Card card : deal.stock) {
    ++result.stock[static_cast<std::size_t>(card.suit())];
  }
  return result;
}

}  // namespace sabar
