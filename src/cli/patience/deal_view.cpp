#include <algorithm>
#include <cctype>
#include <span>

#include <fmt/format.h>

#include <sabar/cli/patience/deal_view.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/games/patience/deal_shape.hpp>
#include <sabar/rules/patience/piles.hpp>

namespace sabar::cli {
namespace {

constexpr std::size_t kLabel = 12;
constexpr std::size_t kCell = 5;      // characters per card, so that cards stand under each other
constexpr std::size_t kPerLine = 13;  // cards; 77 characters
constexpr std::size_t kStockPerLine = 12;
constexpr std::string_view kNoCard = "   - ";

std::string card_cell(Card card, bool face_down, const CardLook& look) {
  const std::size_t width = to_text(card, look.style == CardStyle::symbols ? CardStyle::letters : look.style).size();
  const std::string_view gap = look.style == CardStyle::glyphs || width == 1 ? "  " : width == 2 ? " " : "";
  return face_down ? fmt::format("{}[{}]", gap, painted(card, look)) : fmt::format("{} {} ", gap, painted(card, look));
}

// The top card of a pile, or a dash.
std::string top_cell(const TablePile& pile, const CardLook& look) {
  return pile.cards.empty() ? std::string(kNoCard)
                            : card_cell(pile.cards.back(), pile.face_down == pile.cards.size(), look);
}

std::vector<std::string> pile_cells(const TablePile& pile, const CardLook& look) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    cells.push_back(card_cell(pile.cards[i], i < pile.face_down, look));
  }
  return cells;
}

std::string without_end_blanks(std::string line) {
  line.resize(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

// A label and its cards, on as many lines as they need.
std::string lines_of(std::string_view label, const std::vector<std::string>& cells, std::size_t per_line) {
  std::string text;
  std::string line = padded(label, kLabel);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0 && i % per_line == 0) {
      text += without_end_blanks(std::move(line));
      line = std::string(kLabel, ' ');
    }
    line += cells[i];
  }
  return text + without_end_blanks(std::move(line));
}

// Numbers of piles that lie under each other: "Column 3".
std::string numbered_piles(std::string_view word, std::span<const TablePile> piles, std::size_t first,
                           const CardLook& look) {
  std::string text;
  for (std::size_t i = 0; i < piles.size(); ++i) {
    text += lines_of(fmt::format("{} {}", word, first + i), pile_cells(piles[i], look), kPerLine);
  }
  return text;
}

// The tops of piles side by side.
std::string tops_line(std::string_view label, std::span<const TablePile> piles, const CardLook& look,
                      std::size_t per_line = kPerLine) {
  std::vector<std::string> cells;
  for (const TablePile& pile : piles) {
    cells.push_back(top_cell(pile, look));
  }
  return lines_of(label, cells, per_line);
}

std::string grid_lines(const Group& group, std::span<const TablePile> piles, const CardLook& look) {
  std::string text;
  for (std::size_t at = 0, row = 1; at < piles.size(); at += group.grid_columns, ++row) {
    text += tops_line(fmt::format("Row {}", row), piles.subspan(at, group.grid_columns), look, group.grid_columns);
  }
  return text;
}

// Each place stands in the middle of those that lie on it. Twice the distance from the left, so that halves are whole.
std::vector<std::size_t> places_across(const Group& group, const std::vector<std::vector<std::size_t>>& rows) {
  std::vector<std::size_t> across(group.count, 0);
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    for (std::size_t i = 0; i < row->size(); ++i) {
      const std::size_t place = (*row)[i];
      std::size_t sum = 0;
      std::size_t blockers = 0;
      for (std::size_t other = 0; other < group.count; ++other) {
        if (((group.blocked_by[place] >> other) & 1U) != 0) {
          sum += across[other];
          ++blockers;
        }
      }
      across[place] = blockers > 0 ? sum / blockers : 2 * kCell * i;
    }
  }
  return across;
}

