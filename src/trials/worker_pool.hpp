// The one pool of worker threads: of `solve`, of the laboratories and of surveys.
//
// A thread takes step after step until nothing is left to do or somebody says stop. The thread that has started them
// looks after them meanwhile: it tells how far the work is and asks whether to stop.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/search/drive.hpp>

namespace sabar::trials {

class WorkerPool {
public:
  // So many threads, or as many as the system gives (none at all is an error), call `step` again and again until it
  // gives false or the pool is stopped. `look` is called from this thread: whenever so much time has passed, and at
  // once after wake(). Ends when all threads have ended.
  [[nodiscard]] Result<> run(std::size_t threads, const std::function<bool()>& step, std::chrono::milliseconds every,
                             const std::function<void()>& look);

  // No step is begun any more, and searches under the guard end soon. May be called from any thread.
  void stop() { stop_ = true; }
  [[nodiscard]] bool stopped() const { return stop_; }
  [[nodiscard]] Guard guard() const { return {&stop_, std::nullopt}; }

  // There is something to look at.
  void wake();

private:
  void watch(std::chrono::milliseconds every, const std::function<void()>& look);
  void enter();
  void leave();

  std::atomic<bool> stop_ = false;
  std::mutex mutex_;  // of everything below
  std::condition_variable changed_;
  std::size_t working_ = 0;
  bool woken_ = false;
};

// Jobs done by a pool, several at a time; what they give is handed on in the order of the jobs.
template <class Job, class Given>
struct OrderedWork {
  std::function<std::optional<Job>()> next;           // none at the end; called by one thread at a time
  std::function<Result<Given>(Job)> work;             // in a thread of the pool; an exception is an error
  std::function<void(Given)> show;                    // in the thread that has called run_in_order()
  std::function<bool(std::uint64_t jobs_done)> look;  // there too, now and then; false stops the pool
};

inline constexpr auto kLookEvery = std::chrono::milliseconds(20);

// The first error in the order of the jobs ends the work: what was given before it is shown.
template <class Job, class Given>
[[nodiscard]] Result<> run_in_order(WorkerPool& pool, std::size_t threads, const OrderedWork<Job, Given>& work) {
  std::mutex mutex;  // of the next three, and of work.next
  std::map<std::uint64_t, Result<Given>> ready;
  std::uint64_t taken = 0;
  bool ended = false;
  std::uint64_t shown = 0;
  std::optional<Error> error;

  const auto attempt = [&](Job job) -> Result<Given> {
    // An exception must not leave the thread: there nobody could say what went wrong.
    try {
      return work.work(std::move(job));
    } catch (const std::exception& thrown) {
      return fail(thrown.what());
    }
  };
  const auto step = [&] {
    std::unique_lock lock(mutex);
    std::optional<Job> job = ended || pool.stopped() ? std::nullopt : work.next();
    ended = !job;
    if (!job) {
      return false;
    }
    const std::uint64_t number = taken++;
    lock.unlock();
    Result<Given> given = attempt(*std::move(job));
    lock.lock();
    ready.emplace(number, std::move(given));
    lock.unlock();
    pool.wake();
    return true;
  };
  // What can be shown now, and how many jobs are done.
  const auto take_ready = [&](std::vector<Result<Given>>& list) {
    const std::scoped_lock lock(mutex);
    const std::uint64_t done = shown + ready.size();
    for (auto at = ready.find(shown); at != ready.end() && at->first == shown + list.size(); at = ready.erase(at)) {
      list.push_back(std::move(at->second));
    }
    return done;
  };
  const auto show_ready = [&] {
    std::vector<Result<Given>> list;
    const std::uint64_t done = take_ready(list);
    for (std::size_t i = 0; i < list.size() && !error; ++i) {
      if (list[i]) {
        work.show(*std::move(list[i]));
      } else {
        error = list[i].error();
        pool.stop();
      }
    }
    shown += list.size();
    return done;
  };
  const auto ran = pool.run(threads, step, kLookEvery, [&] {
    if (!work.look(show_ready())) {
      pool.stop();
    }
  });
  if (!ran) {
    return ran;
  }
  show_ready();
  return error ? Result<>(tl::unexpected(*error)) : Result<>{};
}

}  // namespace sabar::trials
