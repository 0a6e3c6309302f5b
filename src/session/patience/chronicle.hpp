// What has been played, in words: one sentence for each move. It names only cards that lay open when they moved.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/session/patience/session.hpp>

namespace sabar {

struct ChronicleEntry {
  std::string move;
  std::string text;
  std::size_t step = 0;  // number of its step, from 1
};

// The whole line, made or taken back.
[[nodiscard]] std::vector<ChronicleEntry> chronicle(const Session& session, Language language);

}  // namespace sabar
