#include <algorithm>
#include <utility>

#include <sabar/solvers/models/freecell/dig_search.hpp>
#include <sabar/solvers/models/freecell/digging.hpp>
#include <sabar/solvers/models/freecell/expand.hpp>

namespace sabar::freecell {
namespace {

// Takes down the moves of one dig.
class Scribe {
public:
  explicit Scribe(int dug) : left_(dug) {}

  void take(const Position& position, int /*above_next*/, const Step& /*step*/) {
    if (--left_ == 0) {
      found_ = position;
    }
  }
  void play(int card, int target) {
    if (left_ > 0) {
      moves_.push_back({card, target});
    }
  }
  void take_back() {
    if (left_ > 0) {
      moves_.pop_back();
    }
  }
  [[nodiscard]] bool enough() const { return left_ <= 0; }

  [[nodiscard]] const Position& found() const { return found_; }
  [[nodiscard]] const std::vector<LinkMove>& moves() const { return moves_; }

private:
  int left_;
  Position found_;
  std::vector<LinkMove> moves_;
};

}  // namespace

bool Met::insert(std::uint64_t hash) {
  hash |= 1;  // zero means nothing
  std::size_t place = (hash >> 20) & (slots_.size() - 1);
  while (slots_[place] != 0) {
    if (slots_[place] == hash) {
      return false;
    }
    place = (place + 1) & (slots_.size() - 1);
  }
  slots_[place] = hash;
  if (2 * ++used_ > slots_.size()) {
    grow();
  }
  return true;
}

bool Met::contains(std::uint64_t hash) const {
  hash |= 1;
  std::size_t place = (hash >> 20) & (slots_.size() - 1);
  while (slots_[place] != 0 && slots_[place] != hash) {
    place = (place + 1) & (slots_.size() - 1);
  }
  return slots_[place] != 0;
}

void Met::grow() {
  std::vector<std::uint64_t> old(2 * slots_.size());
  old.swap(slots_);
  used_ = 0;
  for (const std::uint64_t hash : old) {
    if (hash != 0) {
      insert(hash);
    }
  }
}

DigSearch::DigSearch(std::shared_ptr<const Deal> deal, const Budget& budget, std::span<const Attempt> attempts)
    : deal_(std::move(deal)), budget_(budget), attempts_(attempts) {
  nodes_kept_.reserve(1024);
  begin();
}

void DigSearch::begin() {
  attempt_end_ = std::min(budget_.nodes, nodes_ + attempt().nodes);
  Position start = deal_->position;
  send_home(deal_->layout, attempt().all_home, start, [](int) {});
  nodes_kept_.clear();
  nodes_kept_.emplace_back(start, weigh_above_next(deal_->layout, attempt().weights, start), kNobody, kNobody, Step{});
  met_.insert(start.hash);
  now_ = 0;
  best_word_ = filled_.size();
  if (start.next == 0) {
    won_ = 0;
    finish(Halt::found);
  }
}

void DigSearch::next_attempt() {
  if (attempts_.size() == 1) {
    return finish(Halt::incomplete);
  }
  attempts_ = attempts_.subspan(1);
  filled_.fill(0);
  met_ = Met();
  begin();
}

void DigSearch::finish(Halt halt) {
  done_ = true;
  halt_ = halt;
}

void DigSearch::step(std::uint64_t nodes) {
  for (const std::uint64_t end = nodes_ + nodes; !done_ && nodes_ < end;) {
    expand();
    if (won_ != kNobody) {
      finish(Halt::found);
    } else if (nodes_ >= budget_.nodes) {
      finish(Halt::nodes);
    } else if (nodes_ >= attempt_end_ || bytes() > budget_.bytes || !next()) {
      next_attempt();
    }
  }
}

void DigSearch::expand() {
  const Position from = nodes_kept_[now_].position;
  Digging<DigSearch>(deal_->layout, attempt().weights, from, nodes_kept_[now_].above_next, *this)
      .list(!attempt().all_home);
}

void DigSearch::take(const Position& position, int above_next, const Step& step) {
  if (nodes_ == attempt_end_) {
    return;
  }
  ++nodes_;
  if (goes_home(position) == 0) {
    if (met_.insert(position.hash)) {
      keep(position, above_next, step);
    }
    return;
  }
  Position at = position;
  send_home(deal_->layout, attempt().all_home, at, [](int) {});
  if (met_.insert(at.hash)) {
    keep(at, weigh_above_next(deal_->layout, attempt().weights, at), step);
  }
}

Cards DigSearch::goes_home(const Position& at) const {
  const Cards set = home_cards(at);
  return set == 0 || attempt().all_home ? set : set & safe_cards(deal_->layout, at.next);
}

void DigSearch::keep(const Position& position, int above_next, const Step& step) {
  const auto number = static_cast<std::uint32_t>(nodes_kept_.size());
  const auto look = static_cast<std::size_t>(
      std::clamp(score(deal_->layout, attempt().weights, position, above_next), 0, static_cast<int>(kScores) - 1));
  std::uint64_t& filled = filled_[look / 64];
  const std::uint64_t bit = std::uint64_t{1} << (look % 64);
  nodes_kept_.emplace_back(position, above_next, now_, (filled & bit) != 0 ? first_[look] : kNobody, step);
  first_[look] = number;
  filled |= bit;
  best_word_ = std::min(best_word_, look / 64);
  if (position.next == 0) {
    won_ = number;
  }
}

bool DigSearch::next() {
  while (best_word_ < filled_.size() && filled_[best_word_] == 0) {
    ++best_word_;
  }
  if (best_word_ == filled_.size()) {
    return false;
  }
  const auto look = best_word_ * 64 + static_cast<std::size_t>(std::countr_zero(filled_[best_word_]));
  now_ = first_[look];
  first_[look] = nodes_kept_[now_].after;
  if (first_[look] == kNobody) {
    filled_[best_word_] &= filled_[best_word_] - 1;
  }
  return true;
}

std::vector<Move> DigSearch::line() const {
  if (won_ == kNobody) {
    return {};
  }
  Expansion expansion(deal_->rules, deal_->start, deal_->layout);
  std::vector<std::uint32_t> path;
  for (std::uint32_t number = won_; number != 0; number = nodes_kept_[number].parent) {
    path.push_back(number);
  }
  const auto go_home = [&](int card) { expansion.play({card, kHome}); };
  Position at = deal_->position;
  send_home(deal_->layout, attempt().all_home, at, go_home);
  for (auto number = path.rbegin(); number != path.rend(); ++number) {
    const Step& step = nodes_kept_[*number].step;
    if (step.target == Step::kDig) {
      Scribe scribe(step.dug);
      Digging<Scribe>(deal_->layout, attempt().weights, at, 0, scribe).dig(step.card);
      for (const LinkMove& move : scribe.moves()) {
        expansion.play(move);
      }
      at = scribe.found();
    } else {
      expansion.play({step.card, step.target});
      Mover(deal_->layout, at).play({step.card, step.target});
    }
    send_home(deal_->layout, attempt().all_home, at, go_home);
  }
  return expansion.line();
}

}  // namespace sabar::freecell
