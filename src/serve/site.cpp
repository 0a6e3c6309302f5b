// Both kinds of site. In a folder, names with a leading dot are hidden, and a link that leads out of it leads nowhere.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/serve/site.hpp>

namespace sabar::serve {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestFile = std::uintmax_t{64} << 20U;

// FNV-1a. A tag has to notice a change, not to withstand an attack.
std::string tag_of(std::string_view bytes, std::string_view suffix) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : bytes) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  }
  return fmt::format("\"{:016x}{}\"", hash, suffix);
}

// The bytes themselves may be equal; the tag of the compressed ones must differ all the same.
constexpr std::string_view kPlain;
constexpr std::string_view kGzip = "-gz";

class ProgramSite final : public Site {
public:
  explicit ProgramSite(std::span<const PageFile> files) {
    for (const PageFile& file : files) {
      if (!file.path.ends_with(".gz")) {
        assets_[file.path].plain = Body{file.bytes, tag_of(file.bytes, kPlain), nullptr};
      }
    }
    for (const PageFile& file : files) {
      if (!file.path.ends_with(".gz")) {
        continue;
      }
      const auto asset = assets_.find(file.path.substr(0, file.path.size() - 3));
      if (asset != assets_.end()) {
        asset->second.gzip = Body{file.bytes, tag_of(file.bytes, kGzip), nullptr};
      }
    }
  }

  [[nodiscard]] std::optional<Asset> find(std::string_view name) const override {
    const auto asset = assets_.find(name);
    return asset == assets_.end() ? std::nullopt : std::optional(asset->second);
  }

private:
  std::map<std::string_view, Asset> assets_;
};

// No empty, hidden or parent folder on the way, and nothing that a file system could take for an end or a separator.
bool is_plain_name(std::string_view name) {
  if (name.find('\0') != std::string_view::npos || name.find('\\') != std::string_view::npos) {
    return false;
  }
  for (std::size_t start = 0; start <= name.size();) {
    const std::size_t end = std::min(name.find('/', start), name.size());
    if (end == start || name[start] == '.') {
      return false;
    }
    start = end + 1;
  }
  return true;
}

class FolderSite final : public Site {
public:
  explicit FolderSite(fs::path root) : root_(std::move(root)) {}

  [[nodiscard]] std::optional<Asset> find(std::string_view name) const override {
    if (!is_plain_name(name) || name.ends_with(".gz")) {
      return std::nullopt;
    }
    auto plain = read(name, kPlain);
    if (!plain) {
      return std::nullopt;
    }
    return Asset{*std::move(plain), read(fmt::format("{}.gz", name), kGzip)};
  }

private:
  [[nodiscard]] std::optional<Body> read(std::string_view name, std::string_view suffix) const {
    std::error_code error;
    const fs::path path = fs::canonical(root_ / name, error);
    if (error || std::mismatch(root_.begin(), root_.end(), path.begin(), path.end()).first != root_.end() ||
        !fs::is_regular_file(path, error) || fs::file_size(path, error) > kLargestFile || error) {
      return std::nullopt;
    }
    std::ifstream file(path, std::ios::binary);
    auto text =
        std::make_shared<const std::string>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    if (!file) {
      return std::nullopt;
    }
    return Body{*text, tag_of(*text, suffix), text};
  }

  fs::path root_;  // canonical
};

}  // namespace

std::unique_ptr<Site> make_program_site(std::span<const PageFile> files) {
  return std::make_unique<ProgramSite>(files);
}

Result<std::unique_ptr<Site>> make_folder_site(const std::filesystem::path& folder) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error || !fs::is_directory(root, error)) {
    return fail(fmt::format("there is no folder {}", quote_input(folder.string())), "--root",
                "give the folder that holds index.html");
  }
  if (!fs::is_regular_file(root / "index.html", error)) {
    return fail(fmt::format("{} has no index.html", quote_input(folder.string())), "--root",
                "give the folder of a built page, such as web/dist");
  }
  return std::make_unique<FolderSite>(root);
}

}  // namespace sabar::serve
