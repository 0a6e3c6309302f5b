// A survey's figures as one page that needs nothing else.
#pragma once

#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/survey/report/report.hpp>

namespace sabar::survey {

[[nodiscard]] std::string report_page(const SurveyReport& report, Language language);

}  // namespace sabar::survey
