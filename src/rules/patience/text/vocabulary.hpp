// The words of rules texts and what they stand for: parser, normaliser, JSON and error hints read the same tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <sabar/core/language.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

template <class T>
struct Named {
  std::string_view name;
  T value;
};

template <class T, std::size_t N>
[[nodiscard]] constexpr std::optional<T> find_value(const std::array<Named<T>, N>& table, std::string_view name) {
  for (const Named<T>& entry : table) {
    if (entry.name == name) {
      return entry.value;
    }
  }
  return std::nullopt;
}

template <class T, std::size_t N>
[[nodiscard]] constexpr std::string_view find_name(const std::array<Named<T>, N>& table, T value) {
  for (const Named<T>& entry : table) {
    if (entry.value == value) {
      return entry.name;
    }
  }
  return {};
}

// The language of lines whose first word names none; `title.id` and `note.id` are for people who read Indonesian.
inline constexpr Language kRulesLanguage = Language::english;

// Words that begin a line.
enum class Line : std::uint8_t { title, family, source, note, deck, piles, zigzag, pairs, goal };

inline constexpr std::array<Named<Line>, 17> kLines = {{{"title", Line::title},
                                                        {"family", Line::family},
                                                        {"source", Line::source},
                                                        {"note", Line::note},
                                                        {"deck", Line::deck},
                                                        {"columns", Line::piles},
                                                        {"cells", Line::piles},
                                                        {"foundations", Line::piles},
                                                        {"reserve", Line::piles},
                                                        {"hole", Line::piles},
                                                        {"places", Line::piles},
                                                        {"grid", Line::piles},
                                                        {"row", Line::piles},
                                                        {"stock", Line::piles},
                                                        {"zigzag", Line::zigzag},
                                                        {"pairs", Line::pairs},
                                                        {"goal", Line::goal}}};

// Piles by the word of their line; the waste has no line but is named by other lines.
inline constexpr std::array<Named<PileKind>, 10> kPileWords = {{{"columns", PileKind::column},
                                                                {"cells", PileKind::cell},
                                                                {"foundations", PileKind::foundation},
                                                                {"reserve", PileKind::reserve},
                                                                {"hole", PileKind::hole},
                                                                {"places", PileKind::place},
                                                                {"grid", PileKind::grid},
                                                                {"row", PileKind::row},
                                                                {"stock", PileKind::stock},
                                                                {"waste", PileKind::waste}}};

// Words that begin a clause in the line of a pile group.
enum class Clause : std::uint8_t {
  deal,
  closed,
  open,
  build,
  stop,
  fill,
  move,
  returning,
  hold,
  collect,
  start,
  kings_first,
  shape,
  blocked,
  row_suits,
  step,
  match,
  draw,
  to,
  full,
  redeals,
};

inline constexpr std::array<Named<Clause>, 21> kClauses = {
    {{"deal", Clause::deal},       {"closed", Clause::closed},    {"open", Clause::open},
     {"build", Clause::build},     {"stop", Clause::stop},        {"fill", Clause::fill},
     {"move", Clause::move},       {"return", Clause::returning}, {"hold", Clause::hold},
     {"collect", Clause::collect}, {"start", Clause::start},      {"kings-first", Clause::kings_first},
     {"shape", Clause::shape},     {"blocked", Clause::blocked},  {"row-suits", Clause::row_suits},
     {"step", Clause::step},       {"match", Clause::match},      {"draw", Clause::draw},
     {"to", Clause::to},           {"full", Clause::full},        {"redeals", Clause::redeals}}};

[[nodiscard]] constexpr bool clause_belongs(Clause clause, PileKind kind) {
  switch (clause) {
    case Clause::deal:
      return kind == PileKind::column || kind == PileKind::cell || kind == PileKind::reserve ||
             kind == PileKind::place || kind == PileKind::grid || kind == PileKind::row;
    case Clause::closed:
      return kind == PileKind::column || kind == PileKind::reserve || kind == PileKind::place;
    case Clause::open:
      return kind == PileKind::column || kind == PileKind::reserve || kind == PileKind::stock;
    case Clause::build:
      return kind == PileKind::column || kind == PileKind::foundation || kind == PileKind::hole ||
             kind == PileKind::grid;
    case Clause::stop:
      return kind == PileKind::column || kind == PileKind::foundation || kind == PileKind::hole;
    case Clause::fill:
      return kind == PileKind::column || kind == PileKind::foundation || kind == PileKind::grid;
    case Clause::move:
      return kind == PileKind::column || kind == PileKind::foundation || kind == PileKind::reserve;
    case Clause::hold:
      return kind == PileKind::column || kind == PileKind::foundation;
    case Clause::returning:
    case Clause::collect:
      return kind == PileKind::foundation;
    case Clause::start:
      return kind == PileKind::foundation || kind == PileKind::hole;
    case Clause::kings_first:
      return kind == PileKind::column;
    case Clause::shape:
    case Clause::blocked:
      return kind == PileKind::place;
    case Clause::row_suits:
      return kind == PileKind::grid;
    case Clause::step:
    case Clause::match:
      return kind == PileKind::row;
    case Clause::draw:
    case Clause::to:
    case Clause::full:
    case Clause::redeals:
      return kind == PileKind::stock;
  }
  return false;
}

