// The lines of a save, before anything of them is believed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/patience/formats/lines.hpp>

namespace sabar {

struct SavedMove {
  formats::LineWord word;
  bool continues = false;  // the step of the move before it
};

// Refers to the text of the save.
struct SaveLines {
  formats::LineWord game;
  formats::LineWord identity;
  std::uint64_t seconds = 0;
  std::string rules;  // each line where it stands in the save, so that errors name the right place; may be empty
  DealText deal;
  std::vector<SavedMove> moves;
  std::size_t made = 0;  // of these; the others can be redone
};

// An error names line and column. At most `max_moves` moves are read.
[[nodiscard]] Result<SaveLines> read_save_lines(std::string_view text, std::size_t max_moves);

}  // namespace sabar
