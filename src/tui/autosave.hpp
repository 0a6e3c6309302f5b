// The game is kept after every move, so that neither a crash nor a lost connection costs anything.
//
// A file that cannot be read is moved aside, never overwritten; so is another unfinished game that the player did not
// continue.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <sabar/session/patience/session.hpp>
#include <sabar/session/set/session.hpp>

namespace sabar::tui {

// Writes the whole file or leaves the old one.
using WriteFile = std::function<Result<>(const std::string& path, std::string_view text)>;

// ${XDG_STATE_HOME:-~/.local/state}/sabar/play.save; empty when there is no home folder.
[[nodiscard]] std::string usual_save_path(std::string_view name = "play.save");

template <class Played>
[[nodiscard]] Result<Played> read_saved(const std::string& path);
[[nodiscard]] Result<Session> read_save(const std::string& path);

// An error if there is a file of another kind, which is not to be overwritten by mistake: saves begin with the mark.
[[nodiscard]] Result<> check_save_target(const std::string& path, std::string_view mark);

// `Played` is a session of patience or of SET.
template <class Played>
class BasicAutosave {
public:
  // An empty path keeps nothing.
  BasicAutosave(std::string path, WriteFile write);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const WriteFile& writer() const { return write_; }

  // What lies there from before.
  struct Found {
    std::optional<Played> game;  // with moves made, and not over
    std::string damage;          // why it cannot be read
    std::string moved_to;        // and where it is now
  };
  [[nodiscard]] Found find();
  // The game in the file is being played: it may be overwritten.
  void go_on() { other_game_ = false; }
  // Another game begins: the one in the file must not be lost.
  void begin_another() { other_game_ = true; }

  // Writes the game. Gives the file to which another unfinished game was moved, empty for none.
  [[nodiscard]] Result<std::string> keep(const Played& session);

private:
  std::string path_;
  WriteFile write_;
  bool other_game_ = false;
  bool folder_made_ = false;
};

extern template class BasicAutosave<Session>;
extern template class BasicAutosave<SetSession>;

using Autosave = BasicAutosave<Session>;
using SetAutosave = BasicAutosave<SetSession>;

}  // namespace sabar::tui
