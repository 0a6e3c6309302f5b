#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

#include <fmt/format.h>

#include <sabar/check/patience/certificate_text.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/piles.hpp>

namespace sabar {
namespace {

constexpr std::string_view kFirstLine = "sabar-certificate 1";
constexpr std::array<std::string_view, 4> kHeadWords = {"game", "rules", "start", "positions"};
constexpr std::string_view kWhite = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(kWhite), text.size());
  return text.substr(first, text.find_last_not_of(kWhite) + 1 - first);
}

std::vector<CertificateLine> lines_of(std::string_view text) {
  std::vector<CertificateLine> lines;
  std::size_t number = 1;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = trimmed(text.substr(at, end - at));
    if (!line.empty() && !line.starts_with('#')) {
      lines.push_back({line, number, static_cast<std::size_t>(line.data() - text.data()) - at + 1});
    }
    at = end + 1;
  }
  return lines;
}

std::string line_place(const CertificateLine& line) { return fmt::format("line {}", line.number); }

// A whole number below 2^31.
std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool good = error == std::errc{} && end == text.data() + text.size() && number >= 0;
  return good ? std::optional(number) : std::nullopt;
}

class HeadReader {
public:
  HeadReader(const GameFile& game, std::string_view text) : game_(game), lines_(lines_of(text)) {}

  Result<CertificateText> read() {
    if (lines_.empty() || !lines_[0].text.starts_with("sabar-certificate")) {
      return fail("this is not a certificate", "line 1", fmt::format("it begins with the line '{}'", kFirstLine));
    }
    if (lines_[0].text != kFirstLine) {
      return fail(fmt::format("{} is not known here", quote_input(lines_[0].text)), line_place(lines_[0]),
                  "this program reads version 1; a newer one may read more");
    }
    std::size_t at = 1;
    for (const std::string_view word : kHeadWords) {
      if (auto good = read_head_line(word, at++); !good) {
        return tl::unexpected(good.error());
      }
    }
    result_.positions.assign(lines_.begin() + static_cast<std::ptrdiff_t>(at), lines_.end());
    return check_count();
  }

private:
  Result<> read_head_line(std::string_view word, std::size_t at) {
    const bool there = at < lines_.size();
    const std::string_view text = there ? lines_[at].text : "";
    const std::string_view first = text.substr(0, text.find_first_of(kWhite));
    if (first != word) {
      return fail(there ? fmt::format("{} stands where '{}' is wanted", quote_input(first), word)
                        : fmt::format("the certificate ends before '{}'", word),
                  fmt::format("line {}", there ? lines_[at].number : lines_.back().number + 1),
                  "the head is game, rules, start and positions");
    }
    const std::string_view value = trimmed(text.substr(word.size()));
    if (word == "start") {
      result_.start = {value, lines_[at].number, lines_[at].column + text.size() - value.size()};
      return {};
    }
    if (word == "positions") {
      return read_count(lines_[at], value);
    }
    const std::string known = word == "game" ? game_.name : game_.identity.text();
    if (value != known) {
      return fail(fmt::format("the certificate is of {} {}", word, quote_input(value)), line_place(lines_[at]),
                  fmt::format("here it is {}", known));
    }
    return {};
  }

  Result<> read_count(const CertificateLine& line, std::string_view value) {
    const auto number = whole_number(value);
    if (!number) {
      return fail(fmt::format("{} is not a whole number", quote_input(value)), line_place(line));
    }
    count_ = static_cast<std::size_t>(*number);
    return {};
  }

  Result<CertificateText> check_count() {
    if (result_.positions.size() != count_) {
      return fail(fmt::format("there are {} positions, and the head says {}", result_.positions.size(), count_),
                  line_place(lines_.back()), "a line was lost or added");
    }
    return std::move(result_);
  }

  const GameFile& game_;
  std::vector<CertificateLine> lines_;
  CertificateText result_;
  std::size_t count_ = 0;
};

class PositionReader {
public:
  PositionReader(const Rules& rules, const CertificateLine& line) : rules_(rules), line_(line) {
    table_.piles.resize(map_piles(rules).piles);
  }

