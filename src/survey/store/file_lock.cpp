#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sabar/survey/store/file_lock.hpp>

namespace sabar::survey {
namespace {

// Whoever held the lock may have taken the file away while we waited for it.
bool still_there(int file, const std::string& path) {
  struct stat held {};
  struct stat named {};
  return fstat(file, &held) == 0 && stat(path.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
         held.st_dev == named.st_dev;
}

}  // namespace

Result<FileLock> FileLock::take(const std::string& path) {
  for (;;) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) {
      return fail("cannot write there", path, "choose a folder that exists and can be written");
    }
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
      close(file);
      return fail("another process is working on this survey", path,
                  "wait for it, or share the work through a PostgreSQL server or several files");
    }
    if (still_there(file, path)) {
      return FileLock(file, path);
    }
    close(file);
  }
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)), path_(std::move(other.path_)) {}

FileLock::~FileLock() {
  if (file_ >= 0) {
    unlink(path_.c_str());
    close(file_);
  }
}

}  // namespace sabar::survey
