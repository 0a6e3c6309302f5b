// What the commands of a survey were asked to do. Filled by survey_command_line.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sabar/cli/patience/game_argument.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

struct SurveyOptions {
  GameChoice game;
  std::string deals;
  std::string out;
  std::string scheme = "sabar";
  std::string order;
  std::string solvers = "auto";
  std::uint64_t nodes = 20'000'000;
  std::uint64_t memory = 512;  // MiB
  std::vector<std::string> without;
  std::uint64_t seed = 1;
  std::uint64_t chunk = 0;  // 0: as is usual
  std::size_t threads = 0;  // 0: one for each processor
  unsigned lease = 30;      // seconds
  bool resume = false;      // it must be there
};

struct SurveyWorkOptions {
  std::string address;
  std::size_t threads = 0;
  unsigned lease = 30;
};

struct SurveyReportOptions {
  std::string address;
  std::size_t hardest = 10;
  std::string html;
  std::string language = "en";
  bool json = false;
  bool csv = false;
};

struct SurveyMergeOptions {
  std::string out;
  std::vector<std::string> parts;
};

struct SurveyDiffOptions {
  std::string first;
  std::string second;
  std::string first_solver;
  std::string second_solver;
  bool json = false;
};

[[nodiscard]] Result<int> run_survey_command(const SurveyOptions& options);
[[nodiscard]] Result<int> run_survey_work(const SurveyWorkOptions& options);
[[nodiscard]] Result<int> run_survey_report(const SurveyReportOptions& options);
[[nodiscard]] Result<int> run_survey_merge(const SurveyMergeOptions& options);
[[nodiscard]] Result<int> run_survey_diff(const SurveyDiffOptions& options);

[[nodiscard]] std::string survey_help();
[[nodiscard]] std::string survey_work_help();
[[nodiscard]] std::string survey_report_help();
[[nodiscard]] std::string survey_merge_help();
[[nodiscard]] std::string survey_diff_help();

}  // namespace sabar::cli
