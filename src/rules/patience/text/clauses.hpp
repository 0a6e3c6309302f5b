// The clauses of a pile line: each reader takes its words and sets its fields of the group. Works at compile time.
#pragma once

#include <array>
#include <cstdint>

#include <sabar/rules/patience/text/draft.hpp>
#include <sabar/rules/patience/text/places.hpp>
#include <sabar/rules/patience/text/start.hpp>

namespace sabar {

inline constexpr int kMostDealt = static_cast<int>(kMaxTableCards);

// One pile line while it is read.
struct PileLine {
  Word word;  // the line's first word
  std::array<Word, kClauses.size()> clause{};
  std::uint8_t open = 0;          // cards face up
  bool lift_suits_given = false;  // by `move`; otherwise those of `build`

  [[nodiscard]] constexpr const Word& at(Clause which) const { return clause[static_cast<std::size_t>(which)]; }
  [[nodiscard]] constexpr bool has(Clause which) const { return !at(which).text.empty(); }
};

// One number for all piles, or one for each.
constexpr bool read_per_pile(Draft& draft, Words& words, const Word& about, int high, std::size_t count,
                             std::array<std::uint8_t, kMaxGroupPiles>& values) {
  std::size_t given = 0;
  do {
    std::uint8_t value = 0;
    const Word word = words.next();
    if (!read_small(draft, words, about, 0, high, value)) {
      return false;
    }
    if (given == count) {
      return draft.fail(Fault::list_length, word, about.text, static_cast<int>(given + 1), static_cast<int>(count));
    }
    values[given++] = value;
  } while (!words.done() && is_digit(words.next().text[0]));
  if (given != 1 && given != count) {
    return draft.fail(Fault::list_length, about, about.text, static_cast<int>(given), static_cast<int>(count));
  }
  for (std::size_t i = given; i < count; ++i) {
    values[i] = values[0];
  }
  return true;
}

constexpr bool read_build(Draft& draft, Words& words, const Word& about, Build& build) {
  build = Build{};
  if (!read_choice(draft, words, about, kOrders, Choice::order, build.order)) {
    return false;
  }
  if (build.order == Order::none) {
    return true;
  }
  if (!read_choice(draft, words, about, kSuitRules, Choice::suits, build.suits)) {
    return false;
  }
  const Word by = words.next();
  if (words.take_if("by") && !read_small(draft, words, by, 1, kRanks - 1, build.step)) {
    return false;
  }
  build.wrap = words.take_if("wrap");
  return true;
}

constexpr bool read_fill_what(Draft& draft, Words& words, const Word& about, Group& group) {
  group.fill_rank = 0;
  if (!words.done() && rank_of_word(words.next().text) > 0) {
    group.fill = Fill::rank;
    return read_rank(draft, words, about, group.fill_rank);
  }
  const Word word = words.next();
  if (!read_choice(draft, words, about, kFills, Choice::fill, group.fill)) {
    return false;
  }
  if (group.fill == Fill::waste) {
    draft.require(word, PileKind::waste);
  }
  return true;
}

// `fill from PILES then WHAT`, behind `from`.
constexpr bool read_fill_sources(Draft& draft, Words& words, const Word& from, Group& group) {
  const Word none = words.next();
  while (!words.done() && words.next().text != "then") {
    const Word word = words.next();
    PileKind kind = PileKind::column;
    if (!read_choice(draft, words, from, kFillSources, Choice::fill_source, kind)) {
      return false;
    }
    for (std::size_t i = 0; i < group.fill_from_count; ++i) {
      if (group.fill_from[i] == kind) {
        return draft.fail(Fault::repeated, word, from.text);
      }
    }
    draft.require(word, kind);
    group.fill_from[group.fill_from_count++] = kind;
  }
  if (group.fill_from_count == 0) {
    return draft.fail_choice(Fault::missing_value, Choice::fill_source, none, from.text);
  }
  const Word then = words.next();
  return words.take_if("then") ? read_fill_what(draft, words, then, group)
                               : draft.fail(Fault::missing_value, words.next(), "then");
}

constexpr bool read_fill(Draft& draft, Words& words, const Word& about, Group& group) {
  const Word from = words.next();
  if (!words.take_if("from")) {
    return read_fill_what(draft, words, about, group);
  }
  return group.kind == PileKind::column ? read_fill_sources(draft, words, from, group)
                                        : draft.fail_choice(Fault::unknown_value, Choice::fill, from, about.text);
}

constexpr bool read_move(Draft& draft, Words& words, const Word& about, PileLine& line, Group& group) {
  if (!read_choice(draft, words, about, kLifts, Choice::lift, group.lift)) {
    return false;
  }
  const std::optional<SuitRule> suits = find_value(kSuitRules, words.next().text);
  if (suits && lifts_runs(group.lift)) {
    group.lift_suits = *suits;
    line.lift_suits_given = true;
    words.take();
  }
  return true;
}

constexpr bool read_collect(Draft& draft, Words& words, const Word& about, Group& group) {
  const Word word = words.next();
  if (!words.take_if("runs")) {
    return draft.fail_choice(words.done() ? Fault::missing_value : Fault::unknown_value, Choice::runs, word,
                             about.text);
  }
  group.collect = words.take_if("by-hand") ? Collect::runs_by_hand : Collect::runs_at_once;
  return true;
}

constexpr bool read_steps(Draft& draft, Words& words, const Word& about, Group& group) {
  group.steps = 0;
  do {
    const Word word = words.next();
    int step = 0;
    if (!read_number(draft, words, about, 1, 7, step)) {
      return false;
    }
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(step));
    if ((group.steps & bit) != 0) {
      return draft.fail(Fault::repeated, word, about.text);
    }
    group.steps = static_cast<std::uint8_t>(group.steps | bit);
  } while (!words.done() && is_digit(words.next().text[0]));
  return true;
}

