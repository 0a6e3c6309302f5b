// Reasons read from a winning line are true: what they promise happens on the line.
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/session/patience/reason_text.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/strategy/line_reason.hpp>

#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

constexpr Budget kForALine{3'000'000, std::size_t{256} << 20};

std::size_t cards_face_down(const Table& table) {
  std::size_t cards = 0;
  for (const TablePile& pile : table.piles) {
    cards += pile.face_down;
  }
  return cards;
}

Card card_of(const Session& session, const Move& move) {
  const auto& cards = session.table().piles[move.from].cards;
  return cards[cards.size() - move.count];
}

// The session stands before line[at]; afterwards too.
void expect_reason_holds(const Session& session, std::span<const Move> line, const Reason& reason) {
  Session later = session;
  ASSERT_TRUE(later.play(line[0]).has_value());
  const Table after = later.table();
  for (std::size_t i = 1; i < reason.later; ++i) {
    ASSERT_TRUE(later.play(line[i]).has_value());
  }
  const Move& needed = line[std::min<std::size_t>(reason.later, line.size() - 1)];
  switch (reason.why) {
    case Why::turns:
      EXPECT_LT(cards_face_down(after), cards_face_down(session.table()));
      break;
    case Why::room_for:
      EXPECT_TRUE(after.piles[line[0].from].cards.empty() && later.table().piles[line[0].from].cards.empty());
      EXPECT_EQ(needed.to, line[0].from);
      EXPECT_EQ(card_of(later, needed), reason.other);
      break;
    case Why::completes:
      EXPECT_LT(after.piles[line[0].to].cards.size(), session.table().piles[line[0].to].cards.size() + line[0].count);
      break;
    case Why::uncovers:
      EXPECT_EQ(needed.from, line[0].from);
      EXPECT_EQ(card_of(later, needed), reason.other);
      break;
    case Why::carries:
      EXPECT_EQ(needed.to, line[0].to);
      EXPECT_EQ(later.table().piles[needed.to].cards.back(), after.piles[needed.to].cards.back());
      EXPECT_EQ(card_of(later, needed), reason.other);
      break;
    case Why::fetches: {
      const std::size_t waste = only_pile(session.rules(), PileKind::waste).value();
      EXPECT_TRUE(needed.from == waste || needed.to == waste);
      EXPECT_EQ(later.table().piles[waste].cards.back(), reason.other);
      break;
    }
    case Why::wins:
      EXPECT_EQ(reason.later, line.size() - 1);
      break;
    default:
      break;
  }
}

TEST(LineReason, HoldsOnEveryMoveOfAWinningLine) {
  std::set<Why> seen;
  for (const auto& [name, number] : {std::pair{"klondike", 3},
                                     {"freecell", 17},
                                     {"yukon", 2},
                                     {"canfield", 5},
                                     {"golf", 4},
                                     {"spider-1", 1},
                                     {"pyramid", 1}}) {
    Session session = deal_session(name, static_cast<std::uint64_t>(number));
    const auto solution = solve("auto", session.rules(), session.table(), {kForALine, 1, {}, {}});
    ASSERT_TRUE(solution.has_value());
    for (std::size_t i = 0; i < solution->line.size(); ++i) {
      const auto rest = std::span(solution->line).subspan(i);
      const Reason reason = reason_on_line(session.rules(), session.table(), rest);
      SCOPED_TRACE(fmt::format("{} {} move {}: {}", name, number, i + 1, to_text(reason, Language::english)));
      expect_reason_holds(session, rest, reason);
      EXPECT_FALSE(to_text(reason, Language::indonesian).empty());
      seen.insert(reason.why);
      ASSERT_TRUE(session.play(rest[0]).has_value());
    }
  }
  for (const Why why :
       {Why::turns, Why::room_for, Why::uncovers, Why::carries, Why::fetches, Why::home, Why::completes}) {
    EXPECT_TRUE(seen.contains(why)) << static_cast<int>(why);
  }
}

TEST(LineReason, OfTheLastMoveIsTheWin) {
  const auto game =
      read_game("small", "title Small\ndeck suits 1 ranks 1\ncolumns 1 deal 1 fill none\nfoundations 1\n");
  ASSERT_TRUE(game.has_value()) << game.error().text();
  const auto deal = read_deal(*game, "sabar-deal 1\ncolumn AS\n");
  ASSERT_TRUE(deal.has_value()) << deal.error().text();
  const Move move = *parse_move(game->rules, "t1-f1");
  EXPECT_EQ(reason_on_line(game->rules, deal->table, std::span(&move, 1)).why, Why::wins);
}

}  // namespace
}  // namespace sabar
