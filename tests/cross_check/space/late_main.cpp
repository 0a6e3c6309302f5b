// sabar_late_positions: what `auto` calls unsolvable late in a game, asked again without any technique.
//
//   sabar_late_positions [--positions N] [--seed N] GAME…
//
// Random legal play from random deals, cards that can go home or away before others; positions near its end. Whoever
// says unsolvable there is held against the search over whole positions, and where that does not come to an end against
// a depth-first search with all techniques off. Without a GAME it lists them. Exit code 1 for a contradiction.
#include <iostream>
#include <random>

#include "cross_check/space/arguments.hpp"
#include "cross_check/space/position.hpp"

namespace {

using namespace sabar;

constexpr std::uint64_t kNodes = 200'000;        // of `auto`
constexpr std::uint64_t kOracleNodes = 400'000;  // of the search over whole positions
constexpr std::uint64_t kPlainNodes = 2'000'000;
constexpr std::size_t kBytes = std::size_t{1} << 30;
constexpr std::size_t kMostMoves = 300;

struct Late {
  std::uint64_t number = 0;
  std::vector<Move> moves;
  Table table;
};

bool leaves_play(const Rules& rules, const PileMap& map, const Move& move) {
  const PileKind kind = rules.group[map.group_of[move.to]].kind;
  return move.kind == MoveKind::pair ||
         (move.kind == MoveKind::transfer &&
          (kind == PileKind::foundation || kind == PileKind::discard || kind == PileKind::hole));
}

// A position some moves before random play ends; nothing where the deal has no move.
std::optional<Late> late_position(const Rules& rules, RulesDice& dice) {
  Late late{dice.below(1'000'000'000), {}, {}};
  const auto deal = reduced_deal(rules, late.number);
  const patience::Engine engine(rules);
  const auto start = deal ? engine.start(*deal) : tl::unexpected(deal.error());
  if (!start) {
    std::cout << start.error().text() << '\n';
    return std::nullopt;
  }
  const PileMap map = map_piles(rules);
  std::vector<patience::Engine::State> states = {*start};
  MoveList<Move> moves;
  while (states.size() <= kMostMoves && !engine.goal(states.back())) {
    engine.legal(states.back(), moves);
    if (moves.empty()) {
      break;
    }
    std::vector<Move> home;
    for (const Move& move : moves) {
      if (leaves_play(rules, map, move)) {
        home.push_back(move);
      }
    }
    late.moves.push_back(!home.empty() && dice.chance(3, 4) ? dice.one_of(home) : random_move(moves, dice));
    states.push_back(states.back());
    engine.apply(states.back(), late.moves.back());
  }
  const std::size_t back = std::min(states.size() - 1, 1 + dice.below(dice.chance(1, 2) ? 4 : 16));
  states.resize(states.size() - back);
  late.moves.resize(states.size() - 1);
  late.table = engine.table(states.back());
  return states.size() > 1 ? std::optional(late) : std::nullopt;
}

Result<Solution> search(std::string_view solver, const Rules& rules, const Table& table, std::uint64_t nodes,
                        bool techniques) {
  SearchOptions options;
  options.budget = {nodes, kBytes};
  if (!techniques) {
    options.without.assign(technique_list().begin(), technique_list().end());
  }
  return solve(solver, rules, table, options);
}

struct LateTotals {
  std::uint64_t positions = 0;
  std::uint64_t solved = 0;
  std::uint64_t unknown = 0;
  std::uint64_t unsolvable = 0;
  std::uint64_t confirmed = 0;  // by the oracle
  std::uint64_t searched = 0;   // by the search without techniques
  std::uint64_t undecided = 0;
  std::uint64_t wrong = 0;
};

void check(const GameFile& game, const Late& late, LateTotals& totals) {
  ++totals.positions;
  const auto complain = [&](const std::string& what) {
    ++totals.wrong;
    std::cout << fmt::format("{} deal {}: {}; moves:\n{}\n", game.name, late.number, what,
                             line_text(game.rules, late.moves))
              << std::flush;
  };
  const auto answer = search("auto", game.rules, late.table, kNodes, true);
  if (!answer) {
    return complain(answer.error().message);
  }
  if (answer->verdict != Verdict::unsolvable) {
    ++(answer->verdict == Verdict::solved ? totals.solved : totals.unknown);
    return;
  }
  ++totals.unsolvable;
  const auto truth = search("reference", game.rules, late.table, kOracleNodes, false);
  if (truth && truth->verdict == Verdict::unsolvable) {
    ++totals.confirmed;
    return;
  }
  const auto plain = search("dfs", game.rules, late.table, kPlainNodes, false);
  if (!truth || !plain) {
    complain(!truth ? truth.error().message : plain.error().message);
  } else if (truth->verdict == Verdict::solved || plain->verdict == Verdict::solved) {
    complain(fmt::format("unsolvable after {} nodes, but it can be won", answer->nodes));
  } else {
    ++(plain->verdict == Verdict::unsolvable ? totals.searched : totals.undecided);
  }
}

std::uint64_t check_game(const GameFile& game, std::uint64_t positions, std::uint64_t seed) {
  RulesDice dice(seed);
  LateTotals totals;
  // Games in which nothing can be moved give up sooner.
  for (std::uint64_t tries = 0; totals.positions < positions && tries < 4 * positions; ++tries) {
    if (const auto late = late_position(game.rules, dice)) {
      check(game, *late, totals);
    }
  }
  std::cout << fmt::format(
                   "{:26} {:5} positions: {:4} can be won, {:3} open, {:4} unsolvable, of these {:4} confirmed "
                   "by the oracle, {:3} without techniques, {:3} undecided; {} contradictions\n",
                   game.name, totals.positions, totals.solved, totals.unknown, totals.unsolvable, totals.confirmed,
                   totals.searched, totals.undecided, totals.wrong)
            << std::flush;
  return totals.wrong;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  std::uint64_t positions = 100;
  std::uint64_t seed = std::random_device{}();
  std::vector<const GameFile*> games;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool named = words[i] == "--positions" || words[i] == "--seed";
    if (const auto number = named && i + 1 < words.size() ? number_argument(words[i + 1]) : std::nullopt) {
      (words[i++] == "--seed" ? seed : positions) = *number;
    } else if (const auto game = find_game(words[i])) {
      games.push_back(*game);
    } else {
      std::cerr << "usage: sabar_late_positions [--positions N] [--seed N] GAME…\n";
      return 1;
    }
  }
  if (games.empty()) {
    for (const GameFile& game : game_list()) {
      std::cout << game.name << '\n';
    }
  }
  std::uint64_t wrong = 0;
  for (const GameFile* game : games) {
    wrong += check_game(*game, positions, seed);
  }
  return wrong == 0 ? 0 : 1;
}
