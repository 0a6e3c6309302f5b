// Our own text of a deal: a version, a few facts, then a line per pile. Piles of single cards share lines.
#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/deal_shape.hpp>
#include <sabar/games/patience/formats/each.hpp>
#include <sabar/games/patience/formats/lines.hpp>
#include <sabar/games/patience/formats/piles.hpp>

namespace sabar::formats {
namespace {

constexpr std::string_view kFirstWord = "sabar-deal";
constexpr std::string_view kVersion = "1";
constexpr std::array<std::string_view, 7> kFactWords = {"game", "rules",   "source", "order",
                                                        "base", "redeals", "gathers"};

// Kinds of which one line lists several piles.
bool shares_lines(PileKind kind) {
  return kind == PileKind::cell || kind == PileKind::place || kind == PileKind::grid || kind == PileKind::row;
}

bool may_lie_face_down(PileKind kind) {
  return kind == PileKind::column || kind == PileKind::reserve || kind == PileKind::place;
}

class TextReader {
public:
  explicit TextReader(const GameFile& game) : game_(game) {}

  Result<DealFile> read(const DealText& deal) {
    const auto lines = split_lines(deal.text, deal.line);
    if (auto good = read_version(lines.front()); !good) {
      return tl::unexpected(good.error());
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (auto good = read_line(lines[i]); !good) {
        return tl::unexpected(good.error());
      }
    }
    return finish();
  }

private:
  static Result<> read_version(const TextLine& line) {
    if (line.words.size() != 2 || line.words[1].text != kVersion) {
      return fail_at(line.words.back(), fmt::format("{} is not a version of this format", quote_input(line.text)),
                     fmt::format("the first line is '{} {}'", kFirstWord, kVersion));
    }
    return {};
  }

  Result<> read_line(const TextLine& line) {
    const std::string_view word = line.words.front().text;
    const auto fact = std::find(kFactWords.begin(), kFactWords.end(), word);
    if (fact != kFactWords.end()) {
      bool& seen = seen_[static_cast<std::size_t>(fact - kFactWords.begin())];
      if (seen) {
        return fail_at(line.words.front(), fmt::format("a second line '{}'", word));
      }
      seen = true;
      return read_fact(line);
    }
    for (std::size_t k = 0; k < kPileKinds; ++k) {
      if (to_text(static_cast<PileKind>(k)) == word) {
        return read_piles(line, static_cast<PileKind>(k));
      }
    }
    std::vector<std::string_view> known(kFactWords.begin(), kFactWords.end());
    for (std::size_t k = 0; k < kPileKinds; ++k) {
      known.push_back(to_text(static_cast<PileKind>(k)));
    }
    return fail_at(line.words.front(), fmt::format("unknown line {}", quote_input(word)),
                   nearest_name_hint(word, known));
  }

  Result<> read_fact(const TextLine& line) {
    const std::string_view word = line.words.front().text;
    if (line.words.size() < 2 || (line.words.size() > 2 && word != "source")) {
      return fail_at(line.words.back(), fmt::format("'{}' wants one word", word));
    }
    const LineWord& value = line.words[1];
    if (word == "source") {
      deal_.source = line.text.substr(static_cast<std::size_t>(value.text.data() - line.text.data()));
    } else if (word == "game" || word == "rules") {
      const bool game = word == "game";
      if (auto good = check_names(game_, game ? value.text : "", game ? "" : value.text); !good) {
        return fail_at(value, good.error());
      }
    } else if (word == "order") {
      const auto order = parse_deal_order(value.text);
      if (!order) {
        return fail_at(value, order.error());
      }
      deal_.order = *order;
    } else {
      return read_counter(value, word == "base" ? base_ : word == "redeals" ? redeals_ : gathers_);
    }
    return {};
  }

  static Result<> read_counter(const LineWord& word, std::optional<int>& counter) {
    int number = 0;
    const char* end = word.text.data() + word.text.size();
    const auto [last, error] = std::from_chars(word.text.data(), end, number);
    if (error != std::errc{} || last != end || number < 0) {
      return fail_at(word, fmt::format("{} is not a whole number", quote_input(word.text)));
    }
    counter = number;
    return {};
  }

  Result<> read_piles(const TextLine& line, PileKind kind) {
    if (count_of(game_.rules, kind) == 0) {
      return fail_at(line.words.front(), fmt::format("game {} has no {}", game_.name, to_text(kind)));
    }
    auto& piles = listed_.of(kind);
    if (!shares_lines(kind)) {
      piles.emplace_back();
    }
    for (std::size_t i = 1; i < line.words.size(); ++i) {
      if (shares_lines(kind)) {
        piles.emplace_back();
      }
      if (auto good = read_word(line.words[i], kind, piles.back()); !good) {
        return good;
      }
    }
    if (kind == PileKind::stock) {
      std::reverse(piles.back().cards.begin(), piles.back().cards.end());
    }
    return {};
  }

  // A card, or the cards of a pile: 'AH', '<AH>', 'AH+2H' in a row, '-' for an empty pile.
  static Result<> read_word(const LineWord& word, PileKind kind, TablePile& pile) {
    if (shares_lines(kind) && word.text == "-") {
      return {};
    }
    std::string_view rest = word.text;
    while (true) {
      const std::size_t plus = kind == PileKind::row ? rest.find('+') : std::string_view::npos;
      if (auto good = read_card(word, rest.substr(0, plus), kind, pile); !good || plus == std::string_view::npos) {
        return good;
      }
      rest.remove_prefix(plus + 1);
    }
  }

