#include <algorithm>
#include <optional>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/games/patience/zigzag.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/sight.hpp>

namespace sabar {
namespace {

// Cards the group takes besides those of `start` and of `deal_rest`.
std::size_t dealt_to(const Group& group) {
  std::size_t cards = group.start_first ? 1 : 0;
  for (std::size_t i = 0; i < group.count; ++i) {
    cards += group.deal[i];
  }
  return cards;
}

class Dealer {
public:
  Dealer(const Rules& rules, std::vector<Card> deck, DealOrder order)
      : rules_(rules), map_(map_piles(rules)), order_(order), hand_(std::move(deck)) {
    table_.piles.resize(map_.piles);
    if (order == DealOrder::backwards) {
      std::reverse(hand_.begin(), hand_.end());
    }
  }

  Result<Table> deal() {
    if (auto checked = take_out_start_cards().and_then([&] { return cut_to_size(); }); !checked) {
      return tl::unexpected(checked.error());
    }
    if (order_ == DealOrder::backwards) {
      deal_areas();
    } else {
      deal_groups();
    }
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      finish_group(g);
    }
    remove_rank();
    return std::move(table_);
  }

private:
  [[nodiscard]] std::span<const Group> groups() const { return std::span(rules_.group).first(rules_.groups); }
  [[nodiscard]] TablePile& pile(std::size_t group, std::size_t number) {
    return table_.piles[map_.first[group] + number];
  }
  Card next() { return hand_[next_++]; }

  Result<> take_out_start_cards() {
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      for (std::size_t i = 0; i < std::min(rules_.group[g].start_count, rules_.group[g].count); ++i) {
        const Card card = Card::from_index(rules_.group[g].start[i]);
        const auto at = std::find(hand_.begin(), hand_.end(), card);
        if (at == hand_.end()) {
          return fail(fmt::format("{} begins a pile and is not in the deck", to_text(card)));
        }
        hand_.erase(at);
        pile(g, i).cards.push_back(card);
        ++started_;
      }
    }
    return {};
  }

  // Cards that the rules leave out are put away, and then the deal must come out even.
  Result<> cut_to_size() {
    std::size_t needed = 0;
    bool rest = false;
    for (const Group& group : groups()) {
      needed += dealt_to(group);
      rest = rest || group.deal_rest;
    }
    const std::size_t used = rules_.cards() - std::min(rules_.cards(), started_);
    hand_.resize(std::min(used, hand_.size()));
    if (needed > hand_.size() || (needed < hand_.size() && !rest)) {
      return fail(fmt::format("the rules deal {} cards", needed), {}, fmt::format("there are {}", hand_.size()));
    }
    for_stock_ = hand_.size() - needed;
    return {};
  }

