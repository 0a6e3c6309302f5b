// The steps from a position of a Spider-like game, with score and hash of where they lead: nothing is copied for that.
//
// Part of a run, a run, or several runs in order on each other as far as empty columns help: with e of them 2^e runs,
// to an empty column half as many; only one where runs of two suits do not go on each other. Where any group moves
// there is no such limit. One empty column stands for all.
//
// A part of a run goes to a longer run of its suit; the other way round a position comes back that has been. That it
// also goes elsewhere is a matter of the attempt: seldom needed, and a third of all steps.
#pragma once

#include <sabar/solvers/models/spider/mover.hpp>
#include <sabar/solvers/models/spider/weights.hpp>

namespace sabar::spider {

// The sink has offer(step, score, hash).
template <class Sink>
class Steps {
public:
  Steps(const Layout& layout, const Attempt& attempt, const Position& at, Sink& sink)
      : layout_(layout), weights_(attempt.weights), parts_(attempt.parts), at_(at), sink_(sink) {}
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;

  void list() {
    for (std::size_t c = 0; c < layout_.columns; ++c) {
      mixed_[c] = detail::scatter(at_.sums[c]);
      if (at_.empty(c)) {
        empty_ = empty_ == kNone ? c : empty_;
      } else {
        const auto rank = static_cast<std::size_t>(rank_of(at_.top(c)));
        next_[c] = by_rank_[rank];
        by_rank_[rank] = static_cast<std::uint8_t>(c + 1);
      }
    }
    for (std::size_t c = 0; c < layout_.columns; ++c) {
      if (!at_.empty(c)) {
        from_column(c);
      }
    }
  }

private:
  static constexpr std::size_t kNone = kMaxColumns;

  struct Lifted {
    std::size_t column;
    std::size_t count;
    std::size_t runs;  // all of them lie in order
    Code base;
    std::uint64_t sum;
  };

  void from_column(std::size_t c) {
    const std::size_t size = at_.size(c);
    const std::size_t open = size - at_.closed[c];
    const Code* cards = at_.column(c);
    const std::size_t most_runs = std::size_t{1} << spare_columns(layout_, at_);
    Lifted lifted{c, 0, 1, 0, 0};
    while (lifted.count < open) {
      const std::size_t place = size - lifted.count - 1;
      if (lifted.count > 0 && !in_suit(cards[place], lifted.base)) {
        ++lifted.runs;
        const bool too_many = !layout_.mixed && lifted.runs > most_runs;
        if (!layout_.groups && (layout_.suits_only || too_many || !in_order(cards[place], lifted.base))) {
          return;
        }
      }
      lifted.base = cards[place];
      lifted.sum += card_term(lifted.base, place);
      ++lifted.count;
      to_columns(lifted, size);
    }
  }

  void to_columns(const Lifted& lifted, std::size_t size) {
    const auto rank = static_cast<std::size_t>(rank_of(lifted.base));
    for (std::size_t t = by_rank_[rank + 1]; t != 0; t = next_[t - 1]) {
      if (t - 1 != lifted.column && (!layout_.suits_only || in_suit(at_.top(t - 1), lifted.base))) {
        offer(lifted, t - 1, size);
      }
    }
    const bool fills = layout_.fill_rank == 0 || layout_.fill_rank == rank;
    const std::size_t most_runs = std::size_t{1} << std::max(0, spare_columns(layout_, at_) - 1);
    if (empty_ != kNone && fills && lifted.count < size &&
        (layout_.groups || layout_.mixed || lifted.runs <= most_runs)) {
      offer(lifted, empty_, size);
    }
  }

  void offer(const Lifted& lifted, std::size_t to, std::size_t size) {
    const Step step{static_cast<std::uint8_t>(lifted.column), static_cast<std::uint8_t>(to),
                    static_cast<std::uint8_t>(lifted.count)};
    const bool joins = !at_.empty(to) && in_suit(at_.top(to), lifted.base);
    if (splits(lifted, size) && (joins ? !lengthens(lifted, to) : !parts_)) {
      return;
    }
    if (layout_.runs_leave && ((joins && completes(lifted, to)) || frees_run(lifted, size))) {
      Position child = at_;
      Mover(layout_, child).play(step);
      sink_.offer(step, score_of(child.features, weights_), child.hash);
      return;
    }
    std::int32_t score = at_.score;
    const std::size_t left = size - lifted.count;
    if (left == 0) {
      score -= weights_.empty;
      score += rank_of(lifted.base) == layout_.ranks ? weights_.kings : 0;
    } else {
      const Code beneath = at_.column(lifted.column)[left - 1];
      if (!in_suit(beneath, lifted.base)) {
        score -= in_order(beneath, lifted.base) ? weights_.off : weights_.breaks;
      }
      if (at_.closed[lifted.column] == left) {
        score -= weights_.closed;
        score -= left == 1 && rank_of(beneath) == layout_.ranks ? weights_.kings : 0;
      }
    }
    if (at_.empty(to)) {
      score += weights_.empty;
      score -= rank_of(lifted.base) == layout_.ranks ? weights_.kings : 0;
    } else if (!joins) {
      score += weights_.off;
    }
    const std::uint64_t from_sum = at_.sums[lifted.column] - lifted.sum;
    const std::uint64_t to_sum = at_.sums[to] + shifted(lifted.sum, at_.size(to), left);
    const std::uint64_t hash =
        at_.hash - mixed_[lifted.column] - mixed_[to] + detail::scatter(from_sum) + detail::scatter(to_sum);
    sink_.offer(step, score, hash);
  }

  [[nodiscard]] bool splits(const Lifted& lifted, std::size_t size) const {
    const std::size_t left = size - lifted.count;
    return left > at_.closed[lifted.column] && in_suit(at_.column(lifted.column)[left - 1], lifted.base);
  }
  // The run is longer after than before.
  [[nodiscard]] bool lengthens(const Lifted& lifted, std::size_t to) const {
    if (lifted.runs > 1) {
      return true;
    }
    return Mover::run_length(layout_, at_, to) + lifted.count > Mover::run_length(layout_, at_, lifted.column);
  }
  // The cards make a whole run with those they are put on.
  [[nodiscard]] bool completes(const Lifted& lifted, std::size_t to) const {
    return rank_of(at_.top(lifted.column)) == 1 &&
           lifted.count + Mover::run_length(layout_, at_, to) >= layout_.ranks &&
           Mover::run_length(layout_, at_, lifted.column) >= lifted.count;
  }
  // Perhaps: where any cards move, a whole run may have lain beneath them.
  [[nodiscard]] bool frees_run(const Lifted& lifted, std::size_t size) const {
    const std::size_t left = size - lifted.count;
    return layout_.groups && left >= layout_.ranks && rank_of(at_.column(lifted.column)[left - 1]) == 1;
  }

  const Layout& layout_;
  const Weights& weights_;
  bool parts_;
  const Position& at_;
  Sink& sink_;
  std::array<std::uint64_t, kMaxColumns> mixed_{};
  std::array<std::uint8_t, 18> by_rank_{};  // columns by the rank of their top, from 1, as lists
  std::array<std::uint8_t, kMaxColumns> next_{};
  std::size_t empty_ = kNone;
};

}  // namespace sabar::spider
