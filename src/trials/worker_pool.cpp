#include <algorithm>
#include <system_error>
#include <thread>

#include <sabar/trials/worker_pool.hpp>

namespace sabar::trials {

Result<> WorkerPool::run(std::size_t threads, const std::function<bool()>& step, std::chrono::milliseconds every,
                         const std::function<void()>& look) {
  const std::size_t wanted = std::max<std::size_t>(1, threads);
  std::vector<std::thread> crew;
  crew.reserve(wanted);
  try {
    while (crew.size() < wanted) {
      enter();
      crew.emplace_back([&] {
        while (!stop_ && step()) {
        }
        leave();
      });
    }
  } catch (const std::system_error& error) {
    leave();
    if (crew.empty()) {
      return fail("the system gives no thread", {}, error.what());
    }
  }
  watch(every, look);
  for (std::thread& thread : crew) {
    thread.join();
  }
  return {};
}

void WorkerPool::wake() {
  const std::scoped_lock lock(mutex_);
  woken_ = true;
  changed_.notify_one();
}

void WorkerPool::enter() {
  const std::scoped_lock lock(mutex_);
  ++working_;
}

void WorkerPool::leave() {
  const std::scoped_lock lock(mutex_);
  --working_;
  changed_.notify_one();
}

void WorkerPool::watch(std::chrono::milliseconds every, const std::function<void()>& look) {
  std::unique_lock lock(mutex_);
  while (working_ > 0) {
    changed_.wait_for(lock, every, [&] { return woken_ || working_ == 0; });
    woken_ = false;
    lock.unlock();
    look();
    lock.lock();
  }
}

}  // namespace sabar::trials
