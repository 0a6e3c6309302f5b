#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/session/losing_move.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {
namespace {

bool plays_same_deal(const Session& a, const Session& b) {
  return a.game().identity == b.game().identity && a.start_table() == b.start_table();
}

std::size_t common_moves(std::span<const Move> a, std::span<const Move> b) {
  const std::size_t most = std::min(a.size(), b.size());
  return static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(most), b.begin()).first - a.begin());
}

Table table_at(Session session, std::size_t place) { return session.go_to(place) ? session.table() : Table{}; }

}  // namespace

void LossFinder::look_at(const Session& session, bool lost) {
  const bool known = session_ && plays_same_deal(*session_, session);
  const std::size_t common = known ? common_moves(moves_, session.moves()) : 0;
  if (!known) {
    forget();
  } else if (common < moves_.size() || common < session.moves_made()) {
    keep_until(common);
  }
  session_ = session;
  moves_.assign(session.moves().begin(), session.moves().end());
  if (session.won()) {
    know_win(moves_.size(), {});
  } else if (winnable_) {
    know_win(*winnable_, std::exchange(win_, {}));  // the game may have gone on along the line
  }
  if (lost && !lost_) {
    lost_ = moves_.size();
  }
  if (const auto next = choose(); next != next_) {
    drop_search();
    next_ = next;
  }
}

void LossFinder::forget() {
  winnable_.reset();
  lost_.reset();
  win_.clear();
  undecided_.clear();
  search_.reset();
  *memory_ = {};
  next_.reset();
  spent_ = 0;
  fault_.reset();
}

// The moves behind that place are others now.
void LossFinder::keep_until(std::size_t place) {
  if (winnable_ && *winnable_ > place) {
    win_.insert(win_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(place),
                moves_.begin() + static_cast<std::ptrdiff_t>(*winnable_));
    winnable_ = place;
  }
  if (lost_ && *lost_ > place) {
    lost_.reset();
  }
  std::erase_if(undecided_, [&](std::size_t each) { return each > place; });
  drop_search();
  next_.reset();
}

void LossFinder::drop_search() {
  spent_ = nodes();
  search_.reset();
}

std::optional<std::size_t> LossFinder::choose() const {
  const auto asked = [&](std::size_t place) { return std::binary_search(undecided_.begin(), undecided_.end(), place); };
  if (!lost_) {
    const bool known = winnable_ == moves_.size() || asked(moves_.size());
    return known ? std::nullopt : std::optional(moves_.size());
  }
  if (undecided_.size() >= kMostUndecided) {
    return std::nullopt;
  }
  // The middle of the widest stretch that nobody has asked about.
  std::size_t first = winnable_ ? *winnable_ + 1 : 0;
  std::size_t widest = 0;
  std::optional<std::size_t> middle;
  for (std::size_t place = first; place <= *lost_; ++place) {
    if (place < *lost_ && !asked(place)) {
      continue;
    }
    if (place - first > widest) {
      widest = place - first;
      middle = first + widest / 2;
    }
    first = place + 1;
  }
  return middle;
}

void LossFinder::step(std::uint64_t nodes) {
  const std::uint64_t end = this->nodes() + nodes;
  while (!done() && this->nodes() < end) {
    if (!search_) {
      begin_search();
    }
    if (search_ && !search_->done()) {
      search_->step(end - this->nodes());
    }
    if (search_ && search_->done()) {
      conclude_search();
    }
  }
}

void LossFinder::begin_search() {
  table_ = table_at(*session_, *next_);
  auto search = make_search("auto", session_->rules(), table_, {budget_, 1, {}, memory_});
  if (search) {
    search_ = *std::move(search);
  } else {
    fault_ = search.error();
  }
}

void LossFinder::conclude_search() {
  auto solution = conclude(*search_, session_->rules(), table_, search_->halt());
  drop_search();
  if (!solution) {
    fault_ = solution.error();
    return;
  }
  halt_ = solution->halt;
  if (solution->verdict == Verdict::solved) {
    know_win(*next_, std::move(solution->line));
  } else if (solution->verdict == Verdict::unsolvable) {
    lost_ = *next_;
  } else {
    undecided_.insert(std::lower_bound(undecided_.begin(), undecided_.end(), *next_), *next_);
  }
  next_ = choose();
}

// As far as the game went along the line, the places behind can be won too.
void LossFinder::know_win(std::size_t place, std::vector<Move> line) {
  const std::size_t along = common_moves(line, std::span(moves_).subspan(place));
  line.erase(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(along));
  winnable_ = place + along;
  win_ = std::move(line);
  if (lost_ && *winnable_ >= *lost_) {
    fault_ = Error{fmt::format("move {} is known to lose, and yet the game was won behind it", *lost_),
                   {},
                   "this is a fault of the program; please report the game and the deal"};
  }
}

Result<Loss> LossFinder::loss() const {
  if (fault_) {
    return tl::unexpected(*fault_);
  }
  Loss loss;
  loss.winnable = winnable_;
  loss.lost = lost_;
  loss.win = win_;
  if (!lost_) {
    loss.kind = session_ && winnable_ == moves_.size() ? Loss::Kind::none : Loss::Kind::unknown;
  } else if (*lost_ == 0) {
    loss.kind = Loss::Kind::never;
  } else if (!winnable_ || *winnable_ + 1 < *lost_) {
    loss.kind = Loss::Kind::between;
  } else {
    loss.kind = Loss::Kind::found;
    loss.move = moves_[*winnable_];
    const patience::Engine engine(session_->rules());
    if (const auto position = engine.start(table_at(*session_, *winnable_))) {
      loss.deed = deed_of(engine, *position, *loss.move);
    }
  }
  return loss;
}

}  // namespace sabar
