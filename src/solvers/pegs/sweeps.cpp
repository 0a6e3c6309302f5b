// Fewest moves, where consecutive jumps of one peg are one move.
//
// For a bound on the number of moves all boards are found that can be reached by one move, two moves, and so on,
// without those from which the regions that are still whole need more moves than are left (regions.hpp) and without
// those from which the finish cannot be reached: all of them where a table of the boards on the ways is affordable
// (way_table.hpp), otherwise those that pagoda functions exclude. A board is kept where it is met first, with the
// fewest moves; boards that a symmetry of the finish turns into each other are one. If the finish is met, it is met
// after the fewest moves, whatever the bound: what the bound leaves out is no part of a line within it. If not, the
// bound is raised.
#include <algorithm>
#include <optional>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/pegs/whole/excluded.hpp>
#include <sabar/solvers/pegs/whole/regions.hpp>
#include <sabar/solvers/pegs/whole/way_table.hpp>

namespace sabar::pegs {
namespace {

class SweepSearch {
public:
  SweepSearch(const Problem& problem, const Layout& layout, const MethodOptions& options)
      : problem_(problem),
        layout_(layout),
        options_(options),
        ways_(WayTable::build(problem, layout, options)),
        regions_(layout, problem.finish.pegs.value_or(0)),
        symmetries_(finish_symmetries(layout, problem.finish)),
        jumps_from_(layout.size()) {
    if (ways_) {
      answer_.boards = ways_->looked_at();
      answer_.bytes = ways_->most_bytes();
    } else {
      excluded_.emplace(problem, layout, options.guard);
    }
    // Any single peg may be the last, also one in a region.
    spare_ = problem.finish.pegs ? 0 : 1;
    for (std::size_t i = 0; i < layout.jumps().size(); ++i) {
      jumps_from_[layout.jumps()[i].from].push_back(static_cast<std::uint16_t>(i));
    }
  }

  Answer run() {
    const std::size_t least = needed(problem_.start);
    for (std::size_t bound = least + least / 3;; bound += kStep) {
      cut_ = false;
      const auto halt = within(bound);
      if (halt || !cut_) {
        answer_.halt = halt.value_or(Halt::exhausted);
        answer_.verdict = verdict_of(answer_.halt, true);
        answer_.reason = answer_.verdict == Verdict::unsolvable ? Reason::exhausted : Reason::none;
        answer_.fewest = answer_.verdict == Verdict::solved;
        return answer_;
      }
    }
  }

private:
  struct Node {
    Holes board;
    std::uint32_t parent;  // in the layer before
  };
  using Layer = std::vector<Node>;

  [[nodiscard]] std::size_t needed(Holes board) const {
    const std::size_t whole = regions_.count(board);
    return std::max<std::size_t>(whole > spare_ ? whole - spare_ : 0, 1);
  }

  [[nodiscard]] bool hopeful(Holes board) const { return ways_ ? ways_->contains(board) : !excluded_->excludes(board); }

  // Looks for a line of at most so many moves; nothing if there is none.
  [[nodiscard]] std::optional<Halt> within(std::size_t bound) {
    const std::size_t taken = ways_ ? ways_->bytes() : 0;
    SeenTable<Holes> seen(options_.budget.bytes - taken);
    seen.insert(layout_.canonical(problem_.start, symmetries_));
    std::vector<Layer> layers = {{{problem_.start, 0}}};
    stored_ = 1;
    for (std::size_t move = 1; move <= bound && !layers.back().empty(); ++move) {
      Layer next;
      for (std::size_t parent = 0; parent < layers.back().size(); ++parent) {
        if (parent % kBetweenLooks == 0) {
          if (const auto reason = options_.guard.reason()) {
            return reason;
          }
        }
        if (const auto halt = move_from(layers.back()[parent].board, parent, bound - move, seen, next)) {
          if (*halt == Halt::found) {
            layers.push_back(std::move(next));
            answer_.line = line_to(layers);
          }
          return halt;
        }
      }
      stored_ += next.size();
      layers.push_back(std::move(next));
    }
    return std::nullopt;
  }

