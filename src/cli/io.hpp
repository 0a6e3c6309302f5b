// Reading what people give and writing what they see.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <sabar/core/card.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

// The text of a file, or of standard input for "-". Lines that begin with '#' are remarks and come out blank.
[[nodiscard]] Result<std::string> read_input(const std::string& path);

// Says at once what would go wrong after long work: no such folder, a directory of that name.
[[nodiscard]] Result<> check_writable(const std::string& path);

// --resume and --save: a name that is given must not be empty, as a variable in a script may be.
[[nodiscard]] Result<> check_save_names(const std::optional<std::string>& resume,
                                        const std::optional<std::string>& save);

// Writes the whole file or leaves the old one: a temporary file beside it is renamed into place.
[[nodiscard]] Result<> write_file(const std::string& path, std::string_view text);

// A seed nobody chose; it is printed with the result so that the result can be repeated.
[[nodiscard]] std::uint64_t fresh_seed();
// A deal nobody chose: one of the first million, short enough to pass on to a friend.
[[nodiscard]] std::uint64_t fresh_deal_number();

[[nodiscard]] bool is_terminal(std::FILE* stream);
// Colour only on a terminal, and not where NO_COLOR is set.
[[nodiscard]] bool use_colour(std::FILE* stream);

// How cards are shown to people.
struct CardLook {
  CardStyle style = CardStyle::symbols;
  bool colour = false;  // red suits red
};

// The style of that name; a wrong name is an error with a suggestion.
[[nodiscard]] Result<CardStyle> parse_style(std::string_view name);

[[nodiscard]] std::string painted(Card card, const CardLook& look);

// Spaces behind the text up to the width; counts characters, not bytes.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);
[[nodiscard]] std::string padded_left(std::string_view text, std::size_t width);

// Whether somebody has pressed Ctrl-C while a ProgressMeter was there.
[[nodiscard]] bool was_interrupted();

// Shows how far long work has come: a bar on a terminal, a plain line now and then otherwise, both on standard error.
// Ctrl-C asks the work to stop.
class ProgressMeter {
public:
  explicit ProgressMeter(std::string title);
  ~ProgressMeter();
  ProgressMeter(const ProgressMeter&) = delete;
  ProgressMeter& operator=(const ProgressMeter&) = delete;

  // False once the user has asked to stop.
  bool update(std::uint64_t done, std::uint64_t total);
  // The same for work of which nobody knows how long it takes.
  bool tell(const std::string& text);
  // The same in words of the caller's, with a bar beside them where there is a terminal.
  bool tell(const std::string& text, double share);
  // Takes the bar away, so that other lines can be written; it comes back with the next update.
  void clear();

private:
  [[nodiscard]] bool due();
  void draw(double share);
  [[nodiscard]] static std::string bar(double share, std::size_t room);
  void show(const std::string& text);

  std::string title_;
  bool terminal_;
  bool shown_ = false;
  double started_;
  double last_ = 0;
};

}  // namespace sabar::cli
