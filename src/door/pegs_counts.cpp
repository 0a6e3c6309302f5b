#include <sabar/door/limits.hpp>
#include <sabar/door/pegs_counts.hpp>
#include <sabar/solvers/pegs/count.hpp>

namespace sabar {
namespace {

pegs::Holes after_jump(const PegsSession& session, std::size_t number) {
  return session.pegs() ^ session.layout().find_jump(session.legal()[number])->mask;
}

// Whether a symmetry of the board makes one of the other and leaves the finish alone.
bool alike(const PegsSession& session, pegs::Holes a, pegs::Holes b) {
  const pegs::Layout& layout = session.layout();
  const auto& finish = session.finish().pegs;
  for (std::size_t s = 0; s < layout.symmetries().size(); ++s) {
    if (layout.image(a, s) == b && (!finish || layout.image(*finish, s) == *finish)) {
      return true;
    }
  }
  return false;
}

std::optional<std::string> count_from(const PegsSession& session, pegs::Holes pegs) {
  if (session.finish().reached(pegs)) {
    return "1";
  }
  const pegs::MethodOptions options{Budget{kNoLimit, kPegsBytes}, {}};
  const auto set = pegs::WinnableSet::build(session.layout(), pegs, session.finish(), options);
  if (!set.complete()) {
    return std::nullopt;
  }
  const auto solutions = pegs::count_solutions(set);
  return solutions ? std::optional(pegs::decimal(*solutions)) : std::nullopt;
}

}  // namespace

void PegsCounter::look_at(const PegsSession& session) {
  const bool same = session_ && session_->board().holes == session.board().holes &&
                    session_->board().grid == session.board().grid && session_->pegs() == session.pegs() &&
                    session_->finish() == session.finish();
  if (!same) {
    session_ = session;
    counts_.clear();
  }
}

void PegsCounter::step() {
  if (done()) {
    return;
  }
  const pegs::Holes pegs = after_jump(*session_, counts_.size());
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (alike(*session_, after_jump(*session_, i), pegs)) {
      counts_.push_back(counts_[i]);
      return;
    }
  }
  counts_.push_back(count_from(*session_, pegs));
}

}  // namespace sabar
