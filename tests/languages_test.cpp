// Every catalogue in every language: nothing is left empty, nothing is left in the words of another language, and what
// is filled in is the same. Text that is in no catalogue shows on the screens: in the pseudo-language it has no marks.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/cli/pegs/reason_words.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/cli/words.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/language.hpp>
#include <sabar/core/words.hpp>
#include <sabar/lab/pegs/words.hpp>
#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/lab/strategies/words.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/rules/pegs/board.hpp>
#include <sabar/rules/set/play_rules.hpp>
#include <sabar/rules/words.hpp>
#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/reason_text.hpp>
#include <sabar/session/patience/say.hpp>
#include <sabar/session/patience/say_words.hpp>
#include <sabar/session/pegs/words.hpp>
#include <sabar/session/set/words.hpp>
#include <sabar/survey/report/words.hpp>
#include <sabar/tui/patience/menu.hpp>
#include <sabar/tui/patience/table_screen.hpp>
#include <sabar/tui/patience/texts.hpp>
#include <sabar/tui/pegs/screen.hpp>
#include <sabar/tui/pegs/texts.hpp>
#include <sabar/tui/set/screen.hpp>
#include <sabar/tui/set/texts.hpp>

#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

// A walked catalogue: its entries in each language, in the same order.
struct Walk {
  std::string name;
  std::function<std::vector<std::string>(Language)> entries;
};

// The texts in a row of members of that kind, from one place in an object to another.
std::vector<std::string> texts_between(const void* object, std::size_t from, std::size_t to) {
  std::vector<std::string> list;
  for (std::size_t at = from; at < to; at += sizeof(std::string_view)) {
    std::string_view text;
    std::memcpy(static_cast<void*>(&text), static_cast<const std::byte*>(object) + at, sizeof text);
    list.emplace_back(text);
  }
  return list;
}

// Of a catalogue that has texts and nothing else; `of` gives that of a language.
template <class Of>
Walk walk_all(std::string name, Of of) {
  using Catalogue = std::remove_cvref_t<std::invoke_result_t<Of, Language>>;
  static_assert(std::is_trivially_copyable_v<Catalogue> && sizeof(Catalogue) % sizeof(std::string_view) == 0);
  return {std::move(name), [of](Language language) { return texts_between(&of(language), 0, sizeof(Catalogue)); }};
}

#define SABAR_CATALOGUE(Words, words_in) \
  [](Language language) -> const Words& { return SABAR_IN(language, words_in)(); }

std::vector<std::string> reasons(Language language) {
  std::vector<std::string> list;
  Reason reason;
  reason.other = Card::from_index(20);
  for (int why = 0; why <= static_cast<int>(Why::by_lot); ++why) {
    reason.why = static_cast<Why>(why);
    for (const int number : {1, 5}) {
      reason.later = static_cast<std::uint16_t>(number);
      reason.choices = static_cast<std::uint16_t>(number + 1);
      list.push_back(to_text(reason, language));
    }
  }
  for (int ending = 1; ending <= static_cast<int>(Ending::bound); ++ending) {
    list.push_back(to_text(static_cast<Ending>(ending), language));
  }
  return list;
}

std::vector<std::string> hints(Language language) {
  std::vector<std::string> list;
  Hint hint;
  for (const Verdict verdict : {Verdict::solved, Verdict::unsolvable, Verdict::unknown}) {
    hint.verdict = verdict;
    hint.move.reset();
    hint.ending = Ending::no_move;
    list.push_back(hint.text(language));
    hint.move = Move{};
    hint.ending = Ending::none;
    for (const std::size_t to_go : {std::size_t{1}, std::size_t{5}}) {
      hint.to_go = to_go;
      list.push_back(hint.text(language));
    }
  }
  return list;
}

std::vector<std::string> losses(Language language) {
  std::vector<std::string> list;
  const Rules& rules = (*find_game("klondike"))->rules;
  for (int kind = 0; kind <= static_cast<int>(Loss::Kind::unknown); ++kind) {
    Loss loss;
    loss.kind = static_cast<Loss::Kind>(kind);
    loss.winnable = 3;
    loss.lost = 4;
    loss.move = Move{};
    list.push_back(loss.text(rules, language));
    loss.win = {Move{}, Move{}};
    list.push_back(loss.text(rules, language));
    loss.winnable.reset();
    list.push_back(loss.text(rules, language));
  }
  return list;
}

std::vector<std::string> board_titles(Language language) {
  std::vector<std::string> list;
  for (const pegs::Board& board : pegs::boards()) {
    list.emplace_back(pegs::title_of(board, language));
  }
  return list;
}

