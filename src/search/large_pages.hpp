// Memory for large tables that are read here and there: asks the system for pages of two mebibytes, so that finding a
// page does not cost more than reading it. Where there is no such thing it is plain memory.
//
//   std::vector<std::uint64_t, LargePages<std::uint64_t>> table(size);
#pragma once

#include <cstddef>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace sabar {

template <class T>
class LargePages {
public:
  using value_type = T;

  LargePages() = default;
  template <class U>
  LargePages(const LargePages<U>& /*other*/) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] T* allocate(std::size_t count) {
#if defined(__linux__)
    if (const std::size_t bytes = count * sizeof(T); bytes >= kPage) {
      void* const memory = ::operator new (bytes, std::align_val_t{kPage});
      madvise(memory, bytes, MADV_HUGEPAGE);
      return static_cast<T*>(memory);
    }
#endif
    return static_cast<T*>(::operator new (count * sizeof(T), std::align_val_t{kAlign}));
  }
  void deallocate(T* memory, [[maybe_unused]] std::size_t count) {
#if defined(__linux__)
    if (count * sizeof(T) >= kPage) {
      return ::operator delete (memory, std::align_val_t{kPage});
    }
#endif
    ::operator delete (memory, std::align_val_t{kAlign});
  }

  friend bool operator==(const LargePages&, const LargePages&) { return true; }

private:
  static constexpr std::size_t kPage = std::size_t{2} << 20;
  static constexpr std::size_t kAlign = 64;
};

}  // namespace sabar
