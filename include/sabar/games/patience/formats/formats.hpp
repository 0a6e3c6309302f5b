// Deals in writing: our own text, our JSON, fc-solve's boards, Solvitaire's JSON, and plain lists of cards.
//
// Positions in mid-game can be written too, as far as a format has room for them. What is read is checked against the
// rules: the right piles, every card once. An error names the place and a way out. `docs/formats.md` describes them
// all.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

enum class DealFormat {
  text,        // ours: "sabar-deal 1" and a line per pile
  json,        // ours: an object with "table"
  fc_solve,    // a line per column, as fc-solve and its board generators have it
  solvitaire,  // an object with "tableau piles"
  cards,       // the deck in the order it is dealt; read only
};

// "text", "json", "fc-solve", "solvitaire", "cards".
[[nodiscard]] std::string_view to_text(DealFormat format);
// One of the formats that can be written.
[[nodiscard]] Result<DealFormat> parse_deal_format(std::string_view name);

struct DealFile {
  Table table;
  DealFormat format = DealFormat::text;
  std::string source;              // where the deal came from: "sabar:17"; empty when the file does not say
  std::optional<DealOrder> order;  // how it was dealt, if that is known
};

// A deal in a longer text.
struct DealText {
  std::string_view text;
  std::size_t line = 1;  // where it begins, for messages
};

// Formats are told apart by content. Lines that begin with '#' are remarks. `order` is for plain lists of cards.
[[nodiscard]] Result<DealFile> read_deal(const GameFile& game, DealText deal, DealOrder order = DealOrder::row);
[[nodiscard]] inline Result<DealFile> read_deal(const GameFile& game, std::string_view text,
                                                DealOrder order = DealOrder::row) {
  return read_deal(game, DealText{text}, order);
}

// The same where nothing but our text will do, as in saves.
[[nodiscard]] Result<DealFile> read_text_deal(const GameFile& game, DealText deal);

// The deals of a file: our texts and JSON objects may follow on each other.
[[nodiscard]] std::vector<DealText> split_deals(std::string_view text);

// Ends with a line break. An error when the format has no room for this game or position.
[[nodiscard]] Result<std::string> write_deal(const GameFile& game, const DealFile& deal, DealFormat format);
[[nodiscard]] Result<std::string> write_text_deal(const GameFile& game, const DealFile& deal);

}  // namespace sabar
