#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/tui/autosave.hpp>

namespace sabar::tui {
namespace {

namespace fs = std::filesystem;

constexpr int kMostAside = 100;

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string{} : std::string(value);
}

// A name beside the file that is not taken yet: play.save.damaged, play.save.damaged-2, …
std::string free_name(const std::string& path, std::string_view ending) {
  std::error_code ignored;
  std::string name = fmt::format("{}.{}", path, ending);
  for (int i = 2; fs::exists(name, ignored) && i < kMostAside; ++i) {
    name = fmt::format("{}.{}-{}", path, ending, i);
  }
  return name;
}

bool unfinished(const Session& session) { return !session.won() && (session.can_undo() || session.can_redo()); }
bool unfinished(const SetSession& session) { return !session.finished() && session.begun(); }

}  // namespace

std::string usual_save_path(std::string_view name) {
  const std::string state = from_environment("XDG_STATE_HOME");
  const std::string home = from_environment("HOME");
  // A relative XDG folder is to be ignored.
  if (state.starts_with('/')) {
    return fmt::format("{}/sabar/{}", state, name);
  }
  return home.empty() ? std::string{} : fmt::format("{}/.local/state/sabar/{}", home, name);
}

template <class Played>
Result<Played> read_saved(const std::string& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) {
    return fail(fmt::format("cannot read {}: it is a directory", quote_input(path)));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    return fail(fmt::format("cannot read {}: {}", quote_input(path), std::strerror(errno)));
  }
  std::string text(Played::kMaxSave + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  auto session = Played::load(text);
  if (!session && session.error().where.empty()) {
    session.error().where = path;
  }
  return session;
}

template Result<SetSession> read_saved<SetSession>(const std::string& path);

Result<Session> read_save(const std::string& path) { return read_saved<Session>(path); }

Result<> check_save_target(const std::string& path, std::string_view mark) {
  std::string begin(mark.size(), '\0');
  if (std::ifstream file(path, std::ios::binary); file) {
    file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    if (file.gcount() > 0 && begin != mark) {
      return fail(fmt::format("{} is there already and is no saved game", quote_input(path)), {}, "give another name");
    }
  }
  return {};
}

template <class Played>
BasicAutosave<Played>::BasicAutosave(std::string path, WriteFile write)
    : path_(std::move(path)), write_(std::move(write)) {}

template <class Played>
typename BasicAutosave<Played>::Found BasicAutosave<Played>::find() {
  Found found;
  std::error_code ignored;
  if (path_.empty() || !fs::exists(path_, ignored)) {
    return found;
  }
  auto session = read_saved<Played>(path_);
  if (!session) {
    found.damage = session.error().text();
    const std::string aside = free_name(path_, "damaged");
    std::error_code problem;
    fs::rename(path_, aside, problem);
    found.moved_to = problem ? path_ : aside;
    other_game_ = static_cast<bool>(problem);
  } else if (unfinished(*session)) {
    found.game = std::move(*session);
    other_game_ = true;
  }
  return found;
}

template <class Played>
Result<std::string> BasicAutosave<Played>::keep(const Played& session) {
  if (path_.empty()) {
    return std::string{};
  }
  std::string moved;
  std::error_code problem;
  if (!folder_made_) {
    fs::create_directories(fs::path(path_).parent_path(), problem);
    folder_made_ = true;
  }
  if (other_game_ && fs::exists(path_, problem)) {
    moved = path_ + ".previous";
    fs::rename(path_, moved, problem);
    if (problem) {
      return fail(fmt::format("cannot move {} aside: {}", quote_input(path_), problem.message()));
    }
  }
  other_game_ = false;
  return write_(path_, session.save()).map([&] { return moved; });
}

template class BasicAutosave<Session>;
template class BasicAutosave<SetSession>;

}  // namespace sabar::tui
