// A game of SET in play, its clock, and the file it is kept in: every change is written at once. Both ways to play,
// full screen and line by line, work on it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sabar/session/set/session.hpp>
#include <sabar/tui/autosave.hpp>
#include <sabar/tui/patience/desk.hpp>
#include <sabar/tui/stopwatch.hpp>

namespace sabar::tui {

// Digits only, below 2^64.
[[nodiscard]] std::optional<std::uint64_t> read_deal_number(std::string_view text);

class SetDesk {
public:
  SetDesk(SetSession session, SetAutosave autosave, FreshNumber fresh);

  [[nodiscard]] const SetSession& session() const { return session_; }
  // Stands still once the game is over.
  [[nodiscard]] std::uint64_t seconds() const { return session_.finished() ? session_.seconds() : watch_.seconds(); }
  [[nodiscard]] bool unfinished() const { return session_.begun() && !session_.finished(); }

  // As in the session; what changes is kept.
  [[nodiscard]] Result<SetSession::Answer> call(std::span<const set::Card> cards);
  [[nodiscard]] Result<SetSession::Answer> call_none();
  [[nodiscard]] std::vector<set::Card> hint(std::size_t count);
  bool undo();
  bool redo();

  // The same kind of game with another deal, by lot if none is given.
  void new_deal(std::optional<std::uint64_t> number);
  // Another game; the file of an unfinished one is moved aside before it is overwritten.
  void take(SetSession session);
  [[nodiscard]] Result<> save_as(const std::string& path);
  void keep();

  // What the file had to say since the last time: an error, or where another game has gone.
  struct Notice {
    std::string error;
    std::string moved_to;
  };
  [[nodiscard]] Notice take_notice() { return std::exchange(notice_, {}); }

private:
  void tick();

  SetSession session_;
  SetAutosave autosave_;
  FreshNumber fresh_;
  Stopwatch watch_;
  Notice notice_;
};

}  // namespace sabar::tui
