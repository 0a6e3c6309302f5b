// What a player is told never contradicts a later verdict: hints, the losing move and the solver speak of one truth, in
// every game of the program.
//
// Walks of random moves and of moves that were said to win. At every place three are asked, with little to spend: the
// adviser that has seen the whole game, one that comes fresh, and the solver. Then the losing move is looked for.
#include <optional>
#include <span>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/progress.hpp>

#include "session/patience/sessions.hpp"
#include "share.hpp"

namespace sabar {
namespace {

constexpr Budget kLittle{2'500, std::size_t{4} << 20};
constexpr std::size_t kPlaces = 7;

struct Told {
  std::size_t won = 0;
  std::size_t lost = 0;
  std::size_t losing_moves = 0;
};

// The verdicts of one walk: what can be won could be won before, what is lost stays lost.
class WalkVerdicts {
public:
  void add(std::size_t place, Verdict verdict, std::string_view who, const std::string& where) {
    if (verdict == Verdict::solved) {
      ASSERT_FALSE(lost_ && *lost_ <= place)
          << where << ": " << who << " wins after " << place << " moves what was lost after " << *lost_;
      winnable_ = std::max(place, winnable_.value_or(0));
    } else if (verdict == Verdict::unsolvable) {
      ASSERT_FALSE(winnable_ && *winnable_ >= place)
          << where << ": " << who << " calls lost after " << place << " moves what can be won after " << *winnable_;
      lost_ = std::min(place, lost_.value_or(place));
    }
  }
  [[nodiscard]] const std::optional<std::size_t>& winnable() const { return winnable_; }
  [[nodiscard]] const std::optional<std::size_t>& lost() const { return lost_; }

private:
  std::optional<std::size_t> winnable_;  // the last place
  std::optional<std::size_t> lost_;      // the first place
};

void finish_advice(Adviser& adviser, const Session& session) {
  adviser.look_at(session);
  while (!adviser.done()) {
    adviser.step(500);
  }
}

Verdict told_by_text(const Hint& hint) {
  const std::string text = hint.text(Language::english);
  return text.starts_with("This wins") || text == "The game is won." ? Verdict::solved
         : text.starts_with("From here the game cannot be won")      ? Verdict::unsolvable
                                                                     : Verdict::unknown;
}

// Asks everybody, and gives the move that is said to win.
std::optional<Move> ask_everybody(const Session& session, Adviser& steady, WalkVerdicts& verdicts, Told& told) {
  const std::size_t place = session.moves_made();
  const std::string where = fmt::format("{} {}", session.name(), to_text(session.origin()));
  finish_advice(steady, session);
  const auto hint = steady.hint(session);
  EXPECT_TRUE(hint.has_value()) << where;
  verdicts.add(place, hint->verdict, "the adviser", where);
  EXPECT_EQ(hint->verdict, steady.verdict().value()) << where;
  EXPECT_EQ(told_by_text(*hint), hint->verdict) << where << ": " << hint->text(Language::english);
  verdicts.add(place, session.winnable(kLittle).value(), "a fresh adviser", where);
  if (!session.won()) {
    const auto solution = solve("auto", session.rules(), session.table(), {kLittle, 1, {}, {}});
    EXPECT_TRUE(solution.has_value()) << where << ": " << solution.error().text();
    verdicts.add(place, solution->verdict, "the solver", where);
  }
  if (const auto win = steady.win(); !win.empty()) {
    EXPECT_TRUE(judge_line(session.rules(), session.table(), win).won) << where;
  }
  const Progress progress = measure_progress(session.rules(), session.start_table(), session.table());
  EXPECT_TRUE(!session.won() || progress.percent() == 100) << where;
  told.won += hint->verdict == Verdict::solved ? 1 : 0;
  told.lost += hint->verdict == Verdict::unsolvable ? 1 : 0;
  return hint->verdict == Verdict::solved ? hint->move : std::nullopt;
}

void check_loss(const Session& session, const WalkVerdicts& verdicts, Told& told) {
  const std::string where = fmt::format("{} {}", session.name(), to_text(session.origin()));
  LossFinder finder(kLittle);
  finder.look_at(session);
  while (!finder.done()) {
    finder.step(500);
  }
  EXPECT_FALSE(finder.fault()) << where << ": " << finder.fault()->reason;
  const auto loss = finder.loss();
  ASSERT_TRUE(loss.has_value()) << where;
  if (loss->winnable) {
    EXPECT_FALSE(verdicts.lost() && *verdicts.lost() <= *loss->winnable) << where;
    Session there = session;
    ASSERT_TRUE(there.go_to(*loss->winnable));
    EXPECT_TRUE(judge_line(session.rules(), there.table(), loss->win).won) << where;
  }
  if (loss->lost) {
    EXPECT_FALSE(verdicts.winnable() && *verdicts.winnable() >= *loss->lost) << where;
  }
  if (loss->kind == Loss::Kind::found) {
    ++told.losing_moves;
    EXPECT_EQ(*loss->winnable + 1, *loss->lost) << where;
    EXPECT_EQ(session.moves()[*loss->winnable], *loss->move) << where;
  }
}

void walk_and_ask(const GameFile& game, std::uint64_t number, Told& told) {
  WalkDice dice(number);
  Session session = deal_session(game, number);
  Adviser steady(kLittle);
  WalkVerdicts verdicts;
  // Some walks begin near the end, where more can be decided.
  walk(session, dice, dice.below(60));
  for (std::size_t i = 0; i < kPlaces && !testing::Test::HasFatalFailure(); ++i) {
    const auto winning = ask_everybody(session, steady, verdicts, told);
    if (winning && dice.below(2) == 0) {
      ASSERT_TRUE(session.play(*winning));
    } else if (!play_random(session, dice)) {
      break;
    }
  }
  ask_everybody(session, steady, verdicts, told);
  check_loss(session, verdicts, told);
}

TEST(OneTruth, IsToldByHintsLosingMovesAndSolverInEveryGame) {
  Told told;
  const std::size_t step = all_is_run() ? 1 : 10;  // not every game under the sanitizers
  const std::span<const GameFile> games = game_list();
  for (std::size_t i = 0; i < games.size(); i += step) {
    for (std::size_t times = 1; times <= 2 && !HasFatalFailure(); ++times) {
      walk_and_ask(games[i], 2 * i + times, told);
    }
  }
  // It is no test if nobody says anything.
  EXPECT_GT(told.won, 100U / step);
  EXPECT_GT(told.lost, 100U / step);
  EXPECT_GT(told.losing_moves, step > 1 ? 0U : 5U);
}

// Taking moves back and playing on: what was said of a place is said of it again.
TEST(OneTruth, SurvivesTakingMovesBack) {
  for (const char* name : {"freecell", "klondike", "golf", "pyramid", "yukon", "accordion"}) {
    for (std::uint64_t number = 1; number <= std::max<std::uint64_t>(1, share(4)); ++number) {
      WalkDice dice(number);
      Session session = deal_session(name, number);
      walk(session, dice, 20);
      Adviser steady(kLittle);
      WalkVerdicts verdicts;
      Told told;
      while (true) {
        ask_everybody(session, steady, verdicts, told);
        if (!session.undo()) {
          break;
        }
      }
      while (session.redo()) {
        ask_everybody(session, steady, verdicts, told);
      }
    }
  }
}

}  // namespace
}  // namespace sabar
