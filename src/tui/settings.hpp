// How a player wants to see things.
#pragma once

#include <sabar/core/card_text.hpp>
#include <sabar/tui/patience/card_picture.hpp>

namespace sabar::tui {

struct Settings {
  CardStyleWish cards;
  Language language = Language::english;
};

}  // namespace sabar::tui
