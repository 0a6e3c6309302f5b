// The move that lost the game: before it the oracle wins, after it the oracle proves that nothing does.
#include <atomic>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>

#include "cross_check/reduced.hpp"
#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

constexpr Budget kAmple{5'000'000, std::size_t{256} << 20};

// The ace lies under the two, and there is one cell to free it, which anything may block.
Session cell_game() {
  const auto game =
      read_game("small", "title Small\ndeck suits 1 ranks 4\ncolumns 2 deal 3 1 fill none\ncells 1\nfoundations 1\n");
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  const auto deal = read_deal(*game, "sabar-deal 1\ncolumn 4S AS 2S\ncolumn 3S\n");
  EXPECT_TRUE(deal.has_value()) << (deal ? "" : deal.error().text());
  return *Session::begin(*game, deal->table);
}

void play_all(Session& session, std::initializer_list<std::string_view> moves) {
  for (const std::string_view move : moves) {
    const auto played = session.play(move);
    ASSERT_TRUE(played.has_value()) << move << ": " << played.error().text();
  }
}

Loss find_in(LossFinder& finder, const Session& session) {
  finder.look_at(session);
  drive(finder);
  const auto loss = finder.loss();
  EXPECT_TRUE(loss.has_value()) << (loss ? "" : loss.error().text());
  return loss.value_or(Loss{});
}

Verdict verdict_at(const Session& session, std::size_t place) {
  Session there = session;
  EXPECT_TRUE(there.go_to(place).has_value());
  const auto truth = truth_of(session.rules(), there.table());
  EXPECT_TRUE(truth.has_value());
  return truth ? truth->verdict : Verdict::unknown;
}

void expect_true(const Session& session, const Loss& loss) {
  const std::size_t end = session.moves_made();
  switch (loss.kind) {
    case Loss::Kind::none:
      EXPECT_EQ(verdict_at(session, end), Verdict::solved);
      EXPECT_EQ(loss.winnable, end);
      break;
    case Loss::Kind::never:
      EXPECT_EQ(verdict_at(session, 0), Verdict::unsolvable);
      break;
    case Loss::Kind::found: {
      ASSERT_TRUE(loss.winnable && loss.lost && loss.move);
      EXPECT_EQ(*loss.winnable + 1, *loss.lost);
      EXPECT_EQ(*loss.move, session.moves()[*loss.winnable]);
      EXPECT_EQ(verdict_at(session, *loss.lost), Verdict::unsolvable);
      Session there = session;
      ASSERT_TRUE(there.go_to(*loss.winnable).has_value());
      EXPECT_TRUE(judge_line(session.rules(), there.table(), loss.win).won);
      EXPECT_NE(loss.text(session.rules(), Language::english).find(fmt::format("Move {} ", *loss.lost)),
                std::string::npos);
      break;
    }
    case Loss::Kind::between:
    case Loss::Kind::unknown:
      ADD_FAILURE() << "small games are decided: " << to_text(loss.kind);
  }
}

TEST(LosingMove, IsTheOneThatBlocksTheCell) {
  Session session = cell_game();
  LossFinder finder(kAmple);
  EXPECT_EQ(find_in(finder, session).kind, Loss::Kind::none);
  play_all(session, {"t2-c1"});
  const Loss loss = find_in(finder, session);
  ASSERT_EQ(loss.kind, Loss::Kind::found);
  EXPECT_EQ(loss.winnable, 0U);
  EXPECT_EQ(
      loss.text(session.rules(), Language::english),
      "Move 1 (t2-c1) lost the game: Three of spades goes to a cell. Before it the game could still be won; a win "
      "from there takes 5 moves.");
  EXPECT_EQ(loss.text(session.rules(), Language::indonesian),
            "Langkah 1 (t2-c1) membuat permainan kalah: Tiga sekop pindah ke sel. Sebelumnya permainan masih bisa "
            "menang; kemenangan dari sana memerlukan 5 langkah.");
}

class LosingMoveLaw : public ReducedTest {};

TEST_P(LosingMoveLaw, OracleAgreesOnRandomGames) {
  const auto game = read_reduced(reduced_game(GetParam()));
  ASSERT_TRUE(game.has_value());
  WalkDice dice(7);
  std::size_t found = 0;
  for (std::uint64_t number = 1; number <= 40; ++number) {
    auto session = Session::begin(*game, deal(number));
    ASSERT_TRUE(session.has_value()) << session.error().text();
    walk(*session, dice, 40);
    LossFinder finder(kAmple);
    const Loss loss = find_in(finder, *session);
    SCOPED_TRACE(fmt::format("deal {}", number));
    expect_true(*session, loss);
    found += loss.kind == Loss::Kind::found ? 1 : 0;
  }
  EXPECT_GT(found, 0U);
}

