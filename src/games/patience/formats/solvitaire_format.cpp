// Solvitaire's JSON: lists of piles under fixed names. A suit in lower case means face down, an empty text an empty
// pile. Foundations stand in the order clubs, hearts, spades, diamonds; the stock's last card is drawn first.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/formats/each.hpp>
#include <sabar/games/patience/formats/piles.hpp>

namespace sabar::formats {
namespace {

using Ordered = nlohmann::ordered_json;

struct AreaKey {
  std::string_view key;
  PileKind kind;
};

constexpr std::array<AreaKey, 9> kKeys = {{{"tableau piles", PileKind::column},
                                           {"cells", PileKind::cell},
                                           {"reserve", PileKind::reserve},
                                           {"foundations", PileKind::foundation},
                                           {"stock", PileKind::stock},
                                           {"waste", PileKind::waste},
                                           {"hole", PileKind::hole},
                                           {"accordion", PileKind::row},
                                           {"sequences", PileKind::grid}}};
constexpr std::array<Suit, 4> kSuitOrder = {Suit::clubs, Suit::hearts, Suit::spades, Suit::diamonds};

// One pile stands there as a list of its cards.
bool is_single(PileKind kind) { return kind == PileKind::stock || kind == PileKind::waste || kind == PileKind::hole; }

class AreaReader {
public:
  AreaReader(const Rules& rules, const AreaKey& area)
      : rules_(rules), area_(area), face_down_(can_lie_face_down(rules, area.kind)) {}

  Result<std::vector<TablePile>> read(const Json& json) {
    const bool stacked = area_.kind == PileKind::reserve && count_of(rules_, PileKind::reserve) == 1 &&
                         json.is_array() && json.size() > 1;
    if (is_single(area_.kind) || stacked) {
      return read_pile(json, where()).map([](TablePile pile) { return std::vector<TablePile>{std::move(pile)}; });
    }
    if (!json.is_array()) {
      return fail("a list of piles is wanted", where());
    }
    return area_.kind == PileKind::grid ? read_rows(json) : read_list(json, where());
  }

private:
  [[nodiscard]] std::string where() const { return fmt::format("\"{}\"", area_.key); }

  Result<std::vector<TablePile>> read_list(const Json& list, const std::string& place) {
    std::vector<TablePile> piles;
    for (const Json& entry : list) {
      auto pile = read_pile(entry, fmt::format("{}, pile {}", place, piles.size() + 1));
      if (!pile) {
        return tl::unexpected(pile.error());
      }
      piles.push_back(*std::move(pile));
    }
    return piles;
  }

  Result<std::vector<TablePile>> read_rows(const Json& rows) {
    std::vector<TablePile> piles;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::string place = fmt::format("{}, row {}", where(), i + 1);
      auto read = rows[i].is_array() ? read_list(rows[i], place) : fail("a list of cards is wanted", place);
      if (!read) {
        return read;
      }
      piles.insert(piles.end(), read->begin(), read->end());
    }
    return piles;
  }

  // A list of cards, a card alone, or an empty text.
  Result<TablePile> read_pile(const Json& json, const std::string& place) {
    TablePile pile;
    if (const auto* text = json.get_ptr<const std::string*>()) {
      return text->empty() ? Result<TablePile>(pile) : add(*text, place, pile).map([&] { return pile; });
    }
    if (!json.is_array()) {
      return fail("a list of cards is wanted", place);
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
      const auto* text = json[i].get_ptr<const std::string*>();
      auto added = add(text != nullptr ? *text : "", fmt::format("{}, card {}", place, i + 1), pile);
      if (!added) {
        return tl::unexpected(added.error());
      }
    }
    return pile;
  }

