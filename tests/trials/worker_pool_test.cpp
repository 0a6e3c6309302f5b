// The pool keeps the order of the jobs, ends when told to, and lets no exception out of a thread.
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/trials/worker_pool.hpp>

namespace sabar::trials {
namespace {

using Squares = OrderedWork<std::uint64_t, std::uint64_t>;

// Squares of 0 … count - 1, the later the sooner done; what is shown goes to the list.
Squares squares(std::uint64_t count, std::uint64_t& next, std::vector<std::uint64_t>& shown) {
  Squares work;
  work.next = [&next, count] { return next < count ? std::optional(next++) : std::nullopt; };
  work.work = [](std::uint64_t number) -> Result<std::uint64_t> {
    std::this_thread::sleep_for(std::chrono::microseconds(300 - 100 * (number % 4)));
    return number * number;
  };
  work.show = [&shown](std::uint64_t square) { shown.push_back(square); };
  work.look = [](std::uint64_t) { return true; };
  return work;
}

TEST(WorkerPool, ShowsEverythingInTheOrderOfTheJobs) {
  for (const std::size_t threads : {0U, 1U, 3U, 40U}) {
    WorkerPool pool;
    std::uint64_t next = 0;
    std::vector<std::uint64_t> shown;
    const auto caller = std::this_thread::get_id();
    Squares work = squares(100, next, shown);
    work.show = [&](std::uint64_t square) {
      EXPECT_EQ(std::this_thread::get_id(), caller);
      shown.push_back(square);
    };
    ASSERT_TRUE(run_in_order(pool, threads, work));
    ASSERT_EQ(shown.size(), 100U);
    for (std::uint64_t i = 0; i < 100; ++i) {
      EXPECT_EQ(shown[i], i * i);
    }
    EXPECT_FALSE(pool.stopped());
  }
}

TEST(WorkerPool, TheFirstErrorInOrderEndsTheWork) {
  WorkerPool pool;
  std::uint64_t next = 0;
  std::vector<std::uint64_t> shown;
  Squares work = squares(1'000'000, next, shown);
  work.work = [](std::uint64_t number) -> Result<std::uint64_t> {
    if (number == 5) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));  // others fail before it
    }
    return number < 5 ? Result<std::uint64_t>(number) : fail("job " + std::to_string(number));
  };
  const auto done = run_in_order(pool, 3, work);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "job 5");
  EXPECT_EQ(shown, (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
  EXPECT_LT(next, 1'000'000U);
}

TEST(WorkerPool, AnExceptionIsAnError) {
  WorkerPool pool;
  std::uint64_t next = 0;
  std::vector<std::uint64_t> shown;
  Squares work = squares(10, next, shown);
  work.work = [](std::uint64_t number) -> Result<std::uint64_t> {
    return number == 2 ? throw std::runtime_error("no room") : number;
  };
  const auto done = run_in_order(pool, 2, work);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "no room");
  EXPECT_EQ(shown.size(), 2U);
}

TEST(WorkerPool, WhatWasBegunBeforeAStopIsShown) {
  WorkerPool pool;
  std::uint64_t next = 0;
  std::vector<std::uint64_t> shown;
  Squares work = squares(UINT64_MAX, next, shown);
  work.look = [](std::uint64_t done) { return done < 5; };
  ASSERT_TRUE(run_in_order(pool, 3, work));
  EXPECT_TRUE(pool.stopped());
  EXPECT_GE(shown.size(), 5U);
  EXPECT_EQ(shown.size(), next);
}

TEST(WorkerPool, LooksWhileThreadsWorkAndSaysWhenToStop) {
  WorkerPool pool;
  int looks = 0;
  std::atomic<std::uint64_t> steps = 0;
  const auto run = pool.run(
      2,
      [&] {
        ++steps;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return true;
      },
      std::chrono::milliseconds(2),
      [&] {
        if (++looks == 3) {
          pool.stop();
        }
      });
  ASSERT_TRUE(run);
  EXPECT_GE(looks, 3);
  EXPECT_GT(steps, 0U);
  EXPECT_TRUE(pool.guard().reason());
}

}  // namespace
}  // namespace sabar::trials
