// Boards as fc-solve and its generators write them: a line per column, and before them, where cards lie there,
// 'Foundations: H-A C-0 D-0 S-0' (the highest card of each suit) and 'Freecells: 2H - - -'.
#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/formats/each.hpp>
#include <sabar/games/patience/formats/lines.hpp>
#include <sabar/games/patience/formats/piles.hpp>

namespace sabar::formats {
namespace {

constexpr std::array<Suit, 4> kFoundsOrder = {Suit::hearts, Suit::clubs, Suit::diamonds, Suit::spades};

std::string suit_letter(Suit suit) { return to_text(Card(suit, 1)).substr(1); }

// What stands before a colon, in lower case and with blanks around it gone; the columns' colon stands alone.
struct Label {
  std::string name;
  std::vector<LineWord> words;  // behind the colon
};

std::optional<Label> label_of(const TextLine& line) {
  const LineWord& first = line.words.front();
  const std::size_t colon = first.text.find(':');
  if (colon == std::string_view::npos) {
    return std::nullopt;
  }
  Label label;
  for (const char c : first.text.substr(0, colon)) {
    label.name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  if (colon + 1 < first.text.size()) {
    label.words.push_back({first.text.substr(colon + 1), first.line, first.column + colon + 1});
  }
  label.words.insert(label.words.end(), line.words.begin() + 1, line.words.end());
  return label;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class BoardReader {
public:
  explicit BoardReader(const GameFile& game) : game_(game), founds_(count_of(game.rules, PileKind::foundation)) {}

  Result<DealFile> read(const DealText& deal) {
    for (const TextLine& line : split_lines(deal.text, deal.line)) {
      if (auto good = read_line(line); !good) {
        return tl::unexpected(good.error());
      }
    }
    listed_.of(PileKind::cell).resize(count_of(game_.rules, PileKind::cell));
    listed_.of(PileKind::foundation) = founds_;
    if (listed_.of(PileKind::column).empty()) {
      return fail("there are no columns", {}, "a line per column is wanted");
    }
    auto table = number_piles(game_.rules, listed_);
    if (!table) {
      return fail(table.error().message, {},
                  fmt::format("{}; a line is a column, and ':' alone an empty one", table.error().hint));
    }
    return check_position(game_.rules, *table).map([&] {
      DealFile result;
      result.table = *std::move(table);
      result.format = DealFormat::fc_solve;
      return result;
    });
  }

private:
  Result<> read_line(const TextLine& line) {
    const auto label = label_of(line);
    if (!label || label->name.empty()) {
      return read_column(label ? label->words : line.words);
    }
    if (is_one_of(label->name, {"foundations", "founds"})) {
      return read_foundations(label->words);
    }
    if (is_one_of(label->name, {"freecells", "freecell", "fc"})) {
      return read_cells(label->words);
    }
    return fail_at(line.words.front(), fmt::format("unknown line {}", quote_input(line.words.front().text)),
                   "fc-solve's lines are 'Foundations:', 'Freecells:' and columns");
  }

  Result<> read_column(const std::vector<LineWord>& words) {
    TablePile& column = listed_.of(PileKind::column).emplace_back();
    for (const LineWord& word : words) {
      const auto card = parse_card(word.text);
      if (!card) {
        return fail_at(word, card.error());
      }
      column.cards.push_back(*card);
    }
    return {};
  }

  Result<> read_cells(const std::vector<LineWord>& words) {
    auto& cells = listed_.of(PileKind::cell);
    for (const LineWord& word : words) {
      if (cells.size() == count_of(game_.rules, PileKind::cell)) {
        return fail_at(word, fmt::format("game {} has only {} cells", game_.name, cells.size()));
      }
      TablePile& cell = cells.emplace_back();
      if (word.text == "-" || word.text == "*") {
        continue;
      }
      const auto card = parse_card(word.text);
      if (!card) {
        return fail_at(word, card.error());
      }
      cell.cards.push_back(*card);
    }
    return {};
  }

  // 'H-0', 'S-A', 'D-10'.
  Result<> read_foundations(const std::vector<LineWord>& words) {
    const auto suits = foundation_suits(game_.rules);
    for (const LineWord& word : words) {
      const std::string_view rank = word.text.size() > 2 ? word.text.substr(2) : std::string_view();
      const std::string letter(word.text.substr(0, 1));
      const auto ace = parse_card(fmt::format("A{}", letter));
      const auto top = rank == "0" ? ace : parse_card(fmt::format("{}{}", rank, letter));
      if (word.text.size() < 3 || word.text[1] != '-' || !ace || !top) {
        return fail_at(word, fmt::format("{} is no foundation", quote_input(word.text)), "write H-0, S-A or D-10");
      }
      const auto at = std::find(suits.begin(), suits.end(), ace->suit());
      if (at == suits.end()) {
        return rank == "0" ? Result<>{}
                           : fail_at(word, "foundations of this game do not belong to suits", "leave the line out");
      }
      std::vector<Card>& pile = founds_[static_cast<std::size_t>(at - suits.begin())].cards;
      pile.clear();
      for (int r = 1; rank != "0" && r <= top->rank(); ++r) {
        pile.emplace_back(ace->suit(), r);
      }
    }
    return {};
  }

  const GameFile& game_;
  ListedPiles listed_;
  std::vector<TablePile> founds_;
};

// 'Foundations: …', or nothing while they are empty; an error if they do not run from the ace up.
Result<std::string> founds_line(const Rules& rules, const Table& table) {
  const auto suits = foundation_suits(rules);
  const auto piles = piles_of(rules, table, PileKind::foundation);
  std::array<int, 4> top{};
  for (std::size_t i = 0; i < piles.size(); ++i) {
    for (std::size_t r = 0; r < piles[i].cards.size(); ++r) {
      const bool first =
          std::find(suits.begin(), suits.end(), suits[i]) - suits.begin() == static_cast<std::ptrdiff_t>(i);
      if (!suits[i] || !first || piles[i].cards[r] != Card(*suits[i], static_cast<int>(r) + 1)) {
        return fail("fc-solve's text knows foundations from the ace up only", fmt::format("pile f{}", i + 1),
                    "use --format text");
      }
      top[static_cast<std::size_t>(*suits[i])] = static_cast<int>(r) + 1;
    }
  }
  if (std::all_of(top.begin(), top.end(), [](int rank) { return rank == 0; })) {
    return std::string();
  }
  std::string line = "Foundations:";
  for (const Suit suit : kFoundsOrder) {
    const int rank = top[static_cast<std::size_t>(suit)];
    const std::string_view text = rank == 0 ? "0" : rank == 10 ? "T" : rank_text(rank);
    line += fmt::format(" {}-{}", suit_letter(suit), text);
  }
  return line + "\n";
}

std::string cells_line(const Rules& rules, const Table& table) {
  std::string line = "Freecells:";
  bool filled = false;
  for (const TablePile& cell : piles_of(rules, table, PileKind::cell)) {
    line += cell.cards.empty() ? " -" : fmt::format(" {}", to_text(cell.cards.front(), CardStyle::compact));
    filled = filled || !cell.cards.empty();
  }
  return filled ? line + "\n" : std::string();
}

}  // namespace

bool suits_fc_solve(const Rules& rules) {
  if (rules.deck.packs != 1 || rules.deck.suits != 4 || rules.take > 0 || rules.remove_rank > 0 || rules.zigzag) {
    return false;
  }
  std::size_t foundation_groups = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    const bool foundation = group.kind == PileKind::foundation;
    const bool known = group.kind == PileKind::column || group.kind == PileKind::cell ||
                       (foundation && !group.start_first && group.count <= 4);
    if (!known || can_lie_face_down(rules, group.kind)) {
      return false;
    }
    foundation_groups += foundation ? 1 : 0;
  }
  return foundation_groups <= 1;
}

Result<DealFile> read_fc_solve(const GameFile& game, const DealText& deal) {
  if (!suits_fc_solve(game.rules)) {
    return fail(
        "this is a board of fc-solve", {},
        fmt::format("such boards have open columns, cells and foundations only; {} is another game", game.name));
  }
  return BoardReader(game).read(deal);
}

Result<std::string> write_fc_solve(const GameFile& game, const DealFile& deal) {
  if (!suits_fc_solve(game.rules)) {
    return fail(fmt::format("fc-solve's text has no room for {}", game.name), {},
                "it knows open columns, cells and foundations only; use --format text");
  }
  return founds_line(game.rules, deal.table).map([&](const std::string& founds) {
    std::string text = founds + cells_line(game.rules, deal.table);
    const auto columns = piles_of(game.rules, deal.table, PileKind::column);
    // Colons show empty columns, and tell one column from a list of cards.
    const bool colons = columns.size() == 1 || std::any_of(columns.begin(), columns.end(),
                                                           [](const auto& pile) { return pile.cards.empty(); });
    for (const TablePile& column : columns) {
      text += fmt::format("{}{}\n", colons ? ": " : "", to_text(column.cards, CardStyle::compact));
    }
    return text;
  });
}

}  // namespace sabar::formats
