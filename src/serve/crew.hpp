// The threads that serve connections, one each. The crew grows while all are busy and never shrinks; a connection waits
// most of its time, so threads are many and cheap. When no more are allowed, work is done where it arrives, which is
// the listening thread: it then only refuses.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <httplib.h>

namespace sabar::serve {

// Newer versions of the library want to hear whether the work was taken; it always is.
using Taken = decltype(std::declval<httplib::TaskQueue&>().enqueue(std::function<void()>()));

class Crew final : public httplib::TaskQueue {
public:
  explicit Crew(std::size_t most) : most_(most) {}

  Taken enqueue(std::function<void()> work) override;
  void shutdown() override;

private:
  void serve();

  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<std::function<void()>> waiting_;
  std::size_t at_work_ = 0;
  bool over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace sabar::serve