  Result<Table> read() {
    for (std::size_t at = line_.text.find_first_not_of(kWhite); at != std::string_view::npos;) {
      const std::size_t end = std::min(line_.text.find_first_of(kWhite, at), line_.text.size());
      column_ = line_.column + at;
      if (auto good = read_word(line_.text.substr(at, end - at)); !good) {
        return tl::unexpected(good.error());
      }
      at = line_.text.find_first_not_of(kWhite, end);
    }
    return std::move(table_);
  }

private:
  [[nodiscard]] tl::unexpected<Error> fail_here(std::string message, std::string hint = {}) const {
    return fail(std::move(message), fmt::format("line {}, column {}", line_.number, column_), std::move(hint));
  }

  Result<> read_word(std::string_view word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos) {
      return fail_here(fmt::format("{} is no pile", quote_input(word)), "write its name, ':' and its cards: t1:<KS>QH");
    }
    const std::string_view name = word.substr(0, colon);
    const std::string_view value = word.substr(colon + 1);
    if (std::find(names_.begin(), names_.end(), name) != names_.end()) {
      return fail_here(fmt::format("{} stands there twice", name));
    }
    names_.push_back(name);
    if (name == "base" || name == "redeals" || name == "gathers") {
      return read_counter(name, value);
    }
    const auto pile = parse_pile(rules_, name);
    if (!pile) {
      return fail_here(pile.error().message, pile.error().hint);
    }
    if (pile_name(rules_, *pile) != name) {
      return fail_here(fmt::format("{} is not how the pile is written", quote_input(name)),
                       fmt::format("write {}", pile_name(rules_, *pile)));
    }
    return read_cards(value, table_.piles[*pile]);
  }

  Result<> read_counter(std::string_view name, std::string_view value) {
    const auto number = whole_number(value);
    if (!number) {
      return fail_here(fmt::format("{} is not a whole number", quote_input(value)));
    }
    (name == "base" ? table_.base : name == "redeals" ? table_.redeals : table_.gathers) = *number;
    return {};
  }

  // "<KSQH>JD": those in brackets lie face down, and nothing stands before the bracket.
  Result<> read_cards(std::string_view text, TablePile& pile) {
    if (text.starts_with('<')) {
      const std::size_t end = text.find('>');
      if (end == std::string_view::npos) {
        return fail_here("a bracket is not closed", "face-down cards stand in < and >");
      }
      if (auto good = add_cards(text.substr(1, end - 1), pile); !good) {
        return good;
      }
      pile.face_down = pile.cards.size();
      text.remove_prefix(end + 1);
    }
    return add_cards(text, pile);
  }

  Result<> add_cards(std::string_view text, TablePile& pile) {
    for (std::size_t at = 0; at < text.size(); at += 2) {
      const std::string_view word = text.substr(at, 2);
      const auto card = parse_card(word);
      if (!card || to_text(*card, CardStyle::compact) != word) {
        return fail_here(fmt::format("{} is no card", quote_input(word)), "cards are two characters: AH, TD, QC");
      }
      pile.cards.push_back(*card);
    }
    return {};
  }

  const Rules& rules_;
  CertificateLine line_;
  std::size_t column_ = 1;
  std::vector<std::string_view> names_;
  Table table_;
};

}  // namespace

Result<CertificateText> read_certificate(const GameFile& game, std::string_view text) {
  return HeadReader(game, text).read();
}

Result<Table> read_position(const Rules& rules, const CertificateLine& line) {
  return PositionReader(rules, line).read();
}

std::string position_text(const Rules& rules, const Table& table) {
  std::string text;
  for (std::size_t i = 0; i < table.piles.size(); ++i) {
    const TablePile& pile = table.piles[i];
    if (pile.cards.empty()) {
      continue;
    }
    const std::span cards(pile.cards);
    text += fmt::format("{}{}:", text.empty() ? "" : " ", pile_name(rules, i));
    text += pile.face_down > 0 ? fmt::format("<{}>", to_text(cards.first(pile.face_down), CardStyle::compact, ""))
                               : std::string();
    text += to_text(cards.subspan(pile.face_down), CardStyle::compact, "");
  }
  text += table.base != 1 ? fmt::format(" base:{}", table.base) : "";
  text += table.redeals != 0 ? fmt::format(" redeals:{}", table.redeals) : "";
  text += table.gathers != 0 ? fmt::format(" gathers:{}", table.gathers) : "";
  return text;
}

std::string certificate_head(const GameFile& game, const Table& start, std::size_t positions) {
  return fmt::format("{}\ngame {}\nrules {}\nstart {}\npositions {}\n", kFirstLine, game.name, game.identity.text(),
                     position_text(game.rules, start), positions);
}

}  // namespace sabar
