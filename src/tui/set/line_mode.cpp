// SET line by line: for scripts, screen readers, and terminals that are none.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/tui/set/play.hpp>
#include <sabar/tui/set/texts.hpp>
#include <sabar/tui/typed_line.hpp>

namespace sabar::tui {
namespace {

constexpr std::size_t kSetColumn = 40;  // cards stand in two columns

class SetLineMode {
public:
  explicit SetLineMode(SetPlayRequest request)
      : language_(request.looks.language),
        texts_(set_texts(language_)),
        json_(request.json),
        kept_(!request.save_path.empty()),
        begun_(begin_set(std::move(request))) {}

  void run() {
    if (!begun_.message.empty()) {
      say(begun_.message);
    }
    show();
    if (!json_) {
      fmt::print("{}\n", texts_.line_start);
    }
    run_lines(!json_, [this](const TypedCommand& command) { obey(command); });
    desk().keep();
    if (desk().unfinished() && kept_) {
      say(texts_.kept);
    }
  }

private:
  [[nodiscard]] SetDesk& desk() { return begun_.desk; }
  [[nodiscard]] const SetSession& session() const { return begun_.desk.session(); }

  void say(std::string_view text) const {
    if (json_) {
      const nlohmann::json message{{"message", text}};
      fmt::print("{}\n", message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
      return;
    }
    print_wrapped(text);
  }

  void report() {
    const SetDesk::Notice notice = desk().take_notice();
    if (!notice.error.empty()) {
      say(filled(texts_.not_saved, notice.error));
    } else if (!notice.moved_to.empty()) {
      say(filled(texts_.previous, notice.moved_to));
    }
  }

  void show() {
    report();
    if (json_) {
      fmt::print("{}\n", session().view());
      return;
    }
    const auto& variant = session().variant();
    fmt::print("{}", variant.title_in(language_));
    if (session().deal()) {
      fmt::print("  {} {}", texts_.deal, *session().deal());
    }
    fmt::print("  {} {}  {} {}  {} {}  {} {}  {} {}  {}\n", texts_.score, session().score(), texts_.sets,
               session().taken(), texts_.wrong, session().wrong_calls(), texts_.hints, session().hints(), texts_.deck,
               session().deck_left(), clock_text(desk().seconds()));
    const auto table = session().table();
    std::string line;
    for (std::size_t i = 0; i < table.size(); ++i) {
      const std::string card = fmt::format("{:>2} {} {}", i + 1, set::code_of(table[i], session().attributes()),
                                           set::name_of(table[i], language_, session().attributes()));
      line += i % 2 == 0 ? fmt::format("{:<{}}", card, kSetColumn) : card;
      if (i % 2 == 1 || i + 1 == table.size()) {
        fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
        line.clear();
      }
    }
    if (session().finished()) {
      say(fmt::format("{}. {}. {}. {}.", texts_.over, filled(texts_.over_sets, session().taken(), table.size()),
                      filled(texts_.over_calls, session().wrong_calls(), session().hints()),
                      filled(texts_.over_score, session().score(), clock_text(desk().seconds()))));
    }
  }

  void obey(const TypedCommand& command) {
    const auto& [word, rest] = command;
    if (word == "help" || word == "?") {
      json_ ? say(texts_.line_help) : fmt::print("{}\n", texts_.line_help);
    } else if (word == "save" || word == "load") {
      rest.empty() ? say(filled(texts_.line_needs_file, word)) : word == "save" ? save(rest) : load(rest);
    } else if (word == "new") {
      new_deal(rest);
    } else if (word == "hint") {
      hint(rest);
    } else if (!obey_table(word)) {
      call(rest.empty() ? word : fmt::format("{} {}", word, rest));
    }
  }

  bool obey_table(std::string_view word) {
    if (word == "undo") {
      desk().undo() ? show() : say(texts_.nothing_to_undo);
    } else if (word == "redo") {
      desk().redo() ? show() : say(texts_.nothing_to_redo);
    } else if (word == "show") {
      show();
    } else if (word == "none" || word == "+") {
      call_none();
    } else if (word == "sets") {
      for (const set::Take& move : session().moves()) {
        say(move.more() ? "+3" : set::codes_of(move.list(), session().attributes()));
      }
    } else {
      return false;
    }
    return true;
  }

  // Numbers of places, and codes.
  [[nodiscard]] Result<std::vector<set::Card>> read(std::string_view text) const {
    const auto table = session().table();
    std::vector<set::Card> cards;
    for (const std::string_view token : split_tokens(text)) {
      const auto place = read_deal_number(token);
      if (place && (*place == 0 || *place > table.size())) {
        return fail(filled(texts_.line_no_place, *place, table.size()));
      }
      const auto card = place ? Result<set::Card>(table[static_cast<std::size_t>(*place - 1)])
                              : set::read_card(token, session().attributes());
      if (!card) {
        return fail(card.error().message, fmt::format("card {}", cards.size() + 1), card.error().hint);
      }
      cards.push_back(*card);
    }
    return cards;
  }

  void call(std::string_view text) {
    const auto cards = read(text);
    const auto answer = cards ? desk().call(*cards) : Result<SetSession::Answer>(tl::unexpected(cards.error()));
    if (!answer) {
      say(answer.error().text());
    } else if (*answer == SetSession::Answer::wrong) {
      say(filled(texts_.not_right, fmt::format("{}", fmt::join(session().objections(*cards, language_), "; "))));
      report();
    } else {
      say(filled(texts_.right, set::codes_of(*cards, session().attributes())));
      show();
    }
  }

  void call_none() {
    const auto answer = desk().call_none();
    if (!answer) {
      say(answer.error().text());
    } else if (*answer == SetSession::Answer::wrong) {
      say(texts_.none_wrong);
      report();
    } else {
      say(texts_.none_right);
      show();
    }
  }

  void hint(std::string_view text) {
    const auto count = read_deal_number(text.empty() ? "1" : text);
    const auto cards = desk().hint(static_cast<std::size_t>(std::min<std::uint64_t>(count.value_or(1), 4)));
    const bool all = cards.size() == session().rules().taken();
    say(cards.empty() ? std::string(texts_.hint_none)
                      : filled(all ? texts_.hint_last : texts_.hint, set::codes_of(cards, session().attributes())));
    report();
  }

  void new_deal(const std::string& text) {
    const auto number = read_deal_number(text);
    if (!number && !text.empty()) {
      say(filled(texts_.no_number, quote_input(text)));
      return;
    }
    desk().new_deal(number);
    show();
  }

  void save(const std::string& path) {
    const auto saved = desk().save_as(path);
    say(saved ? filled(texts_.saved, path) : filled(texts_.not_saved, saved.error().text()));
  }

  void load(const std::string& path) {
    auto loaded = read_set_save(path);
    if (!loaded) {
      say(loaded.error().text());
      return;
    }
    desk().take(*std::move(loaded));
    show();
  }

  Language language_;
  const SetTexts& texts_;
  bool json_;
  bool kept_;
  SetBegun begun_;
};

}  // namespace

int play_set_line_by_line(SetPlayRequest request) {
  SetLineMode(std::move(request)).run();
  return 0;
}

}  // namespace sabar::tui
