#include <sabar/cli/words.hpp>

namespace sabar::cli {
namespace {

constexpr ByLanguage<ProgramWords> kProgramWords = {
    ProgramWords{
        .identity = "Identity of these rules",
        .here = "Sabar is at",
        .how_to_end = "Ctrl-C ends it",
        .no_page = "this program was built without the page",
        .page_hint = "`./run` without arguments builds it; --root FOLDER serves one that is built",
        .lost = "the server lost its address",
        .lost_hint = "start it again",
    },
    ProgramWords{
        .identity = "Identitas aturan ini",
        .here = "Sabar ada di",
        .how_to_end = "Ctrl-C untuk berhenti",
        .no_page = "program ini dibangun tanpa halaman",
        .page_hint = "`./run` tanpa argumen membangunnya; --root FOLDER melayani halaman yang sudah jadi",
        .lost = "alamat server tidak dapat dipakai lagi",
        .lost_hint = "jalankan lagi",
    },
};

}  // namespace

const ProgramWords& program_words(Language language) { return kProgramWords[language]; }

}  // namespace sabar::cli
