#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/save_lines.hpp>

namespace sabar {
namespace {

using formats::fail_at;
using formats::LineWord;
using formats::TextLine;

// Lines before the deal; only `rule` may stand more than once.
constexpr std::array<std::string_view, 4> kHeadWords = {"game", "rules", "seconds", "rule"};

class SaveReader {
public:
  SaveReader(std::string_view text, std::size_t max_moves)
      : lines_(formats::split_lines(text, 1)), max_moves_(max_moves) {}

  Result<SaveLines> read() {
    const auto good =
        read_version().and_then([&] { return read_head(); }).and_then([&] { return read_deal_block(); }).and_then([&] {
          return read_moves();
        });
    if (!good) {
      return tl::unexpected(good.error());
    }
    return std::move(save_);
  }

private:
  [[nodiscard]] bool done() const { return at_ == lines_.size(); }
  [[nodiscard]] const LineWord& key() const { return lines_[at_].words[0]; }

  [[nodiscard]] tl::unexpected<Error> ends_early(std::string_view missing) const {
    return fail(fmt::format("the save ends before {}", missing),
                fmt::format("line {}, column 1", lines_.back().number + 1), "it was cut off; load an older copy");
  }

  Result<> read_version() {
    if (done() || key().text != "sabar-save") {
      return fail("this is not a saved game", "line 1, column 1", "a save begins with the line 'sabar-save 1'");
    }
    if (lines_[0].words.size() != 2 || lines_[0].words[1].text != "1") {
      return fail_at(lines_[0].words.back(), fmt::format("{} is not known here", quote_input(lines_[0].text)),
                     "this program reads version 1; a newer one may read more");
    }
    ++at_;
    return {};
  }

  Result<> read_head() {
    for (; !done() && key().text != "sabar-deal"; ++at_) {
      if (auto good = read_head_line(lines_[at_]); !good) {
        return good;
      }
    }
    if (done()) {
      return ends_early("the deal");
    }
    for (const auto& [word, name] : {std::pair{&save_.game, "game"}, std::pair{&save_.identity, "rules"}}) {
      if (word->text.empty()) {
        return fail_at(key(), fmt::format("there is no line '{}' before the deal", name),
                       "a save names its game and the identity of its rules");
      }
    }
    return {};
  }

  Result<> read_head_line(const TextLine& line) {
    const LineWord& word = line.words[0];
    if (word.text == "rule") {
      add_rule(line);
      return {};
    }
    const auto known = std::find(kHeadWords.begin(), kHeadWords.end(), word.text);
    if (known == kHeadWords.end()) {
      return fail_at(word, fmt::format("unknown line {}", quote_input(word.text)),
                     nearest_name_hint(word.text, kHeadWords));
    }
    if (std::exchange(seen_[static_cast<std::size_t>(known - kHeadWords.begin())], true)) {
      return fail_at(word, fmt::format("a second line '{}'", word.text), "keep one of them");
    }
    if (line.words.size() != 2) {
      return fail_at(word, fmt::format("'{}' is followed by exactly one word", word.text));
    }
    if (word.text == "seconds") {
      return read_seconds(line.words[1]);
    }
    (word.text == "game" ? save_.game : save_.identity) = line.words[1];
    return {};
  }

  Result<> read_seconds(const LineWord& word) {
    const char* const end = word.text.data() + word.text.size();
    const auto [last, error] = std::from_chars(word.text.data(), end, save_.seconds);
    if (error != std::errc{} || last != end) {
      return fail_at(word, fmt::format("{} is no number of seconds", quote_input(word.text)), "use a whole number");
    }
    return {};
  }

  // Blank lines and blanks stand for what is not part of the rules.
  void add_rule(const TextLine& line) {
    save_.rules.append(line.number - rule_line_, '\n');
    rule_line_ = line.number;
    if (line.words.size() > 1) {
      const LineWord& first = line.words[1];
      save_.rules.append(first.column - 1, ' ');
      save_.rules += line.text.substr(static_cast<std::size_t>(first.text.data() - line.text.data()));
    }
  }

  Result<> read_deal_block() {
    const char* const begin = lines_[at_].text.data();
    save_.deal.line = lines_[at_].number;
    while (!done() && key().text != "moves" && key().text != "redo" && key().text != "end") {
      ++at_;
    }
    if (done()) {
      return ends_early("its line 'end'");
    }
    save_.deal.text = {begin, static_cast<std::size_t>(lines_[at_].text.data() - begin)};
    return {};
  }

  Result<> read_moves() {
    bool redo = false;
    for (; !done() && key().text != "end"; ++at_) {
      if (key().text != "redo" && (key().text != "moves" || redo)) {
        return fail_at(key(), fmt::format("{} does not stand here", quote_input(key().text)),
                       "behind the deal come lines 'moves', then lines 'redo', then 'end'");
      }
      redo = key().text == "redo";
      for (const LineWord& step : std::span(lines_[at_].words).subspan(1)) {
        if (auto good = add_step(step, redo); !good) {
          return good;
        }
      }
      save_.made = redo ? save_.made : save_.moves.size();
    }
    if (done()) {
      return ends_early("its line 'end'");
    }
    if (at_ + 1 < lines_.size() || lines_[at_].words.size() > 1) {
      return fail_at(key(), "there is something behind the end", "'end' stands alone in the last line");
    }
    return {};
  }

  Result<> add_step(const LineWord& step, bool redo) {
    const bool began_before = step.text.front() == ',';
    if (began_before && (!redo || save_.made == 0 || save_.made != save_.moves.size())) {
      return fail_at(step, "a step begins with a move", "leave out the comma in front");
    }
    for (std::size_t at = began_before ? 1 : 0; at <= step.text.size();) {
      const std::size_t end = std::min(step.text.find(',', at), step.text.size());
      if (save_.moves.size() == max_moves_) {
        return fail_at(step, fmt::format("there are more than {} moves", max_moves_), "leave out the rest");
      }
      save_.moves.push_back({{step.text.substr(at, end - at), step.line, step.column + at}, at > 0});
      at = end + 1;
    }
    return {};
  }

  std::vector<TextLine> lines_;
  std::size_t max_moves_;
  std::size_t at_ = 0;
  std::array<bool, kHeadWords.size()> seen_{};
  std::size_t rule_line_ = 1;
  SaveLines save_;
};

}  // namespace

Result<SaveLines> read_save_lines(std::string_view text, std::size_t max_moves) {
  return SaveReader(text, max_moves).read();
}

}  // namespace sabar
