// Hints and winnability: from a winning line, from a lost game, and as a guess; what is known is not searched twice.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/session/patience/advice/hint.hpp>

#include "session/patience/sessions.hpp"
#include "share.hpp"

namespace sabar {
namespace {

constexpr Budget kPlenty{5'000'000, std::size_t{256} << 20};
constexpr Budget kNothing{1, std::size_t{1} << 20};

Session small_session(std::string_view rules, std::string_view deal) {
  const auto game = read_game("small", fmt::format("title Small\n{}\n", rules));
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  const auto table = read_deal(*game, fmt::format("sabar-deal 1\n{}\n", deal));
  EXPECT_TRUE(table.has_value()) << (table ? "" : table.error().text());
  return *Session::begin(*game, table->table);
}

// The ace lies under the two, and there is one cell to free it, which anything may block.
Session one_cell() {
  return small_session("deck suits 1 ranks 4\ncolumns 2 deal 3 1 fill none\ncells 1\nfoundations 1",
                       "column 4S AS 2S\ncolumn 3S");
}

// No move of it ever brings the ace home.
Session lost_game() {
  return small_session("deck suits 1 ranks 4\ncolumns 2 deal 3 1 fill none\ncells 1\nfoundations 1",
                       "column AS 2S 3S\ncolumn 4S");
}

void search(Adviser& adviser) {
  while (!adviser.done()) {
    adviser.step(1000);
  }
}

void play(Session& session, std::string_view move) {
  const auto played = session.play(move);
  ASSERT_TRUE(played.has_value()) << move << ": " << played.error().text();
}

TEST(Hint, OfAWinningLineLeadsToTheWinWithoutSearchingAgain) {
  Session session = deal_session("freecell", 17);
  Adviser adviser(kPlenty);
  adviser.look_at(session);
  search(adviser);
  ASSERT_EQ(adviser.verdict().value(), Verdict::solved);
  EXPECT_GT(adviser.nodes(), 0U);
  std::size_t to_go = adviser.hint(session)->to_go;
  while (!session.won()) {
    const auto hint = adviser.hint(session);
    ASSERT_TRUE(hint.has_value());
    ASSERT_EQ(hint->verdict, Verdict::solved);
    ASSERT_EQ(hint->to_go, to_go--);
    ASSERT_TRUE(hint->text(Language::english).starts_with("This wins")) << hint->text(Language::english);
    ASSERT_TRUE(hint->text(Language::indonesian).starts_with("Ini menang"));
    ASSERT_TRUE(session.play(*hint->move).has_value());
    adviser.look_at(session);
    ASSERT_TRUE(adviser.done());
    ASSERT_EQ(adviser.nodes(), 0U);
  }
  EXPECT_EQ(adviser.hint(session)->move, std::nullopt);
  EXPECT_EQ(adviser.hint(session)->text(Language::english), "The game is won.");
}

TEST(Hint, KnowsTheWayAgainAfterMovesAreTakenBack) {
  Session session = deal_session("freecell", 17);
  play(session, "t1-c1");
  play(session, "t2-c2");
  Adviser adviser(kPlenty);
  adviser.look_at(session);
  search(adviser);
  ASSERT_EQ(adviser.verdict().value(), Verdict::solved);
  session.restart();
  const auto hint = adviser.hint(session);
  ASSERT_TRUE(adviser.done());
  EXPECT_EQ(adviser.nodes(), 0U);
  EXPECT_EQ(to_text(session.rules(), *hint->move), "t1-c1");
  // What was found leads from the deal to the win.
  for (auto next = adviser.hint(session); !session.won(); next = adviser.hint(session)) {
    ASSERT_TRUE(session.play(*next->move).has_value());
  }
}

TEST(Hint, ComesBackToTheLineItKnows) {
  Session session = deal_session("freecell", 17);
  Adviser adviser(kPlenty);
  adviser.look_at(session);
  search(adviser);
  const Move first = *adviser.hint(session)->move;
  const auto other =
      std::find_if(session.legal().begin(), session.legal().end(), [&](const Move& move) { return !(move == first); });
  ASSERT_TRUE(session.play(Move(*other)).has_value());
  adviser.look_at(session);
  EXPECT_FALSE(adviser.done());
  EXPECT_EQ(adviser.hint(session)->verdict, Verdict::unknown);
  session.undo();
  adviser.look_at(session);
  EXPECT_TRUE(adviser.done());
  EXPECT_EQ(adviser.hint(session)->move, first);
}

TEST(Hint, AWonGameThatIsTakenBackIsKnownToBeWon) {
  Session session = one_cell();
  for (const char* move : {"t1-c1", "t1-f1", "c1-f1", "t2-f1", "t1-f1"}) {
    play(session, move);
  }
  ASSERT_TRUE(session.won());
  Adviser adviser(kPlenty);
  adviser.look_at(session);
  EXPECT_EQ(adviser.verdict().value(), Verdict::solved);
  session.undo();
  session.undo();
  EXPECT_EQ(to_text(session.rules(), *adviser.hint(session)->move), "t2-f1");
  EXPECT_EQ(adviser.nodes(), 0U);
}

TEST(Hint, OfALostGameSaysSoUntilMovesAreTakenBack) {
  Session session = one_cell();
  Adviser adviser(kPlenty);
  adviser.look_at(session);
  search(adviser);
  EXPECT_EQ(adviser.verdict().value(), Verdict::solved);
  play(session, "t2-c1");  // blocks the cell, and nothing fills a column
  adviser.look_at(session);
  EXPECT_FALSE(adviser.done());
  search(adviser);
  EXPECT_EQ(adviser.verdict().value(), Verdict::unsolvable);
  const auto hint = adviser.hint(session);
  EXPECT_EQ(hint->move, std::nullopt);
  EXPECT_TRUE(hint->text(Language::english).starts_with("From here the game cannot be won"));
  EXPECT_TRUE(hint->text(Language::indonesian).starts_with("Dari sini permainan tidak dapat dimenangkan"));
  session.undo();
  adviser.look_at(session);
  EXPECT_EQ(adviser.verdict().value(), Verdict::solved);
}

TEST(Hint, ALostGameStaysLostWhateverIsPlayed) {
  Session session = lost_game();
  Adviser adviser(kPlenty);
  adviser.look_at(session);
  search(adviser);
  ASSERT_EQ(adviser.verdict().value(), Verdict::unsolvable);
  play(session, "t2-c1");
  adviser.look_at(session);
  EXPECT_TRUE(adviser.done());
  EXPECT_EQ(adviser.verdict().value(), Verdict::unsolvable);
  EXPECT_EQ(adviser.nodes(), 0U);
}

TEST(Hint, IsAGuessWhereNoWinIsKnown) {
  const Session session = deal_session("klondike", 17);
  const auto hint = session.hint(kNothing);
  ASSERT_TRUE(hint.has_value());
  EXPECT_EQ(hint->verdict, Verdict::unknown);
  ASSERT_TRUE(hint->move.has_value());
  EXPECT_NE(std::find(session.legal().begin(), session.legal().end(), *hint->move), session.legal().end());
  EXPECT_TRUE(hint->text(Language::english).starts_with("A guess")) << hint->text(Language::english);
  EXPECT_TRUE(hint->text(Language::indonesian).starts_with("Hanya dugaan"));
  EXPECT_EQ(session.winnable(kNothing).value(), Verdict::unknown);
}

TEST(Hint, IsTheSameInSlicesAndInOneGo) {
  const Session session = deal_session("freecell", 5);
  std::vector<std::uint64_t> nodes;
  std::vector<Move> moves;
  for (const std::uint64_t slice : {1U, 77U, 100'000U}) {
    Adviser adviser(kPlenty);
    adviser.look_at(session);
    while (!adviser.done()) {
      adviser.step(slice);
    }
    nodes.push_back(adviser.nodes());
    moves.push_back(*adviser.hint(session)->move);
  }
  EXPECT_EQ(nodes, std::vector<std::uint64_t>(3, nodes[0]));
  EXPECT_EQ(moves, std::vector<Move>(3, *session.hint(kPlenty)->move));
  EXPECT_EQ(session.winnable(kPlenty).value(), Verdict::solved);
}

TEST(Hint, AnotherGameIsLookedAtAfresh) {
  Adviser adviser(kPlenty);
  adviser.look_at(lost_game());
  search(adviser);
  ASSERT_EQ(adviser.verdict().value(), Verdict::unsolvable);
  adviser.look_at(one_cell());
  EXPECT_FALSE(adviser.done());
  search(adviser);
  EXPECT_EQ(adviser.verdict().value(), Verdict::solved);
}

std::vector<Card> hidden_cards(const Session& session) {
  std::vector<Card> hidden;
  for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
    const auto& cards = session.table().piles[pile].cards;
    for (std::size_t place = 0; place < cards.size(); ++place) {
      if (!session.shows(pile, place)) {
        hidden.push_back(cards[place]);
      }
    }
  }
  return hidden;
}

bool is_seen(const Session& session, Card card) {
  const auto hidden = hidden_cards(session);
  std::ptrdiff_t all = 0;
  for (const TablePile& pile : session.table().piles) {
    all += std::count(pile.cards.begin(), pile.cards.end(), card);
  }
  return all > std::count(hidden.begin(), hidden.end(), card);
}

// The words of a hint name no card that lies face down or in the stock, and no later move gives one away. Returns
// whether a later move is spoken of without a name.
bool expect_nothing_given_away(const Session& session, const Hint& hint) {
  for (const LanguageInfo& spoken : kLanguages) {
    const Language language = spoken.language;
    const std::string text = hint.text(language);
    for (const Card card : hidden_cards(session)) {
      std::string name = card_name(card, language);
      if (!is_seen(session, card)) {
        EXPECT_EQ(text.find(name), std::string::npos) << text;
        name[0] = static_cast<char>(name[0] - 'A' + 'a');
        EXPECT_EQ(text.find(name), std::string::npos) << text;
      }
      EXPECT_FALSE(hint.reason.other == card) << text;
    }
  }
  return hint.move && hint.reason.why != Why::wins && hint.reason.later > 0 && !hint.reason.other;
}

TEST(Hint, GivesNoHiddenCardAway) {
  std::size_t unnamed = 0;
  std::size_t games = 0;
  const std::uint64_t moves = std::max<std::uint64_t>(3, share(30));
  for (const GameFile& game : game_list()) {
    const bool known =
        game.name == "klondike" || game.name == "klondike-3" || game.name == "spider-1" || game.name == "yukon";
    for (std::uint64_t number = 1; number <= (known ? 6 : 1); ++number) {
      Session session = deal_session(game, number);
      games += number == 1 && !hidden_cards(session).empty() ? 1U : 0U;
      WalkDice dice(number);
      Adviser adviser({known ? 200'000U : 2'000U, std::size_t{64} << 20});
      for (std::uint64_t i = 0; i < moves && !hidden_cards(session).empty() && !session.won(); ++i) {
        adviser.look_at(session);
        search(adviser);
        const auto hint = adviser.hint(session);
        ASSERT_TRUE(hint.has_value()) << game.name;
        SCOPED_TRACE(fmt::format("{} {} after {} moves", game.name, number, i));
        unnamed += expect_nothing_given_away(session, *hint) ? 1U : 0U;
        if (i % 5 == 4 || !hint->move) {
          play_random(session, dice);
        } else {
          ASSERT_TRUE(session.play(*hint->move).has_value());
        }
      }
    }
  }
  EXPECT_GT(unnamed, 10U);
  EXPECT_GT(games, 10U);
}

// Following guesses comes to an end, and every guess is a legal move with words in both languages.
TEST(Hint, GuessesInEveryGame) {
  for (const GameFile& game : game_list()) {
    Session session = deal_session(game.name, 3);
    for (int step = 0; step < 5 && !session.won() && !session.stuck(); ++step) {
      Adviser adviser(kNothing);
      const auto hint = adviser.hint(session);
      ASSERT_TRUE(hint.has_value()) << game.name << ": " << hint.error().text();
      ASSERT_FALSE(hint->text(Language::english).empty() || hint->text(Language::indonesian).empty()) << game.name;
      if (!hint->move) {
        break;
      }
      ASSERT_TRUE(session.play(*hint->move).has_value()) << game.name;
    }
  }
}

}  // namespace
}  // namespace sabar
