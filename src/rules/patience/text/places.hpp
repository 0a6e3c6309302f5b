// The clauses `shape` and `blocked`: which places lie on which. Works at compile time.
#pragma once

#include <sabar/rules/patience/text/draft.hpp>
#include <sabar/rules/patience/text/shapes.hpp>

namespace sabar {

constexpr bool read_shape(Draft& draft, Words& words, const Word& about, Group& group) {
  Shape shape = Shape::pyramid;
  const Word word = words.next();
  int rows = 0;
  if (!read_choice(draft, words, about, kShapes, Choice::shape, shape) ||
      !read_number(draft, words, word, shape == Shape::pyramid ? 1 : 2, shape == Shape::pyramid ? 9 : 5, rows)) {
    return false;
  }
  const int places = shape == Shape::pyramid ? pyramid_places(rows) : peaks_places(rows);
  if (places != group.count) {
    return draft.fail(Fault::shape_size, word, about.text, places, group.count);
  }
  shape == Shape::pyramid ? block_pyramid(group, rows) : block_peaks(group, rows);
  return true;
}

// The places on one place: `2,3`, or `-`.
constexpr bool read_blocking(Draft& draft, const Word& word, const Word& about, Group& group, std::size_t place) {
  if (word.text == "-") {
    return true;
  }
  int number = 0;
  for (std::size_t i = 0; i <= word.text.size(); ++i) {
    const char c = i < word.text.size() ? word.text[i] : ',';
    if (is_digit(c)) {
      number = number < 1000 ? number * 10 + (c - '0') : number;
      continue;
    }
    if (c != ',' || number < 1 || number > group.count) {
      return draft.fail(c == ',' ? Fault::number_range : Fault::not_a_number, word, about.text, 1, group.count);
    }
    if (number == static_cast<int>(place) + 1) {
      return draft.fail(Fault::self_blocked, word, about.text, number);
    }
    group.blocked_by[place] |= place_bit(number - 1);
    number = 0;
  }
  return true;
}

constexpr bool read_blocked(Draft& draft, Words& words, const Word& about, Group& group) {
  for (std::size_t place = 0; place < group.count; ++place) {
    if (words.done() || (!is_digit(words.next().text[0]) && words.next().text[0] != '-')) {
      return draft.fail(Fault::list_length, words.next(), about.text, static_cast<int>(place), group.count);
    }
    if (!read_blocking(draft, words.take(), about, group, place)) {
      return false;
    }
  }
  return true;
}

}  // namespace sabar
