// Hints and losing moves in each language.
#pragma once

#include <string>

#include <sabar/core/language.hpp>
#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>

namespace sabar {

SABAR_IN_EVERY_LANGUAGE(std::string, hint_in, const Hint& hint);
SABAR_IN_EVERY_LANGUAGE(std::string, loss_in, const Rules& rules, const Loss& loss);

}  // namespace sabar
