#include <algorithm>

#include <fmt/format.h>

#include <sabar/rules/patience/text/check.hpp>
#include <sabar/rules/patience/text/shapes.hpp>
#include <sabar/rules/patience/words/facts.hpp>

namespace sabar {

Spread spread_of(std::span<const std::uint8_t> values) {
  Spread spread;
  spread.first = values.empty() ? 0 : values.front();
  const auto change = std::find_if(values.begin(), values.end(), [&](std::uint8_t v) { return v != values.front(); });
  if (change == values.end()) {
    spread.kind = spread.first == 0 ? Spread::Kind::none : Spread::Kind::equal;
    return spread;
  }
  spread.rest = *change;
  spread.piles = static_cast<int>(change - values.begin());
  const bool two = std::all_of(change, values.end(), [&](std::uint8_t v) { return v == *change; });
  spread.kind = two && values.size() > 2 ? Spread::Kind::blocks : Spread::Kind::listed;
  return spread;
}

int open_cards(const Group& group) {
  int open = 0;
  for (std::size_t i = 0; i < group.count; ++i) {
    open = std::max(open, group.deal[i] - group.closed[i]);
  }
  for (std::size_t i = 0; i < group.count; ++i) {
    if (group.closed[i] != std::max(0, group.deal[i] - open)) {
      return 0;
    }
  }
  return open;
}

std::string join_words(const std::vector<std::string>& words, const std::string& last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += i == 0 ? "" : (i + 1 == words.size() ? last : ", ");
    text += words[i];
  }
  return text;
}

std::vector<std::string> as_words(std::span<const std::uint8_t> numbers) {
  std::vector<std::string> words;
  for (const int number : numbers) {
    words.push_back(fmt::format("{}", number));
  }
  return words;
}

Places places_of(const Group& group) {
  const bool free =
      std::all_of(group.blocked_by.begin(), group.blocked_by.end(), [](auto on_it) { return on_it == 0; });
  if (free) {
    return {PlaceShape::loose, 0};
  }
  for (int rows = 2; rows < 10; ++rows) {
    Group pyramid;
    block_pyramid(pyramid, rows);
    if (group.count == pyramid_places(rows) && group.blocked_by == pyramid.blocked_by) {
      return {PlaceShape::pyramid, rows};
    }
  }
  for (int rows = 2; rows < 6; ++rows) {
    Group peaks;
    block_peaks(peaks, rows);
    if (group.count == peaks_places(rows) && group.blocked_by == peaks.blocked_by) {
      return {PlaceShape::peaks, rows};
    }
  }
  return {};
}

std::size_t stock_cards(const Rules& rules) {
  std::size_t dealt = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    dealt += dealt_cards(rules.group[g]);
  }
  return rules.cards() - std::min(dealt, rules.cards());
}

bool base_is_dealt(const Rules& rules) {
  return std::any_of(rules.group.begin(), rules.group.begin() + rules.groups,
                     [](const Group& group) { return group.kind == PileKind::foundation && group.start_first; });
}

int start_rank(const Rules& rules, const Group& group) {
  const auto cards = std::span(group.start).first(group.start_count);
  if (cards.empty() || static_cast<int>(cards.size()) != rules.deck.packs * rules.deck.suits) {
    return 0;
  }
  const int rank = Card::from_index(cards[0]).rank();
  const bool all =
      std::all_of(cards.begin(), cards.end(), [&](int card) { return Card::from_index(card).rank() == rank; });
  return all ? rank : 0;
}

bool is_further_group(const Rules& rules, std::size_t group) {
  return std::any_of(rules.group.begin(), rules.group.begin() + static_cast<std::ptrdiff_t>(group),
                     [&](const Group& before) { return before.kind == rules.group[group].kind; });
}

bool empties(const Goal& goal, PileKind kind) { return (goal.kinds >> static_cast<unsigned>(kind) & 1U) != 0; }

bool only_places(const Goal& goal) { return goal.kinds == 1U << static_cast<unsigned>(PileKind::place); }

bool has_kind(const Rules& rules, PileKind kind) {
  return std::any_of(rules.group.begin(), rules.group.begin() + rules.groups,
                     [&](const Group& group) { return group.kind == kind; });
}

}  // namespace sabar
