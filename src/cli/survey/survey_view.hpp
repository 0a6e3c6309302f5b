// A survey's figures as text and as JSON.
#pragma once

#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/survey/report/difference.hpp>
#include <sabar/survey/report/report.hpp>

namespace sabar::cli {

[[nodiscard]] std::string survey_text(const survey::SurveyReport& report);
// One object for each solver.
[[nodiscard]] Json survey_json(const survey::SurveyReport& report, const survey::SolverFigures& figures);

[[nodiscard]] std::string difference_text(const survey::Difference& difference);
[[nodiscard]] Json difference_json(const survey::Difference& difference);

}  // namespace sabar::cli
