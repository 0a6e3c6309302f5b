#include <algorithm>
#include <optional>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/solvers/pegs/methods.hpp>
#include <sabar/solvers/pegs/problems.hpp>
#include <sabar/solvers/pegs/two_sided.hpp>

namespace sabar::pegs {
namespace {

bool pair_less(const PegPair& a, const PegPair& b) {
  return a.vacancy != b.vacancy ? a.vacancy < b.vacancy : a.finish < b.finish;
}

std::vector<PegPair> pair_images(const Layout& layout, const PegPair& pair) {
  std::vector<PegPair> images;
  for (const auto& symmetry : layout.symmetries()) {
    const PegPair image{symmetry[pair.vacancy], symmetry[pair.finish]};
    if (std::find(images.begin(), images.end(), image) == images.end()) {
      images.push_back(image);
    }
  }
  return images;
}

// The first image of every problem.
std::vector<PegPair> pairs_up_to_symmetry(const Layout& layout) {
  std::vector<PegPair> pairs;
  for (std::size_t vacancy = 0; vacancy < layout.size(); ++vacancy) {
    for (std::size_t finish = 0; finish < layout.size(); ++finish) {
      const PegPair pair{vacancy, finish};
      const auto images = pair_images(layout, pair);
      if (std::none_of(images.begin(), images.end(), [&](const PegPair& image) { return pair_less(image, pair); })) {
        pairs.push_back(pair);
      }
    }
  }
  return pairs;
}

class ProblemWork {
public:
  ProblemWork(const Board& board, const ProblemOptions& options) : board_(&board), options_(&options), layout_(board) {}

  Result<ProblemTable> operator()() {
    ProblemTable table;
    for (const PegPair& pair : pairs_up_to_symmetry(layout_)) {
      const bool forbidden = (permitted_finishes(*board_, board_->all() ^ bit(pair.vacancy)) & bit(pair.finish)) == 0;
      table.forbidden += forbidden ? 1 : 0;
      if (forbidden && !options_->with_forbidden) {
        continue;
      }
      ProblemRow row{pair, pair_images(layout_, pair).size(), false, {}};
      if (forbidden) {
        row.answer = impossible(Reason::position_class);
      } else if (const auto decided = decide(row, table); !decided) {
        return tl::unexpected<Error>(decided.error());
      }
      if (options_->on_row) {
        options_->on_row(row);
      }
      table.rows.push_back(std::move(row));
    }
    return table;
  }

private:
  [[nodiscard]] Problem problem_of(const PegPair& pair) const {
    return Problem::vacancy(*board_, pair.vacancy, Finish::hole(pair.finish));
  }

  // First what is quick: the reverse problem if it has been decided, then both ways by `best`, then from both sides.
  Result<> decide(ProblemRow& row, const ProblemTable& table) {
    if (take_over(row, table)) {
      return judge(row);
    }
    MethodOptions quick = options_->method;
    quick.budget.nodes = std::min(quick.budget.nodes, kMostByBest);
    for (const bool reversed : {false, true}) {
      const PegPair pair = reversed ? PegPair{row.pair.finish, row.pair.vacancy} : row.pair;
      auto answer = solve("best", problem_of(pair), quick);
      if (!answer) {
        return tl::unexpected<Error>(answer.error());
      }
      accept(row, std::move(*answer), reversed);
      if (row.answer.verdict != Verdict::unknown || options_->method.guard.reason()) {
        return judge(row);
      }
    }
    if (options_->exhaustive) {
      accept(row, two_sided(problem_of(row.pair), layout_, options_->method), false);
    }
    return judge(row);
  }

  // What was looked at before counts as well.
  static void accept(ProblemRow& row, Answer answer, bool reversed) {
    answer.boards += row.answer.boards;
    answer.bytes = std::max(answer.bytes, row.answer.bytes);
    if (reversed) {
      answer.line = reverse_line(answer.line);
    }
    row.reversed = reversed && answer.verdict != Verdict::unknown;
    row.answer = std::move(answer);
  }

  // An earlier row whose reverse has this one among its images.
  bool take_over(ProblemRow& row, const ProblemTable& table) const {
    const PegPair reverse{row.pair.finish, row.pair.vacancy};
    for (std::size_t s = 0; s < layout_.symmetries().size(); ++s) {
      const auto& symmetry = layout_.symmetries()[s];
      for (const ProblemRow& other : table.rows) {
        if (other.answer.verdict != Verdict::unknown && symmetry[other.pair.vacancy] == reverse.vacancy &&
            symmetry[other.pair.finish] == reverse.finish) {
          row.answer = other.answer;
          row.answer.boards = 0;
          row.reversed = true;
          for (Hop& hop : row.answer.line) {
            hop = {symmetry[hop.from], symmetry[hop.to]};
          }
          row.answer.line = reverse_line(row.answer.line);
          return true;
        }
      }
    }
    return false;
  }

  Result<> judge(ProblemRow& row) const {
    if (row.answer.verdict != Verdict::solved) {
      return {};
    }
    const Problem problem = problem_of(row.pair);
    const PegsRuling ruling = judge_pegs(*board_, problem.start, problem.finish.pegs, row.answer.line);
    if (!ruling.finished) {
      return fail("the judge rejects the line found", {}, ruling.reason);
    }
    row.answer.moves = count_sweeps(row.answer.line);
    return {};
  }

  // What `best` has not found by then is sooner decided from both sides.
  static constexpr std::uint64_t kMostByBest = 2'000'000;

  const Board* board_;
  const ProblemOptions* options_;
  Layout layout_;
};

}  // namespace

std::size_t ProblemTable::count(Verdict verdict) const {
  return static_cast<std::size_t>(
      std::count_if(rows.begin(), rows.end(), [&](const ProblemRow& row) { return row.answer.verdict == verdict; }));
}

// Before a jump from a over b to c these holes have pegs, pegs and none; after it none, none and a peg. Taken back with
// pegs and holes exchanged, that is the same jump from a to c.
std::vector<Hop> reverse_line(const std::vector<Hop>& line) {
  std::vector<Hop> reverse;
  for (auto hop = line.rbegin(); hop != line.rend(); ++hop) {
    reverse.push_back(*hop);
  }
  return reverse;
}

Result<ProblemTable> solve_problems(const Board& board, const ProblemOptions& options) {
  return ProblemWork(board, options)();
}

}  // namespace sabar::pegs
