// The score of Klondike: what every move is worth.
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/session/patience/session.hpp>

namespace sabar::score_tests {
namespace {

Session scored_game(std::string_view name, std::uint64_t number) {
  const GameFile& game = **find_game(name);
  return *Session::deal(game, {Scheme::sabar, Natural(number), usual_order(game.rules, Scheme::sabar)});
}

TEST(Score, BeginsWithTheDeckToPayFor) {
  EXPECT_EQ(scored_game("klondike", 1).score(), (GameScore{0, -52}));
  EXPECT_EQ(scored_game("double-klondike", 1).score(), (GameScore{0, -104}));
  EXPECT_FALSE(scored_game("freecell", 1).score());
  EXPECT_FALSE(scored_game("spider-4", 1).score());
}

TEST(Score, PaysForACardTurnedAndTakesItBackWithUndo) {
  Session game = scored_game("klondike", 17);
  ASSERT_TRUE(game.play("t6-t3"));
  EXPECT_EQ(game.score(), (GameScore{5, -52}));
  game.undo();
  EXPECT_EQ(game.score(), (GameScore{0, -52}));
}

TEST(Score, TurningTheWasteOverCostsByTheNumberOfCardsDrawn) {
  for (const auto& [name, after_one, after_four] : {std::tuple("klondike", 0, 0), std::tuple("klondike-3", 5, 0)}) {
    Session game = scored_game(name, 17);
    ASSERT_TRUE(game.play("t6-t3"));
    for (int pass = 1; pass <= 4; ++pass) {
      while (game.play("draw")) {
      }
      ASSERT_TRUE(game.play("redeal"));
      EXPECT_EQ(game.score()->standard, pass < 4 ? after_one : after_four) << name << pass;
    }
  }
}

// Along any game: what the kinds of piles say about each move, added up anew.
TEST(Score, IsTheSumOfItsMoves) {
  for (std::uint64_t deal = 1; deal <= 20; ++deal) {
    Session game = scored_game("klondike", deal);
    int standard = 0;
    std::vector<std::optional<GameScore>> scores = {game.score()};
    for (std::size_t i = 0; i < 200 && !game.legal().empty(); ++i) {
      const Move move = game.legal()[(deal * 31 + i * 17) % game.legal().size()];
      const std::string text = to_text(game.rules(), move);
      const Table before = game.table();
      ASSERT_TRUE(game.play(move));
      int gain = text.starts_with("w-f") ? 10 : text.starts_with("w-t") ? 5 : text == "redeal" ? -100 : 0;
      gain += text[0] == 't' && text.find("-f") != std::string::npos ? 10 : 0;
      gain += text[0] == 'f' ? -15 : 0;
      for (std::size_t pile = 0; pile < before.piles.size(); ++pile) {
        gain += before.piles[pile].face_down > game.table().piles[pile].face_down ? 5 : 0;
      }
      standard = std::max(0, standard + gain);
      ASSERT_EQ(game.score()->standard, standard) << deal << ' ' << text;
      scores.push_back(game.score());
    }
    // Wherever one goes on the line, the score is that of the moves before.
    for (std::size_t i = 0; i < scores.size(); ++i) {
      const std::size_t place = i * 67 % scores.size();
      ASSERT_TRUE(game.go_to(place));
      ASSERT_EQ(game.score(), scores[place]) << deal << ' ' << place;
    }
    ASSERT_EQ(Session::load(game.save())->score(), game.score());
  }
}

}  // namespace
}  // namespace sabar::score_tests