std::vector<std::string> spoken_piles(Language language) {
  std::vector<std::string> list;
  for (int kind = 0; kind < static_cast<int>(kPileKinds); ++kind) {
    say::PileFacts facts;
    facts.kind = static_cast<PileKind>(kind);
    const auto keep = [&] { list.push_back(SABAR_IN(language, say::pile_in)(facts)); };
    keep();
    facts.suit = Suit::hearts;
    facts.row = 2;
    facts.hidden = 1;
    keep();
    facts.shown = {Card::from_index(20), Card::from_index(30)};
    keep();
    facts.below = facts.hidden = 3;
    facts.blocked = true;
    keep();
  }
  return list;
}

std::vector<std::string> spoken_tables(Language language) {
  std::vector<std::string> list;
  Session session = deal_session("klondike", 3);
  WalkDice dice(7);
  for (std::size_t moves = 0; moves < 3; ++moves) {
    list.push_back(say_table(session, language));
    walk(session, dice, 1);
  }
  // With and without a move that is possible.
  Session accordion = deal_session("accordion", 3);
  walk(accordion, dice, 100);
  EXPECT_TRUE(accordion.stuck());
  list.push_back(say_table(accordion, language));
  accordion.undo();
  list.push_back(say_table(accordion, language));
  return list;
}

std::vector<std::string> set_names(Language language) {
  std::vector<std::string> list;
  for (const set::Attribute attribute : set::attributes_of(set::kMostAttributes)) {
    list.emplace_back(set::attribute_name(attribute, language));
    for (int value = 0; value < 3; ++value) {
      list.emplace_back(set::value_name(attribute, value, language));
    }
  }
  for (const set::Variant& variant : set::variants()) {
    list.emplace_back(variant.title_in(language));
  }
  return list;
}

std::vector<std::string> rules_words(Language language) {
  std::vector<std::string> list;
  for (const GameFile& game : game_list()) {
    list.push_back(rules_summary(game.rules, language));
    for (std::string& paragraph : rules_paragraphs(game.rules, language)) {
      list.push_back(std::move(paragraph));
    }
  }
  return list;
}

const std::vector<Walk>& walks() {
  static const std::vector<Walk> kWalks = {
      walk_all("terminal", tui::texts_of),
      walk_all("terminal, pegs", tui::pegs_texts),
      walk_all("terminal, SET", tui::set_texts),
      walk_all("commands", cli::program_words),
      walk_all("commands, pegs", cli::reason_words),
      walk_all("commands, SET", cli::set_words),
      walk_all("commands, counts of SET", cli::set_count_words),
      walk_all("commands, games of SET", cli::set_games_words),
      walk_all("pages", SABAR_CATALOGUE(PageWords, page_words_in)),
      walk_all("refusals of the server", SABAR_CATALOGUE(RefusalWords, refusal_words_in)),
      walk_all("hints of pegs", SABAR_CATALOGUE(PegsHintWords, pegs_hint_words_in)),
      walk_all("arguments about pegs", SABAR_CATALOGUE(PegsArgumentWords, pegs_argument_words_in)),
      walk_all("objections to a set", SABAR_CATALOGUE(SetObjectionWords, set_objection_words_in)),
      {"words of rules",
       [](Language language) {
         const auto& words = SABAR_IN(language, rules_words_in)();
         return texts_between(&words, 0, offsetof(RulesWords, board_titles));
       }},
      {"boards of pegs", board_titles},
      walk_all("page of a survey", survey::report_words),
      walk_all("page of pegs", lab::html::pegs_words),
      {"page of strategies",
       [](Language language) {
         const auto& words = lab::html::strategies_words(language);
         return texts_between(&words, 0, offsetof(lab::html::StrategiesWords, summaries));
       }},
      {"page of shuffles",
       [](Language language) {
         const auto& text = lab::html::text_of(language);
         return texts_between(&text, offsetof(lab::html::Text, title), offsetof(lab::html::Text, test_names));
       }},
      {"shuffles and generators",
       [](Language language) {
         std::vector<std::string> list;
         const auto& text = lab::html::text_of(language);
         for (const ShuffleInfo& info : shuffle_list()) {
           list.emplace_back(lab::html::shuffle_summary(text, info.name));
         }
         for (const GeneratorInfo& info : generator_list()) {
           list.emplace_back(lab::html::generator_summary(text, info));
         }
         return list;
       }},
      {"cards",
       [](Language language) {
         std::vector<std::string> list;
         for (int index = 0; index < kCards; ++index) {
           list.push_back(card_name(Card::from_index(index), language));
         }
         return list;
       }},
      {"SET", set_names},
      {"rules", rules_words},
      {"reasons", reasons},
      {"hints", hints},
      {"losing moves", losses},
      {"spoken piles", spoken_piles},
      {"spoken tables", spoken_tables},
  };
  return kWalks;
}

