#include <utility>

#include <fmt/format.h>

#include <sabar/random/scheme.hpp>
#include <sabar/tui/patience/desk.hpp>

namespace sabar::tui {
namespace {

constexpr std::string_view kSaveMark = "sabar-save";

// Small numbers of `exact` are nearly sorted decks: nobody means these by 'another deal'.
Scheme usual_scheme(const DealOrigin& before, bool fresh) {
  const Scheme scheme = before ? before->scheme : Scheme::sabar;
  return fresh && scheme == Scheme::exact ? Scheme::sabar : scheme;
}

}  // namespace

Result<Session> deal_by_text(const GameFile& game, const DealOrigin& before, std::string_view text,
                             const FreshNumber& fresh) {
  NumberedDeal deal;
  deal.scheme = usual_scheme(before, text.empty());
  if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
    const auto scheme = parse_scheme(text.substr(0, colon));
    if (!scheme) {
      return tl::unexpected(scheme.error());
    }
    deal.scheme = *scheme;
    text.remove_prefix(colon + 1);
  }
  const auto number = text.empty() ? Result<Natural>(Natural(fresh())) : Natural::parse(text);
  if (!number) {
    return tl::unexpected(number.error());
  }
  deal.number = *number;
  deal.order = usual_order(game.rules, deal.scheme);
  return Session::deal(game, deal);
}

Desk::Desk(Session session, Autosave& autosave, FreshNumber fresh)
    : session_(std::move(session)),
      autosave_(&autosave),
      fresh_(std::move(fresh)),
      hand_(session_),
      watch_(session_.seconds()) {}

void Desk::changed() {
  if (!session_.won()) {
    session_.set_seconds(watch_.seconds());
  }
  hand_ = Hand(session_);
  keep();
}

void Desk::keep() {
  if (!session_.can_undo() && !session_.can_redo()) {
    return;  // nothing has been played yet
  }
  if (!session_.won()) {
    session_.set_seconds(watch_.seconds());
  }
  const auto kept = autosave_->keep(session_);
  if (!kept) {
    notice_.error = kept.error().text();
  } else if (!kept->empty()) {
    notice_.moved_to = *kept;
  }
}

Desk::Notice Desk::take_notice() { return std::exchange(notice_, {}); }

Result<> Desk::play(const Move& move) {
  session_.set_seconds(seconds());
  return session_.play(move).map([this] { changed(); });
}

Result<> Desk::play(std::string_view move) {
  return parse_move(session_.rules(), move).and_then([this](const Move& parsed) {
    // Without a number a player means as many cards as fit.
    const bool open = parsed.kind == MoveKind::transfer && parsed.count == 1 && !hand_.legal(parsed);
    return play(open ? hand_.move_to({parsed.from, 1, false}, parsed.to).value_or(parsed) : parsed);
  });
}

bool Desk::undo() {
  // A won game that is taken up again goes on with its clock.
  const bool was_won = session_.won();
  const bool done = session_.undo();
  if (was_won) {
    watch_ = Stopwatch(session_.seconds());
  }
  changed();
  return done;
}

bool Desk::redo() {
  const bool done = session_.redo();
  changed();
  return done;
}

Result<DealFinder> Desk::deal_finder(std::optional<Level> level) const {
  DealDesire desire;
  desire.scheme = usual_scheme(session_.origin(), true);
  desire.seed = fresh_();
  desire.level = level;
  return DealFinder::begin(session_.game(), desire);
}

bool Desk::to_winnable() {
  loss_finder_.look_at(session_);
  const auto loss = loss_finder_.loss();
  if (!loss || !loss->lost || !loss->winnable || !session_.go_to(*loss->winnable)) {
    return false;
  }
  adviser_.look_at(session_, loss->win);
  changed();
  return true;
}

void Desk::to_start() {
  const bool was_won = session_.won();
  session_.restart();
  if (was_won) {
    watch_ = Stopwatch(session_.seconds());
  }
  changed();
}

void Desk::to_end() {
  while (session_.redo()) {
  }
  changed();
}

std::size_t Desk::play_home() {
  std::size_t moves = 0;
  for (auto move = hand_.any_home(); move && play(*move); move = hand_.any_home()) {
    ++moves;
  }
  return moves;
}

void Desk::take(Session session) {
  if (unfinished()) {
    autosave_->begin_another();
  }
  session_ = std::move(session);
  hand_ = Hand(session_);
  watch_ = Stopwatch(session_.seconds());
}

Result<> Desk::new_deal(std::string_view number) {
  return deal_by_text(session_.game(), session_.origin(), number, fresh_).map([this](Session session) {
    take(std::move(session));
  });
}

Result<> Desk::save_as(const std::string& path) {
  return check_save_target(path, kSaveMark).and_then([&] {
    session_.set_seconds(seconds());
    return autosave_->writer()(path, session_.save());
  });
}

}  // namespace sabar::tui
