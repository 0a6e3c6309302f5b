#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/formats/each.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/patience/formats/lines.hpp>

namespace sabar {
namespace {

constexpr std::size_t kMostDealText = std::size_t{64} << 10;
constexpr std::string_view kTextBegins = "sabar-deal";
constexpr std::string_view kWhiteSpace = " \t\r\n";
constexpr std::array<std::string_view, 5> kFormatNames = {"text", "json", "fc-solve", "solvitaire", "cards"};

// Remarks become blank lines, so that the numbers of lines stay.
std::string blank_remarks(std::string_view text) {
  std::string kept(text);
  for (std::size_t at = 0; at < kept.size();
       at = kept.find('\n', at) == std::string::npos ? kept.size() : kept.find('\n', at) + 1) {
    if (kept[at] == '#') {
      std::fill(kept.begin() + static_cast<std::ptrdiff_t>(at),
                kept.begin() + static_cast<std::ptrdiff_t>(std::min(kept.find('\n', at), kept.size())), ' ');
    }
  }
  return kept;
}

Result<> check_length(const DealText& deal) {
  return deal.text.size() <= kMostDealText
             ? Result<>()
             : fail("this is too long for a deal", fmt::format("line {}", deal.line), "a deal has at most 64 KiB");
}

Result<DealFile> read_json(const GameFile& game, const DealText& deal) {
  const auto json = formats::parse_json_input(deal);
  if (!json) {
    return tl::unexpected(json.error());
  }
  const bool own = json->contains("table");
  auto read = own ? formats::read_own_json(game, *json) : formats::read_solvitaire(game, *json);
  if (!read && deal.line > 1) {
    Error& error = read.error();
    error.where = fmt::format("line {}{}{}", deal.line, error.where.empty() ? "" : ", ", error.where);
  }
  return read;
}

Result<DealFile> read_cards(const GameFile& game, std::string_view text, DealOrder order) {
  return parse_cards(text)
      .and_then([&](const std::vector<Card>& cards) { return deal_cards(game.rules, cards, order); })
      .map([&](Table table) {
        return DealFile{std::move(table), DealFormat::cards, {}, order};
      });
}

// Labels give a board away. Without them several lines are columns, where the game has nothing but open columns.
bool looks_like_board(const GameFile& game, const DealText& deal) {
  const auto lines = formats::split_lines(deal.text, deal.line);
  const bool labels = std::any_of(lines.begin(), lines.end(), [](const formats::TextLine& line) {
    return line.words.front().text.find(':') != std::string_view::npos;
  });
  return labels || (lines.size() > 1 && formats::suits_fc_solve(game.rules));
}

// One behind the end of the JSON object that begins there.
std::size_t end_of_object(std::string_view text, std::size_t at) {
  int depth = 0;
  bool quoted = false;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      at += c == '\\' ? 1 : 0;
      quoted = c != '"';
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if ((c == '}' || c == ']') && --depth <= 0) {
      return at + 1;
    }
  }
  return text.size();
}

// Where the deal that begins there ends.
std::size_t end_of_deal(std::string_view text, std::size_t at) {
  if (text[at] == '{') {
    return end_of_object(text, at);
  }
  if (text.substr(at).starts_with(kTextBegins)) {
    const std::size_t next = text.find(fmt::format("\n{}", kTextBegins), at);
    return next == std::string_view::npos ? text.size() : next + 1;
  }
  return text.size();
}

}  // namespace

namespace formats {

Result<> check_names(const GameFile& game, std::string_view name, std::string_view identity) {
  if (!name.empty() && name != game.name) {
    return fail(fmt::format("this is a deal of game {}, not of {}", quote_input(name), game.name), {},
                "name the game of the deal");
  }
  constexpr std::size_t kShortIdentity = 12;
  if (!identity.empty() && (identity.size() < kShortIdentity || !game.identity.text().starts_with(identity))) {
    return fail(fmt::format("this deal was made for other rules of {}", game.name), {},
                fmt::format("the rules here are {}; leave out what the file says of its rules to use it all the same",
                            game.short_identity()));
  }
  return {};
}

}  // namespace formats