// What is the same in two languages, and right so.
const std::set<std::string_view>& same_words() {
  static const std::set<std::string_view> kSame = {
      "{}, {}",
      "  {}  set",
      "  {} {:>8}  {:5.2f} %\n",
      "≥ {0}",
      "%",
      "90 %",
      "99 %",
      "95 %, Wilson",
      "95 %, Clopper-Pearson",
      "median",
      "Median",
      "ms, median",
      "Brute force",
      "oval",
      "SET",
  };
  return kSame;
}

// {0}, {1}, {} in the order of their names.
std::vector<std::string> fields_of(std::string_view text) {
  std::vector<std::string> fields;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const std::size_t end = text.find('}', at);
    fields.emplace_back(text.substr(at, end - at));
  }
  std::ranges::sort(fields);
  return fields;
}

TEST(Languages, AreFoundByTheirTags) {
  for (const LanguageInfo& info : kLanguages) {
    EXPECT_EQ(parse_language(info.tag), info.language);
    EXPECT_FALSE(info.name.empty());
  }
  EXPECT_EQ(language_tags(), "en or id");
  EXPECT_EQ(parse_language("x\n").error().text(), "unknown language 'x?' (use en or id)");
  EXPECT_FALSE(parse_language("EN"));
}

TEST(Languages, HaveNoEmptyEntryInAnyCatalogue) {
  for (const Walk& walk : walks()) {
    for (const LanguageInfo& info : kLanguages) {
      const auto entries = walk.entries(info.language);
      EXPECT_FALSE(entries.empty()) << walk.name;
      for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_FALSE(entries[i].empty()) << walk.name << ", " << info.tag << ", entry " << i;
      }
    }
  }
}

TEST(Languages, DifferInEveryEntryButWordsThatAreTheSame) {
  std::set<std::string> met;
  for (const Walk& walk : walks()) {
    for (std::size_t a = 0; a < kOfferedLanguages.size(); ++a) {
      for (std::size_t b = a + 1; b < kOfferedLanguages.size(); ++b) {
        const auto first = walk.entries(kLanguages[a].language);
        const auto second = walk.entries(kLanguages[b].language);
        ASSERT_EQ(first.size(), second.size()) << walk.name;
        for (std::size_t i = 0; i < first.size(); ++i) {
          if (first[i] == second[i]) {
            EXPECT_TRUE(same_words().contains(first[i])) << walk.name << ": " << first[i];
            met.insert(first[i]);
          }
        }
      }
    }
  }
  for (const std::string_view word : same_words()) {
    EXPECT_TRUE(met.contains(std::string(word))) << "no longer the same: " << word;
  }
}

TEST(Languages, FillInTheSame) {
  for (const Walk& walk : walks()) {
    const auto first = walk.entries(kLanguages[0].language);
    for (const LanguageInfo& info : kLanguages) {
      const auto other = walk.entries(info.language);
      for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(fields_of(first[i]), fields_of(other[i])) << walk.name << ": " << first[i] << " | " << other[i];
      }
    }
  }
}

// Words of three letters and more.
std::set<std::string> words_on(std::string_view canvas) {
  std::set<std::string> words;
  std::string word;
  for (const char c : fmt::format("{} ", canvas)) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      continue;
    }
    if (word.size() >= 3) {
      words.insert(word);
    }
    word.clear();
  }
  return words;
}

#ifdef SABAR_PSEUDO_LANGUAGE

// What stands outside the marks of the pseudo-language.
std::string unmarked(std::string_view text) {
  constexpr std::string_view kOpen = "⟦";
  constexpr std::string_view kClose = "⟧";
  std::string rest;
  while (!text.empty()) {
    const std::size_t open = text.find(kOpen);
    rest += text.substr(0, open);
    const std::size_t close = open == std::string_view::npos ? open : text.find(kClose, open);
    text.remove_prefix(close == std::string_view::npos ? text.size() : close + kClose.size());
    rest += ' ';
  }
  return rest;
}