std::string place_lines(const Group& group, std::span<const TablePile> piles, const CardLook& look) {
  const auto rows = place_rows(group);
  const auto across = places_across(group, rows);
  std::string text;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::string line = padded(fmt::format("Row {}", r + 1), kLabel);
    std::size_t used = 0;
    for (const std::size_t place : rows[r]) {
      const std::size_t at = std::max(used, across[place] / 2);
      line += std::string(at - used, ' ') + top_cell(piles[place], look);
      used = at + kCell;
    }
    text += without_end_blanks(std::move(line));
  }
  return text;
}

// In the order it is drawn.
std::vector<Card> drawn_order(const TablePile& stock) { return {stock.cards.rbegin(), stock.cards.rend()}; }

// The piles of one group; `first` is the number of its first pile among those of its kind.
std::string group_view(const Group& group, std::span<const TablePile> piles, std::size_t first, const CardLook& look) {
  const bool empty = std::all_of(piles.begin(), piles.end(), [](const auto& pile) { return pile.cards.empty(); });
  const bool single = std::all_of(piles.begin(), piles.end(), [](const auto& pile) { return pile.cards.size() < 2; });
  switch (group.kind) {
    case PileKind::column:
      return numbered_piles("Column", piles, first, look);
    case PileKind::cell:
      return tops_line("Cells", piles, look);
    case PileKind::foundation:
      return empty ? std::string() : tops_line("Foundations", piles, look);
    case PileKind::reserve:
      return single              ? tops_line("Reserve", piles, look)
             : piles.size() == 1 ? lines_of("Reserve", pile_cells(piles[0], look), kPerLine)
                                 : numbered_piles("Reserve", piles, first, look);
    case PileKind::hole:
      return tops_line("Hole", piles, look);
    case PileKind::place:
      return place_lines(group, piles, look);
    case PileKind::grid:
      return grid_lines(group, piles, look);
    case PileKind::row:
      return tops_line("Row", piles, look);
    case PileKind::stock:
      return empty ? std::string() : lines_of("Stock", pile_cells({drawn_order(piles[0]), 0}, look), kStockPerLine);
    case PileKind::waste:
    case PileKind::discard:
      return empty
                 ? std::string()
                 : lines_of(group.kind == PileKind::waste ? "Waste" : "Discard", pile_cells(piles[0], look), kPerLine);
  }
  return {};
}

}  // namespace

std::string deal_view(const Rules& rules, const Table& table, const CardLook& look) {
  const PileMap map = map_piles(rules);
  std::array<std::size_t, kPileKinds> first{};
  std::string text;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    std::size_t& number = first[static_cast<std::size_t>(group.kind)];
    text += group_view(group, std::span(table.piles).subspan(map.first[g], group.count), number + 1, look);
    number += group.count;
  }
  const bool some_down =
      std::any_of(table.piles.begin(), table.piles.end(), [](const auto& pile) { return pile.face_down > 0; });
  const auto stock = only_pile(rules, PileKind::stock);
  const bool drawn = stock && !table.piles[*stock].cards.empty();
  if (some_down || drawn) {
    text += fmt::format("{}{}{}{}\n", std::string(kLabel, ' '), some_down ? "[ ] face down" : "",
                        some_down && drawn ? "; " : "", drawn ? "the stock is drawn from its first card on" : "");
  }
  return text;
}

std::string suits_view(const Rules& rules, const Table& table) {
  std::string text = padded("Area", 20);
  for (const Suit suit : kSuits) {
    text += padded_left(fmt::format("{} {}", suit_symbol(suit), suit_name(suit)), 12);
  }
  text += "\n";
  for (const Area& area : suits_per_area(rules, table)) {
    if (area.cards == 0) {
      continue;
    }
    std::string name(area.name);
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    text += padded(fmt::format("{} ({})", name, counted(area.cards, "card", "cards")), 20);
    for (const std::size_t count : area.suits) {
      text += padded_left(fmt::format("{}", count), 12);
    }
    text += "\n";
  }
  return text;
}

}  // namespace sabar::cli
