// A lock file that one process holds at a time. The system lets go of it when the process ends, however it ends.
#pragma once

#include <string>

#include <sabar/core/result.hpp>

namespace sabar::survey {

class FileLock {
public:
  [[nodiscard]] static Result<FileLock> take(const std::string& path);
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

private:
  explicit FileLock(int file) : file_(file) {}
  int file_;
};

}  // namespace sabar::survey
