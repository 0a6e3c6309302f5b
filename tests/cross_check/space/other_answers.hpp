// Lines that are said to be short, certificates, and the judge's view of a position, held against the search over whole
// positions and its engine.
#pragma once

#include <sabar/check/patience/certificate.hpp>
#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/general/make_certificate.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

#include "cross_check/space/answer.hpp"

namespace sabar {

[[nodiscard]] inline std::string line_fault(const LineOptions& options, const SpaceCase& at, const Solution& truth,
                                            const SpaceBudget& budget) {
  const Rules& rules = at.rules.rules();
  const auto won = solve("dfs-paper", rules, at.position.table, budget.options());
  if (!won || won->verdict != Verdict::solved) {
    return {};
  }
  const auto search = make_line_search(rules, at.position.table, won->line, options);
  if (!search) {
    return search.error().message;
  }
  drive(**search);
  const ShortLine found = conclude_line(**search, rules, at.position.table, won->line);
  if (found.fault) {
    return found.fault->reason;
  }
  const std::size_t shortest = truth.line.size();
  if (found.line.size() < shortest || found.at_least > shortest) {
    return fmt::format("{} moves, at least {}, but the shortest line has {}", found.line.size(), found.at_least,
                       shortest);
  }
  return {};
}

[[nodiscard]] inline std::string certificate_fault(const SpaceCase& at, const Solution& truth,
                                                   const SpaceBudget& budget) {
  const auto text = write_certificate(at.rules.game, at.position.table, budget.certificate);
  if (!text) {
    const bool won = text.error().can_be_won;
    return won && truth.verdict != Verdict::solved ? "it can be won, but it is unsolvable" : "";
  }
  if (truth.verdict != Verdict::unsolvable) {
    return "a certificate for a position that can be won";
  }
  const auto report = check_certificate(at.rules.game, at.position.table, *text);
  return report ? std::string() : report.error().message;
}

// Every move one could write down for these piles.
[[nodiscard]] inline std::vector<Move> writable_moves(const Table& table) {
  std::vector<Move> moves = {{MoveKind::draw, 0, 0, 1}, {MoveKind::redeal, 0, 0, 1}, {MoveKind::gather, 0, 0, 1}};
  const std::size_t piles = table.piles.size();
  for (std::size_t from = 0; from < piles; ++from) {
    for (std::size_t to = 0; to < piles; ++to) {
      for (std::size_t count = 1; count <= table.piles[from].cards.size(); ++count) {
        moves.push_back(transfer(from, to, count));
      }
      moves.push_back({MoveKind::pair, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 1});
    }
  }
  return moves;
}

// Engine and judge have the same moves here, make the same of them, and call the same games won.
[[nodiscard]] inline std::string judge_fault(const SpaceCase& at, const Solution& /*truth*/,
                                             const SpaceBudget& /*budget*/) {
  const Rules& rules = at.rules.rules();
  const patience::Engine engine(rules);
  const auto start = engine.start(at.position.table);
  const auto judge = Judge::begin(rules, at.position.table);
  if (!start || !judge) {
    return start.has_value() == judge.has_value() ? "" : "engine or judge refuses the table, the other does not";
  }
  if (engine.table(*start) != judge->table() || engine.goal(*start) != judge->won()) {
    return "engine and judge begin with different tables";
  }
  MoveList<Move> moves;
  engine.legal(*start, moves);
  for (const Move& move : writable_moves(judge->table())) {
    const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
    const auto permitted = judge->permits(move);
    if (listed != permitted.has_value()) {
      return fmt::format("{} {}", listed ? "only the engine has" : "only the judge permits", to_text(rules, move));
    }
    if (listed) {
      auto state = *start;
      engine.apply(state, move);
      Judge after = *judge;
      if (!after.play(move) || engine.table(state) != after.table() || engine.goal(state) != after.won()) {
        return fmt::format("different tables after {}", to_text(rules, move));
      }
    }
  }
  return {};
}

}  // namespace sabar
