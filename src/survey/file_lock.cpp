#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <sabar/survey/file_lock.hpp>

namespace sabar::survey {

Result<FileLock> FileLock::take(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) {
    return fail("cannot write there", path, "choose a folder that exists and can be written");
  }
  FileLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return fail("another process is working on this survey", path,
                "wait for it, or share the work through a PostgreSQL server or several files");
  }
  return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock::~FileLock() {
  if (file_ >= 0) {
    close(file_);
  }
}

}  // namespace sabar::survey
