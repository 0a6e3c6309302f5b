// One reader and one writer per format; everybody else includes `formats.hpp`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include <sabar/games/patience/formats/formats.hpp>

namespace sabar::formats {

using Json = nlohmann::json;  // as it is read; what is written keeps its order

[[nodiscard]] Result<DealFile> read_text(const GameFile& game, const DealText& deal);
[[nodiscard]] Result<std::string> write_text(const GameFile& game, const DealFile& deal);

// Whether fc-solve's text has room for the game: columns, cells and foundations of one pack, no face-down cards.
[[nodiscard]] bool suits_fc_solve(const Rules& rules);
[[nodiscard]] Result<DealFile> read_fc_solve(const GameFile& game, const DealText& deal);
[[nodiscard]] Result<std::string> write_fc_solve(const GameFile& game, const DealFile& deal);

[[nodiscard]] Result<DealFile> read_solvitaire(const GameFile& game, const Json& json);
[[nodiscard]] Result<std::string> write_solvitaire(const GameFile& game, const DealFile& deal);

[[nodiscard]] Result<DealFile> read_own_json(const GameFile& game, const Json& json);
[[nodiscard]] Result<std::string> write_own_json(const GameFile& game, const DealFile& deal);

// JSON from strangers: no exceptions, nothing deeply nested. An error names line and column.
[[nodiscard]] Result<Json> parse_json_input(const DealText& deal);

// A text or a number of an object, in writing; empty when there is none.
[[nodiscard]] std::string json_text(const Json& json, const char* name);

// The game and the rules a file names are those it is read for; empty names are not compared.
[[nodiscard]] Result<> check_names(const GameFile& game, std::string_view name, std::string_view identity);

}  // namespace sabar::formats
