// Writes the proof that a deal cannot be won, for deals with few positions: all positions that can be reached, found
// breadth first over whole positions, without any technique. check/certificate.hpp checks it.
#pragma once

#include <cstddef>
#include <string>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/search/drive.hpp>

namespace sabar {

inline constexpr std::size_t kCertificatePositions = 100'000;

// Why there is none.
struct NoCertificate : Error {
  bool can_be_won = false;  // a won position was reached: whoever calls the deal unsolvable is wrong
};

// The certificate's text; an error when the deal can be won, when there are more positions than the limit, or when the
// guard says stop.
[[nodiscard]] tl::expected<std::string, NoCertificate> write_certificate(const GameFile& game, const Table& start,
                                                                         std::size_t limit = kCertificatePositions,
                                                                         const Guard& guard = {});

}  // namespace sabar
