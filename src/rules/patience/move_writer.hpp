// Texts of whole lines: the names of the piles are found once, and no move has a string of its own.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/rules/patience/move.hpp>

namespace sabar {

class MoveWriter {
public:
  explicit MoveWriter(const Rules& rules);

  // to_text(rules, move) of every move, with something between them, at the end of a text.
  void append(std::string& text, std::span<const Move> line, std::string_view between) const;

private:
  struct Name {
    std::array<char, 8> signs;
    std::size_t size;
  };

  [[nodiscard]] char* write(char* at, const Move& move) const;
  [[nodiscard]] char* write(char* at, std::size_t pile) const;

  std::vector<Name> names_;
};

}  // namespace sabar
