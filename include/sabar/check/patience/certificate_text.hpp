// A certificate in writing (docs/formats.md, 'Certificates'): a head of a few lines, then every position on a line of
// its own.
//
//   t1:<KSQH>JD t2:5S f1:AH2H s:9C redeals:1
//
// A pile is its name and its cards from the bottom to the top, two characters each, those face down in angle brackets.
// Empty piles are left out, so are base 1 and counts of 0.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

struct CertificateLine {
  std::string_view text;
  std::size_t number = 0;  // in the file, from 1
  std::size_t column = 1;  // where the text begins
};

// The parts of a certificate; they point into its text.
struct CertificateText {
  CertificateLine start;
  std::vector<CertificateLine> positions;
};

// Checks the head: version, game, rules, and that no line is missing. Lines that begin with '#' are remarks.
[[nodiscard]] Result<CertificateText> read_certificate(const GameFile& game, std::string_view text);

// An error names line and column. Only the writing is checked, not the table.
[[nodiscard]] Result<Table> read_position(const Rules& rules, const CertificateLine& line);

[[nodiscard]] std::string position_text(const Rules& rules, const Table& table);

// Everything up to the first position.
[[nodiscard]] std::string certificate_head(const GameFile& game, const Table& start, std::size_t positions);

}  // namespace sabar
