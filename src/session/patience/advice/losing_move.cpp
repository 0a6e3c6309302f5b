#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/advice/words.hpp>
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
    believe_win();
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
  error_.reset();
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
    error_ = search.error();
  }
}

void LossFinder::conclude_search() {
  Solution solution = conclude(*search_, session_->rules(), table_, search_->halt());
  drop_search();
  halt_ = solution.halt;
  if (solution.fault && !fault_) {
    fault_ = std::move(solution.fault);
  }
  if (solution.verdict == Verdict::solved) {
    know_win(*next_, std::move(solution.line));
  } else if (solution.verdict == Verdict::unsolvable) {
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
  believe_win();
}

// If the game was said to be lost where it can be won: the line has been judged, so it is the proof that was wrong.
void LossFinder::believe_win() {
  if (!lost_ || !winnable_ || *winnable_ < *lost_) {
    return;
  }
  if (!fault_) {
    const std::span<const Move> played = std::span(moves_).first(*winnable_).subspan(*lost_);
    fault_ = SearchFault{fmt::format("after move {} the game was said to be lost, and this line wins", *lost_),
                         "auto",
                         {},
                         {budget_, 1, {}, {}},
                         table_at(*session_, *lost_),
                         {played.begin(), played.end()}};
    fault_->line.insert(fault_->line.end(), win_.begin(), win_.end());
  }
  lost_.reset();
}

Result<Loss> LossFinder::loss() const {
  if (error_) {
    return tl::unexpected(*error_);
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

std::string Loss::text(const Rules& rules, Language language) const {
  return SABAR_IN(language, loss_in)(rules, *this);
}

std::string_view to_text(Loss::Kind kind) {
  switch (kind) {
    case Loss::Kind::none:
      return "none";
    case Loss::Kind::found:
      return "found";
    case Loss::Kind::between:
      return "between";
    case Loss::Kind::never:
      return "never";
    case Loss::Kind::unknown:
      break;
  }
  return "unknown";
}

}  // namespace sabar