std::string_view to_text(DealFormat format) { return kFormatNames[static_cast<std::size_t>(format)]; }

Result<DealFormat> parse_deal_format(std::string_view name) {
  const auto writable = std::span(kFormatNames).first(kFormatNames.size() - 1);
  for (std::size_t i = 0; i < writable.size(); ++i) {
    if (writable[i] == name) {
      return static_cast<DealFormat>(i);
    }
  }
  return fail(fmt::format("unknown format {}", quote_input(name)), {}, nearest_name_hint(name, writable));
}

Result<DealFile> read_deal(const GameFile& game, DealText deal, DealOrder order) {
  if (const auto checked = check_length(deal); !checked) {
    return tl::unexpected(checked.error());
  }
  const std::string text = blank_remarks(deal.text);
  deal.text = text;
  const std::size_t start = text.find_first_not_of(kWhiteSpace);
  if (start == std::string::npos) {
    return fail("there are no cards", {}, "give a deal, or the cards in the order they are dealt: AH 10D …");
  }
  if (text.compare(start, kTextBegins.size(), kTextBegins) == 0) {
    return formats::read_text(game, deal);
  }
  if (text[start] == '{') {
    return read_json(game, deal);
  }
  return looks_like_board(game, deal) ? formats::read_fc_solve(game, deal) : read_cards(game, text, order);
}

Result<DealFile> read_text_deal(const GameFile& game, DealText deal) {
  if (const auto checked = check_length(deal); !checked) {
    return tl::unexpected(checked.error());
  }
  const std::string text = blank_remarks(deal.text);
  const std::size_t start = text.find_first_not_of(kWhiteSpace);
  if (start == std::string::npos || text.compare(start, kTextBegins.size(), kTextBegins) != 0) {
    return fail("a deal is wanted", fmt::format("line {}", deal.line), "it begins with a line 'sabar-deal 1'");
  }
  return formats::read_text(game, {text, deal.line});
}

std::vector<DealText> split_deals(std::string_view text) {
  std::vector<DealText> deals;
  std::size_t line = 1;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = text.find_first_not_of(kWhiteSpace, at);
    if (start == std::string_view::npos) {
      break;
    }
    if (text[start] == '#' && (start == 0 || text[start - 1] == '\n')) {
      const std::size_t behind = std::min(text.find('\n', start), text.size() - 1) + 1;
      line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                                  text.begin() + static_cast<std::ptrdiff_t>(behind), '\n'));
      at = behind;
      continue;
    }
    // A deal begins at the start of a line, so that places in it are those in the file.
    const std::size_t line_start = std::max(at, text.rfind('\n', start) + 1);
    line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                                text.begin() + static_cast<std::ptrdiff_t>(line_start), '\n'));
    const std::size_t end = end_of_deal(text, start);
    deals.push_back({text.substr(line_start, end - line_start), line});
    line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(line_start),
                                                text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    at = end;
  }
  return deals;
}

Result<std::string> write_text_deal(const GameFile& game, const DealFile& deal) {
  return formats::write_text(game, deal);
}

Result<std::string> write_deal(const GameFile& game, const DealFile& deal, DealFormat format) {
  switch (format) {
    case DealFormat::text:
      return formats::write_text(game, deal);
    case DealFormat::json:
      return formats::write_own_json(game, deal);
    case DealFormat::fc_solve:
      return formats::write_fc_solve(game, deal);
    case DealFormat::solvitaire:
      return formats::write_solvitaire(game, deal);
    case DealFormat::cards:
      break;
  }
  return fail("cards alone are only read", {}, "use text, json, fc-solve or solvitaire");
}

}  // namespace sabar
