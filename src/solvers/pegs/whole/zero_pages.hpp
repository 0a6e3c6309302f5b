// A large array of zeros that takes memory only where it is touched, if the system hands it out page by page.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace sabar::pegs {

template <class T>
class ZeroPages {
public:
  explicit ZeroPages(std::size_t count) : memory_(zeros(count * sizeof(T)), Free{count * sizeof(T)}) {}

  // Null if the system did not give the memory.
  [[nodiscard]] T* data() { return memory_.get(); }
  [[nodiscard]] const T* data() const { return memory_.get(); }

private:
  struct Free {
    std::size_t bytes = 0;
    void operator()(T* memory) const {
#if defined(__linux__)
      munmap(memory, bytes);
#else
      std::free(memory);
#endif
    }
  };

  static T* zeros(std::size_t bytes) {
#if defined(__linux__)
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) {
      return nullptr;
    }
    madvise(memory, bytes, MADV_HUGEPAGE);
    return static_cast<T*>(memory);
#else
    return static_cast<T*>(std::calloc(bytes, 1));
#endif
  }

  std::unique_ptr<T, Free> memory_;
};

}  // namespace sabar::pegs
