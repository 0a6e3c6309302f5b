#include <sabar/tui/prompt.hpp>

namespace sabar::tui {
namespace {

constexpr std::size_t kLongest = 200;

}  // namespace

Prompt::Prompt(std::string question, std::string_view answer)
    : question_(std::move(question)), answer_(to_characters(answer)) {}

Prompt::State Prompt::handle(const Key& key) {
  switch (key.kind) {
    case KeyKind::enter:
      return State::done;
    case KeyKind::escape:
      return State::cancelled;
    case KeyKind::backspace:
      if (answer_.empty()) {
        return State::cancelled;
      }
      answer_.pop_back();
      return State::typing;
    case KeyKind::character:
      if (key.character == control('C')) {
        return State::cancelled;
      }
      if (key.character == control('U')) {
        answer_.clear();
      } else if (key.character >= U' ' && answer_.size() < kLongest) {
        answer_ += key.character;
      }
      return State::typing;
    default:
      return State::typing;
  }
}

void Prompt::draw(Canvas& canvas, int y) const {
  const Paint paint{Ground::bar, Ink::light};
  canvas.fill({0, y, canvas.size().width, 1}, paint);
  const int begin = 1 + canvas.write(1, y, question_, {Ground::bar, Ink::gold, true}) + 1;
  // The end of a long answer is what is being typed.
  const auto room = static_cast<std::size_t>(std::max(1, canvas.size().width - begin - 1));
  const std::u32string_view shown =
      std::u32string_view(answer_).substr(answer_.size() - std::min(room, answer_.size()));
  const int end = begin + canvas.write(begin, y, shown, paint);
  canvas.fill({end, y, 1, 1}, {Ground::cursor, Ink::dark});
}

std::string Prompt::answer() const {
  const std::size_t first = answer_.find_first_not_of(U' ');
  const std::size_t last = answer_.find_last_not_of(U' ');
  return first == std::u32string::npos ? std::string{}
                                       : to_utf8(std::u32string_view(answer_).substr(first, last - first + 1));
}

}  // namespace sabar::tui
