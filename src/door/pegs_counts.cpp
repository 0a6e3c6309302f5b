#include <sabar/door/pegs_counts.hpp>

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

void PegsCounter::step(PegsAdviser& adviser) {
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
  counts_.push_back(adviser.solutions(*session_, pegs));
}

}  // namespace sabar
