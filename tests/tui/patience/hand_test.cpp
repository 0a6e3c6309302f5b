#include <algorithm>

#include <gtest/gtest.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/hand.hpp>

#include "session/patience/sessions.hpp"

namespace sabar::tui {
namespace {

std::size_t pile(const Session& session, std::string_view name) { return *parse_pile(session.rules(), name); }

TEST(Hand, OffersExactlyTheLegalMoves) {
  for (const GameFile& game : game_list()) {
    Session session = deal_session(game, 5);
    WalkDice dice(5);
    for (int i = 0; i < 20; ++i) {
      const Hand hand(session);
      for (const Move& move : session.legal()) {
        if (move.kind == MoveKind::transfer || move.kind == MoveKind::pair) {
          const Grip grip{move.from, move.count, move.kind == MoveKind::transfer};
          EXPECT_EQ(hand.move_to(grip, move.to), move) << game.name << ' ' << to_text(session.rules(), move);
          EXPECT_TRUE(hand.movable({move.from, 1, false}));
        }
      }
      if (!play_random(session, dice)) {
        break;
      }
    }
  }
}

TEST(Hand, APairIsTakenFromEitherSide) {
  const Session session = deal_session("pyramid", 17);
  const Hand hand(session);
  const auto pair = std::find_if(session.legal().begin(), session.legal().end(),
                                 [](const Move& move) { return move.kind == MoveKind::pair; });
  ASSERT_NE(pair, session.legal().end());
  EXPECT_EQ(hand.move_to({pair->from, 1, false}, pair->to), *pair);
  EXPECT_EQ(hand.move_to({pair->to, 1, false}, pair->from), *pair);
}

TEST(Hand, DrawsAndThenTurnsTheWasteOver) {
  Session session = deal_session("klondike", 17);
  for (int i = 0; i < 24; ++i) {
    EXPECT_EQ(Hand(session).turn_stock(), Move{MoveKind::draw});
    ASSERT_TRUE(session.play("draw"));
  }
  EXPECT_EQ(Hand(session).turn_stock(), Move{MoveKind::redeal});
}

TEST(Hand, SendsAnAceHome) {
  Session session = deal_session("freecell", 17);
  const Hand hand(session);
  const auto move = hand.move_home(pile(session, "t3"));  // the ace of diamonds lies on top
  ASSERT_TRUE(move);
  EXPECT_EQ(to_text(session.rules(), *move), "t3-f2");
  EXPECT_TRUE(hand.any_home());
  EXPECT_FALSE(hand.move_home(pile(session, "t1")));
  EXPECT_TRUE(hand.move_to_cell(pile(session, "t1")));
}

}  // namespace
}  // namespace sabar::tui