  Result<> add(const std::string& text, const std::string& place, TablePile& pile) const {
    const auto card = parse_card(text);
    if (!card) {
      return fail(card.error().message, place, "write AH or 10D; ah and 10d are face down");
    }
    const bool down = face_down_ && text.back() >= 'a' && text.back() <= 'z';
    if (down && pile.face_down < pile.cards.size()) {
      return fail("a face-down card lies on a face-up one", place, "a suit in lower case means face down");
    }
    pile.cards.push_back(*card);
    pile.face_down += down ? 1 : 0;
    return {};
  }

  const Rules& rules_;
  const AreaKey& area_;
  bool face_down_;
};

// For each of Solvitaire's foundations the number of ours.
std::vector<std::size_t> foundation_order(const Rules& rules) {
  const auto suits = foundation_suits(rules);
  std::vector<std::size_t> order;
  std::vector<bool> used(suits.size(), false);
  for (std::size_t i = 0; i < suits.size(); ++i) {
    const auto free_one = [&](bool by_suit) {
      for (std::size_t f = 0; f < suits.size(); ++f) {
        if (!used[f] && (!by_suit || suits[f] == kSuitOrder[i % 4])) {
          return f;
        }
      }
      return suits.size();
    };
    std::size_t f = free_one(true);
    f = f < suits.size() ? f : free_one(false);
    used[f] = true;
    order.push_back(f);
  }
  return order;
}

// Foundations by suit are known by their cards, wherever they stand in the list.
void sort_foundations(const Rules& rules, std::vector<TablePile>& piles) {
  const auto suits = foundation_suits(rules);
  const auto order = foundation_order(rules);
  if (piles.size() != suits.size()) {
    return;
  }
  std::vector<TablePile> sorted(piles.size());
  std::vector<TablePile> homeless;
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const std::size_t f = order[i];
    const bool fits = piles[i].cards.empty() || !suits[f] || piles[i].cards.front().suit() == *suits[f];
    (fits ? sorted[f] : homeless.emplace_back()) = piles[i];
  }
  for (const TablePile& pile : homeless) {
    std::size_t f = 0;
    while (f < sorted.size() && !(sorted[f].cards.empty() && suits[f] == pile.cards.front().suit())) {
      ++f;
    }
    if (f == sorted.size()) {
      return;  // as it was: the check of the table finds the wrong suit
    }
    sorted[f] = pile;
  }
  piles = std::move(sorted);
}

Result<ListedPiles> read_areas(const GameFile& game, const Json& json) {
  ListedPiles listed;
  for (const auto& entry : json.items()) {
    const std::string& key = entry.key();
    const auto area = std::find_if(kKeys.begin(), kKeys.end(), [&](const AreaKey& known) { return known.key == key; });
    if (area == kKeys.end()) {
      std::vector<std::string_view> names;
      for (const AreaKey& known : kKeys) {
        names.push_back(known.key);
      }
      return fail(fmt::format("unknown name {}", quote_input(key)), {}, nearest_name_hint(key, names));
    }
    auto piles = AreaReader(game.rules, *area).read(entry.value());
    if (!piles) {
      return tl::unexpected(piles.error());
    }
    const bool empty = std::all_of(piles->begin(), piles->end(), [](const auto& pile) { return pile.cards.empty(); });
    if (count_of(game.rules, area->kind) == 0 && !empty) {
      return fail(fmt::format("game {} has no {}", game.name, to_text(area->kind)), fmt::format("\"{}\"", key));
    }
    if (!empty) {
      listed.of(area->kind) = *std::move(piles);
    }
  }
  sort_foundations(game.rules, listed.of(PileKind::foundation));
  return listed;
}

// Cards that leave after the deal are not on Solvitaire's table.
void add_removed(const Rules& rules, ListedPiles& listed) {
  if (rules.remove_rank == 0) {
    return;
  }
  TablePile& discard = listed.of(PileKind::discard).emplace_back();
  for (const Card card : make_deck(rules.deck)) {
    if (card.rank() == rules.remove_rank) {
      discard.cards.push_back(card);
    }
  }
  std::sort(discard.cards.begin(), discard.cards.end());
}

