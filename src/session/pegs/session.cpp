#include <bit>

#include <fmt/format.h>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/session/pegs/session.hpp>

namespace sabar {

PegsSession::PegsSession(std::shared_ptr<const Played> game) : game_(std::move(game)) { arrive(0); }

Result<PegsSession> PegsSession::begin(const pegs::Problem& problem) {
  const pegs::Holes all = problem.board.all();
  if (problem.board.size() == 0 || (problem.start & ~all) != 0 || (problem.finish.pegs.value_or(0) & ~all) != 0) {
    return fail("start or finish has pegs where the board has no holes", problem.board.name);
  }
  if (problem.start == 0 || problem.finish.pegs == pegs::Holes{0}) {
    return fail("a game begins and ends with a peg at least", problem.board.name, "put a peg on the board");
  }
  return PegsSession(std::make_shared<const Played>(problem));
}

int PegsSession::pegs_left() const { return std::popcount(pegs_); }

std::size_t PegsSession::moves_made() const { return pegs::count_sweeps(jumps()); }

Result<> PegsSession::play(pegs::Hop hop) {
  const pegs::Jump* jump = layout().find_jump(hop);
  if (jump == nullptr || !jump->fits(pegs_)) {
    return refuse(hop);
  }
  line_.resize(now_);
  line_.push_back(hop);
  arrive(line_.size());
  return {};
}

Result<> PegsSession::play(std::string_view text) {
  const auto hops = pegs::read_line(board(), text);
  if (!hops) {
    return tl::unexpected(hops.error());
  }
  if (hops->empty()) {
    return fail("a jump is wanted", {}, "write the hole a peg leaves and the hole it reaches, such as d2-d4");
  }
  PegsSession tried = *this;
  for (const pegs::Hop& hop : *hops) {
    if (auto played = tried.play(hop); !played) {
      return played;
    }
  }
  *this = std::move(tried);
  return {};
}

// The judge has the words for it.
tl::unexpected<Error> PegsSession::refuse(pegs::Hop hop) const {
  const auto judge = pegs::PegsJudge::begin(board(), pegs_);
  const auto permitted = judge ? judge->permits(hop) : Result<>{};
  const bool reason = judge && !permitted;
  return fail(reason ? permitted.error().text() : std::string("this jump is not possible"), {},
              legal_.empty() ? "no jump is left; take jumps back" : "");
}

bool PegsSession::undo() {
  if (!can_undo()) {
    return false;
  }
  arrive(now_ - 1);
  return true;
}

bool PegsSession::redo() {
  if (!can_redo()) {
    return false;
  }
  arrive(now_ + 1);
  return true;
}

Result<> PegsSession::go_to(std::size_t n) {
  if (n > line_.size()) {
    return fail(fmt::format("there is no jump {}", n), {}, fmt::format("the line has {}", line_.size()));
  }
  arrive(n);
  return {};
}

// A game has few jumps: each position is found from the start.
void PegsSession::arrive(std::size_t place) {
  now_ = place;
  pegs_ = problem().start;
  for (const pegs::Hop& hop : jumps()) {
    pegs_ ^= layout().find_jump(hop)->mask;
  }
  legal_.clear();
  for (const pegs::Jump& jump : layout().jumps()) {
    if (jump.fits(pegs_)) {
      legal_.push_back(jump.hop());
    }
  }
}

}  // namespace sabar
