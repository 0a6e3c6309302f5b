// The catalogues, one for each language.
#pragma once

#include <sabar/tui/patience/texts.hpp>

namespace sabar::tui {

extern const Texts kEnglishTexts;
extern const Texts kIndonesianTexts;

}  // namespace sabar::tui