  // All boards after one move, of any peg. With `left` more moves allowed after it.
  [[nodiscard]] std::optional<Halt> move_from(Holes board, std::size_t parent, std::size_t left, SeenTable<Holes>& seen,
                                              Layer& next) {
    for (Holes pegs = board; pegs != 0; pegs &= pegs - 1) {
      open_.assign(1, {board, static_cast<std::uint8_t>(std::countr_zero(pegs))});
      while (!open_.empty()) {
        const auto [before, peg] = open_.back();
        open_.pop_back();
        for (const std::uint16_t number : jumps_from_[peg]) {
          const Jump& jump = layout_.jumps()[number];
          if (!jump.fits(before)) {
            continue;
          }
          if (answer_.boards++ >= options_.budget.nodes) {
            return Halt::nodes;
          }
          const Holes after = before ^ jump.mask;
          if (!hopeful(after)) {
            continue;
          }
          open_.push_back({after, jump.to});
          if (const auto halt = stop_at(after, parent, left, seen, next)) {
            return halt;
          }
        }
      }
    }
    return std::nullopt;
  }

  // The moving peg stays here.
  [[nodiscard]] std::optional<Halt> stop_at(Holes board, std::size_t parent, std::size_t left, SeenTable<Holes>& seen,
                                            Layer& next) {
    if (problem_.finish.reached(board)) {
      next.push_back({board, static_cast<std::uint32_t>(parent)});
      return Halt::found;
    }
    if (needed(board) > left) {
      cut_ = true;
      return std::nullopt;
    }
    switch (seen.insert(layout_.canonical(board, symmetries_))) {
      case Insert::fresh:
        next.push_back({board, static_cast<std::uint32_t>(parent)});
        break;
      case Insert::known:
        return std::nullopt;
      case Insert::full:
        return Halt::memory;
    }
    answer_.table = std::max(answer_.table, seen.size());
    // A layer that grows stands beside its copy.
    answer_.bytes = std::max(answer_.bytes,
                             seen.bytes() + (ways_ ? ways_->bytes() : 0) + (stored_ + 3 * next.size()) * sizeof(Node));
    return answer_.bytes > options_.budget.bytes ? std::optional(Halt::memory) : std::nullopt;
  }

  // The last board of the last layer, and how it was reached.
  [[nodiscard]] std::vector<Hop> line_to(const std::vector<Layer>& layers) {
    std::vector<Hop> line;
    const Node* node = &layers.back().back();
    for (std::size_t i = layers.size() - 1; i > 0; --i) {
      const Node* before = &layers[i - 1][node->parent];
      const auto sweep = sweep_between(before->board, node->board);
      line.insert(line.begin(), sweep.begin(), sweep.end());
      node = before;
    }
    return line;
  }

  // The jumps of one peg that lead from a board to another.
  [[nodiscard]] std::vector<Hop> sweep_between(Holes from, Holes to) const {
    struct Step {
      Holes board;
      std::uint8_t peg;
      std::vector<Hop> line;
    };
    // Any peg may be the one: a sweep can end where it began.
    for (Holes pegs = from; pegs != 0; pegs &= pegs - 1) {
      std::vector<Step> open = {{from, static_cast<std::uint8_t>(std::countr_zero(pegs)), {}}};
      while (!open.empty()) {
        const Step step = std::move(open.back());
        open.pop_back();
        if (step.board == to) {
          return step.line;
        }
        for (const std::uint16_t number : jumps_from_[step.peg]) {
          const Jump& jump = layout_.jumps()[number];
          if (jump.fits(step.board)) {
            open.push_back({step.board ^ jump.mask, jump.to, step.line});
            open.back().line.push_back(jump.hop());
          }
        }
      }
    }
    return {};
  }

  static constexpr std::size_t kBetweenLooks = 1024;
  static constexpr std::size_t kStep = 2;  // moves by which a bound that was too small is raised

  struct Moving {
    Holes board;
    std::uint8_t peg;  // the one that moves
  };

  const Problem& problem_;
  const Layout& layout_;
  const MethodOptions& options_;
  std::optional<WayTable> ways_;
  std::optional<Excluded> excluded_;  // without a table
  Regions regions_;
  std::vector<std::uint8_t> symmetries_;
  std::vector<std::vector<std::uint16_t>> jumps_from_;  // numbers of jumps by the hole they start from
  std::size_t spare_ = 0;
  std::size_t stored_ = 0;  // boards in complete layers
  bool cut_ = false;        // a board was left out because of the bound
  std::vector<Moving> open_;
  Answer answer_;
};

}  // namespace

Answer sweeps(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  if (class_forbids(problem)) {
    return impossible(Reason::position_class);
  }
  if (pagoda_forbids(problem, layout)) {
    return impossible(Reason::pagoda);
  }
  return SweepSearch(problem, layout, options).run();
}

}  // namespace sabar::pegs