  void deal_groups() {
    std::optional<std::size_t> stock;
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      if (rules_.group[g].deal_rest) {
        stock = g;
      } else if (rules_.group[g].start_first) {
        begin_with(g, next());
      } else {
        deal_piles(g);
      }
    }
    if (stock) {
      deal_stock(*stock);
      if (order_ == DealOrder::packets) {
        turn_packets(pile(*stock, 0).cards);
      }
      std::reverse(pile(*stock, 0).cards.begin(), pile(*stock, 0).cards.end());  // the next card is drawn first
    }
  }

  void deal_areas() {
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      if (rules_.group[g].start_first) {
        begin_with(g, hand_.back());
        hand_.pop_back();
      }
    }
    using enum PileKind;
    for (const PileKind kind : {cell, stock, reserve, row, grid, column}) {
      for (std::size_t g = 0; g < rules_.groups; ++g) {
        if (rules_.group[g].kind == kind) {
          rules_.group[g].deal_rest ? deal_stock(g) : deal_piles(g);
        }
      }
    }
  }

  void begin_with(std::size_t g, Card card) {
    const Group& group = rules_.group[g];
    std::size_t number = 0;
    if (group.kind == PileKind::foundation) {
      table_.base = card.rank();
      const bool by_suit = group.build.suits == SuitRule::same;
      while (by_suit && number + 1 < group.count && patience::suit_of_deck(rules_.deck, number) != card.suit()) {
        ++number;
      }
    }
    pile(g, number).cards.push_back(card);
  }

  void deal_piles(std::size_t g) {
    const Group& group = rules_.group[g];
    if (rules_.zigzag && group.kind == PileKind::column) {
      const auto cards = std::span(hand_).subspan(next_, dealt_to(group));
      auto columns = patience::deal_zigzag(cards, group.count).columns;
      for (std::size_t i = 0; i < group.count; ++i) {
        pile(g, i).cards = std::move(columns[i]);
      }
      next_ += cards.size();
      return;
    }
    for (const std::size_t number : deal_targets(std::span(group.deal).first(group.count), order_)) {
      pile(g, number).cards.push_back(next());
    }
  }

  void deal_stock(std::size_t g) {
    for (std::size_t i = 0; i < for_stock_; ++i) {
      pile(g, 0).cards.push_back(next());
    }
  }

  // Each row of the stock the other way round: its last card goes to the first column.
  void turn_packets(std::vector<Card>& stock) const {
    const auto columns = std::find_if(groups().begin(), groups().end(),
                                      [](const Group& group) { return group.kind == PileKind::column; });
    const std::size_t row = columns == groups().end() ? 1 : columns->count;
    for (std::size_t first = 0; first < stock.size(); first += row) {
      const auto packet = std::span(stock).subspan(first, std::min(row, stock.size() - first));
      std::reverse(packet.begin(), packet.end());
    }
  }

  [[nodiscard]] bool blocked(std::size_t g, std::size_t place) {
    return is_blocked(rules_.group[g], std::span(&pile(g, 0), rules_.group[g].count), place);
  }

  void finish_group(std::size_t g) {
    const Group& group = rules_.group[g];
    for (std::size_t i = 0; i < group.count; ++i) {
      TablePile& dealt = pile(g, i);
      dealt.face_down = group.kind == PileKind::place && !blocked(g, i)
                            ? 0
                            : std::min<std::size_t>(group.closed[i], dealt.cards.size());
      if (group.kings_first) {
        std::stable_partition(dealt.cards.begin(), dealt.cards.end(),
                              [&](Card card) { return card.rank() == rules_.deck.ranks; });
      }
    }
  }

  void turn_uncovered() {
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      for (std::size_t i = 0; i < rules_.group[g].count; ++i) {
        TablePile& dealt = pile(g, i);
        if (rules_.group[g].kind == PileKind::place) {
          dealt.face_down = blocked(g, i) ? dealt.face_down : 0;
        } else if (dealt.face_down > 0 && dealt.face_down == dealt.cards.size()) {
          --dealt.face_down;
        }
      }
    }
  }

  // In the order of the pack, whatever the deal: nothing hangs on the order of a discard pile.
  void remove_rank() {
    const auto discard = only_pile(rules_, PileKind::discard);
    if (rules_.remove_rank == 0 || !discard) {
      return;
    }
    std::vector<Card> removed;
    const auto leaves = [&](Card card) { return card.rank() == rules_.remove_rank; };
    for (TablePile& dealt : table_.piles) {
      const auto face_up = dealt.cards.begin() + static_cast<std::ptrdiff_t>(dealt.face_down);
      dealt.face_down -= static_cast<std::size_t>(std::count_if(dealt.cards.begin(), face_up, leaves));
      std::copy_if(dealt.cards.begin(), dealt.cards.end(), std::back_inserter(removed), leaves);
      std::erase_if(dealt.cards, leaves);
    }
    turn_uncovered();
    std::sort(removed.begin(), removed.end());
    table_.piles[*discard].cards = std::move(removed);
  }

  const Rules& rules_;
  PileMap map_;
  DealOrder order_;
  std::vector<Card> hand_;  // the first is dealt first
  std::size_t next_ = 0;
  std::size_t started_ = 0;    // cards of `start`
  std::size_t for_stock_ = 0;  // what the other groups leave
  Table table_;
};

std::string_view area_name(PileKind kind) {
  constexpr std::array<std::string_view, kPileKinds> kNames = {"tableau", "cells",   "foundations", "reserve",
                                                               "hole",    "tableau", "tableau",     "tableau",
                                                               "stock",   "waste",   "discard"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace

Result<Table> deal_cards(const Rules& rules, const std::vector<Card>& deck, DealOrder order) {
  if (auto checked = check_deck(deck, rules.deck); !checked) {
    return tl::unexpected(checked.error());
  }
  if (only_by_rows(rules) && order != DealOrder::row) {
    return fail(rules.zigzag ? "a zigzag has an order of its own" : "places are dealt row by row", {},
                "use --order row");
  }
  return Dealer(rules, deck, order).deal();
}

std::vector<Area> suits_per_area(const Rules& rules, const Table& table) {
  std::vector<Area> areas = {{"tableau"}, {"stock"}};
  const PileMap map = map_piles(rules);
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    const std::string_view name = area_name(rules.group[map.group_of[p]].kind);
    auto area = std::find_if(areas.begin(), areas.end(), [&](const Area& known) { return known.name == name; });
    if (area == areas.end() && !table.piles[p].cards.empty()) {
      area = areas.insert(areas.end(), Area{name});
    }
    for (const Card card : table.piles[p].cards) {
      ++area->cards;
      ++area->suits[static_cast<std::size_t>(card.suit())];
    }
  }
  return areas;
}

}  // namespace sabar