// What a screen says at first and while these keys are pressed one after the other, and after each of them Esc, so that
// a question is not answered. The canvas is wide enough for every line, marks and all.
template <class Screen>
std::string text_of(Screen& screen, std::u32string_view keys) {
  const auto look = [&] {
    tui::Canvas canvas({400, 150});
    screen.draw(canvas);
    return canvas.text() + "⟧\n";
  };
  std::string text = look();
  for (const char32_t key : keys) {
    (void)screen.handle({tui::KeyKind::character, key, 0, 0});
    text += look();
    (void)screen.handle({tui::KeyKind::escape, 0, 0, 0});
    text += look();
  }
  return text;
}

// Whatever has no marks has escaped the catalogues, or is one of these words, or the name of a key, or the command that
// the help names.
void expect_marks(const std::string& text, const std::set<std::string>& allowed) {
  EXPECT_NE(text.find("⟦"), std::string::npos);
  for (const std::string& word : words_on(unmarked(text))) {
    EXPECT_TRUE(allowed.contains(word)) << word;
  }
}

Result<> write_nowhere(const std::string&, std::string_view) { return {}; }

// Keys that a game may refuse are not among them: its reasons are told in the language of errors.
TEST(Languages, OnTheTableOfCardsNothingEscapesTheCatalogues) {
  for (const std::string_view name : {"klondike", "freecell", "pyramid", "spider-4"}) {
    const GameFile& game = **find_game(name);
    // Titles, notes and sources are those of the rules files; the file of the game has a name.
    const auto allowed = words_on(
        fmt::format("sabar save {} {} {}", game.title, fmt::join(game.notes, " "), fmt::join(game.sources, " ")));
    tui::Settings settings;
    settings.language = Language::pseudo;
    tui::Autosave autosave({}, write_nowhere);
    tui::Desk desk(deal_session(name, 17), autosave, [] { return std::uint64_t{99}; });
    tui::TableScreen screen(desk, settings);
    expect_marks(text_of(screen, U"?xu:nsRbp"), allowed);
  }
}

TEST(Languages, InTheMenuNothingEscapesTheCatalogues) {
  std::set<std::string> allowed;
  for (const GameFile& game : game_list()) {
    allowed.merge(words_on(fmt::format("{} {} {} {} {}", game.name, game.title, game.family, fmt::join(game.notes, " "),
                                       fmt::join(game.sources, " "))));
  }
  tui::Settings settings;
  settings.language = Language::pseudo;
  tui::Menu menu(settings, "", "");
  expect_marks(text_of(menu, U"kz"), allowed);
}

TEST(Languages, OnTheBoardOfPegsNothingEscapesTheCatalogues) {
  const pegs::Problem problem = pegs::Problem::vacancy(*pegs::find_board("english"), 16, {});
  tui::PegsPlayRequest request{*PegsSession::begin(problem),
                               pegs::usual_notation(problem.board),
                               "game.pegs",
                               write_nowhere,
                               Language::pseudo,
                               false};
  tui::PegsScreen screen(request);
  // A board brings its title, which no catalogue of English has.
  expect_marks(text_of(screen, U"?xu:sRh "), words_on(problem.board.title + " game pegs"));
}

TEST(Languages, OnTheBoardOfPegsItsTitleIsInTheLanguage) {
  for (const pegs::Board& board : pegs::boards()) {
    const pegs::Problem problem = pegs::Problem::vacancy(board, 0, {});
    for (const LanguageInfo& info : kOfferedLanguages) {
      tui::PegsPlayRequest request{
          *PegsSession::begin(problem), pegs::usual_notation(board), {}, write_nowhere, info.language, false};
      tui::PegsScreen screen(request);
      const std::string text = text_of(screen, U"?");
      const std::string title(pegs::title_of(board, info.language));
      EXPECT_NE(text.find(title), std::string::npos) << info.tag << ": " << title;
      EXPECT_TRUE(title == board.title || text.find(board.title) == std::string::npos) << info.tag << ": " << text;
    }
  }
}

TEST(Languages, OnTheTableOfSetNothingEscapesTheCatalogues) {
  std::set<std::string> allowed = words_on("set save");  // the file of the game
  for (std::size_t card = 0; card < set::deck_size(set::kUsualAttributes); ++card) {
    allowed.merge(words_on(set::code_of(static_cast<set::Card>(card), set::kUsualAttributes)));
  }
  tui::SetDesk desk(SetSession::begin(*set::find_variant("set"), 17, {}), tui::SetAutosave({}, write_nowhere),
                    [] { return std::uint64_t{7}; });
  tui::SetScreen screen(desk, {Language::pseudo, false, false}, {});
  expect_marks(text_of(screen, U"?UR:1H+LSN "), allowed);
}

#endif

}  // namespace
}  // namespace sabar
