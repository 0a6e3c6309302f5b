#include "deal_view.hpp"

#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>

namespace sabar::cli {
namespace {

// Every card takes five characters, so that cards stand under each other.
std::string card_cell(Card card, bool face_down, const CardLook& look) {
  const std::size_t width = to_text(card, look.style == CardStyle::symbols ? CardStyle::letters : look.style).size();
  const std::string_view gap = look.style == CardStyle::glyphs || width == 1 ? "  " : width == 2 ? " " : "";
  return face_down ? fmt::format("{}[{}]", gap, painted(card, look)) : fmt::format("{} {} ", gap, painted(card, look));
}

std::string pile_view(const DealtPile& pile, const CardLook& look) {
  std::string text;
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    text += card_cell(pile.cards[i], i < pile.face_down, look);
  }
  return text;
}

std::string stock_view(const std::vector<Card>& stock, const CardLook& look, std::string_view indent) {
  constexpr std::size_t kPerLine = 12;
  std::string text;
  for (std::size_t i = 0; i < stock.size(); ++i) {
    text += i > 0 && i % kPerLine == 0 ? fmt::format("\n{}", indent) : "";
    text += card_cell(stock[i], false, look);
  }
  return text;
}

std::string face_text(const DealtPile& pile) {
  std::string text;
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    const std::string card = to_text(pile.cards[i]);
    text += i < pile.face_down ? fmt::format(" <{}>", card) : fmt::format(" {}", card);
  }
  return text;
}

Json cards_json(const std::vector<Card>& cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    list.push_back(to_text(card));
  }
  return list;
}

}  // namespace

std::string DealSource::text() const {
  return shuffle.empty() ? fmt::format("{}:{}", scheme, number)
                         : fmt::format("shuffle {}, generator {}, seed {}", shuffle, generator, number);
}

std::string deal_view(const Deal& deal, const CardLook& look) {
  constexpr std::size_t kLabel = 10;
  std::string text;
  for (std::size_t i = 0; i < deal.piles.size(); ++i) {
    const std::string indent(deal.layout->pyramid ? (deal.piles.size() - 1 - i) * 5 / 2 : 0, ' ');
    text += padded(fmt::format("{} {}", deal.layout->pile_word(), i + 1), kLabel) + indent +
            pile_view(deal.piles[i], look) + "\n";
  }
  if (!deal.stock.empty()) {
    text += padded("Stock", kLabel) + stock_view(deal.stock, look, std::string(kLabel, ' ')) + "\n";
  }
  const bool some_down = deal.layout->face_up > 0;
  if (some_down) {
    text += fmt::format("{}[ ] face down{}\n", std::string(kLabel, ' '),
                        deal.stock.empty() ? "" : "; the stock is drawn from its first card on");
  }
  return text;
}

std::string deal_text(const Deal& deal, const DealSource& source) {
  std::string text = fmt::format("sabar-deal 1\ngame {}\nsource {}\norder {}\n", deal.layout->name, source.text(),
                                 to_text(deal.order));
  for (const DealtPile& pile : deal.piles) {
    text += fmt::format("{}{}\n", deal.layout->pyramid ? "row" : "column", face_text(pile));
  }
  if (!deal.stock.empty()) {
    text += fmt::format("stock {}\n", to_text(deal.stock));
  }
  return text;
}

Json deal_json(const Deal& deal) {
  Json json;
  json["order"] = to_text(deal.order);
  Json piles = Json::array();
  Json face_down = Json::array();
  for (const DealtPile& pile : deal.piles) {
    piles.push_back(cards_json(pile.cards));
    face_down.push_back(pile.face_down);
  }
  json[deal.layout->pyramid ? "rows" : "columns"] = piles;
  json["face_down"] = face_down;
  json["stock"] = cards_json(deal.stock);
  json["suits"] = suits_json(deal);
  return json;
}

std::string suits_view(const Deal& deal) {
  const SuitsPerArea suits = suits_per_area(deal);
  std::string text = padded("Area", 20);
  for (const Suit suit : kSuits) {
    text += padded_left(fmt::format("{} {}", suit_symbol(suit), suit_name(suit)), 12);
  }
  const auto row = [&](std::string_view area, const SuitCounts& counts, std::size_t size) {
    std::string line = padded(fmt::format("{} ({} cards)", area, size), 20);
    for (const std::size_t count : counts) {
      line += padded_left(fmt::format("{}", count), 12);
    }
    return line;
  };
  text += fmt::format("\n{}\n", row("Tableau", suits.tableau, deal.layout->tableau_size()));
  if (!deal.stock.empty()) {
    text += row("Stock", suits.stock, deal.stock.size()) + "\n";
  }
  return text;
}

Json suits_json(const Deal& deal) {
  const SuitsPerArea suits = suits_per_area(deal);
  const auto area = [](const SuitCounts& counts) {
    Json json;
    for (const Suit suit : kSuits) {
      json[std::string(suit_name(suit))] = counts[static_cast<std::size_t>(suit)];
    }
    return json;
  };
  return Json{{"tableau", area(suits.tableau)}, {"stock", area(suits.stock)}};
}

}  // namespace sabar::cli
