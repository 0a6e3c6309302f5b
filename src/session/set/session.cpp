#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/deal.hpp>
#include <sabar/games/set/ultra.hpp>
#include <sabar/session/set/session.hpp>

namespace sabar {

SetSession::SetSession(std::shared_ptr<const Played> game) : game_(std::move(game)) {
  arrive(0);
  if (options().more_by_itself) {
    while (takes_.empty() && deck_left() > 0) {
      make({});
    }
  }
}

SetSession SetSession::begin(const set::Variant& variant, std::optional<std::uint64_t> deal,
                             std::span<const set::Card> order, const SetOptions& options) {
  set::PlayRules rules = variant.rules;
  rules.refill = options.refill;
  return SetSession(std::make_shared<const Played>(Played{variant, deal, options, set::SetGame(rules, order)}));
}

SetSession SetSession::begin(const set::Variant& variant, std::uint64_t deal, const SetOptions& options) {
  return begin(variant, deal, set::deal_order(deal, variant.rules.attributes), options);
}

Result<SetSession> SetSession::begin(const set::Variant& variant, std::span<const set::Card> order,
                                     const SetOptions& options) {
  std::vector<bool> seen(variant.rules.cards());
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (order[i] >= seen.size() || seen[order[i]]) {
      return fail(order[i] < seen.size() ? "this card is there twice" : "this card is not of the deck",
                  fmt::format("card {}", i + 1), fmt::format("the deck has {} different cards", seen.size()));
    }
    seen[order[i]] = true;
  }
  if (order.size() != seen.size()) {
    return fail(fmt::format("{} cards are no deck", order.size()), {}, fmt::format("the deck has {}", seen.size()));
  }
  return begin(variant, std::nullopt, order, options);
}

std::vector<set::Card> SetSession::order() const { return {game().order().begin(), game().order().end()}; }

std::size_t SetSession::taken() const {
  const auto made = moves();
  return static_cast<std::size_t>(
      std::count_if(made.begin(), made.end(), [](const set::Take& move) { return !move.more(); }));
}

std::int64_t SetSession::score() const {
  return static_cast<std::int64_t>(taken()) - static_cast<std::int64_t>(wrong_);
}

std::vector<set::Card> SetSession::fresh() const {
  set::SetGame::State position = game().start();
  const std::size_t before = step_back();
  std::size_t dealt = before < now_ ? position.dealt : 0;
  for (const set::Take& move : moves().first(before < now_ ? before : 0)) {
    game().apply(position, move);
    dealt = position.dealt;
  }
  return {game().order().begin() + static_cast<std::ptrdiff_t>(dealt), game().order().begin() + position_.dealt};
}

Result<SetSession::Answer> SetSession::call(std::span<const set::Card> cards) {
  if (cards.size() != rules().taken()) {
    return fail(fmt::format("{} no call", counted(cards.size(), "card is", "cards are")), {},
                fmt::format("choose {} cards", rules().taken()));
  }
  const std::vector<set::Card> on_table = table();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string code = set::code_of(cards[i], attributes());
    if (std::find(on_table.begin(), on_table.end(), cards[i]) == on_table.end()) {
      return fail(fmt::format("{} is not on the table", code), fmt::format("card {}", i + 1),
                  "choose cards of the table");
    }
    if (std::find(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(i), cards[i]) !=
        cards.begin() + static_cast<std::ptrdiff_t>(i)) {
      return fail(fmt::format("{} is chosen twice", code), fmt::format("card {}", i + 1), "choose different cards");
    }
  }
  const set::Take take = set::Take::of(cards);
  if (std::find(takes_.begin(), takes_.end(), take) == takes_.end()) {
    ++wrong_;
    return Answer::wrong;
  }
  make(take);
  while (options().more_by_itself && takes_.empty() && deck_left() > 0) {
    make({});
  }
  return Answer::right;
}

Result<SetSession::Answer> SetSession::call(std::string_view codes) {
  const auto cards = set::read_cards(codes, attributes());
  if (!cards) {
    return tl::unexpected(cards.error());
  }
  return call(*cards);
}

Result<SetSession::Answer> SetSession::call_none() {
  if (!takes_.empty()) {
    ++wrong_;
    return Answer::wrong;
  }
  if (deck_left() == 0) {
    return fail("the deck is out", {}, "the game is over");
  }
  make({});
  return Answer::right;
}

std::vector<set::Card> SetSession::hint(std::size_t count) {
  if (takes_.empty()) {
    return {};
  }
  const std::vector<set::Card> cards = takes_.front().list();
  count = std::min(count, cards.size());
  hints_ += count > shown_ ? count - shown_ : 0;
  shown_ = std::max(shown_, count);
  return {cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)};
}

// What can be redone is cut off.
void SetSession::make(const set::Take& move) {
  line_.resize(now_);
  line_.push_back(move);
  arrive(line_.size());
}

// A step ends before the next set taken; cards that came by themselves belong to the step before.
std::size_t SetSession::step_back() const {
  std::size_t place = now_;
  while (options().more_by_itself && place > 0 && line_[place - 1].more()) {
    --place;
  }
  return place > 0 ? place - 1 : now_;
}

std::size_t SetSession::step_ahead() const {
  std::size_t place = std::min(now_ + 1, line_.size());
  while (options().more_by_itself && place < line_.size() && line_[place].more()) {
    ++place;
  }
  return place;
}

bool SetSession::undo() {
  const std::size_t place = step_back();
  const bool possible = place < now_;
  arrive(place);
  return possible;
}

bool SetSession::redo() {
  const bool possible = can_redo();
  arrive(step_ahead());
  return possible;
}

// A game has few moves: each position is found from the start.
void SetSession::arrive(std::size_t place) {
  now_ = place;
  shown_ = 0;
  position_ = game().start();
  for (const set::Take& move : moves()) {
    game().apply(position_, move);
  }
  takes_ = game().takes(position_);
}

}  // namespace sabar
