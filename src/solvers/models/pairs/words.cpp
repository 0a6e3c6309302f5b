#include <algorithm>
#include <numeric>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/models/pairs/words.hpp>

namespace sabar::pairs {

std::optional<PairWords> PairWords::read(const Rules& rules, const Table& table) {
  auto board = lay_out(rules, table);
  if (!board) {
    return std::nullopt;
  }
  const patience::Facts facts = patience::derive_facts(rules);
  PairWords words;
  words.board_ = *std::move(board);
  const PairBoard& small = words.board_;
  words.laid_ = small.laid;
  words.open_ = small.open;
  words.unlimited_ = small.unlimited;
  words.passes_ = small.passes;
  words.discard_pile_ = facts.discard;
  words.alone_ = small.alone;
  words.wanted_ = small.wanted & small.laid_cards();
  // Cards of the stock that leave alone are on this board but not on the small one.
  std::vector<std::size_t> number(small.laid);
  std::iota(number.begin(), number.end(), std::size_t{0});
  bool stock_wanted = false;
  if (facts.stock != patience::kNoPile) {
    words.stock_pile_ = facts.stock;
    words.waste_pile_ = facts.waste;
    std::vector<Card> drawn = table.piles[facts.waste].cards;
    const auto& stock = table.piles[facts.stock].cards;
    words.start_.border = drawn.size();
    drawn.insert(drawn.end(), stock.rbegin(), stock.rend());
    stock_wanted = rules.goal.kind == GoalKind::left || (small.wanted & ~small.laid_cards()) != 0;
    std::size_t next = small.laid;
    for (const Card card : drawn) {
      const bool alone = patience::contains(facts.pair_alone, card);
      words.alone_ |= alone ? card_bit(number.size()) : 0;
      words.wanted_ |= stock_wanted ? card_bit(number.size()) : 0;
      number.push_back(alone ? kNone : next++);
    }
    words.stock_ = drawn.size();
  }
  if (words.stock_ > 62 || words.passes_ > 63) {
    return std::nullopt;
  }
  words.start_.cards = card_bit(number.size()) - 1;
  words.fill(number, stock_wanted);
  return words;
}

void PairWords::fill(const std::vector<std::size_t>& number, bool stock_wanted) {
  BoundCards cards{.laid = laid_,
                   .count = number.size(),
                   .open = open_,
                   .stock_wanted = stock_wanted,
                   .alone = alone_,
                   .wanted = wanted_,
                   .partners = {},
                   .classes = std::vector<Cards>(board_.classes.size())};
  std::array<Counts, kMostCards> unit{};
  for (std::size_t card = 0; card < number.size(); ++card) {
    if (is_alone(card)) {
      continue;
    }
    for (std::size_t other = 0; other < number.size(); ++other) {
      const bool fits = !is_alone(other) && (board_.partners[number[card]] >> number[other] & 1) != 0;
      partners_[card] |= fits ? card_bit(other) : 0;
    }
    for (std::size_t i = 0; i < board_.classes.size(); ++i) {
      const auto& list = board_.classes[i].cards;
      cards.classes[i] |= std::find(list.begin(), list.end(), number[card]) != list.end() ? card_bit(card) : 0;
    }
    unit[card] = card < laid_ ? 0 : Counts{1} << (4 * board_.rank[number[card]]);
  }
  cards.partners = partners_;
  bound_ = PairBound(cards);
  for (std::size_t byte = 0; byte < ranks_.size(); ++byte) {
    for (std::size_t set = 1; set < 256; ++set) {
      const std::size_t card = 8 * byte + static_cast<std::size_t>(std::countr_zero(set));
      ranks_[byte][set] = ranks_[byte][set & (set - 1)] + (card < kMostCards ? unit[card] : 0);
    }
  }
}

std::size_t PairWords::draws_between(const Spot& from, const Spot& to) const {
  const Cards row = from.cards >> laid_;
  const auto before = [&](std::size_t place) {
    return static_cast<std::size_t>(std::popcount(row & (card_bit(place) - 1)));
  };
  const std::size_t redeals = unlimited_ ? (to.border < from.border ? 1 : 0) : to.pass - from.pass;
  if ((!unlimited_ && to.pass < from.pass) || (redeals == 0 && to.border < from.border)) {
    return kFar;
  }
  return redeals * (before(stock_) + 1) + before(to.border) - before(from.border);
}

bool PairWords::hopeful(const Spot& spot, FreeStock& easier) const {
  Counts ranks = 0;
  for (std::size_t byte = laid_ / 8; byte < ranks_.size(); ++byte) {
    ranks += ranks_[byte][static_cast<std::size_t>(spot.cards >> (8 * byte) & 255)];
  }
  return stock_ == 0 || easier.hopeful(spot.cards & board_.laid_cards(), ranks);
}

std::vector<Move> PairWords::expand(const std::vector<std::pair<std::size_t, std::size_t>>& steps) const {
  std::vector<Move> line;
  Spot at = start_;
  for (const auto& [first, second] : steps) {
    const auto pile_of = [&](std::size_t card) -> std::size_t {
      return card < laid_            ? board_.pile[card]
             : card == waste_top(at) ? waste_pile_
             : card == stock_top(at) ? stock_pile_
                                     : kNone;
    };
    while (pile_of(first) == kNone || (second != kNone && pile_of(second) == kNone)) {
      line.push_back({at.border < stock_ ? MoveKind::draw : MoveKind::redeal, 0, 0, 1});
      at = drawn(at);
    }
    if (second == kNone) {
      line.push_back(transfer(pile_of(first), discard_pile_));
    } else {
      const std::size_t one = pile_of(first);
      const std::size_t other = pile_of(second);
      line.push_back({MoveKind::pair, static_cast<std::uint8_t>(std::min(one, other)),
                      static_cast<std::uint8_t>(std::max(one, other)), 1});
    }
    at = without(at, first, second);
  }
  return line;
}

}  // namespace sabar::pairs
