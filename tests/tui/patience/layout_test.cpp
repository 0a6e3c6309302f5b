#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/cursor.hpp>
#include <sabar/tui/patience/layout/column.hpp>
#include <sabar/tui/patience/layout/layout.hpp>

#include "session/patience/sessions.hpp"

namespace sabar::tui {
namespace {

constexpr Size kTable{80, 21};  // a screen of 24 lines without its three bars

PileKind kind_of(const Session& session, std::size_t pile) {
  return session.rules().group[map_piles(session.rules()).group_of[pile]].kind;
}

bool inside(const Box& box, Size size) {
  return box.x >= 1 && box.y >= 0 && box.width >= 4 && box.height >= 1 && box.x + box.width <= size.width &&
         box.y + box.height <= size.height;
}

bool hidden(const Session& session, std::size_t pile) {
  return kind_of(session, pile) == PileKind::discard && session.rules().pairs == Pairs::none;
}

// Cards of a pile that the layout accounts for, singly or by a mark.
std::size_t told(const Layout& layout, std::size_t pile) {
  std::size_t cards = 0;
  for (const CardSpot& spot : layout.cards) {
    cards += spot.pile == pile ? spot.count : 0;
  }
  return cards;
}

void expect_good_pile(const Session& session, const Layout& layout, std::size_t pile, Size size) {
  const PileSpot& spot = layout.piles[pile];
  const std::size_t cards = session.table().piles[pile].cards.size();
  EXPECT_EQ(spot.shown, !hidden(session, pile));
  if (!spot.shown) {
    return;
  }
  EXPECT_TRUE(inside(spot.slot, size) && inside(spot.area, size));
  EXPECT_LT(spot.label_y, size.height);
  if (cards > 0) {
    const CardSpot* top = layout.spot_of(pile, cards - 1);
    ASSERT_NE(top, nullptr);
    EXPECT_EQ(top->count, 1U) << "the top card is always seen";
  }
  const PileKind kind = kind_of(session, pile);
  if (kind == PileKind::column || (kind == PileKind::reserve && cards > 0)) {
    EXPECT_EQ(told(layout, pile), cards) << "no card of a column goes untold";
  }
}

void expect_good(const Session& session, const Layout& layout, Size size) {
  ASSERT_TRUE(layout.complete);
  EXPECT_LE(layout.height, size.height);
  for (std::size_t pile = 0; pile < layout.piles.size(); ++pile) {
    SCOPED_TRACE(pile_name(session.rules(), pile));
    expect_good_pile(session, layout, pile, size);
  }
  for (std::size_t i = 0; i < layout.cards.size(); ++i) {
    EXPECT_TRUE(inside(layout.cards[i].box, size));
    for (std::size_t k = 0; k < i; ++k) {
      EXPECT_FALSE(layout.cards[i].box.meets(layout.cards[k].box))
          << pile_name(session.rules(), layout.cards[i].pile) << " on "
          << pile_name(session.rules(), layout.cards[k].pile);
    }
  }
}

// Every pile that has a card or can get one is reached by arrows alone.
void expect_reachable(const Session& session, const Layout& layout) {
  std::set<std::size_t> seen;
  std::vector<std::size_t> open{Cursor(session).pile()};
  while (!open.empty()) {
    const std::size_t pile = open.back();
    open.pop_back();
    if (!seen.insert(pile).second) {
      continue;
    }
    for (const Direction direction : {Direction::left, Direction::right, Direction::up, Direction::down}) {
      Cursor cursor(session);
      cursor.set(pile, direction == Direction::up ? walkable(session, pile) : 1);
      cursor.move(session, layout, direction);
      open.push_back(cursor.pile());
    }
  }
  for (std::size_t pile = 0; pile < layout.piles.size(); ++pile) {
    const PileKind kind = kind_of(session, pile);
    const bool gone = session.table().piles[pile].cards.empty() && (kind == PileKind::place || kind == PileKind::row);
    EXPECT_TRUE(gone || !layout.piles[pile].shown || seen.contains(pile)) << pile_name(session.rules(), pile);
  }
}

TEST(Layout, EveryGameFitsAtTheDeal) {
  ASSERT_GT(game_list().size(), 100U);
  for (const GameFile& game : game_list()) {
    SCOPED_TRACE(game.name);
    const Session session = deal_session(game, 17);
    const Layout layout = lay_out_table(session.rules(), session.table(), kTable);
    expect_good(session, layout, kTable);
    expect_reachable(session, layout);
  }
}

TEST(Layout, EveryGameFitsInLaterPositions) {
  for (const GameFile& game : game_list()) {
    SCOPED_TRACE(game.name);
    for (std::uint64_t number = 1; number <= 3; ++number) {
      Session session = deal_session(game, number);
      WalkDice dice(number);
      for (int i = 0; i < 160 && play_random(session, dice); ++i) {
        if (i % 16 == 15) {
          expect_good(session, lay_out_table(session.rules(), session.table(), kTable), kTable);
        }
      }
    }
  }
}

TEST(Layout, EveryGameUsesLargeScreens) {
  for (const GameFile& game : game_list()) {
    SCOPED_TRACE(game.name);
    const Session session = deal_session(game, 17);
    for (const Size size : {Size{100, 30}, Size{132, 50}, Size{250, 80}}) {
      expect_good(session, lay_out_table(session.rules(), session.table(), size), size);
    }
  }
}

TEST(Layout, SaysWhenTheScreenIsTooSmall) {
  const Session session = deal_session("spider-4", 1);
  EXPECT_FALSE(lay_out_table(session.rules(), session.table(), {20, 21}).complete);
  EXPECT_FALSE(lay_out_table(session.rules(), session.table(), {80, 5}).complete);
  for (int width = 1; width < 90; width += 8) {
    for (int height = 1; height < 30; height += 3) {
      const Layout layout = lay_out_table(session.rules(), session.table(), {width, height});
      if (layout.complete) {
        expect_good(session, layout, {width, height});
      }
    }
  }
}

TEST(Layout, KlondikeHasHighCardsAndTheStockOverTheFirstColumn) {
  const Session session = deal_session("klondike", 17);
  const Layout layout = lay_out_table(session.rules(), session.table(), kTable);
  const auto stock = only_pile(session.rules(), PileKind::stock);
  EXPECT_EQ(layout.piles[*stock].slot.height, 3);
  EXPECT_EQ(layout.piles[0].slot.x, layout.piles[*stock].slot.x);
}

RC_GTEST_PROP(ColumnLines, TellEveryCardOnceAndShowTopAndFocus, ()) {
  const auto cards = *rc::gen::inRange<std::size_t>(1, 80);
  const auto closed = *rc::gen::inRange<std::size_t>(0, cards);
  const auto lines = *rc::gen::inRange<std::size_t>(4, 30);
  const auto focus = *rc::gen::inRange<std::size_t>(closed, cards);
  const auto column = column_lines(cards, closed, lines, focus);
  RC_ASSERT(column.size() <= lines);
  std::size_t next = 0;
  bool seen = false;
  for (const ColumnLine& line : column) {
    RC_ASSERT(line.place == next);
    next += line.count;
    seen = seen || (line.count == 1 && line.place == focus);
  }
  RC_ASSERT(next == cards);
  RC_ASSERT(column.back().count == 1U);
  RC_ASSERT(seen);
}

TEST(ColumnLines, FaceDownCardsGiveWayFirst) {
  const auto column = column_lines(12, 6, 8, std::nullopt);
  ASSERT_EQ(column.size(), 8U);
  EXPECT_EQ(column[0].count, 5U);
  EXPECT_EQ(column[1].place, 5U);
}

}  // namespace
}  // namespace sabar::tui
