// Pieces that enumerations share: boards in, children out, a few hundred boards at a time, so that buffers stay in the
// fastest memory and a request to stop is obeyed at once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <sabar/solvers/pegs/method.hpp>
#include <sabar/solvers/pegs/whole/bit_table.hpp>
#include <sabar/solvers/pegs/whole/expand.hpp>

namespace sabar::pegs {

// Counts boards against a budget and looks at the guard now and then.
class Meter {
public:
  explicit Meter(const MethodOptions& options) : options_(&options) {}

  // False when the enumeration must end; halt() says why.
  bool spend(std::uint64_t boards) {
    boards_ += boards;
    if (boards_ > options_->budget.nodes) {
      halt_ = Halt::nodes;
    } else if (boards_ >= next_look_) {
      next_look_ = boards_ + kBetweenLooks;
      return look();
    }
    return !halt_;
  }
  // Looks at the guard now.
  bool look() {
    if (options_->progress != nullptr) {
      options_->progress->store(boards_, std::memory_order_relaxed);
    }
    if (const auto reason = options_->guard.reason(); reason && !halt_) {
      halt_ = *reason;
    }
    return !halt_;
  }
  // False when so many bytes at the same time are too many.
  bool afford(std::uint64_t bytes) {
    most_bytes_ = std::max(most_bytes_, bytes);
    if (bytes > options_->budget.bytes) {
      halt_ = Halt::memory;
    }
    return !halt_;
  }
  void fail_memory() { halt_ = Halt::memory; }

  [[nodiscard]] const Guard& guard() const { return options_->guard; }
  [[nodiscard]] std::uint64_t boards() const { return boards_; }
  [[nodiscard]] std::uint64_t most_bytes() const { return most_bytes_; }
  [[nodiscard]] std::optional<Halt> halt() const { return halt_; }

private:
  static constexpr std::uint64_t kBetweenLooks = 1 << 15;

  const MethodOptions* options_;
  std::uint64_t boards_ = 0;
  std::uint64_t next_look_ = 0;
  std::uint64_t most_bytes_ = 0;
  std::optional<Halt> halt_;
};

// The children of many boards, piece by piece: visit(boards, children, degrees) for each piece.
template <class Word>
class Pieces {
public:
  static constexpr std::size_t kPiece = 256;

  explicit Pieces(const Expander<Word>& expander)
      : expander_(&expander), children_(kPiece * expander.most_children() + Expander<Word>::kSlack), degrees_(kPiece) {}

  // False if the meter said stop.
  template <class Visit>
  bool operator()(std::span<const Word> boards, Way way, Meter& meter, Visit&& visit) {
    for (std::size_t at = 0; at < boards.size(); at += kPiece) {
      const auto piece = boards.subspan(at, std::min(kPiece, boards.size() - at));
      if (!meter.spend(piece.size())) {
        return false;
      }
      const std::size_t count = (*expander_)(piece, way, children_.data(), degrees_.data());
      visit(piece, std::span<const Word>(children_.data(), count),
            std::span<const std::uint8_t>(degrees_.data(), piece.size()));
    }
    return true;
  }

private:
  const Expander<Word>* expander_;
  std::vector<Word> children_;
  std::vector<std::uint8_t> degrees_;
};

// Takes out of a list what does not satisfy keep(rank), and looks at the guard now and then.
template <class Word, class Keep>
void keep_if(std::vector<Word>& ranks, Meter& meter, Keep&& keep) {
  constexpr std::size_t kBetweenLooks = 1 << 18;
  std::size_t kept = 0;
  for (std::size_t at = 0; at < ranks.size() && (at % kBetweenLooks != 0 || meter.look()); ++at) {
    ranks[kept] = ranks[at];
    kept += keep(ranks[at]) ? 1 : 0;
  }
  ranks.resize(kept);
}

// Calls work(word) with a word of the size that ranks of the frame need.
template <class Work>
auto with_word(const Frame& frame, Work&& work) {
  return has_short_ranks(frame) ? work(std::uint32_t{}) : work(std::uint64_t{});
}

}  // namespace sabar::pegs
