// What `sabar bench` was asked to do.
#pragma once

#include <string>

#include <sabar/core/result.hpp>

namespace sabar::cli {

struct BenchOptions {
  std::string compare;  // what an earlier `sabar bench --json` printed
  bool json = false;
};

[[nodiscard]] Result<int> run_bench(const BenchOptions& options);
[[nodiscard]] std::string bench_help();

}  // namespace sabar::cli
