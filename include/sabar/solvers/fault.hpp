// A contradiction inside the program, with all that is needed to repeat it: a search says that it has won, and the
// judge rejects its line; or it says that there is no win, and somebody has won.
//
// It is never a verdict and never the end of the work. The deal is `unknown` for the reason `fault` unless a second
// search, whose line is judged like any other, decides it; and whoever shows the verdict hands on the report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search_options.hpp>

namespace sabar {

struct SearchFault {
  std::string reason;  // "the judge rejects the line found: move 7 (t3-t5): t3 is empty"
  std::string solver;  // that was asked
  std::string model;   // that was at work; empty: the general engine
  SearchOptions options;
  Table start;             // where the search began
  std::vector<Move> line;  // the one rejected, or the one that wins although there was said to be no win
};

// What is known beside the fault.
struct FaultContext {
  std::string deal;                    // "sabar:17"; the search may have begun at a later position of it
  Verdict verdict = Verdict::unknown;  // in the end
  std::string version;                 // of the program
};

// The report, as docs/formats.md describes it: rules, position and line as text. The same fault gives the same text.
[[nodiscard]] std::string fault_report(const GameFile& game, const SearchFault& fault, const FaultContext& context);

// A name for the report's file, made of its text: "sabar-fault-0123456789ab.txt".
[[nodiscard]] std::string fault_file_name(std::string_view report);

}  // namespace sabar
