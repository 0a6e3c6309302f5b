// The catalogues, one for each language.
#pragma once

#include "texts.hpp"

namespace sabar::tui {

extern const Texts kEnglishTexts;
extern const Texts kIndonesianTexts;

}  // namespace sabar::tui