inline constexpr std::array<Named<Order>, 5> kOrders = {
    {{"down", Order::down}, {"up", Order::up}, {"both", Order::both}, {"same", Order::same}, {"none", Order::none}}};

inline constexpr std::array<Named<SuitRule>, 5> kSuitRules = {{{"any", SuitRule::any},
                                                               {"suit", SuitRule::same},
                                                               {"alternate", SuitRule::alternate},
                                                               {"colour", SuitRule::same_colour},
                                                               {"other", SuitRule::other}}};

// `fill` also takes a rank.
inline constexpr std::array<Named<Fill>, 4> kFills = {
    {{"any", Fill::any}, {"none", Fill::none}, {"base", Fill::base}, {"waste", Fill::waste}}};

inline constexpr std::array<Named<PileKind>, 3> kFillSources = {
    {{"reserve", PileKind::reserve}, {"waste", PileKind::waste}, {"stock", PileKind::stock}}};

inline constexpr std::array<Named<PileKind>, 4> kDrawTargets = {{{"waste", PileKind::waste},
                                                                 {"hole", PileKind::hole},
                                                                 {"columns", PileKind::column},
                                                                 {"reserve", PileKind::reserve}}};

inline constexpr std::array<Named<Lift>, 7> kLifts = {{{"none", Lift::none},
                                                       {"top", Lift::top},
                                                       {"run", Lift::run},
                                                       {"whole-run", Lift::whole_run},
                                                       {"freeing-run", Lift::freeing_run},
                                                       {"group", Lift::group},
                                                       {"pile", Lift::pile}}};

[[nodiscard]] constexpr bool lifts_runs(Lift lift) {
  return lift == Lift::run || lift == Lift::whole_run || lift == Lift::freeing_run || lift == Lift::pile;
}

inline constexpr std::array<Named<Pairs>, 3> kPairWords = {
    {{"sum", Pairs::sum}, {"same-rank", Pairs::same_rank}, {"beaten", Pairs::beaten}}};

inline constexpr std::array<Named<GoalKind>, 6> kGoals = {{{"foundations", GoalKind::foundations},
                                                           {"empty", GoalKind::empty},
                                                           {"ordered", GoalKind::ordered},
                                                           {"one-pile", GoalKind::one_pile},
                                                           {"rows", GoalKind::rows},
                                                           {"left", GoalKind::left}}};

inline constexpr std::array<Named<PileKind>, 6> kEmptyGoals = {{{"columns", PileKind::column},
                                                                {"places", PileKind::place},
                                                                {"reserve", PileKind::reserve},
                                                                {"cells", PileKind::cell},
                                                                {"stock", PileKind::stock},
                                                                {"waste", PileKind::waste}}};

enum class DeckWord : std::uint8_t { packs, suits, ranks, take, remove };

inline constexpr std::array<Named<DeckWord>, 5> kDeckClauses = {{{"packs", DeckWord::packs},
                                                                 {"suits", DeckWord::suits},
                                                                 {"ranks", DeckWord::ranks},
                                                                 {"take", DeckWord::take},
                                                                 {"remove", DeckWord::remove}}};

enum class Shape : std::uint8_t { pyramid, peaks };

inline constexpr std::array<Named<Shape>, 2> kShapes = {{{"pyramid", Shape::pyramid}, {"peaks", Shape::peaks}}};

// Headings of lists, in the order they are shown.
inline constexpr std::array<std::string_view, 11> kFamilies = {
    "klondike", "spider", "freecell", "fan", "yukon", "golf", "pyramid", "castle", "canfield", "thieves", "other"};

inline constexpr std::array<std::string_view, 13> kRankWords = {"A", "2", "3",  "4", "5", "6", "7",
                                                                "8", "9", "10", "J", "Q", "K"};

}  // namespace sabar
