// Any text as DEAL on the command line, as a number, and as a file of several deals: an error, or numbers that are
// written as they were read, and deals that lie in the text one behind the other.
#include <algorithm>

#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/games/patience/formats/formats.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

void check_number(std::string_view text) {
  const auto number = Natural::parse(text);
  if (!number) {
    fuzz::must(!number.error().message.empty());
    return;
  }
  const std::size_t zeros = std::min(text.find_first_not_of('0'), text.size() - 1);
  fuzz::must(number->text() == text.substr(zeros) && number->zero() == (number->text() == "0"));
}

void check_argument(std::string_view text) {
  const auto argument = cli::parse_deal_argument(text);
  if (!argument) {
    fuzz::must(!argument.error().message.empty());
  } else if (argument->path.empty()) {
    fuzz::must(argument->first <= argument->last);
    const auto again = cli::parse_deal_argument(argument->first.text() + ".." + argument->last.text());
    fuzz::must(again.has_value() && again->first == argument->first && again->last == argument->last);
  } else {
    fuzz::must(argument->path == text);
  }
}

void check_file(std::string_view text) {
  const char* end = text.data();
  std::size_t line = 1;
  for (const DealText& deal : split_deals(text)) {
    const char* begin = deal.text.data();
    fuzz::must(begin >= end && begin + deal.text.size() <= text.data() + text.size());
    line += static_cast<std::size_t>(std::count(end, begin, '\n'));
    fuzz::must(deal.line == line);
    line += static_cast<std::size_t>(std::count(begin, begin + deal.text.size(), '\n'));
    end = begin + deal.text.size();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  check_number(text);
  check_argument(text);
  check_file(text);
  return 0;
}
