#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
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

std::string_view plain_name(MoveKind kind) {
  for (const Plain& plain : kPlainMoves) {
    if (plain.kind == kind) {
      return plain.name;
    }
  }
  return {};
}

}  // namespace

std::string to_text(const Rules& rules, const Move& move) {
  if (move.kind != MoveKind::transfer && move.kind != MoveKind::pair) {
    return std::string(plain_name(move.kind));
  }
  std::string text = pile_name(rules, move.from);
  text += move.kind == MoveKind::pair ? '+' : '-';
  text += pile_name(rules, move.to);
  return move.count > 1 ? text + 'x' + std::to_string(move.count) : text;
}

MoveWriter::MoveWriter(const Rules& rules) {
  const std::size_t piles = map_piles(rules).piles;
  for (std::size_t pile = 0; pile <= piles; ++pile) {  // the last is the name of what is no pile
    Name& name = names_.emplace_back();
    name.size = pile_name(rules, pile).copy(name.signs.data(), name.signs.size());
  }
}

char* MoveWriter::write(char* at, std::size_t pile) const {
  const Name& name = names_[std::min(pile, names_.size() - 1)];
  std::memcpy(at, name.signs.data(), sizeof name.signs);
  return at + name.size;
}

char* MoveWriter::write(char* at, const Move& move) const {
  if (move.kind != MoveKind::transfer && move.kind != MoveKind::pair) {
    const std::string_view name = plain_name(move.kind);
    return std::copy(name.begin(), name.end(), at);
  }
  at = write(at, move.from);
  *at++ = move.kind == MoveKind::pair ? '+' : '-';
  at = write(at, move.to);
  if (move.count > 1) {
    *at++ = 'x';
    at = std::to_chars(at, at + 3, move.count).ptr;
  }
  return at;
}

void MoveWriter::append(std::string& text, std::span<const Move> line, std::string_view between) const {
  constexpr std::size_t kRoom = 32;  // for a move: two names, a sign, a count, and what is copied too much
  const std::size_t before = text.size();
  text.resize(before + line.size() * (kRoom + between.size()));
  char* at = text.data() + before;
  for (std::size_t i = 0; i < line.size(); ++i) {
    at = i == 0 ? at : std::copy(between.begin(), between.end(), at);
    at = write(at, line[i]);
  }
  text.resize(static_cast<std::size_t>(at - text.data()));
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
  for (std::size_t i = 0; i < line.size(); i += kMovesPerLine) {
    writer.append(text, std::span(line).subspan(i, std::min(kMovesPerLine, line.size() - i)), " ");
    text += '\n';
  }
  return text;
}

}  // namespace sabar
