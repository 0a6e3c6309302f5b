// Two surveys of the same deals, or a survey and another program's answers: where do they agree?
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>

namespace sabar::survey {

// What one side says of its deals.
struct Answers {
  std::string game;    // empty: it does not say
  std::string rules;   // …
  std::string scheme;  // …
  std::string order;   // …
  std::string solver;  // …
  std::map<Natural, Verdict> verdicts;
};

// A store (its first solver, or the one named), or a file of comma-separated values (answers_csv.hpp).
[[nodiscard]] Result<Answers> read_answers(const std::string& address, const std::string& solver = {});

struct Difference {
  std::array<std::array<std::uint64_t, 3>, 3> counts{};  // by Verdict of the one and of the other
  std::uint64_t only_first = 0;                          // deals only one side has
  std::uint64_t only_second = 0;
  std::vector<Natural> contradictions;  // solved there, unsolvable here

  [[nodiscard]] std::uint64_t both() const;
};

// An error when they speak of different games, rules or deals.
[[nodiscard]] Result<Difference> compare_answers(const Answers& first, const Answers& second);

}  // namespace sabar::survey
