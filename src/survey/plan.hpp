// What a survey asks: which deals of which game, which solvers, which limits.
//
// The plan stands in the store as one line of JSON. Whoever goes on with a survey must ask exactly the same, so that a
// table never mixes answers to two questions. The work is cut into chunks of neighbouring deals; a chunk is done as a
// whole or not at all.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/trials/trial.hpp>

namespace sabar::survey {

inline constexpr std::uint64_t kMaxDeals = 1'000'000'000;
inline constexpr std::uint64_t kMaxChunks = 10'000'000;

struct Plan {
  GameFile game;
  trials::TrialOptions work;
  std::uint64_t chunk = 1;  // deals in a chunk

  [[nodiscard]] std::uint64_t deals() const { return work.count; }
  [[nodiscard]] std::uint64_t chunks() const { return (work.count + chunk - 1) / chunk; }
  // Places in the range of deals, from 0.
  [[nodiscard]] std::uint64_t first_of(std::uint64_t number) const { return number * chunk; }
  [[nodiscard]] std::uint64_t size_of(std::uint64_t number) const;

  // "klondike solvitaire:1..1000 rules 0f0e5c…"
  [[nodiscard]] std::string title() const;
  // What asks the same again; its answers do not depend on chunks and threads.
  [[nodiscard]] std::string command() const;
  // One line of JSON. Two plans with equal texts ask the same; so do two that say other things about the game.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Plan> parse(std::string_view text);
};

// So many deals that a chunk is lost or done again without pain, and so few chunks that they can be listed.
[[nodiscard]] std::uint64_t usual_chunk(std::uint64_t deals);

// A store lists its chunks, so there must not be too many; no number may be absurd, and each must be a deal of the
// scheme.
[[nodiscard]] Result<> check_size(const Plan& plan);

// What a wanted plan has in common with the one in a store; an error names the first difference. Titles and notes of
// the game are none.
[[nodiscard]] Result<> same_question(const Plan& stored, const Plan& wanted);

}  // namespace sabar::survey
