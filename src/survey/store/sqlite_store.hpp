// A survey in one SQLite file, for one machine.
//
// One process works on the file at a time (a lock beside it, which the system takes back when the process ends, however
// it ends). So whatever is still taken when a process begins was lost by the one before, and is done again, after those
// that were lost less often: if a chunk is what brings the process down, all others are done before it.
//
// Anyone may read the file meanwhile. The view `deals` has one row for each deal and solver, with everything that is
// needed to repeat it.
#pragma once

#include <memory>
#include <string>

#include <sabar/survey/store/store.hpp>

namespace sabar::survey {

[[nodiscard]] Result<std::unique_ptr<Store>> open_file_to_work(const std::string& path, const Plan& plan,
                                                               const Worker& worker);
[[nodiscard]] Result<std::unique_ptr<Store>> open_file_to_read(const std::string& path);

}  // namespace sabar::survey
