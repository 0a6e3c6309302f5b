// A pile line: its kind's defaults, how many piles, its clauses, and what the clauses mean together. Works at compile
// time.
#pragma once

#include <sabar/rules/patience/text/clauses.hpp>
#include <sabar/rules/patience/text/draft.hpp>

namespace sabar {

[[nodiscard]] constexpr Group default_group(PileKind kind, int ranks) {
  Group group;
  group.kind = kind;
  switch (kind) {
    case PileKind::column:
      group.fill = Fill::any;
      group.lift = Lift::top;
      break;
    case PileKind::cell:
      group.hold = 1;
      group.fill = Fill::any;
      group.lift = Lift::top;
      break;
    case PileKind::foundation:
      group.hold = static_cast<std::uint8_t>(ranks);
      group.build = {Order::up, SuitRule::same, 1, false};
      group.fill = Fill::base;
      break;
    case PileKind::hole:
      group.build = {Order::both, SuitRule::any, 1, false};
      group.fill = Fill::any;
      break;
    case PileKind::place:
      group.hold = 1;
      group.lift = Lift::top;
      break;
    case PileKind::grid:
      group.hold = 1;
      group.build = {Order::up, SuitRule::same, 1, false};
      group.lift = Lift::top;
      break;
    case PileKind::row:
      group.steps = (1U << 1U) | (1U << 3U);
      group.match_suit = true;
      group.match_rank = true;
      break;
    case PileKind::stock:
      group.deal_rest = true;
      break;
    case PileKind::reserve:
    case PileKind::waste:
      group.lift = Lift::top;
      break;
    case PileKind::discard:
      break;
  }
  return group;
}

[[nodiscard]] constexpr std::uint8_t default_deal(PileKind kind) {
  return kind == PileKind::reserve || kind == PileKind::place || kind == PileKind::grid || kind == PileKind::row ? 1
                                                                                                                 : 0;
}

// `R x C`
constexpr bool read_grid_size(Draft& draft, Words& words, const Word& about, Group& group) {
  const int most = static_cast<int>(kMaxGroupPiles);
  int rows = 0;
  if (!read_number(draft, words, about, 1, most, rows)) {
    return false;
  }
  const Word by = words.next();
  if (!words.take_if("x")) {
    return draft.fail(words.done() ? Fault::missing_value : Fault::unknown_value, by, "grid R x C");
  }
  if (!read_small(draft, words, about, 1, most / rows, group.grid_columns)) {
    return false;
  }
  group.count = static_cast<std::uint8_t>(rows * group.grid_columns);
  return true;
}

constexpr bool read_pile_count(Draft& draft, Words& words, const Word& about, Group& group) {
  if (group.kind == PileKind::hole || group.kind == PileKind::stock) {
    return true;
  }
  return group.kind == PileKind::grid
             ? read_grid_size(draft, words, about, group)
             : read_small(draft, words, about, 1, static_cast<int>(kMaxGroupPiles), group.count);
}

// Both clauses in one line say the same thing twice.
constexpr bool check_clash(Draft& draft, const PileLine& line, Clause a, Clause b) {
  return !line.has(a) || !line.has(b) || draft.fail(Fault::clash, line.at(b), line.at(a).text);
}

constexpr bool read_clauses(Draft& draft, Words& words, PileLine& line, Group& group) {
  while (!words.done()) {
    const Word word = words.take();
    const std::optional<Clause> clause = find_value(kClauses, word.text);
    if (!clause) {
      return draft.fail_choice(Fault::unknown_clause, Choice::clause, word, line.word.text);
    }
    if (!clause_belongs(*clause, group.kind)) {
      return draft.fail_choice(Fault::foreign_clause, Choice::clause, word, line.word.text);
    }
    if (line.has(*clause)) {
      return draft.fail(Fault::repeated, word, line.word.text);
    }
    line.clause[static_cast<std::size_t>(*clause)] = word;
    if (!read_clause(draft, words, *clause, line, group)) {
      return false;
    }
  }
  return check_clash(draft, line, Clause::closed, Clause::open) &&
         check_clash(draft, line, Clause::move, Clause::returning) &&
         check_clash(draft, line, Clause::shape, Clause::blocked);
}

constexpr void set_face_down(const PileLine& line, Group& group) {
  if (!line.has(Clause::open) || group.kind == PileKind::stock) {
    return;
  }
  for (std::size_t i = 0; i < group.count; ++i) {
    group.closed[i] = static_cast<std::uint8_t>(group.deal[i] > line.open ? group.deal[i] - line.open : 0);
  }
}

constexpr bool check_group(Draft& draft, const PileLine& line, const Group& group) {
  for (std::size_t i = 0; i < group.count; ++i) {
    // The top card of a pile lies face up; a single card on a place need not.
    const int most = group.kind == PileKind::place || group.deal[i] == 0 ? group.deal[i] : group.deal[i] - 1;
    if (group.closed[i] > most) {
      return draft.fail(Fault::closed_range, line.at(Clause::closed), line.word.text, group.closed[i], group.deal[i]);
    }
    if (group.kind == PileKind::row && group.deal[i] == 0) {
      return draft.fail(Fault::empty_in_row, line.at(Clause::deal), line.word.text);
    }
    if (group.hold > 0 && group.deal[i] > group.hold) {
      return draft.fail(Fault::hold_range, line.at(Clause::deal), line.word.text, group.deal[i], group.hold);
    }
  }
  if (group.collect != Collect::cards && draft.rules.deck.ranks < 2) {
    return draft.fail(Fault::runs_of_one, line.at(Clause::collect));
  }
  if (group.collect != Collect::cards && group.hold > 0 && group.hold < draft.rules.deck.ranks) {
    return draft.fail(Fault::hold_of_runs, line.at(Clause::hold), line.word.text, draft.rules.deck.ranks, group.hold);
  }
  if (group.row_suits && group.count / group.grid_columns > draft.rules.deck.suits) {
    return draft.fail(Fault::too_many_rows, line.at(Clause::row_suits), line.word.text,
                      group.count / group.grid_columns, draft.rules.deck.suits);
  }
  return true;
}

// What a line leaves unsaid and what depends on other clauses.
constexpr void complete_group(const PileLine& line, Group& group) {
  if (!line.has(Clause::deal)) {
    for (std::size_t i = 0; i < group.count; ++i) {
      group.deal[i] = default_deal(group.kind);
    }
  }
  set_face_down(line, group);
  if (group.collect != Collect::cards) {
    group.build = line.has(Clause::build) ? group.build : Build{};
    group.fill = line.has(Clause::fill) ? group.fill : Fill::any;
  }
  if (!line.lift_suits_given) {
    group.lift_suits = group.build.suits;
  }
}

constexpr bool add_group(Draft& draft, const Word& word, const Group& group) {
  if (draft.rules.groups == kMaxGroups) {
    return draft.fail(Fault::too_many_groups, word, {}, 0, static_cast<int>(kMaxGroups));
  }
  draft.piles += group.count;
  if (draft.piles > kMaxPiles) {
    return draft.fail(Fault::too_many_piles, word, {}, static_cast<int>(draft.piles), static_cast<int>(kMaxPiles));
  }
  draft.rules.group[draft.rules.groups] = group;
  draft.group_word[draft.rules.groups++] = word;
  return true;
}

[[nodiscard]] constexpr bool stands_once(PileKind kind) {
  return kind == PileKind::hole || kind == PileKind::stock || kind == PileKind::grid || kind == PileKind::row;
}

constexpr bool read_pile_line(Draft& draft, Words& words, const Word& word, PileKind kind) {
  if (stands_once(kind) && draft.has(kind)) {
    return draft.fail(Fault::repeated, word);
  }
  Group group = default_group(kind, draft.rules.deck.ranks);
  PileLine line;
  line.word = word;
  if (kind == PileKind::stock) {
    draft.rules.draw = 1;
  }
  if (!read_pile_count(draft, words, word, group) || !read_clauses(draft, words, line, group)) {
    return false;
  }
  complete_group(line, group);
  const std::size_t index = draft.rules.groups;
  if (!check_group(draft, line, group) || !add_group(draft, word, group)) {
    return false;
  }
  for (const Clause clause : {Clause::open, Clause::closed, Clause::deal}) {
    draft.deal_word[index] = line.has(clause) ? line.at(clause) : draft.deal_word[index];
  }
  draft.start_word[index] = line.at(Clause::start);
  return true;
}

}  // namespace sabar
