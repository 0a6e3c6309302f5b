// What is said about a game of pegs, in each language. Texts with {0} … are patterns for fmt.
#pragma once

#include <string_view>

#include <sabar/core/language.hpp>

namespace sabar {

struct PegsHintWords {
  std::string_view lost;
  std::string_view not_known;
  std::string_view finished;
  std::string_view next;  // {0} the jump, {1} jumps to go
};

// Why a problem is impossible.
struct PegsArgumentWords {
  std::string_view in_colouring;  // {0} number
  std::string_view even, odd;
  std::string_view alike;          // {0} where, {1} {2} {3} pegs, {4} even or odd
  std::string_view differs;        // {0} where, {1} at the start, {2} at the finish
  std::string_view no_hole;        // no hole suits both colourings
  std::string_view class_permits;  // {0} holes
  std::string_view class_permits_exactly;
  std::string_view pagoda;  // {0} weight of the start, {1} finish, {2} weight of the finish
  std::string_view impossible_class, impossible_pagoda;
};

SABAR_IN_EVERY_LANGUAGE(const PegsHintWords&, pegs_hint_words_in);
SABAR_IN_EVERY_LANGUAGE(const PegsArgumentWords&, pegs_argument_words_in);

}  // namespace sabar
