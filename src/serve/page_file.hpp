// A file of the page inside the program. cmake/embed_page.cmake makes the list from the built page; without one it is
// empty.
#pragma once

#include <span>
#include <string_view>

namespace sabar::serve {

struct PageFile {
  std::string_view path;   // "index.html", "assets/main-1f3c.js"
  std::string_view bytes;  // as it lies in the folder
};

// Defined by the generated source that the program is linked with.
[[nodiscard]] std::span<const PageFile> embedded_page();

}  // namespace sabar::serve
