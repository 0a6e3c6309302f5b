// Green Felt's game 1492773577 and a winning line for it that was published for draw 1 by the author of
// MinimalKlondike. A line of 130 draws and moves that plays out to four full foundations can only be legal on the right
// deal.
#include <algorithm>
#include <array>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/patience/deals.hpp"

namespace sabar {
namespace {

constexpr const char* kLine =
    "HG @AD @AG @@AG @AL @@@@@@AL @AL @@@@@AG @AG AG @@@@@AJ @@@@@AJ HJ @AH FH @@@AF @@AF @@@@@AF KF KD KB KH KI LH HL "
    "JH LJ LH LK LC LB LE GE GB IE GE IB @AB @@@@AC JC @AD JD GD JE JB JI JL @AC JC GC IC AL AD GD GC AE @AC @AE GE IG "
    "IB "
    "GB GE FE HB GB FB HC GC GB ID JD KD KE FE FB HD HC GC LD LE HD";

// Piles by letter: A waste, B C D E foundations of clubs, diamonds, spades, hearts, F … L the columns, @ a draw.
class PlayedTable {
public:
  PlayedTable(const Rules& rules, const Table& deal) : stock_(cards_of(rules, deal, "s")) {
    std::reverse(stock_.begin(), stock_.end());
    for (std::size_t i = 0; i < 7; ++i) {
      const TablePile& column = deal.piles[*parse_pile(rules, fmt::format("t{}", i + 1))];
      piles_[static_cast<char>('F' + i)] = column.cards;
      face_down_[static_cast<char>('F' + i)] = column.face_down;
    }
  }

  bool play(std::string_view word) {
    for (; word.front() == '@'; word.remove_prefix(1)) {
      if (stock_.empty()) {
        stock_.swap(piles_['A']);
      }
      piles_['A'].push_back(stock_.front());
      stock_.erase(stock_.begin());
    }
    const char from = word[0];
    const char to = word[1];
    auto& source = piles_[from];
    const std::size_t most = from >= 'F' && to >= 'F' ? source.size() - face_down_[from] : 1;
    for (std::size_t count = most; count > 0 && count <= source.size(); --count) {
      if (fits(source[source.size() - count], to)) {
        const auto first = source.end() - static_cast<std::ptrdiff_t>(count);
        piles_[to].insert(piles_[to].end(), first, source.end());
        source.erase(first, source.end());
        if (from >= 'F' && face_down_[from] == source.size() && !source.empty()) {
          --face_down_[from];
        }
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool won() {
    return piles_['B'].size() + piles_['C'].size() + piles_['D'].size() + piles_['E'].size() == 52;
  }

private:
  bool fits(Card card, char to) {
    const auto& pile = piles_[to];
    if (to < 'F') {
      constexpr std::array<Suit, 4> kSuit = {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts};
      return card.suit() == kSuit[static_cast<std::size_t>(to - 'B')] &&
             card.rank() == static_cast<int>(pile.size()) + 1;
    }
    return pile.empty() ? card.rank() == 13 : pile.back().red() != card.red() && pile.back().rank() == card.rank() + 1;
  }

  std::map<char, std::vector<Card>> piles_;
  std::map<char, std::size_t> face_down_;
  std::vector<Card> stock_;
};

bool line_wins(std::uint64_t game) {
  const GameFile& klondike = game_named("klondike");
  PlayedTable table(klondike.rules, deal_of(klondike, Scheme::greenfelt, game, DealOrder::row));
  std::istringstream words(kLine);
  for (std::string word; words >> word;) {
    if (!table.play(word)) {
      return false;
    }
  }
  return table.won();
}

TEST(GreenFelt, PublishedWinningLineIsLegalOnOurDealAndOnNoOther) {
  EXPECT_TRUE(line_wins(1492773577));
  EXPECT_FALSE(line_wins(1492773576));
  EXPECT_FALSE(line_wins(1492773578));
}

}  // namespace
}  // namespace sabar
