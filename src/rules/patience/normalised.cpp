#include <algorithm>
#include <cstdint>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/normalised.hpp>
#include <sabar/rules/patience/text/vocabulary.hpp>

namespace sabar {
namespace {

void add_per_pile(std::string& text, std::string_view word, const Group& group,
                  const std::array<std::uint8_t, kMaxGroupPiles>& values) {
  const auto own = std::span(values).first(group.count);
  const bool equal = std::all_of(own.begin(), own.end(), [&](std::uint8_t value) { return value == own[0]; });
  text += fmt::format(" {} {}", word, fmt::join(equal ? own.first(1) : own, " "));
}

void add_build(std::string& text, const Group& group) {
  const Build& build = group.build;
  text += fmt::format(" build {}", find_name(kOrders, build.order));
  if (build.order != Order::none) {
    text += fmt::format(" {} by {}{}", find_name(kSuitRules, build.suits), build.step, build.wrap ? " wrap" : "");
  }
}

void add_fill(std::string& text, const Group& group) {
  text += " fill";
  for (std::size_t i = 0; i < group.fill_from_count; ++i) {
    text += fmt::format(" {}{}", i == 0 ? "from " : "", find_name(kPileWords, group.fill_from[i]));
  }
  text += fmt::format("{} {}", group.fill_from_count > 0 ? " then" : "",
                      group.fill == Fill::rank ? rank_text(group.fill_rank) : find_name(kFills, group.fill));
}

void add_move(std::string& text, const Group& group) {
  text += fmt::format(" move {}", find_name(kLifts, group.lift));
  if (lifts_runs(group.lift)) {
    text += fmt::format(" {}", find_name(kSuitRules, group.lift_suits));
  }
}

void add_start(std::string& text, const Group& group) {
  text += group.start_first ? " start first" : (group.start_count > 0 ? " start" : "");
  for (std::size_t i = 0; i < group.start_count; ++i) {
    text += fmt::format(" {}", to_text(Card::from_index(group.start[i])));
  }
}

void add_blocked(std::string& text, const Group& group) {
  text += " blocked";
  for (std::size_t place = 0; place < group.count; ++place) {
    std::string_view before = " ";
    for (unsigned other = 0; other < group.count; ++other) {
      if ((group.blocked_by[place] >> other & 1U) != 0) {
        text += fmt::format("{}{}", before, other + 1);
        before = ",";
      }
    }
    text += group.blocked_by[place] == 0 ? " -" : "";
  }
}

void add_row(std::string& text, const Group& group) {
  text += " step";
  for (unsigned step = 1; step < 8; ++step) {
    text += (group.steps >> step & 1U) != 0 ? fmt::format(" {}", step) : std::string{};
  }
  text += fmt::format(" match{}{}", group.match_suit ? " suit" : "", group.match_rank ? " rank" : "");
}

void add_stock(std::string& text, const Rules& rules, const Group& group) {
  text += fmt::format(" draw {} to {}", rules.draw, find_name(kPileWords, rules.draw_to));
  text += rules.draw_needs_full ? " full" : "";
  if (rules.draw_to == PileKind::waste) {
    text += rules.redeals == kUnlimited ? " redeals unlimited" : fmt::format(" redeals {}", rules.redeals);
  }
  text += group.lift == Lift::top ? " open" : "";
}

std::string count_text(const Group& group) {
  switch (group.kind) {
    case PileKind::hole:
    case PileKind::stock:
      return {};
    case PileKind::grid:
      return fmt::format(" {} x {}", group.count / group.grid_columns, group.grid_columns);
    default:
      return fmt::format(" {}", group.count);
  }
}

std::string group_text(const Rules& rules, const Group& group) {
  std::string text = fmt::format("{}{}", find_name(kPileWords, group.kind), count_text(group));
  const auto has = [&](Clause clause) { return clause_belongs(clause, group.kind); };
  const bool zigzag = rules.zigzag && group.kind == PileKind::column;
  if (has(Clause::deal) && !zigzag) {
    add_per_pile(text, "deal", group, group.deal);
  }
  if (has(Clause::closed) && !zigzag) {
    add_per_pile(text, "closed", group, group.closed);
  }
  if (has(Clause::build)) {
    add_build(text, group);
  }
  if (has(Clause::stop) && group.stop > 0) {
    text += fmt::format(" stop {}", rank_text(group.stop));
  }
  if (has(Clause::fill)) {
    add_fill(text, group);
  }
  if (has(Clause::move)) {
    add_move(text, group);
  }
  if (has(Clause::hold) && group.hold > 0) {
    text += fmt::format(" hold {}", group.hold);
  }
  if (group.collect != Collect::cards) {
    text += group.collect == Collect::runs_at_once ? " collect runs" : " collect runs by-hand";
  }
  add_start(text, group);
  text += group.kings_first ? " kings-first" : "";
  text += group.row_suits ? " row-suits" : "";
  if (group.kind == PileKind::place) {
    add_blocked(text, group);
  } else if (group.kind == PileKind::row) {
    add_row(text, group);
  } else if (group.kind == PileKind::stock) {
    add_stock(text, rules, group);
  }
  return text;
}

std::string deck_text(const Rules& rules) {
  std::string text =
      fmt::format("deck packs {} suits {} ranks {}", rules.deck.packs, rules.deck.suits, rules.deck.ranks);
  text += rules.take > 0 ? fmt::format(" take {}", rules.take) : std::string{};
  text += rules.remove_rank > 0 ? fmt::format(" remove {}", rank_text(rules.remove_rank)) : std::string{};
  return text;
}

std::string goal_text(const Goal& goal) {
  std::string text = fmt::format("goal {}", find_name(kGoals, goal.kind));
  for (const Named<PileKind>& entry : kEmptyGoals) {
    if ((goal.kinds >> static_cast<unsigned>(entry.value) & 1U) != 0) {
      text += fmt::format(" {}", entry.name);
    }
  }
  text += goal.kind == GoalKind::left ? fmt::format(" {}", goal.count) : std::string{};
  return text;
}

}  // namespace

std::string normalised_text(const Rules& rules) {
  std::string text = fmt::format("title normalised\n{}\n", deck_text(rules));
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const PileKind kind = rules.group[g].kind;
    if (kind != PileKind::waste && kind != PileKind::discard) {
      text += fmt::format("{}\n", group_text(rules, rules.group[g]));
    }
  }
  if (rules.zigzag) {
    text += fmt::format("zigzag gather {}\n", rules.gathers);
  }
  if (rules.pairs != Pairs::none) {
    text += fmt::format("pairs {}", find_name(kPairWords, rules.pairs));
    text += rules.pairs == Pairs::sum ? fmt::format(" {}\n", rules.pair_sum) : "\n";
  }
  return text + goal_text(rules.goal) + "\n";
}

Key128 identity_of(const Rules& rules) {
  const std::string text = normalised_text(rules);
  return key_of({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

}  // namespace sabar
