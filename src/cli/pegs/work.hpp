// Long work beside a progress line: the work runs in a thread of its own, Ctrl-C asks it to stop.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <sabar/cli/io.hpp>

namespace sabar::cli {

// Calls work(stop) and gives back what it returns. An exception comes out here, not in the thread.
template <class Work>
auto work_watched(const std::string& title, const std::function<std::string()>& what, Work work) {
  constexpr auto kLookAtWork = std::chrono::milliseconds(5);
  using Outcome = decltype(work(std::declval<const std::atomic<bool>&>()));
  std::atomic<bool> stop = false;
  std::atomic<bool> done = false;
  std::exception_ptr trouble;
  std::optional<Outcome> outcome;
  ProgressMeter meter(title);
  std::thread worker([&] {
    try {
      outcome.emplace(work(stop));
    } catch (...) {
      trouble = std::current_exception();
    }
    done = true;
  });
  while (!done) {
    if (!meter.tell(what())) {
      stop = true;
    }
    std::this_thread::sleep_for(kLookAtWork);
  }
  worker.join();
  if (trouble) {
    std::rethrow_exception(trouble);
  }
  return *std::move(outcome);
}

}  // namespace sabar::cli
