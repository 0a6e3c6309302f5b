#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/quote.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/move_writer.hpp>
#include <sabar/rules/patience/piles.hpp>

namespace sabar {
namespace {

constexpr std::size_t kMovesPerLine = 10;
constexpr std::string_view kBlanks = " \t\r\n\f\v";

struct Plain {
  std::string_view name;
  MoveKind kind;
};
constexpr std::array<Plain, 3> kPlainMoves = {
    {{"draw", MoveKind::draw}, {"redeal", MoveKind::redeal}, {"gather", MoveKind::gather}}};

tl::unexpected<Error> bad_move(std::string_view text, std::string_view what, std::string hint = {}) {
  return fail(fmt::format("move {}: {}", quote_input(text), what), {}, std::move(hint));
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return result;
}

// The number behind the `x`, 2..255.
std::optional<std::uint8_t> count_of(std::string_view digits) {
  std::uint8_t count = 0;
  const char* end = digits.data() + digits.size();
  const auto [last, error] = std::from_chars(digits.data(), end, count);
  const bool good = error == std::errc{} && last == end && digits.front() != '0' && count > 1;
  return good ? std::optional(count) : std::nullopt;
}

Result<Move> with_piles(const Rules& rules, std::string_view text, MoveKind kind, std::string_view from,
                        std::string_view to) {
  Move move{kind};
  for (const auto& [name, pile] : {std::pair{from, &move.from}, std::pair{to, &move.to}}) {
    const auto number = parse_pile(rules, name);
    if (!number) {
      return bad_move(text, number.error().message, number.error().hint);
    }
    *pile = static_cast<std::uint8_t>(*number);
  }
  return move;
}

void append_move(std::string& text, const Move& move, std::string_view from, std::string_view to) {
  if (move.kind != MoveKind::transfer && move.kind != MoveKind::pair) {
    text += std::find_if(kPlainMoves.begin(), kPlainMoves.end(), [&](const Plain& plain) {
              return plain.kind == move.kind;
            })->name;
    return;
  }
  text += from;
  text += move.kind == MoveKind::pair ? '+' : '-';
  text += to;
  if (move.count > 1) {
    text += 'x';
    text += std::to_string(move.count);
  }
}

}  // namespace

std::string to_text(const Rules& rules, const Move& move) {
  std::string text;
  append_move(text, move, pile_name(rules, move.from), pile_name(rules, move.to));
  return text;
}

MoveWriter::MoveWriter(const Rules& rules) {
  const std::size_t piles = map_piles(rules).piles;
  for (std::size_t pile = 0; pile < piles; ++pile) {
    names_.push_back(pile_name(rules, pile));
  }
}

void MoveWriter::append(std::string& text, const Move& move) const {
  const auto name = [&](std::size_t pile) { return pile < names_.size() ? std::string_view(names_[pile]) : "?"; };
  append_move(text, move, name(move.from), name(move.to));
}

Result<Move> parse_move(const Rules& rules, std::string_view given) {
  const std::string text = lower_case(given);
  for (const Plain& plain : kPlainMoves) {
    if (plain.name == text) {
      return Move{plain.kind};
    }
  }
  const std::size_t sign = text.find_first_of("-+");
  if (sign == std::string::npos) {
    return bad_move(given, "this is no move", "write t3-t5, t3-t5x4, p4+p9, draw, redeal or gather");
  }
  const std::string_view from = std::string_view(text).substr(0, sign);
  const std::string_view rest = std::string_view(text).substr(sign + 1);
  if (text[sign] == '+') {
    const auto pair = with_piles(rules, given, MoveKind::pair, from, rest);
    return pair && pair->from >= pair->to ? bad_move(given, "the piles of a pair stand in their order") : pair;
  }
  const std::size_t times = rest.find('x');
  auto move = with_piles(rules, given, MoveKind::transfer, from, rest.substr(0, times));
  if (move && times != std::string_view::npos) {
    const auto count = count_of(rest.substr(times + 1));
    if (!count) {
      return bad_move(given, "the number of cards is wrong", "write x2, x3 …; nothing for one card");
    }
    move->count = *count;
  }
  return move;
}

Result<std::vector<Move>> parse_line(const Rules& rules, std::string_view text) {
  std::vector<Move> line;
  for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    auto move = parse_move(rules, text.substr(at, end - at));
    if (!move) {
      move.error().where = fmt::format("move {}", line.size() + 1);
      return tl::unexpected(move.error());
    }
    line.push_back(*move);
    at = text.find_first_not_of(kBlanks, end);
  }
  return line;
}

std::string line_text(const Rules& rules, const std::vector<Move>& line) {
  const MoveWriter writer(rules);
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    writer.append(text, line[i]);
    text += i + 1 == line.size() || (i + 1) % kMovesPerLine == 0 ? '\n' : ' ';
  }
  return text;
}

}  // namespace sabar
