#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/check/set/judge.hpp>

namespace sabar::set {

SetJudge::SetJudge(const PlayRules& rules, std::span<const Card> order)
    : rules_(rules), order_(order.begin(), order.end()) {
  lay_out(rules_.table);
}

Result<SetJudge> SetJudge::begin(const PlayRules& rules, std::span<const Card> order) {
  std::vector<bool> there(rules.cards());
  for (const Card card : order) {
    if (card >= there.size() || there[card]) {
      return fail(fmt::format("card number {} is {}", card, card < there.size() ? "there twice" : "not of the deck"),
                  {}, fmt::format("the deck has the numbers 0 to {}, each once", there.size() - 1));
    }
    there[card] = true;
  }
  if (order.size() != there.size()) {
    return fail(fmt::format("the deck has {} cards", order.size()), {}, fmt::format("it should have {}", there.size()));
  }
  return SetJudge(rules, order);
}

// In no attribute are two alike and the third another.
Result<> SetJudge::make_set(std::span<const Card> cards) const {
  for (std::size_t place = 0; place < rules_.attributes; ++place) {
    std::array<int, 3> seen{};
    for (const Card card : cards) {
      ++seen[static_cast<std::size_t>(digit(card, rules_.attributes, place))];
    }
    if (std::find(seen.begin(), seen.end(), 2) != seen.end()) {
      return fail(fmt::format("two cards have the same {} and one has another",
                              attribute_key(attributes_of(rules_.attributes)[place])));
    }
  }
  return {};
}

// Some card outside makes a set with each of two pairs.
bool SetJudge::make_ultraset(std::span<const Card> cards) const {
  for (std::size_t outside = 0; outside < rules_.cards(); ++outside) {
    const auto card = static_cast<Card>(outside);
    if (std::find(cards.begin(), cards.end(), card) != cards.end()) {
      continue;
    }
    for (const auto& [a, b, c, d] :
         {std::array{0U, 1U, 2U, 3U}, std::array{0U, 2U, 1U, 3U}, std::array{0U, 3U, 1U, 2U}}) {
      if (make_set(std::array{cards[a], cards[b], card}) && make_set(std::array{cards[c], cards[d], card})) {
        return true;
      }
    }
  }
  return false;
}

bool SetJudge::any() const {
  const std::size_t n = table_.size();
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = a + 1; b < n; ++b) {
      for (std::size_t c = b + 1; c < n; ++c) {
        if (rules_.kind == Kind::set) {
          if (make_set(std::array{table_[a], table_[b], table_[c]})) {
            return true;
          }
          continue;
        }
        for (std::size_t d = c + 1; d < n; ++d) {
          if (make_ultraset(std::array{table_[a], table_[b], table_[c], table_[d]})) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

Result<> SetJudge::permits(std::span<const Card> cards) const {
  if (cards.empty()) {
    if (any()) {
      return fail(rules_.kind == Kind::set ? "there is a set on the table" : "there is an ultraset on the table");
    }
    return deck_left() > 0 ? Result<>{} : fail("the deck is out");
  }
  if (cards.size() != rules_.taken()) {
    return fail(fmt::format("{} cards are taken at a time", rules_.taken()));
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (std::find(table_.begin(), table_.end(), cards[i]) == table_.end()) {
      return fail(cards[i] < rules_.cards()
                      ? fmt::format("{} is not on the table", code_of(cards[i], rules_.attributes))
                      : fmt::format("there is no card {}", cards[i]));
    }
    if (std::count(cards.begin(), cards.end(), cards[i]) > 1) {
      return fail(fmt::format("{} is there twice", code_of(cards[i], rules_.attributes)));
    }
  }
  if (rules_.kind == Kind::set) {
    return make_set(cards);
  }
  return make_ultraset(cards) ? Result<>{} : fail("no card makes a set with each of two pairs");
}

Result<> SetJudge::play(std::span<const Card> cards) {
  if (auto allowed = permits(cards); !allowed) {
    return allowed;
  }
  if (cards.empty()) {
    lay_out(table_.size() + rules_.more);
    return {};
  }
  std::erase_if(table_, [&](Card card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); });
  lay_out(rules_.table);
  return {};
}

void SetJudge::lay_out(std::size_t up_to) {
  while (table_.size() < up_to && deck_left() > 0) {
    table_.push_back(order_[dealt_++]);
  }
}

SetRuling judge_set(const PlayRules& rules, std::span<const Card> order, std::span<const std::vector<Card>> line) {
  SetRuling ruling;
  auto judge = SetJudge::begin(rules, order);
  if (!judge) {
    ruling.reason = fmt::format("the deal: {}", judge.error().text());
    return ruling;
  }
  for (const std::vector<Card>& cards : line) {
    const auto played = judge->play(cards);
    ruling.left = judge->table().size();
    if (!played) {
      const bool codes = std::all_of(cards.begin(), cards.end(), [&](Card card) { return card < rules.cards(); });
      ruling.reason =
          fmt::format("move {} ({}): {}", ruling.played + 1,
                      cards.empty() ? "more" : (codes ? codes_of(cards, rules.attributes) : "unknown cards"),
                      played.error().text());
      return ruling;
    }
    ++ruling.played;
    ruling.taken += cards.empty() ? 0U : 1U;
  }
  ruling.accepted = true;
  ruling.left = judge->table().size();
  ruling.finished = judge->finished();
  return ruling;
}

}  // namespace sabar::set
