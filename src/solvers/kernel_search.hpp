// What all kernels have in common when they are a Search: everything but the line and the name of the model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <sabar/solvers/search.hpp>

namespace sabar {

template <class Kernel>
class KernelSearch : public Search {
public:
  void step(std::uint64_t nodes) final { kernel_->step(nodes); }
  [[nodiscard]] bool done() const final { return kernel_->done(); }
  [[nodiscard]] Halt halt() const final { return kernel_->halt(); }
  [[nodiscard]] std::uint64_t nodes() const final { return kernel_->nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return kernel_->bytes(); }
  [[nodiscard]] bool complete() const final { return Kernel::kExhaustive; }

protected:
  // Once, when all that the kernel refers to is there.
  template <class... A>
  void begin(A&&... arguments) {
    kernel_.emplace(std::forward<A>(arguments)...);
  }
  [[nodiscard]] const Kernel& kernel() const { return *kernel_; }

private:
  std::optional<Kernel> kernel_;
};

}  // namespace sabar
