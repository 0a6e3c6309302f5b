#include <algorithm>

#include <sabar/api/pegs/alike.hpp>
#include <sabar/api/pegs/look.hpp>

namespace sabar {

void PegsLook::look_at(const PegsSession& session) {
  if (!session_ || !same_position(*session_, session)) {
    session_ = session;
    outlook_ = {};
    outlook_.after.assign(session.legal().size(), Verdict::unknown);
    next_ = 0;
    conclude();
  }
}

void PegsLook::step(PegsAdviser& adviser) {
  const std::size_t jumps = outlook_.after.size();
  // In the second round only those that are open.
  while (next_ >= jumps && next_ < 2 * jumps && outlook_.after[next_ - jumps] != Verdict::unknown) {
    ++next_;
  }
  if (next_ >= 2 * jumps) {
    return;
  }
  const std::size_t jump = next_ % jumps;
  const pegs::Holes pegs = pegs_after(*session_, jump);
  const auto like = earlier_alike(*session_, jump);
  outlook_.after[jump] = like            ? outlook_.after[*like]
                         : next_ < jumps ? adviser.verdict_soon(*session_, pegs, kShort)
                                         : adviser.verdict(*session_, pegs);
  ++next_;
  conclude();
}

bool PegsLook::done() const {
  const auto& after = outlook_.after;
  return next_ >= 2 * after.size() || std::find(after.begin(), after.end(), Verdict::unknown) == after.end();
}

void PegsLook::conclude() {
  const auto& after = outlook_.after;
  const auto has = [&](Verdict verdict) { return std::find(after.begin(), after.end(), verdict) != after.end(); };
  outlook_.now = session_->won() || has(Verdict::solved) ? Verdict::solved
                 : has(Verdict::unknown)                 ? Verdict::unknown
                                                         : Verdict::unsolvable;
}

}  // namespace sabar
