// Replay: asks, plays, lets effects happen.
#include <utility>

#include <fmt/format.h>

#include <sabar/check/patience/effects.hpp>
#include <sabar/check/patience/goals.hpp>
#include <sabar/check/patience/judge.hpp>
#include <sabar/check/patience/permits.hpp>

namespace sabar {

Judge::Judge(const Rules& rules, Table start) : rules_(rules), map_(map_piles(rules)), table_(std::move(start)) {}

Result<Judge> Judge::begin(const Rules& rules, Table start) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  Judge judge(rules, std::move(start));
  judge.settles_ = check::may_settle(judge.view());
  check::settle(judge.view(), judge.table_);
  return judge;
}

check::View Judge::view() const { return {rules_, table_, map_}; }

Result<> Judge::permits(const Move& move) const { return check::permits(view(), move); }

Result<> Judge::play(const Move& move) {
  const check::View view = this->view();
  if (auto allowed = check::permits(view, move); !allowed) {
    return allowed;
  }
  check::carry_out(view, table_, move);
  if (settles_) {
    check::settle(view, table_);
  }
  return {};
}

bool Judge::won() const { return check::goal_reached(view()); }

Ruling judge_line(const Rules& rules, const Table& start, std::span<const Move> line) {
  Ruling ruling;
  auto judge = Judge::begin(rules, start);
  if (!judge) {
    ruling.reason = fmt::format("the table: {}", judge.error().text());
    return ruling;
  }
  for (const Move& move : line) {
    if (const auto played = judge->play(move); !played) {
      ruling.reason =
          fmt::format("move {} ({}): {}", ruling.played + 1, check::move_words(rules, move), played.error().text());
      return ruling;
    }
    ++ruling.played;
  }
  ruling.accepted = true;
  ruling.won = judge->won();
  return ruling;
}

}  // namespace sabar