constexpr bool read_match(Draft& draft, Words& words, const Word& about, Group& group) {
  group.match_suit = false;
  group.match_rank = false;
  const Word word = words.next();
  while (true) {
    if (!group.match_suit && words.take_if("suit")) {
      group.match_suit = true;
    } else if (!group.match_rank && words.take_if("rank")) {
      group.match_rank = true;
    } else {
      break;
    }
  }
  return group.match_suit || group.match_rank ||
         draft.fail_choice(words.done() ? Fault::missing_value : Fault::unknown_value, Choice::match, word, about.text);
}

constexpr bool read_redeals(Draft& draft, Words& words, const Word& about) {
  draft.redeals_word = about;
  if (words.take_if("unlimited")) {
    draft.rules.redeals = kUnlimited;
    return true;
  }
  return read_small(draft, words, about, 0, kUnlimited - 1, draft.rules.redeals);
}

constexpr bool read_draw_target(Draft& draft, Words& words, const Word& about) {
  const Word word = words.next();
  if (!read_choice(draft, words, about, kDrawTargets, Choice::draw_target, draft.rules.draw_to)) {
    return false;
  }
  if (draft.rules.draw_to != PileKind::waste) {
    draft.require(word, draft.rules.draw_to);
  }
  return true;
}

// The clause whose word has been taken.
constexpr bool read_clause(Draft& draft, Words& words, Clause clause, PileLine& line, Group& group) {
  const Word& about = line.at(clause);
  switch (clause) {
    case Clause::deal:
      return read_per_pile(draft, words, about, kMostDealt, group.count, group.deal);
    case Clause::closed:
      return read_per_pile(draft, words, about, kMostDealt, group.count, group.closed);
    case Clause::open:
      group.lift = group.kind == PileKind::stock ? Lift::top : group.lift;
      return group.kind == PileKind::stock || read_small(draft, words, about, 1, kMostDealt, line.open);
    case Clause::build:
      return read_build(draft, words, about, group.build);
    case Clause::stop:
      return read_rank(draft, words, about, group.stop);
    case Clause::fill:
      return read_fill(draft, words, about, group);
    case Clause::move:
      return read_move(draft, words, about, line, group);
    case Clause::returning:
      group.lift = Lift::top;
      return true;
    case Clause::hold:
      return read_small(draft, words, about, 1, kMostDealt, group.hold);
    case Clause::collect:
      return read_collect(draft, words, about, group);
    case Clause::start:
      return read_start(draft, words, about, group);
    case Clause::kings_first:
      group.kings_first = true;
      return true;
    case Clause::shape:
      return read_shape(draft, words, about, group);
    case Clause::blocked:
      return read_blocked(draft, words, about, group);
    case Clause::row_suits:
      group.row_suits = true;
      return true;
    case Clause::step:
      return read_steps(draft, words, about, group);
    case Clause::match:
      return read_match(draft, words, about, group);
    case Clause::draw:
      return read_small(draft, words, about, 1, kMostDealt, draft.rules.draw);
    case Clause::to:
      return read_draw_target(draft, words, about);
    case Clause::full:
      draft.rules.draw_needs_full = true;
      draft.full_word = about;
      return true;
    case Clause::redeals:
      return read_redeals(draft, words, about);
  }
  return false;
}

}  // namespace sabar
