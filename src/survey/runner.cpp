#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <thread>

#include <fmt/format.h>

#include <sabar/survey/runner.hpp>
#include <sabar/trials/worker_pool.hpp>

namespace sabar::survey {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kLookEvery = std::chrono::milliseconds(50);
constexpr auto kStateEvery = std::chrono::seconds(1);
constexpr int kStateShare =
    100;  // counting chunks, of which there may be millions, takes at most this part of the time
constexpr auto kRenewEvery = std::chrono::seconds(3);
constexpr auto kWaitStep = std::chrono::milliseconds(5);
constexpr auto kAskAgain = std::chrono::milliseconds(500);  // when all that is left is in other hands

class Runner {
public:
  explicit Runner(Store& store) : store_(store), plan_(store.plan()) {}

  Result<RunOutcome> run(std::size_t threads, const std::function<bool(const Advance&)>& look,
                         const std::function<void(const FaultMet&)>& met) {
    auto before = store_.state();
    if (!before) {
      return tl::unexpected(before.error());
    }
    state_ = *before;
    note(pool_.run(
        threads, [this] { return step(); }, kLookEvery, [&] { watch(look, met); }));
    hand_on(met);
    if (!error_) {
      see_state();
      look(advance());
    }
    if (error_) {
      return tl::unexpected(*error_);
    }
    return store_.state().map([&](const StoreState& state) {
      return RunOutcome{own_, faults_, state.aside, pool_.stopped()};
    });
  }

private:
  template <class F>
  auto locked(F&& call) {
    const std::scoped_lock lock(store_mutex_);
    return call();
  }

  void watch(const std::function<bool(const Advance&)>& look, const std::function<void(const FaultMet&)>& met) {
    const auto now = Clock::now();
    if (now - renewed_ >= kRenewEvery) {
      renewed_ = now;
      note(locked([&] { return store_.renew(); }));
    }
    if (now >= look_at_) {
      see_state();
      const auto after = Clock::now();
      look_at_ = after + std::max<Clock::duration>(kStateEvery, kStateShare * (after - now));
    }
    hand_on(met);
    if (!look(advance())) {
      pool_.stop();
    }
  }

  void see_state() {
    note(locked([&] { return store_.state().map([&](const StoreState& state) { state_ = state; }); }));
  }

  [[nodiscard]] Advance advance() const { return {state_.deals, plan_.deals(), own_, won_}; }

  // One chunk; false when there is nothing left to do.
  bool step() {
    const auto chunk = locked([&] { return store_.take(); });
    if (!chunk) {
      note(tl::unexpected(chunk.error()));
      return false;
    }
    if (!*chunk) {
      return wait_for_others();
    }
    ++busy_;
    note(attempt(**chunk));
    --busy_;
    return true;
  }

  // False when nothing is left in anybody's hands.
  bool wait_for_others() {
    // A chunk that ends here from now on may have been the last; of those elsewhere only the store knows.
    const std::size_t busy = busy_;
    const auto state = locked([&] { return store_.state(); });
    if (!state) {
      note(tl::unexpected(state.error()));
      return false;
    }
    if (state->done + state->aside >= plan_.chunks()) {
      return false;
    }
    for (auto end = Clock::now() + kAskAgain; !pool_.stopped() && busy == busy_ && Clock::now() < end;) {
      std::this_thread::sleep_for(kWaitStep);
    }
    return true;
  }

  // An exception must not leave the thread: there nobody could say what went wrong.
  Result<> attempt(std::uint64_t chunk) {
    try {
      return solve_chunk(chunk);
    } catch (const std::bad_alloc&) {
      return locked([&] {
        return store_.give_up(chunk, Error{"there was no memory left", title_of(chunk), "use fewer --threads"});
      });
    } catch (const std::exception& error) {
      return locked([&] { return store_.give_up(chunk, Error{error.what(), title_of(chunk), {}}); });
    }
  }

  [[nodiscard]] std::string title_of(std::uint64_t chunk) const {
    return fmt::format("{} deals from {} on", plan_.size_of(chunk),
                       trials::number_of_deal(plan_.work, plan_.first_of(chunk)).text());
  }

  void hand_on(const std::function<void(const FaultMet&)>& met) {
    std::vector<FaultMet> list;
    {
      const std::scoped_lock lock(note_mutex_);
      list.swap(met_);
    }
    for (std::size_t i = 0; met && i < list.size(); ++i) {
      met(list[i]);
    }
  }

  void keep_faults(std::uint64_t place, const DealOutcomes& outcomes) {
    for (const trials::Outcome& outcome : outcomes) {
      if (outcome.fault) {
        ++faults_;
        const std::scoped_lock lock(note_mutex_);
        met_.push_back({fmt::format("{}:{}", scheme_info(plan_.work.scheme).name,
                                    trials::number_of_deal(plan_.work, place).text()),
                        outcome.verdict, outcome.fault});
      }
    }
  }

  Result<> solve_chunk(std::uint64_t chunk) {
    std::vector<DealOutcomes> deals;
    for (std::uint64_t i = 0; i < plan_.size_of(chunk); ++i) {
      auto outcomes = trials::play_deal(plan_.work, plan_.first_of(chunk) + i, pool_.guard());
      if (!outcomes) {
        return locked([&] { return store_.give_up(chunk, outcomes.error()); });
      }
      keep_faults(plan_.first_of(chunk) + i, *outcomes);
      if (outcomes->size() < plan_.work.solvers.size()) {
        return locked([&] { return store_.give_back(chunk); });
      }
      deals.push_back(*std::move(outcomes));
    }
    return locked([&] { return store_.put(chunk, deals); }).map([&] {
      own_ += deals.size();
      won_ += static_cast<std::uint64_t>(std::ranges::count(
          deals, Verdict::solved, [](const DealOutcomes& outcomes) { return outcomes.front().verdict; }));
    });
  }

  // The first error ends the work.
  void note(const Result<>& result) {
    if (!result) {
      const std::scoped_lock lock(note_mutex_);
      error_ = error_ ? error_ : result.error();
      pool_.stop();
    }
  }

  Store& store_;
  const Plan& plan_;
  std::mutex store_mutex_;
  std::mutex note_mutex_;  // of the next two
  std::optional<Error> error_;
  std::vector<FaultMet> met_;  // not yet handed on
  StoreState state_;           // as the main thread saw it last
  Clock::time_point renewed_ = Clock::now();
  Clock::time_point look_at_ = Clock::now() + kStateEvery;
  std::atomic<std::uint64_t> own_ = 0;
  std::atomic<std::uint64_t> won_ = 0;
  std::atomic<std::uint64_t> faults_ = 0;
  std::atomic<std::size_t> busy_ = 0;  // threads with a chunk
  trials::WorkerPool pool_;
};

}  // namespace

Result<RunOutcome> run_survey(Store& store, std::size_t threads, const std::function<bool(const Advance&)>& look,
                              const std::function<void(const FaultMet&)>& met) {
  return Runner(store).run(std::max<std::size_t>(1, threads), look, met);
}

}  // namespace sabar::survey
