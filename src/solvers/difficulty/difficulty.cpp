#include <algorithm>
#include <bit>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar {
namespace {

constexpr std::size_t kRandomGames = 20;
constexpr std::uint64_t kFirstMoveFactor = 8;
constexpr std::uint64_t kFirstMoveLeast = 10'000;
constexpr std::uint64_t kFirstMovesTogether = 2 * kDifficultyNodes;

constexpr int kPointsPerDoubling = 10;
constexpr int kPointsForFirstMoves = 60;
constexpr int kPointsForGreedy = 30;
constexpr int kPointsForRandom = 60;

// Ten times the binary logarithm, straight between powers of two: whole numbers are the same everywhere.
int doublings(std::uint64_t nodes) {
  const std::uint64_t n = std::clamp<std::uint64_t>(nodes, 1, std::uint64_t{1} << 50);
  const int whole = static_cast<int>(std::bit_width(n)) - 1;
  const std::uint64_t power = std::uint64_t{1} << whole;
  return kPointsPerDoubling * whole + static_cast<int>((n - power) * kPointsPerDoubling / power);
}

int share_of(int points, std::size_t part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<int>(static_cast<std::size_t>(points) * part / whole);
}

}  // namespace

std::string_view to_text(Level level) {
  return level == Level::easy ? "easy" : level == Level::medium ? "medium" : "hard";
}

Result<Level> parse_level(std::string_view name) {
  for (const Level level : {Level::easy, Level::medium, Level::hard}) {
    if (to_text(level) == name) {
      return level;
    }
  }
  return fail(fmt::format("unknown difficulty {}", quote_input(name)), {}, "use easy, medium or hard");
}

int difficulty_points(const Difficulty& parts) {
  return doublings(parts.nodes) +
         share_of(kPointsForFirstMoves, parts.first_moves - parts.winning_moves, parts.first_moves) -
         (parts.greedy_wins ? kPointsForGreedy : 0) - share_of(kPointsForRandom, parts.random_wins, parts.random_games);
}

DifficultyMeter::DifficultyMeter(const Rules& rules, Table deal, const DifficultyScale& scale, const Budget& budget)
    : rules_(rules), deal_(std::move(deal)), scale_(scale), budget_(budget) {}

void DifficultyMeter::step(std::uint64_t nodes) {
  const std::uint64_t end = this->nodes() + nodes;
  while (!done() && this->nodes() < end) {
    if (!search_) {
      begin();
    }
    if (search_ && !search_->done()) {
      search_->step(end - this->nodes());
    }
    if (search_ && search_->done()) {
      conclude_stage();
    }
  }
}

// The next search of the stage, or of a later one if nothing is left in this one.
void DifficultyMeter::begin() {
  const std::size_t count = stage_ == Stage::first_moves ? after_.size() : stage_ == Stage::random ? kRandomGames : 1;
  if (at_ == count) {
    at_ = 0;
    stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1);
    if (stage_ == Stage::end) {
      difficulty_.points = difficulty_points(difficulty_);
      difficulty_.level = difficulty_.points < scale_.medium ? Level::easy
                          : difficulty_.points < scale_.hard ? Level::medium
                                                             : Level::hard;
    }
    return;
  }
  auto search = next_search();
  if (search) {
    search_ = *std::move(search);
  } else {
    error_ = search.error();
  }
}

std::uint64_t DifficultyMeter::first_move_nodes() const {
  const std::uint64_t most = std::max(kFirstMoveLeast, kFirstMoveFactor * difficulty_.nodes);
  const std::uint64_t left = kFirstMovesTogether - std::min(kFirstMovesTogether, spent_on_moves_);
  return std::min(most, std::max<std::uint64_t>(left / (after_.size() - at_), 1));
}

Result<std::unique_ptr<Search>> DifficultyMeter::next_search() const {
  switch (stage_) {
    case Stage::first_moves:
      return make_search("auto", rules_, after_[at_], {{first_move_nodes(), budget_.bytes}, 1, {}, memory_});
    case Stage::greedy:
      return make_search(kGreedy, rules_, deal_, {budget_, 1, {}, {}});
    case Stage::random:
      return make_search(kRandom, rules_, deal_, {budget_, at_ + 1, {}, {}});
    case Stage::deal:
    case Stage::end:
      break;
  }
  return make_search("auto", rules_, deal_, {budget_, 1, {}, memory_});
}

void DifficultyMeter::conclude_stage() {
  const Table& from = stage_ == Stage::first_moves ? after_[at_] : deal_;
  const Solution solution = conclude(*search_, rules_, from, search_->halt());
  spent_ += search_->nodes();
  spent_on_moves_ += stage_ == Stage::first_moves ? search_->nodes() : 0;
  search_.reset();
  if (!difficulty_.fault) {
    difficulty_.fault = solution.fault;
  }
  ++at_;
  const std::size_t won = solution.verdict == Verdict::solved ? 1 : 0;
  switch (stage_) {
    case Stage::deal:
      conclude_deal(solution);
      break;
    case Stage::first_moves:
      difficulty_.winning_moves += won;
      difficulty_.undecided_moves += solution.verdict == Verdict::unknown ? 1 : 0;
      break;
    case Stage::greedy:
      difficulty_.greedy_wins = won > 0;
      break;
    case Stage::random:
      ++difficulty_.random_games;
      difficulty_.random_wins += won;
      break;
    case Stage::end:
      break;
  }
}

void DifficultyMeter::conclude_deal(const Solution& solution) {
  difficulty_.verdict = solution.verdict;
  difficulty_.halt = solution.halt;
  difficulty_.nodes = solution.nodes;
  difficulty_.line = solution.line;
  if (solution.verdict == Verdict::solved) {
    list_first_moves();
  } else {
    stage_ = Stage::end;
  }
}

void DifficultyMeter::list_first_moves() {
  const patience::Engine engine(rules_);
  const auto start = engine.start(deal_);
  if (!start) {
    return;
  }
  MoveList<Move> moves;
  engine.legal(*start, moves);
  difficulty_.first_moves = moves.size();
  for (const Move& move : moves) {
    auto position = *start;
    engine.apply(position, move);
    after_.push_back(engine.table(position));
  }
}

Result<Difficulty> DifficultyMeter::result() const {
  return error_ ? Result<Difficulty>(tl::unexpected(*error_)) : difficulty_;
}

}  // namespace sabar
