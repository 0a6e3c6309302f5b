#include <bit>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include <sabar/session/pegs/adviser.hpp>
#include <sabar/session/pegs/words.hpp>
#include <sabar/solvers/pegs/whole/count.hpp>
#include <sabar/solvers/pegs/whole/winnable.hpp>

namespace sabar {
namespace {

constexpr std::size_t kSmallBoard = 33;  // holes

bool same_game(const pegs::Problem& a, const pegs::Problem& b) {
  return a.board.grid == b.board.grid && a.board.holes == b.board.holes && a.start == b.start && a.finish == b.finish;
}

}  // namespace

void PegsAdviser::take_up(const PegsSession& session) {
  if (!session_ || !same_game(session_->problem(), session.problem())) {
    winnable_.reset();
    known_.clear();
    all_tried_ = false;
    session_ = session;
  }
}

// All of a small board is found out in one go, whatever the time limit of the question.
void PegsAdviser::find_all(const Guard& guard) {
  if (std::exchange(all_tried_, true) || session_->board().size() > kSmallBoard) {
    return;
  }
  auto set = pegs::WinnableSet::build(session_->layout(), session_->problem().start, session_->finish(),
                                      {whole_board_, Guard{guard.stop, std::nullopt}});
  if (set.complete()) {
    winnable_ = std::make_shared<const pegs::WinnableSet>(std::move(set));
  }
}

// The position must be one that play from the start can lead to.
PegsAdviser::Known PegsAdviser::look_up(const PegsSession& session, pegs::Holes pegs) const {
  if (!winnable_->contains(pegs)) {
    return {Verdict::unsolvable, std::nullopt, 0};
  }
  if (session.finish().reached(pegs)) {
    return {Verdict::solved, std::nullopt, 0};
  }
  const auto to_go = static_cast<std::size_t>(std::popcount(pegs) - session.finish().count());
  for (const pegs::Jump& jump : session.layout().jumps()) {
    if (jump.fits(pegs) && winnable_->contains(pegs ^ jump.mask)) {
      return {Verdict::solved, jump.hop(), to_go};
    }
  }
  return {};
}

void PegsAdviser::keep_line(const PegsSession& session, pegs::Holes pegs, const std::vector<pegs::Hop>& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    known_[pegs] = {Verdict::solved, line[i], line.size() - i};
    pegs ^= session.layout().find_jump(line[i])->mask;
  }
  known_[pegs] = {Verdict::solved, std::nullopt, 0};
}

PegsAdviser::Known PegsAdviser::find_out(const PegsSession& session, pegs::Holes pegs, const Guard& guard) {
  take_up(session);
  find_all(guard);
  return find_soon(session, pegs, budget_, guard);
}

PegsAdviser::Known PegsAdviser::find_soon(const PegsSession& session, pegs::Holes pegs, const Budget& budget,
                                          const Guard& guard) {
  take_up(session);
  if (winnable_) {
    return look_up(session, pegs);
  }
  if (const auto found = known_.find(pegs); found != known_.end() && found->second.verdict != Verdict::unknown) {
    return found->second;
  }
  const auto answer = pegs::solve("best", {session.board(), pegs, session.finish()}, {budget, guard});
  if (answer && answer->verdict == Verdict::solved) {
    keep_line(session, pegs, answer->line);
  } else {
    known_[pegs] = {answer ? answer->verdict : Verdict::unknown, std::nullopt, 0};
  }
  return known_[pegs];
}

Verdict PegsAdviser::verdict(const PegsSession& session, pegs::Holes pegs, const Guard& guard) {
  return find_out(session, pegs, guard).verdict;
}

Verdict PegsAdviser::verdict_soon(const PegsSession& session, pegs::Holes pegs, const Budget& budget) {
  return find_soon(session, pegs, budget, {}).verdict;
}

PegsHint PegsAdviser::hint_soon(const PegsSession& session, const Budget& budget) {
  const Known known = find_soon(session, session.pegs(), budget, {});
  return {known.verdict, known.next, known.to_go};
}

PegsOutlook PegsAdviser::look(const PegsSession& session, const Guard& guard) {
  PegsOutlook outlook;
  bool winning = false;
  bool open = false;
  for (const pegs::Hop& hop : session.legal()) {
    const Verdict after = verdict(session, session.pegs() ^ session.layout().find_jump(hop)->mask, guard);
    winning = winning || after == Verdict::solved;
    open = open || after == Verdict::unknown;
    outlook.after.push_back(after);
  }
  outlook.now = session.won() || winning ? Verdict::solved : open ? Verdict::unknown : Verdict::unsolvable;
  return outlook;
}

std::optional<std::string> PegsAdviser::solutions(const PegsSession& session, pegs::Holes pegs, const Guard& guard) {
  take_up(session);
  find_all(guard);
  const auto count = winnable_ ? pegs::count_solutions(*winnable_, pegs) : std::nullopt;
  return count ? std::optional(pegs::decimal(*count)) : std::nullopt;
}

PegsHint PegsAdviser::hint(const PegsSession& session, const Guard& guard) {
  const Known known = find_out(session, session.pegs(), guard);
  return {known.verdict, known.next, known.to_go};
}

std::string PegsHint::text(const pegs::Board& board, pegs::Notation notation, Language language) const {
  const PegsHintWords& words = SABAR_IN(language, pegs_hint_words_in)();
  if (verdict != Verdict::solved) {
    return std::string(verdict == Verdict::unsolvable ? words.lost : words.not_known);
  }
  if (!jump) {
    return std::string(words.finished);
  }
  return fmt::format(fmt::runtime(words.next), pegs::jump_text(board, *jump, notation), to_go);
}

}  // namespace sabar
