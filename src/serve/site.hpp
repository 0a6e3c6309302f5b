// What can be served: the files of the page, from inside the program or from a folder. A file NAME.gz beside NAME is
// the same file compressed; it has no address of its own.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/serve/page_file.hpp>

namespace sabar::serve {

// One way to send a file: its bytes and a tag that changes when they do.
struct Body {
  std::string_view bytes;
  std::string tag;                           // in quotes, as ETag wants it
  std::shared_ptr<const std::string> owner;  // keeps the bytes; none when they are part of the program
};

struct Asset {
  Body plain;
  std::optional<Body> gzip;
};

class Site {
public:
  virtual ~Site() = default;
  // The file of that name, without a slash before it; nothing if there is none.
  [[nodiscard]] virtual std::optional<Asset> find(std::string_view name) const = 0;
};

[[nodiscard]] std::unique_ptr<Site> make_program_site(std::span<const PageFile> files);

// Files are read when they are asked for, so that a change is seen at once.
[[nodiscard]] Result<std::unique_ptr<Site>> make_folder_site(const std::filesystem::path& folder);

}  // namespace sabar::serve
