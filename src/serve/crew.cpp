#include <system_error>
#include <utility>

#include <sabar/serve/crew.hpp>

namespace sabar::serve {

Taken Crew::enqueue(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    const std::size_t wanted = at_work_ + waiting_.size() + 1;
    if (wanted > threads_.size() && threads_.size() < most_) {
      try {
        threads_.emplace_back([this] { serve(); });
      } catch (const std::system_error&) {
        most_ = threads_.size();  // the system gives no more of them
      }
    }
    if (wanted <= threads_.size()) {
      waiting_.push_back(std::move(work));
      news_.notify_one();
      return static_cast<Taken>(true);
    }
  }
  work();
  return static_cast<Taken>(true);
}

void Crew::serve() {
  std::unique_lock lock(mutex_);
  while (true) {
    news_.wait(lock, [this] { return over_ || !waiting_.empty(); });
    if (waiting_.empty()) {
      return;
    }
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    ++at_work_;
    lock.unlock();
    work();
    lock.lock();
    --at_work_;
  }
}

void Crew::shutdown() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  news_.notify_all();
  for (std::thread& thread : threads_) {
    thread.join();
  }
}

}  // namespace sabar::serve
