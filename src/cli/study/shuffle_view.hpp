// One shuffle, printed: the order alone, or with the paper's table of swaps.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/replay.hpp>

namespace sabar::cli {

struct ShuffleView {
  std::string algorithm;
  std::string generator;              // empty: draws were given
  std::optional<std::uint64_t> seed;  // none: draws were given
  std::size_t n;
  CardStyle style;
  std::uint64_t printed = 0;

  void print(PermutationView order, std::span<const SwapStep> steps, std::span<const std::uint64_t> draws, bool trace,
             bool json);

private:
  [[nodiscard]] std::string element(Place place) const;
  [[nodiscard]] std::string list(PermutationView order, std::string_view separator) const;
  void print_json(PermutationView order, std::span<const SwapStep> steps, std::span<const std::uint64_t> draws,
                  bool trace) const;
  void print_trace(std::span<const SwapStep> steps) const;
};

}  // namespace sabar::cli
