// What the program does when it has contradicted itself: a report that a person can send in, and a word on standard
// error. The work goes on, and the exit code says in the end that a fault was met.
#pragma once

#include <cstdint>
#include <string>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/fault.hpp>

namespace sabar::cli {

// Writes the report and names it on standard error. `verdict`: what the deal is called in the end. A fault that turns
// up on every deal fills no folder: after some reports it is only counted.
void report_fault(const GameFile& game, const SearchFault& fault, const std::string& deal, Verdict verdict);

// By this run of the program.
[[nodiscard]] std::uint64_t faults_reported();

// Writes the report into the current folder, or into the one for temporary files where that is not possible. It gets a
// name of its own: no other file is touched, and the same report is not written twice. Gives its path.
[[nodiscard]] Result<std::string> keep_fault_report(const std::string& report);

}  // namespace sabar::cli
