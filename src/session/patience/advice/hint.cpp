#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/words.hpp>
#include <sabar/session/patience/reason_words.hpp>
#include <sabar/solvers/strategy/line_reason.hpp>
#include <sabar/solvers/strategy/player.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar {
namespace {

// Positions of the game that a guess keeps away from.
constexpr std::size_t kRemembered = 200;

bool starts_with(std::span<const Move> moves, std::span<const Move> beginning) {
  return moves.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), moves.begin());
}

bool is_same_game(const Session& a, const Session& b) {
  return a.game().identity == b.game().identity && a.start_table() == b.start_table();
}

Result<Hint> guess(const Session& session) {
  const auto player = Player::begin(kGreedy, session.rules(), session.table());
  if (!player) {
    return tl::unexpected(player.error());
  }
  Session past = session;
  while (past.undo() && session.moves_made() - past.moves_made() <= kRemembered) {
    if (auto remembered = (*player)->remember(past.table()); !remembered) {
      return tl::unexpected(remembered.error());
    }
  }
  Hint hint;
  if (const auto advice = (*player)->next()) {
    hint.move = advice->move;
    hint.reason = advice->reason;
  } else {
    hint.ending = (*player)->ending();
  }
  return hint;
}

}  // namespace

void Adviser::look_at(const Session& session) {
  const bool known_game = session_ && is_same_game(*session_, session);
  if (known_game && session_->table() == session.table()) {
    session_ = session;
    return;
  }
  if (!known_game) {
    line_.clear();
    positions_.clear();
    lost_.reset();
    search_.reset();  // before its memory goes
    *memory_ = {};
  }
  begin_anew(session);
}

void Adviser::look_at(const Session& session, const std::vector<Move>& win) {
  look_at(session);
  if (known_ != Verdict::solved) {
    search_.reset();
    error_.reset();
    keep_line(win);
  }
}

void Adviser::begin_anew(const Session& session) {
  const bool back_on_the_way = known_ == Verdict::solved && session_ && is_same_game(*session_, session) &&
                               starts_with(session_->moves(), session.moves());
  std::vector<Move> way;
  if (back_on_the_way) {
    const auto taken_back = session_->moves().subspan(session.moves_made());
    way.assign(taken_back.begin(), taken_back.end());
    way.insert(way.end(), line_.begin() + static_cast<std::ptrdiff_t>(at_), line_.end());
  }
  session_ = session;
  search_.reset();
  nodes_ = 0;
  known_ = Verdict::unknown;
  ended_ = false;
  error_.reset();
  fault_.reset();
  if (session.won()) {
    known_ = Verdict::solved;
    at_ = line_.size();
  } else if (finds_on_line(session.table())) {
    known_ = Verdict::solved;
  } else if (back_on_the_way) {
    keep_line(way);
  } else if (is_lost(session)) {
    known_ = Verdict::unsolvable;
  }
  // A win that was judged or played is believed; what was said against it is not.
  if (known_ == Verdict::solved && is_lost(session)) {
    lost_.reset();
  }
}

bool Adviser::finds_on_line(const Table& table) {
  const auto found = std::find(positions_.begin(), positions_.end(), table);
  at_ = static_cast<std::size_t>(found - positions_.begin());
  return found != positions_.end();
}

bool Adviser::is_lost(const Session& session) const {
  return lost_ && lost_->rules == session.game().identity && lost_->start == session.start_table() &&
         starts_with(session.moves(), lost_->moves);
}

void Adviser::step(std::uint64_t nodes) {
  if (done() || !session_) {
    return;
  }
  if (!search_) {
    auto search = make_search("auto", session_->rules(), session_->table(), {budget_, 1, {}, memory_});
    if (!search) {
      error_ = search.error();
      ended_ = true;
      return;
    }
    search_ = *std::move(search);
  }
  search_->step(nodes);
  nodes_ = search_->nodes();
  if (search_->done()) {
    conclude_search();
    search_.reset();  // gives its memory back
  }
}

void Adviser::conclude_search() {
  Solution solution = conclude(*search_, session_->rules(), session_->table(), search_->halt());
  ended_ = true;
  halt_ = solution.halt;
  known_ = solution.verdict;
  fault_ = std::move(solution.fault);
  if (known_ == Verdict::solved) {
    keep_line(solution.line);
  } else if (known_ == Verdict::unsolvable) {
    const auto moves = session_->moves();
    lost_ = Lost{session_->game().identity, session_->start_table(), {moves.begin(), moves.end()}};
  }
}

// The line has been judged, or was played.
void Adviser::keep_line(const std::vector<Move>& line) {
  known_ = Verdict::solved;
  line_ = line;
  positions_.clear();
  at_ = 0;
  const patience::Engine engine(session_->rules());
  auto position = engine.start(session_->table());
  for (const Move& move : line_) {
    positions_.push_back(engine.table(*position));
    engine.apply(*position, move);
  }
}

Result<Verdict> Adviser::verdict() const { return error_ ? Result<Verdict>(tl::unexpected(*error_)) : known_; }

Result<Hint> Adviser::hint(const Session& session) {
  look_at(session);
  if (error_) {
    return tl::unexpected(*error_);
  }
  Hint hint;
  hint.verdict = known_;
  if (known_ == Verdict::unsolvable || session.won()) {
    return hint;
  }
  if (known_ == Verdict::unknown) {
    return guess(session);
  }
  hint.move = line_[at_];
  const Reason reason = reason_on_line(session.rules(), session.table(), std::span(line_).subspan(at_));
  hint.reason = without_hidden_cards(reason, session.rules(), session.table());
  hint.to_go = line_.size() - at_;
  return hint;
}

Result<Hint> Session::hint(const Budget& budget) const {
  Adviser adviser(budget);
  adviser.look_at(*this);
  while (!adviser.done()) {
    adviser.step(kSlice);
  }
  return adviser.hint(*this);
}

Result<Verdict> Session::winnable(const Budget& budget) const {
  Adviser adviser(budget);
  adviser.look_at(*this);
  while (!adviser.done()) {
    adviser.step(kSlice);
  }
  return adviser.verdict();
}

std::string winning_move_text(const Reason& reason, Language language) {
  const std::string deed = strategy::deed_words(reason.deed, language);
  return reason.why == Why::wins ? deed : fmt::format("{}; {}", deed, strategy::why_words(reason, language));
}

std::string Hint::text(Language language) const { return SABAR_IN(language, hint_in)(*this); }

}  // namespace sabar
