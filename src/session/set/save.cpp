// A game of SET written down, and read again: game, deal, and every move.
#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/session/set/session.hpp>

namespace sabar {
namespace {

constexpr std::string_view kSetHead = "sabar-set 1";

struct SetLine {
  std::string_view word;
  std::string_view rest;
  std::size_t number = 0;
  std::size_t column = 1;  // of the rest
};

tl::unexpected<Error> set_fail(const SetLine& line, std::size_t column, std::string message, std::string hint = {}) {
  return fail(std::move(message), fmt::format("line {}, column {}", line.number, column), std::move(hint));
}

Result<std::uint64_t> set_number(const SetLine& line) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(line.rest.data(), line.rest.data() + line.rest.size(), value);
  if (error != std::errc() || end != line.rest.data() + line.rest.size()) {
    return set_fail(line, line.column, fmt::format("{} is no whole number", quote_input(line.rest)),
                    "write digits only, below 2^64");
  }
  return value;
}

// What the lines say, before anything of it is believed.
struct SetSaveLines {
  SetLine game;
  std::optional<std::uint64_t> deal;
  std::optional<SetLine> cards;
  SetOptions options;
  std::uint64_t seconds = 0;
  std::uint64_t wrong = 0;
  std::uint64_t hints = 0;
  std::vector<SetLine> moves;
  std::optional<std::size_t> made;  // of the moves, if some can be redone
  bool ended = false;
};

class SetSaveReader {
public:
  Result<SetSaveLines> read(std::string_view text) {
    while (!text.empty() && !save_.ended) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      line = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
      const std::size_t blank = std::min(line.find(' '), line.size());
      const std::size_t rest = std::min(blank + 1, line.size());
      line_ = {line.substr(0, blank), line.substr(rest), line_.number + 1, rest + 1};
      if (line_.number == 1) {
        if (line != kSetHead) {
          return set_fail(line_, 1, fmt::format("{} is no game of SET", quote_input(line)),
                          fmt::format("its first line is '{}'", kSetHead));
        }
      } else if (auto good = take(); !good) {
        return tl::unexpected(good.error());
      }
    }
    return check(text);
  }

private:
  Result<> take() {
    if (line_.word == "deal" || line_.word == "seconds" || line_.word == "wrong" || line_.word == "hints") {
      return set_number(line_).map([&](std::uint64_t value) { keep(value); });
    }
    if (line_.word == "game") {
      save_.game = line_;
    } else if (line_.word == "cards") {
      save_.cards = line_;
    } else if (line_.word == "called" && line_.rest.empty()) {
      save_.options.more_by_itself = false;
    } else if (line_.word == "append" && line_.rest.empty()) {
      save_.options.refill = set::Refill::append;
    } else if (line_.word == "take" || (line_.word == "more" && line_.rest.empty())) {
      save_.moves.push_back(line_);
    } else if (line_.word == "redo" && line_.rest.empty() && !save_.made) {
      save_.made = save_.moves.size();
    } else if (line_.word == "end" && line_.rest.empty()) {
      save_.ended = true;
    } else {
      return set_fail(line_, 1, fmt::format("this line with the word {} is not understood", quote_input(line_.word)),
                      "known: game, deal, cards, called, append, seconds, wrong, hints, take, more, redo, end");
    }
    return {};
  }

  void keep(std::uint64_t value) {
    if (line_.word == "deal") {
      save_.deal = value;
    } else {
      (line_.word == "seconds" ? save_.seconds : line_.word == "wrong" ? save_.wrong : save_.hints) = value;
    }
  }

  Result<SetSaveLines> check(std::string_view behind) {
    line_.number = std::max<std::size_t>(line_.number, 1);
    if (!save_.ended) {
      return set_fail(line_, 1, "the game is cut off", "its last line is 'end'");
    }
    if (behind.find_first_not_of(" \r\n") != std::string_view::npos) {
      ++line_.number;
      return set_fail(line_, 1, "text behind the end of the game", "'end' is the last line");
    }
    if (save_.game.number == 0 || save_.deal.has_value() == save_.cards.has_value()) {
      return set_fail(line_, 1, "the game has no name, or not one deal", "a save has a line game, and deal or cards");
    }
    return std::move(save_);
  }

  SetSaveLines save_;
  SetLine line_;
};

}  // namespace

std::string SetSession::save() const {
  std::string text = fmt::format("{}\ngame {}\n", kSetHead, variant().name);
  text += deal() ? fmt::format("deal {}\n", *deal()) : fmt::format("cards {}\n", set::codes_of(order(), attributes()));
  text += options().more_by_itself ? "" : "called\n";
  text += options().refill == set::Refill::append ? "append\n" : "";
  text += fmt::format("seconds {}\nwrong {}\nhints {}\n", seconds(), wrong_calls(), hints());
  for (std::size_t i = 0; i < line_.size(); ++i) {
    text += i == now_ ? "redo\n" : "";
    text += line_[i].more() ? "more\n" : fmt::format("take {}\n", set::codes_of(line_[i].list(), attributes()));
  }
  return text + "end\n";
}

// A move of a save: made if it is possible.
Result<> SetSession::replay(const set::Take& move) {
  const bool possible =
      move.more() ? takes_.empty() && deck_left() > 0 : std::find(takes_.begin(), takes_.end(), move) != takes_.end();
  if (!possible) {
    return fail(move.more() ? (takes_.empty() ? "the deck is out" : "there is a set on the table")
                            : "these cards are no set of the table");
  }
  make(move);
  return {};
}

Result<SetSession> SetSession::load(std::string_view text) {
  if (text.size() > kMaxSave) {
    return fail(fmt::format("{} bytes are too many for a saved game", text.size()), "line 1, column 1",
                fmt::format("a save has at most {}", kMaxSave));
  }
  const auto save = SetSaveReader().read(text);
  if (!save) {
    return tl::unexpected(save.error());
  }
  const auto variant = set::find_variant(save->game.rest);
  if (!variant) {
    return set_fail(save->game, save->game.column, variant.error().message, variant.error().hint);
  }
  const std::size_t attributes = variant->rules.attributes;
  Result<SetSession> session = fail("no deal");
  if (save->cards) {
    const auto order = set::read_cards(save->cards->rest, attributes);
    session = order ? begin(*variant, *order, save->options) : Result<SetSession>(tl::unexpected(order.error()));
    if (!session) {
      return set_fail(*save->cards, save->cards->column, session.error().text());
    }
  } else {
    session = begin(*variant, *save->deal, save->options);
  }
  session->line_.clear();
  session->arrive(0);
  for (const SetLine& line : save->moves) {
    const auto cards = set::read_cards(line.rest, attributes);
    const bool readable = cards && (line.word == "more" || cards->size() == variant->rules.taken());
    const auto played =
        readable
            ? session->replay(set::Take::of(*cards))
            : Result<>(fail(cards ? fmt::format("a call has {} cards", variant->rules.taken()) : cards.error().text()));
    if (!played) {
      return set_fail(line, line.column, played.error().text(),
                      "without this move and all behind it the game can be loaded up to there");
    }
  }
  session->arrive(save->made.value_or(session->line_.size()));
  session->seconds_ = save->seconds;
  session->wrong_ = static_cast<std::size_t>(save->wrong);
  session->hints_ = static_cast<std::size_t>(save->hints);
  return session;
}

}  // namespace sabar
