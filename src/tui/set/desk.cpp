#include <charconv>

#include <sabar/tui/set/desk.hpp>

namespace sabar::tui {

std::optional<std::uint64_t> read_deal_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

SetDesk::SetDesk(SetSession session, SetAutosave autosave, FreshNumber fresh)
    : session_(std::move(session)),
      autosave_(std::move(autosave)),
      fresh_(std::move(fresh)),
      watch_(session_.seconds()) {}

void SetDesk::tick() {
  if (!session_.finished()) {
    session_.set_seconds(watch_.seconds());
  }
}

void SetDesk::keep() {
  if (!session_.begun()) {
    return;
  }
  tick();
  const auto kept = autosave_.keep(session_);
  if (!kept) {
    notice_.error = kept.error().text();
  } else if (!kept->empty()) {
    notice_.moved_to = *kept;
  }
}

Result<SetSession::Answer> SetDesk::call(std::span<const set::Card> cards) {
  tick();  // the call may end the game
  auto answer = session_.call(cards);
  keep();
  return answer;
}

Result<SetSession::Answer> SetDesk::call_none() {
  tick();
  auto answer = session_.call_none();
  keep();
  return answer;
}

std::vector<set::Card> SetDesk::hint(std::size_t count) {
  auto cards = session_.hint(count);
  keep();
  return cards;
}

bool SetDesk::undo() {
  // A game that was over goes on with its clock.
  const bool was_over = session_.finished();
  const bool done = session_.undo();
  if (was_over) {
    watch_ = Stopwatch(session_.seconds());
  }
  keep();
  return done;
}

bool SetDesk::redo() {
  tick();
  const bool done = session_.redo();
  keep();
  return done;
}

void SetDesk::new_deal(std::optional<std::uint64_t> number) {
  take(SetSession::begin(session_.variant(), number ? *number : fresh_(), session_.options()));
}

void SetDesk::take(SetSession session) {
  keep();
  if (unfinished()) {
    autosave_.begin_another();
  }
  session_ = std::move(session);
  watch_ = Stopwatch(session_.seconds());
}

Result<> SetDesk::save_as(const std::string& path) {
  constexpr std::string_view kMark = "sabar-set ";
  return check_save_target(path, kMark).and_then([&] {
    tick();
    return autosave_.writer()(path, session_.save());
  });
}

}  // namespace sabar::tui
