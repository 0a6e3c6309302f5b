// Works on a survey until it is done or somebody says stop.
//
// A thread takes a chunk, solves its deals one by one and puts the answers into the store. What a deal gives depends on
// the plan alone, so the table is the same whatever the number of threads and workers. While all that is left is in the
// hands of other workers, the runner waits: if one of them dies, its chunk comes back.
//
// A fault of a solver does not end the survey: the deal is kept with the reason `fault` like any other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include <sabar/core/result.hpp>
#include <sabar/survey/store/store.hpp>

namespace sabar::survey {

struct Advance {
  std::uint64_t done = 0;  // deals, of all workers
  std::uint64_t total = 0;
  std::uint64_t own = 0;  // deals this process has solved
  std::uint64_t won = 0;  // of these, by the plan's first solver
};

// A contradiction that a solver has met and outlived.
struct FaultMet {
  std::string deal;  // "sabar:17"
  Verdict verdict = Verdict::unknown;
  std::shared_ptr<const SearchFault> fault;
};

struct RunOutcome {
  std::uint64_t own = 0;
  std::uint64_t faults = 0;  // met by this process
  std::uint64_t aside = 0;   // chunks given up
  bool stopped = false;
};

// `look` is called several times a second from this thread; it gives false to stop. `met` is called from this thread
// for every fault.
[[nodiscard]] Result<RunOutcome> run_survey(Store& store, std::size_t threads,
                                            const std::function<bool(const Advance&)>& look,
                                            const std::function<void(const FaultMet&)>& met = {});

}  // namespace sabar::survey
