#include <sabar/tui/patience/texts_each.hpp>

namespace sabar::tui {

const Texts& texts_of(Language language) { return *in_language(language, &kEnglishTexts, &kIndonesianTexts); }

}  // namespace sabar::tui
