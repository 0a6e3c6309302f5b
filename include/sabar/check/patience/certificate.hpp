// A proof that a deal cannot be won, and its checker.
//
// A certificate is a closed set of positions: the start is in it, none of its positions is won, and every move that the
// judge permits in one of them leads to one of them again. So no play ever leaves the set, and none wins. The checker
// writes down every move there can be and asks the judge about each; it knows nothing of engine and search. Positions
// that no rule can tell apart count as one, such as those with the same cards in other cells.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

struct CertificateReport {
  std::size_t positions = 0;
  std::size_t moves = 0;  // permitted ones that were followed
};

// Positions done and positions in all; false ends the check.
using CertificateProgress = std::function<bool(std::size_t, std::size_t)>;

// Whether the text proves that the game cannot be won from this table. An error says why not and names the place:
// "position 17 (line 22): t3-t5 leads to a position that is not in the set".
[[nodiscard]] Result<CertificateReport> check_certificate(const GameFile& game, const Table& start,
                                                          std::string_view text,
                                                          const CertificateProgress& progress = {});

}  // namespace sabar