INSTANTIATE_TEST_SUITE_P(Reduced, LosingMoveLaw,
                         testing::Values("klondike-three", "klondike-once", "canfield", "freecell", "golf", "yukon"),
                         reduced_test_name);

TEST(LosingMove, IsTheSameInSlices) {
  const auto game = read_reduced(reduced_game("freecell"));
  WalkDice dice(3);
  auto session = Session::begin(*game, *reduced_deal(game->rules, 5));
  walk(*session, dice, 40);
  std::vector<std::uint64_t> nodes;
  for (const std::uint64_t slice : {1U, 77U, 1'000'000U}) {
    LossFinder finder(kAmple);
    finder.look_at(*session);
    while (!finder.done()) {
      finder.step(slice);
    }
    nodes.push_back(finder.nodes());
  }
  EXPECT_EQ(nodes, std::vector<std::uint64_t>(3, nodes[0]));
}

TEST(LosingMove, KeepsWhatIsStillTrue) {
  Session session = cell_game();
  play_all(session, {"t2-c1"});
  LossFinder finder(kAmple);
  ASSERT_EQ(find_in(finder, session).kind, Loss::Kind::found);
  session.undo();
  finder.look_at(session);
  EXPECT_TRUE(finder.done());
  const auto loss = finder.loss();
  EXPECT_EQ(loss->kind, Loss::Kind::none);
  EXPECT_TRUE(judge_line(session.rules(), session.table(), loss->win).won);
  play_all(session, {"t1-c1", "t1-f1"});  // along the line
  finder.look_at(session);
  EXPECT_TRUE(finder.done());
  EXPECT_EQ(finder.loss()->winnable, 2U);
}

TEST(LosingMove, IsHonestAboutWhatItDoesNotKnow) {
  Session session = deal_session("klondike", 17);
  WalkDice dice(1);
  walk(session, dice, 30);
  LossFinder finder({1, std::size_t{1} << 20});
  EXPECT_EQ(find_in(finder, session).kind, Loss::Kind::unknown);
  finder.look_at(session, true);  // somebody else knows that it is lost
  drive(finder);
  const auto loss = finder.loss();
  EXPECT_EQ(loss->kind, Loss::Kind::between);
  EXPECT_EQ(loss->lost, 30U);
  EXPECT_EQ(loss->winnable, std::nullopt);
  EXPECT_NE(loss->text(session.rules(), Language::english).find("is not known"), std::string::npos);
  EXPECT_NE(loss->text(session.rules(), Language::indonesian).find("tidak diketahui"), std::string::npos);
}

TEST(LosingMove, NamesTheMovesItLiesBetween) {
  Loss loss;
  loss.kind = Loss::Kind::between;
  loss.winnable = 30;
  loss.lost = 37;
  loss.win.resize(88);
  const Rules& rules = (*find_game("klondike"))->rules;
  EXPECT_EQ(
      loss.text(rules, Language::english),
      "One of the moves 31 to 37 lost the game; which one is not known. Before move 31 it could still be won; a win "
      "from there takes 88 moves.");
  EXPECT_EQ(loss.text(rules, Language::indonesian),
            "Salah satu langkah 31 sampai 37 membuat permainan kalah; yang mana tidak diketahui. Sebelum langkah 31 "
            "masih bisa menang; kemenangan dari sana memerlukan 88 langkah.");
}

TEST(LosingMove, StopsWhenAsked) {
  const Session session = deal_session("spider-4", 1);
  const std::atomic<bool> stop = true;
  LossFinder finder;
  finder.look_at(session);
  EXPECT_EQ(drive(finder, Guard{&stop, {}}), Halt::stopped);
  EXPECT_EQ(finder.loss()->kind, Loss::Kind::unknown);
}

TEST(LosingMove, OfAWonGameIsNone) {
  Session session = cell_game();
  play_all(session, {"t1-c1", "t1-f1", "c1-f1", "t2-f1", "t1-f1"});
  ASSERT_TRUE(session.won());
  LossFinder finder(kAmple);
  const Loss loss = find_in(finder, session);
  EXPECT_EQ(loss.kind, Loss::Kind::none);
  EXPECT_EQ(loss.text(session.rules(), Language::english), "The game is won.");
  EXPECT_EQ(finder.nodes(), 0U);
}

}  // namespace
}  // namespace sabar
