// A patience game as its file describes it: name, what is said about it, rules and identity. The files of the folder
// rules/ are part of the program.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/key.hpp>
#include <sabar/core/language.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

// What a file says in a language of its own: lines `title.id` and `note.id`.
struct GameWords {
  std::string title;
  std::vector<std::string> notes;

  bool operator==(const GameWords&) const = default;
};

struct GameFile {
  std::string name;  // of the file, without its ending
  std::string title;
  std::string family;
  std::vector<std::string> sources;
  std::vector<std::string> notes;
  std::array<GameWords, kLanguages.size()> translated;  // empty where the file says nothing in a language
  Rules rules;
  Key128 identity;

  // In that language if the file speaks it, else as everybody knows them.
  [[nodiscard]] const std::string& title_in(Language language) const;
  [[nodiscard]] const std::vector<std::string>& notes_in(Language language) const;

  // The first 12 hexadecimal digits of the identity.
  [[nodiscard]] std::string short_identity() const;
};

// An error names line and column.
[[nodiscard]] Result<GameFile> read_game(std::string_view name, std::string_view text);

// A rules file that gives this game again, with every value said.
[[nodiscard]] std::string game_text(const GameFile& game);

// Games that most people look for, best known first.
[[nodiscard]] std::span<const std::string_view> best_known_games();

// All games of the program, by family and then by name.
[[nodiscard]] std::span<const GameFile> game_list();

[[nodiscard]] Result<const GameFile*> find_game(std::string_view name);

}  // namespace sabar
