#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/pegs/watch.hpp>

namespace sabar {
namespace {

constexpr std::array<std::string_view, 3> kWatchedMethods = {"backtrack", "hash", "symmetry"};

}  // namespace

PegsWatch::PegsWatch(const pegs::Problem& problem)
    : game_(std::make_shared<const Watched>(problem)), path_(1), pegs_(problem.start) {
  if (problem.finish.reached(pegs_)) {
    halt_ = Halt::found;
  }
}

Result<PegsWatch> PegsWatch::begin(const pegs::Problem& problem, std::string_view method, std::size_t max_bytes) {
  if (std::find(kWatchedMethods.begin(), kWatchedMethods.end(), method) == kWatchedMethods.end()) {
    return fail(fmt::format("there is no search {} to watch", quote_input(method)), {},
                nearest_name_hint(method, kWatchedMethods));
  }
  PegsWatch watch(problem);
  if (method != "backtrack") {
    watch.table_ = std::make_unique<SeenTable<pegs::Holes>>(max_bytes);
  }
  if (method == "symmetry") {
    watch.symmetries_ = watch.game_->layout.symmetries_of(problem.finish.pegs.value_or(0));
  }
  if (watch.table_) {
    (void)watch.table_->insert(watch.key());
  }
  return watch;
}

pegs::Holes PegsWatch::key() const { return game_->layout.canonical(pegs_, symmetries_); }

std::vector<PegsWatch::Event> PegsWatch::step(std::size_t events) {
  std::vector<Event> list;
  while (!done() && list.size() < events) {
    advance(list);
  }
  return list;
}

void PegsWatch::advance(std::vector<Event>& events) {
  Frame& frame = path_.back();
  while (frame.next < game_->layout.jumps().size()) {
    const std::size_t number = frame.next++;
    if (jump(number).fits(pegs_)) {
      frame.tried = true;
      return make(number, events);
    }
  }
  if (!frame.tried) {
    frame.tried = true;  // to be left with the next event
    events.push_back({Kind::dead, std::nullopt, path_.size() - 1});
    return;
  }
  leave(events);
}

void PegsWatch::make(std::size_t number, std::vector<Event>& events) {
  const pegs::Hop hop = jump(number).hop();
  pegs_ ^= jump(number).mask;
  ++boards_;
  const bool found = game_->problem.finish.reached(pegs_);
  const Insert known = table_ && !found ? table_->insert(key()) : Insert::fresh;
  if (known == Insert::known) {
    pegs_ ^= jump(number).mask;
    events.push_back({Kind::seen, hop, path_.size()});
    return;
  }
  path_.push_back({0, number, false});
  events.push_back({Kind::enter, hop, path_.size() - 1});
  if (found) {
    halt_ = Halt::found;
    events.push_back({Kind::found, std::nullopt, path_.size() - 1});
  } else if (known == Insert::full) {
    halt_ = Halt::memory;
  }
}

void PegsWatch::leave(std::vector<Event>& events) {
  const auto by = path_.back().by;
  path_.pop_back();
  if (!by) {
    halt_ = Halt::exhausted;
    return;
  }
  pegs_ ^= jump(*by).mask;
  events.push_back({Kind::back, jump(*by).hop(), path_.size() - 1});
}

std::string_view to_text(PegsWatch::Kind kind) {
  switch (kind) {
    case PegsWatch::Kind::enter:
      return "enter";
    case PegsWatch::Kind::seen:
      return "seen";
    case PegsWatch::Kind::dead:
      return "dead";
    case PegsWatch::Kind::back:
      return "back";
    case PegsWatch::Kind::found:
      break;
  }
  return "found";
}

}  // namespace sabar
