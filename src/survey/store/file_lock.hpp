// A lock file that one process holds at a time. The system lets go of it when the process ends, however it ends; a
// process that ends in peace also takes the file away.
#pragma once

#include <string>
#include <utility>

#include <sabar/core/result.hpp>

namespace sabar::survey {

class FileLock {
public:
  [[nodiscard]] static Result<FileLock> take(const std::string& path);
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

private:
  FileLock(int file, std::string path) : file_(file), path_(std::move(path)) {}
  int file_;
  std::string path_;
};

}  // namespace sabar::survey
