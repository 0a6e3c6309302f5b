// A game in play and the file it is kept in: every change is written at once. Both ways to play, full screen and line
// by line, work on a desk.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/tui/autosave.hpp>
#include <sabar/tui/patience/hand.hpp>
#include <sabar/tui/stopwatch.hpp>

namespace sabar::tui {

// What a player gets without asking for a number: one of the first million, short enough to pass on to a friend.
using FreshNumber = std::function<std::uint64_t()>;

class Desk {
public:
  Desk(Session session, Autosave& autosave, FreshNumber fresh);

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const Hand& hand() const { return hand_; }
  // Knows things about this game; looks at it when asked.
  [[nodiscard]] Adviser& adviser() { return adviser_; }
  // Looks for the move that lost this game when asked.
  [[nodiscard]] LossFinder& loss_finder() { return loss_finder_; }
  // Another deal of this game, in its scheme, that can be won.
  [[nodiscard]] Result<DealFinder> deal_finder(std::optional<Level> level) const;
  // Stands still once the game is won.
  [[nodiscard]] std::uint64_t seconds() const { return session_.won() ? session_.seconds() : watch_.seconds(); }

  [[nodiscard]] bool unfinished() const { return session_.can_undo() && !session_.won(); }

  [[nodiscard]] Result<> play(const Move& move);
  // "t3-t5" also moves several cards, where one alone could not go.
  [[nodiscard]] Result<> play(std::string_view move);
  bool undo();
  bool redo();
  // Back to the last place known from which the game could be won, once it is known to be lost; false when it is not.
  bool to_winnable();
  // Back to the deal, and forward to the last move again.
  void to_start();
  void to_end();
  // Plays every card that can go to a foundation; how many moves that were.
  std::size_t play_home();

  // The same game with another deal: "17", "ms:617", or any when empty.
  [[nodiscard]] Result<> new_deal(std::string_view number);
  // Another game; the file of an unfinished one is moved aside before it is overwritten.
  void take(Session session);

  [[nodiscard]] Result<> save_as(const std::string& path);
  // Writes the clock too; for leaving.
  void keep();

  // What the autosave has to say: an error, or the file in which another game is kept. Once.
  struct Notice {
    std::string error;
    std::string moved_to;
  };
  [[nodiscard]] Notice take_notice();

private:
  void changed();

  Session session_;
  Autosave* autosave_;
  FreshNumber fresh_;
  Hand hand_;
  Adviser adviser_;
  LossFinder loss_finder_;
  Stopwatch watch_;
  Notice notice_;
};

// A deal by number; a scheme may stand before it. Empty: a fresh number in the scheme of the game before.
[[nodiscard]] Result<Session> deal_by_text(const GameFile& game, const DealOrigin& before, std::string_view text,
                                           const FreshNumber& fresh);

}  // namespace sabar::tui
