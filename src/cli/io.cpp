#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <random>
#include <sstream>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <sabar/cli/io.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {
namespace {

constexpr std::size_t kMostInput = std::size_t{64} << 20;

volatile std::sig_atomic_t interrupted = 0;

void on_interrupt(int /*signal*/) { interrupted = 1; }

double seconds() {
  using std::chrono::duration;
  using std::chrono::steady_clock;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

struct FileCloser {
  void operator()(std::FILE* file) const {
    if (file != stdin) {
      std::fclose(file);
    }
  }
};

// Everything up to the limit and one byte more, so that the caller sees when there is too much.
std::string read_all(std::FILE* file) {
  std::string text;
  std::array<char, 1 << 16> block{};
  while (text.size() <= kMostInput) {
    const std::size_t size = std::fread(block.data(), 1, block.size(), file);
    if (size == 0) {
      break;
    }
    text.append(block.data(), size);
  }
  return text;
}

std::string without_remarks(const std::string& text) {
  std::string kept;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    kept += line.starts_with('#') ? std::string() : line;
    kept += '\n';
  }
  return kept;
}

std::size_t columns_of(std::FILE* terminal) {
  constexpr std::size_t kUsual = 80;
  winsize size{};
  return ioctl(fileno(terminal), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsual;
}

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) {
    count += (static_cast<unsigned char>(c) & 0xC0) == 0x80 ? 0 : 1;
  }
  return count;
}

}  // namespace

Result<std::string> read_input(const std::string& path) {
  const std::unique_ptr<std::FILE, FileCloser> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  const std::string text = file ? read_all(file.get()) : std::string();
  if (!file || std::ferror(file.get()) != 0) {
    return fail(fmt::format("cannot read {}: {}", quote_input(path), std::strerror(errno)), {},
                "use - for standard input");
  }
  if (text.size() > kMostInput) {
    return fail(fmt::format("{} is larger than 64 MiB", quote_input(path)));
  }
  return without_remarks(text);
}

Result<> check_writable(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    return fail(fmt::format("cannot write {}: it is a directory", quote_input(path)));
  }
  if (!folder.empty() && !std::filesystem::is_directory(folder, ignored)) {
    return fail(fmt::format("cannot write {}: there is no folder {}", quote_input(path), quote_input(folder.string())));
  }
  return {};
}

Result<> check_save_names(const std::optional<std::string>& resume, const std::optional<std::string>& save) {
  if (resume != "" && save != "") {
    return {};
  }
  return fail("the name of the saved game is empty", resume == "" ? "--resume" : "--save",
              "give the name of a file, or leave the option out");
}

Result<> write_file(const std::string& path, std::string_view text) {
  std::error_code ignored;
  // A link is followed; a pipe or a device is written to, not replaced.
  const bool special = std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored);
  const std::string target =
      std::filesystem::is_symlink(path, ignored) ? std::filesystem::weakly_canonical(path, ignored).string() : path;
  const std::string temporary = special ? target : fmt::format("{}.{}.tmp", target, getpid());
  std::FILE* file = std::fopen(temporary.c_str(), "wb");
  bool good = file != nullptr;
  if (good) {
    good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    good = std::fflush(file) == 0 && good;
    good = (special || fsync(fileno(file)) == 0) && good;
    good = std::fclose(file) == 0 && good;
    good = good && (special || std::rename(temporary.c_str(), target.c_str()) == 0);
  }
  if (!good) {
    const std::string reason = std::strerror(errno);
    if (!special) {
      std::remove(temporary.c_str());
    }
    return fail(fmt::format("cannot write {}: {}", quote_input(path), reason));
  }
  return {};
}

std::uint64_t fresh_seed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32 | device();
}

std::uint64_t fresh_deal_number() { return 1 + fresh_seed() % 1000000; }

bool is_terminal(std::FILE* stream) { return isatty(fileno(stream)) == 1; }

bool use_colour(std::FILE* stream) {
  const char* no_colour = std::getenv("NO_COLOR");
  return is_terminal(stream) && (no_colour == nullptr || *no_colour == '\0');
}

Result<CardStyle> parse_style(std::string_view name) {
  constexpr std::array<std::string_view, 5> kNames = {"letters", "compact", "symbols", "glyphs", "numbers"};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) {
      return static_cast<CardStyle>(i);
    }
  }
  return fail(fmt::format("unknown style {}", quote_input(name)), {}, nearest_name_hint(name, kNames));
}

std::string painted(Card card, const CardLook& look) {
  const std::string text = to_text(card, look.style);
  return look.colour && card.red() ? fmt::format("\033[31m{}\033[0m", text) : text;
}

std::string padded(std::string_view text, std::size_t width) {
  const std::size_t size = characters(text);
  return std::string(text) + std::string(size < width ? width - size : 0, ' ');
}

std::string padded_left(std::string_view text, std::size_t width) {
  const std::size_t size = characters(text);
  return std::string(size < width ? width - size : 0, ' ') + std::string(text);
}

ProgressMeter::ProgressMeter(std::string title)
    : title_(std::move(title)), terminal_(is_terminal(stderr)), started_(seconds()) {
  interrupted = 0;
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGTERM, on_interrupt);
}

ProgressMeter::~ProgressMeter() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  clear();
}

void ProgressMeter::clear() {
  if (terminal_ && shown_) {
    std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
  }
  shown_ = false;
}

bool ProgressMeter::update(std::uint64_t done, std::uint64_t total) {
  if (due()) {
    draw(total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total));
  }
  return interrupted == 0;
}

bool was_interrupted() { return interrupted != 0; }

bool ProgressMeter::tell(const std::string& text) {
  if (due()) {
    show(fmt::format("{}: {}, {:.0f} s", title_, text, seconds() - started_));
  }
  return interrupted == 0;
}

bool ProgressMeter::tell(const std::string& text, double share) {
  if (due()) {
    // A line that does not fit cannot be drawn over: the bar gives way to the text.
    const std::size_t used = characters(title_) + characters(text) + 3;
    const std::size_t room = terminal_ ? columns_of(stderr) : 0;
    show(terminal_ ? fmt::format("{} {} {}", title_, bar(share, room > used ? room - used : 0), text)
                   : fmt::format("{}: {}", title_, text));
  }
  return interrupted == 0;
}

// Short work needs no bar; a log wants a line only now and then.
bool ProgressMeter::due() {
  const double now = seconds();
  if (now - started_ <= 1 || now - last_ <= (terminal_ ? 0.1 : 5.0)) {
    return false;
  }
  last_ = now;
  return true;
}

void ProgressMeter::draw(double share) {
  const double left = share > 0 ? (seconds() - started_) * (1 - share) / share : 0;
  const std::string rest = fmt::format("{:.0f} %, {:.0f} s left", 100 * share, left);
  if (!terminal_) {
    show(fmt::format("{}: {}", title_, rest));
    return;
  }
  show(fmt::format("{} {} {}", title_, bar(share, columns_of(stderr)), rest));
}

std::string ProgressMeter::bar(double share, std::size_t room) {
  constexpr std::size_t kWidth = 30;
  const std::size_t width = std::min(kWidth, room);
  const auto full = static_cast<std::size_t>(share * static_cast<double>(width));
  std::string bar;
  for (std::size_t i = 0; i < width; ++i) {
    bar += i < full ? "█" : "░";
  }
  return bar;
}

void ProgressMeter::show(const std::string& text) {
  terminal_ ? fmt::print(stderr, "\r\033[K{}", text) : fmt::print(stderr, "{}\n", text);
  std::fflush(stderr);
  shown_ = true;
}

}  // namespace sabar::cli
