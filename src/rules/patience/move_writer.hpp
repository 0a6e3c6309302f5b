// Texts of many moves by the same rules: the names of the piles are found once.
#pragma once

#include <string>
#include <vector>

#include <sabar/rules/patience/move.hpp>

namespace sabar {

class MoveWriter {
public:
  explicit MoveWriter(const Rules& rules);

  // to_text(rules, move) at the end of a text.
  void append(std::string& text, const Move& move) const;

private:
  std::vector<std::string> names_;
};

}  // namespace sabar
