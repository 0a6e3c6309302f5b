// What the fuzz targets share: bytes as text, and a claim that must hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include <sabar/rules/patience/game_file.hpp>

namespace sabar::fuzz {

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// The fuzzer reports an abort with the input that led to it.
inline void must(bool claim) {
  if (!claim) {
    std::abort();
  }
}

// One input in `n`, always the same ones: for claims that cost more than the parser itself.
[[nodiscard]] inline bool one_in(std::size_t n, std::string_view text) {
  std::size_t sum = text.size();
  for (const char c : text) {
    sum = sum * 31 + static_cast<unsigned char>(c);
  }
  return sum % n == 0;
}

// The first line names the game; where it names none, its first byte chooses one. Not by find_game(), whose
// suggestions for a wrong name take longer than everything else.
[[nodiscard]] inline const GameFile& choose_game(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view name = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  const auto games = game_list();
  for (const GameFile& game : games) {
    if (game.name == name) {
      return game;
    }
  }
  return games[(name.empty() ? 0 : static_cast<unsigned char>(name.front())) % games.size()];
}

}  // namespace sabar::fuzz