std::string face_text(Card card, bool down) {
  std::string text = to_text(card);
  text.back() = down ? static_cast<char>(text.back() - 'A' + 'a') : text.back();
  return text;
}

// An empty pile is an empty text.
Ordered pile_json(const TablePile& pile) {
  if (pile.cards.empty()) {
    return "";
  }
  Ordered cards = Ordered::array();
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    cards.push_back(face_text(pile.cards[i], i < pile.face_down));
  }
  return cards;
}

std::size_t grid_width(const Rules& rules) {
  const auto grid = std::find_if(rules.group.begin(), rules.group.begin() + rules.groups,
                                 [](const Group& group) { return group.kind == PileKind::grid; });
  return grid->grid_columns;
}

Ordered area_json(const Rules& rules, const Table& table, PileKind kind) {
  const auto piles = piles_of(rules, table, kind);
  if (is_single(kind)) {
    const bool card_alone = kind == PileKind::hole && piles[0].cards.size() == 1;
    return card_alone ? Ordered(to_text(piles[0].cards[0])) : pile_json(piles[0]);
  }
  const auto order = foundation_order(rules);
  Ordered list = Ordered::array();
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const TablePile& pile = piles[kind == PileKind::foundation ? order[i] : i];
    const bool in_row = kind == PileKind::grid;
    if (in_row && (list.empty() || list.back().size() == grid_width(rules))) {
      list.push_back(Ordered::array());
    }
    (in_row ? list.back() : list)
        .push_back(in_row && !pile.cards.empty() ? Ordered(to_text(pile.cards[0])) : pile_json(pile));
  }
  return list;
}

Result<> check_room(const GameFile& game, const Table& table) {
  const std::string hint = "use --format text";
  if (count_of(game.rules, PileKind::place) > 0) {
    return fail(fmt::format("Solvitaire's JSON has no room for {}", game.name), {}, hint);
  }
  ListedPiles removed;
  add_removed(game.rules, removed);
  const auto discard = piles_of(game.rules, table, PileKind::discard);
  const auto expected = removed.of(PileKind::discard);
  const bool discarded = !discard.empty() && discard[0] != (expected.empty() ? TablePile{} : expected[0]);
  if (discarded || table.redeals > 0 || table.gathers > 0 || table.base != base_on_table(game.rules, table)) {
    return fail("Solvitaire's JSON has no room for a game under way", {}, hint);
  }
  return {};
}

}  // namespace

Result<DealFile> read_solvitaire(const GameFile& game, const Json& json) {
  const auto inner = json.find("deal");
  const bool wrapped = inner != json.end() && inner->is_object();
  auto listed = read_areas(game, wrapped ? *inner : json);
  if (!listed) {
    return tl::unexpected(listed.error());
  }
  add_removed(game.rules, *listed);
  auto table = number_piles(game.rules, *listed);
  if (!table) {
    return tl::unexpected(table.error());
  }
  table->base = base_on_table(game.rules, *table);
  return check_position(game.rules, *table).map([&] {
    DealFile deal;
    deal.table = *std::move(table);
    deal.format = DealFormat::solvitaire;
    const std::string scheme = wrapped ? json_text(json, "scheme") : std::string();
    deal.source = scheme.empty() ? std::string() : fmt::format("{}:{}", scheme, json_text(json, "seed"));
    return deal;
  });
}

Result<std::string> write_solvitaire(const GameFile& game, const DealFile& deal) {
  return check_room(game, deal.table).map([&] {
    Ordered json = Ordered::object();
    for (const AreaKey& area : kKeys) {
      if (count_of(game.rules, area.kind) > 0) {
        json[std::string(area.key)] = area_json(game.rules, deal.table, area.kind);
      }
    }
    return json.dump() + "\n";
  });
}

}  // namespace sabar::formats
