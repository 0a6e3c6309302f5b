#include <algorithm>

#include <sabar/games/patience/facts.hpp>
#include <sabar/solvers/pairs/pair_words.hpp>

namespace sabar::pairs {

std::optional<PairWords> PairWords::read(const Rules& rules, const Table& table) {
  auto board = lay_out(rules, table);
  if (!board) {
    return std::nullopt;
  }
  const patience::Facts facts = patience::derive_facts(rules);
  PairWords words;
  words.board_ = *std::move(board);
  words.laid_ = words.board_.laid;
  words.all_leave_ = rules.goal.kind == GoalKind::left;
  words.wanted_ = words.board_.wanted & words.board_.laid_cards();
  words.laid_wanted_ = words.wanted_ == words.board_.laid_cards();
  words.alone_ = words.board_.alone;
  std::copy_n(words.board_.rank.begin(), words.laid_, words.rank_.begin());
  words.open_ = words.board_.open;
  words.unlimited_ = words.board_.unlimited;
  words.passes_ = words.board_.passes;
  words.discard_pile_ = facts.discard;
  std::size_t count = words.laid_;
  if (facts.stock != patience::kNoPile) {
    words.stock_pile_ = facts.stock;
    words.waste_pile_ = facts.waste;
    std::vector<Card> drawn = table.piles[facts.waste].cards;
    const auto& stock = table.piles[facts.stock].cards;
    words.start_.border = drawn.size();
    drawn.insert(drawn.end(), stock.rbegin(), stock.rend());
    const bool wanted = words.all_leave_ || (words.board_.wanted & ~words.board_.laid_cards()) != 0;
    std::size_t number = words.laid_;
    for (const Card card : drawn) {
      const bool alone = patience::contains(facts.pair_alone, card);
      words.rank_[count] = static_cast<std::uint8_t>(card.rank());
      words.alone_ |= alone ? card_bit(count) : 0;
      words.wanted_ |= wanted ? card_bit(count) : 0;
      words.number_[count] = static_cast<std::uint8_t>(alone ? kNone : number++);
      ++count;
    }
    words.stock_ = drawn.size();
  }
  if (words.stock_ > 62 || words.passes_ > 63) {
    return std::nullopt;
  }
  words.start_.cards = card_bit(count) - 1;
  for (std::size_t card = 0; card < count; ++card) {
    words.of_rank_[words.rank_[card]] |= words.is_alone(card) ? 0 : card_bit(card);
    words.unit_[card] = Counts{1} << (words.is_alone(card) ? 0 : 4 * words.rank_[card]);
  }
  for (int rank = 1; rank <= kRanks; ++rank) {
    const int partner = rules.pairs == Pairs::sum ? rules.pair_sum - rank : rank;
    words.partner_rank_[static_cast<std::size_t>(rank)] = partner >= 1 && partner <= kRanks ? partner : 0;
  }
  for (std::size_t card = 0; card < count; ++card) {
    const int partner = words.partner_rank_[words.rank_[card]];
    words.partners_[card] =
        partner == 0 || words.is_alone(card) ? 0 : words.of_rank_[static_cast<std::size_t>(partner)] & ~card_bit(card);
  }
  return words;
}

Cards PairWords::easier_cards(Cards cards) const {
  Cards easier = board_.without_alone(cards & (card_bit(laid_) - 1));
  for (Cards rest = cards >> laid_ << laid_; rest != 0; rest &= rest - 1) {
    const std::size_t number = number_[static_cast<std::size_t>(std::countr_zero(rest))];
    easier |= number == kNone ? 0 : card_bit(number);
  }
  return easier;
}

// What it costs at least, beyond the moves of at_least(), that all these cards leave the stock. A card leaves by a
// draw, alone, with the top of the waste, or with a card of the table. Of two ranks that go together the table is short
// of some cards of the one; so many leave for nothing. Each move more with cards of the table takes one of either rank.
int PairWords::price_of(Cards set, Counts laid) const {
  if (all_leave_ || !laid_wanted_ || set == 0) {
    return 0;
  }
  const Counts counts = counts_of(set);
  int price = number(counts, 0);  // those that leave alone
  for (std::size_t rank = 1; rank <= kRanks; ++rank) {
    const auto partner = static_cast<std::size_t>(partner_rank_[rank]);
    if (partner == 0) {
      price += number(counts, rank);
    } else if (partner == rank) {
      price += std::max(0, number(counts, rank) - number(laid, rank) % 2 + 1) / 2;
    } else if (partner > rank) {
      const int short_of = number(laid, rank) - number(laid, partner);  // cards of the partner's rank
      price +=
          std::max({0, number(counts, partner) - std::max(0, short_of), number(counts, rank) - std::max(0, -short_of)});
    }
  }
  return price;
}

// `count` of these cards must be had of stock and waste. Without a redeal: some from the top of the waste down, the
// others from the stock; the cards before them must go, one of the waste and one of the stock at best by one move. With
// a redeal: all of the stock goes, and after it what lies before the first of these cards in the waste, which nothing
// could have moved as long as that card lay on it.
int PairWords::draws_for(const Spot& spot, Cards set, int count, Counts laid) const {
  const Cards laid_cards = card_bit(laid_) - 1;
  const Cards stock = spot.cards & ~laid_cards;
  const Cards waste_part = stock & (card_bit(laid_ + spot.border) - 1);
  const Cards stock_part = stock & ~waste_part;
  const Cards behind = set & waste_part;
  const Cards ahead = set & stock_part;
  if (std::popcount(behind) + std::popcount(ahead) < count) {
    return -1;
  }
  int best = kFar;
  if (behind != 0 && (unlimited_ || spot.pass < passes_)) {
    best = 1 + price_of(stock_part | (waste_part & ((behind & (0 - behind)) - 1)), laid);
  }
  const int from_waste = std::popcount(behind);
  for (int given = std::min(count, std::popcount(ahead)); given >= 0 && count - given <= from_waste; --given) {
    Cards rest = ahead;
    for (int i = 1; i < given; ++i) {
      rest &= rest - 1;
    }
    const Cards before = given == 0 ? 0 : stock_part & ((rest & (0 - rest)) - 1);
    const int draws = given == 0 ? 0 : open_ ? price_of(before, laid) : std::popcount(before) + 1;
    Cards deep = behind;
    for (int i = 1; i < count - given; ++i) {
      deep &= ~std::bit_floor(deep);
    }
    const Cards top = std::bit_floor(deep);
    const Cards over = count == given ? 0 : waste_part & ~(top | (top - 1));
    best = std::min(best, std::max(draws, price_of(over, laid)));
  }
  return best;
}

int PairWords::at_least(const Spot& spot, FreeStock& easier) const {
  const Cards laid = spot.cards & (card_bit(laid_) - 1);
  const Cards wanted = spot.cards & wanted_;
  int moves = std::popcount(wanted & alone_);
  int draws = 0;
  const Counts on_table = counts_of(laid);
  const Counts to_leave = counts_of(wanted);
  const Counts both = counts_of(wanted & laid);
  for (std::size_t rank = 1; rank <= kRanks; ++rank) {
    const auto partner = static_cast<std::size_t>(partner_rank_[rank]);
    if (partner == rank) {
      moves += (number(to_leave, rank) + 1) / 2;
      continue;
    }
    const int own = number(to_leave, rank);
    const int others = partner == 0 ? 0 : number(to_leave, partner);
    moves += rank < partner ? std::max(own, others) : 0;
    if (own == 0 || (partner == 0 && of_rank_[rank] == 0)) {
      continue;
    }
    // What the table cannot give must come from the stock.
    const int missing = number(both, rank) - (partner == 0 ? 0 : number(on_table, partner));
    if (missing <= 0) {
      continue;
    }
    const int more = draws_for(spot, of_rank_[partner], missing, on_table);
    if (more < 0) {
      return -1;
    }
    draws = std::max(draws, more);
  }
  if (all_leave_ && !open_ && spot.border < stock_) {
    draws = std::max(draws, std::popcount(spot.cards >> laid_ >> spot.border));
  }
  if (stock_ > 0 && !easier.hopeful(easier_cards(spot.cards))) {
    return -1;
  }
  return moves + draws;
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
