#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/solvers/models/pairs/shortest.hpp>
#include <sabar/solvers/models/pairs/words.hpp>

namespace sabar::pairs {
namespace {

constexpr std::uint32_t kNobody = 0xffff'ffff;

class PairShortest final : public LineSearch {
public:
  PairShortest(PairWords words, std::vector<Move> line, const Budget& budget)
      : words_(std::move(words)), easier_(words_.board()), given_(std::move(line)), budget_(budget), slots_(1024) {
    const int bound = words_.at_least(words_.start());
    at_least_ = bound > 0 ? static_cast<std::size_t>(bound) : 0;
    meet(words_.start(), 0, kNobody, 0, 0);
    if (at_least_ >= given_.size()) {
      finish(Halt::exhausted);
    }
  }

  void step(std::uint64_t nodes) final {
    for (const std::uint64_t end = nodes_ + nodes; !done_ && nodes_ < end;) {
      if (nodes_ >= budget_.nodes) {
        finish(Halt::nodes);
      } else if (bytes() > budget_.bytes) {
        finish(Halt::memory);
      } else {
        look_into_next();
      }
    }
  }
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const final { return nodes_; }
  [[nodiscard]] std::size_t bytes() const final {
    return met_.capacity() * sizeof(Met) + slots_.size() * sizeof(Slot) + waiting_ * sizeof(std::uint32_t) +
           easier_.bytes();
  }
  [[nodiscard]] std::vector<Move> line() const final {
    if (won_ == kNobody) {
      return given_;
    }
    std::vector<std::pair<std::size_t, std::size_t>> steps;
    for (std::uint32_t number = won_; met_[number].parent != kNobody; number = met_[number].parent) {
      steps.emplace_back(met_[number].first, met_[number].second);
    }
    std::reverse(steps.begin(), steps.end());
    return words_.expand(steps);
  }
  [[nodiscard]] std::size_t at_least() const final { return at_least_; }
  [[nodiscard]] std::string stage() const final {
    return fmt::format("proof, {} to {} moves", at_least_, given_.size());
  }

private:
  // A position, by the cheapest way known.
  struct Met {
    Word word;
    std::uint32_t parent;
    std::uint32_t next;  // with the same cards
    std::uint16_t cost;
    std::int16_t left;  // costs at least so much from here; negative: lost
    std::uint8_t first;
    std::uint8_t second;
    bool looked_into;
  };

  // The positions that have the same cards.
  struct Slot {
    Cards cards = 0;
    std::uint32_t number = kNobody;
  };

  void finish(Halt halt) {
    done_ = true;
    halt_ = halt;
  }

  static std::size_t scatter(Cards cards) {
    cards = (cards ^ (cards >> 32)) * 0x9e3779b97f4a7c15;
    return static_cast<std::size_t>(cards ^ (cards >> 29));
  }
  Slot& slot_of(Cards cards) {
    std::size_t place = scatter(cards) & (slots_.size() - 1);
    while (slots_[place].number != kNobody && slots_[place].cards != cards) {
      place = (place + 1) & (slots_.size() - 1);
    }
    return slots_[place];
  }
  void grow() {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& each : old) {
      if (each.number != kNobody) {
        slot_of(each.cards) = each;
      }
    }
  }

  void meet(const Spot& spot, std::size_t cost, std::uint32_t parent, std::size_t first, std::size_t second) {
    const Word word = words_.word(spot);
    Slot& slot = slot_of(spot.cards);
    for (std::uint32_t number = slot.number; number != kNobody; number = met_[number].next) {
      if (met_[number].word == word) {
        return improve(number, cost, parent, first, second);
      }
      if (met_[number].cost + words_.draws_between(words_.spot(met_[number].word), spot) <= cost) {
        return;  // from there it can be drawn for as much
      }
    }
    const int left = words_.at_least(spot);
    if (parent != kNobody &&
        (left < 0 || cost + static_cast<std::size_t>(left) >= given_.size() || !words_.hopeful(spot, easier_))) {
      return;  // lost, or no better than the line that is known
    }
    const auto number = static_cast<std::uint32_t>(met_.size());
    used_ += slot.number == kNobody ? 1 : 0;
    met_.push_back({word, kNobody, slot.number, 0xffff, static_cast<std::int16_t>(left), 0, 0, false});
    slot = {spot.cards, number};
    if (2 * used_ > slots_.size()) {
      grow();
    }
    improve(number, cost, parent, first, second);
  }
  void improve(std::uint32_t number, std::size_t cost, std::uint32_t parent, std::size_t first, std::size_t second) {
    Met& met = met_[number];
    if (met.left < 0 || cost >= met.cost) {
      return;
    }
    const std::size_t whole = cost + static_cast<std::size_t>(met.left);
    if (parent != kNobody && whole >= given_.size()) {
      return;  // no better than the line that is known
    }
    met.parent = parent;
    met.cost = static_cast<std::uint16_t>(cost);
    met.first = static_cast<std::uint8_t>(first);
    met.second = static_cast<std::uint8_t>(second);
    met.looked_into = false;
    if (open_.size() <= whole) {
      open_.resize(whole + 1);
    }
    open_[whole].push_back(number);
    lowest_ = std::min(lowest_, whole);
    ++waiting_;
  }

  void look_into_next() {
    while (lowest_ < open_.size() && open_[lowest_].empty()) {
      ++lowest_;
    }
    if (lowest_ >= open_.size()) {
      at_least_ = given_.size();
      return finish(Halt::exhausted);
    }
    at_least_ = std::max(at_least_, lowest_);
    const std::uint32_t number = open_[lowest_].back();
    open_[lowest_].pop_back();
    --waiting_;
    Met& met = met_[number];
    if (met.looked_into || met.cost + static_cast<std::size_t>(met.left) != lowest_) {
      return;  // a cheaper way has come since
    }
    met.looked_into = true;
    ++nodes_;
    const Spot spot = words_.spot(met.word);
    if (words_.won(spot)) {
      won_ = number;
      at_least_ = met.cost;
      return finish(Halt::exhausted);
    }
    const std::size_t cost = met.cost;
    words_.list(spot, [&](const Spot& next, int more, std::size_t first, std::size_t second) {
      meet(next, cost + static_cast<std::size_t>(more), number, first, second);
    });
  }

  PairWords words_;
  FreeStock easier_;
  std::vector<Move> given_;
  Budget budget_;
  std::vector<Met> met_;
  std::vector<Slot> slots_;
  std::vector<std::vector<std::uint32_t>> open_;  // by what a win through them costs at least
  std::size_t used_ = 0;                          // slots
  std::size_t lowest_ = 0;
  std::size_t waiting_ = 0;
  std::size_t at_least_ = 0;
  std::uint32_t won_ = kNobody;
  std::uint64_t nodes_ = 0;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace

std::unique_ptr<LineSearch> make_pair_shortest(const Rules& rules, const Table& start, const std::vector<Move>& line,
                                               const Budget& budget) {
  auto words = PairWords::read(rules, start);
  return words ? std::make_unique<PairShortest>(*std::move(words), line, budget) : nullptr;
}

}  // namespace sabar::pairs
