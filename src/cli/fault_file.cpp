#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include <sabar/cli/fault_file.hpp>
#include <sabar/core/result.hpp>
#include <sabar/version.hpp>

namespace sabar::cli {
namespace {

constexpr std::uint64_t kMostReports = 20;
constexpr int kMostNames = 100;

std::uint64_t faults_so_far = 0;

bool holds_report(const std::string& path, const std::string& text) {
  std::ifstream file(path, std::ios::binary);
  return file && std::string(std::istreambuf_iterator<char>(file), {}) == text;
}

// Whole or not at all.
bool fill_report(std::FILE* file, const std::string& path, const std::string& text) {
  bool good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  good = std::fflush(file) == 0 && good;
  const int why = errno;
  good = std::fclose(file) == 0 && good;
  if (!good) {
    errno = why;
    std::remove(path.c_str());
  }
  return good;
}

Result<std::string> keep_in(const std::filesystem::path& folder, const std::string& report) {
  const std::filesystem::path name = fault_file_name(report);
  std::string path;
  for (int i = 1; i <= kMostNames; ++i) {
    const std::string number = i == 1 ? std::string() : fmt::format("-{}", i);
    path = (folder / fmt::format("{}{}{}", name.stem().string(), number, name.extension().string())).string();
    if (holds_report(path, report)) {
      return path;
    }
    errno = 0;
    if (std::FILE* file = std::fopen(path.c_str(), "wbx")) {
      if (fill_report(file, path, report)) {
        return path;
      }
      break;
    }
    if (errno != EEXIST) {
      break;
    }
  }
  const int why = errno;
  return fail(fmt::format("cannot write {}: {}", quote_input(path), std::strerror(why)));
}

}  // namespace

Result<std::string> keep_fault_report(const std::string& report) {
  auto kept = keep_in({}, report);
  std::error_code none;
  const std::filesystem::path elsewhere = std::filesystem::temp_directory_path(none);
  if (kept || none) {
    return kept;
  }
  auto again = keep_in(elsewhere, report);
  return again ? again : kept;
}

void report_fault(const GameFile& game, const SearchFault& fault, const std::string& deal, Verdict verdict) {
  std::fflush(stdout);
  if (++faults_so_far > kMostReports) {
    if (faults_so_far == kMostReports + 1) {
      fmt::print(stderr, "sabar: more faults of the program are counted, without reports\n");
    }
    return;
  }
  const std::string report = fault_report(game, fault, {deal, verdict, std::string(kVersion)});
  const auto path = keep_fault_report(report);
  fmt::print(stderr, "sabar: {}{}{}: a fault of the program: {}\n", game.name, deal.empty() ? "" : " ", deal,
             fault.reason);
  if (path) {
    fmt::print(stderr, "sabar: the report is {}; please send it in\n", *path);
  } else {
    fmt::print(stderr, "sabar: {}; this is the report, please send it in:\n{}", path.error().text(), report);
  }
}

std::uint64_t faults_reported() { return faults_so_far; }

}  // namespace sabar::cli