  static Result<> read_card(const LineWord& word, std::string_view text, PileKind kind, TablePile& pile) {
    const bool down = text.size() > 2 && text.starts_with('<') && text.ends_with('>');
    const auto card = parse_card(down ? text.substr(1, text.size() - 2) : text);
    if (!card) {
      return fail_at(word, card.error());
    }
    if (down && !may_lie_face_down(kind)) {
      return fail_at(word, fmt::format("no card of a {} lies face down", to_text(kind)), "write it without brackets");
    }
    if (down && pile.face_down < pile.cards.size()) {
      return fail_at(word, "a face-down card lies on a face-up one", "face-down cards are at the bottom of a pile");
    }
    pile.cards.push_back(*card);
    pile.face_down += down ? 1 : 0;
    return {};
  }

  Result<DealFile> finish() {
    auto table = number_piles(game_.rules, listed_);
    if (!table) {
      return tl::unexpected(table.error());
    }
    deal_.table = *std::move(table);
    deal_.table.base = base_.value_or(base_on_table(game_.rules, deal_.table));
    deal_.table.redeals = redeals_.value_or(0);
    deal_.table.gathers = gathers_.value_or(0);
    return check_position(game_.rules, deal_.table).map([&] { return std::move(deal_); });
  }

  const GameFile& game_;
  DealFile deal_;
  ListedPiles listed_;
  std::array<bool, kFactWords.size()> seen_{};
  std::optional<int> base_;
  std::optional<int> redeals_;
  std::optional<int> gathers_;
};

std::string pile_text(const TablePile& pile, std::string_view between) {
  std::string text;
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    const std::string card = to_text(pile.cards[i]);
    text += fmt::format("{}{}", i > 0 ? between : "", i < pile.face_down ? fmt::format("<{}>", card) : card);
  }
  return text;
}

// A file name may hold anything: control characters become question marks, and blanks alone say nothing.
std::string source_line(std::string source) {
  std::replace_if(
      source.begin(), source.end(), [](unsigned char c) { return c < ' '; }, '?');
  return source.find_first_not_of(' ') == std::string::npos ? std::string() : fmt::format("source {}\n", source);
}

// Whether the next pile of the group begins a new line: rows of a grid, layers of places.
bool breaks_after(const Group& group, const std::vector<std::size_t>& layers, std::size_t number) {
  constexpr std::size_t kPerLine = 13;
  switch (group.kind) {
    case PileKind::grid:
      return group.grid_columns > 0 && (number + 1) % group.grid_columns == 0;
    case PileKind::place:
      return number + 1 < group.count && layers[number] != layers[number + 1];
    default:
      return (number + 1) % kPerLine == 0;
  }
}

std::string group_text(const Group& group, std::span<const TablePile> piles) {
  const std::string_view word = to_text(group.kind);
  std::string text;
  if (!shares_lines(group.kind)) {
    for (TablePile pile : piles) {
      if (group.kind == PileKind::stock) {
        std::reverse(pile.cards.begin(), pile.cards.end());
      }
      text += pile.cards.empty() ? fmt::format("{}\n", word) : fmt::format("{} {}\n", word, pile_text(pile, " "));
    }
    return text;
  }
  const auto layers = place_layers(group);
  bool begins = true;
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const std::string pile = piles[i].cards.empty() ? "-" : pile_text(piles[i], "+");
    const bool ends = i + 1 == piles.size() || breaks_after(group, layers, i);
    text += fmt::format("{} {}{}", begins ? word : "", pile, ends ? "\n" : "");
    begins = ends;
  }
  return text;
}

}  // namespace

Result<DealFile> read_text(const GameFile& game, const DealText& deal) { return TextReader(game).read(deal); }

Result<std::string> write_text(const GameFile& game, const DealFile& deal) {
  const Rules& rules = game.rules;
  std::string text = fmt::format("{} {}\ngame {}\nrules {}\n", kFirstWord, kVersion, game.name, game.identity.text());
  text += source_line(deal.source);
  if (deal.order) {
    text += fmt::format("order {}\n", to_text(*deal.order));
  }
  const PileMap map = map_piles(rules);
  const auto all_empty = [&](PileKind kind) {
    const auto piles = piles_of(rules, deal.table, kind);
    return std::all_of(piles.begin(), piles.end(), [](const TablePile& pile) { return pile.cards.empty(); });
  };
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (!all_empty(rules.group[g].kind)) {
      text += group_text(rules.group[g], std::span(deal.table.piles).subspan(map.first[g], rules.group[g].count));
    }
  }
  const auto counter = [&](std::string_view word, int number, bool said) {
    text += said ? fmt::format("{} {}\n", word, number) : std::string();
  };
  counter("base", deal.table.base, deal.table.base != base_on_table(rules, deal.table));
  counter("redeals", deal.table.redeals, deal.table.redeals != 0);
  counter("gathers", deal.table.gathers, deal.table.gathers != 0);
  return text;
}

}  // namespace sabar::formats
