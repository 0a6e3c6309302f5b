// What another program says of its deals, as comma-separated values.
//
// The first line names the columns; `deal` (or `seed`, `number`) and `verdict` (or `outcome`, `result`, `status`) must
// be among them. Semicolons and tabs part cells as well as commas do, cells may stand in quotes, and words such as won,
// solvable, lost, impossible, timeout are understood. Where there is a column `solver`, the solver named counts, or the
// first.
#pragma once

#include <iosfwd>
#include <string>

#include <sabar/survey/report/difference.hpp>

namespace sabar::survey {

[[nodiscard]] Result<Answers> read_csv_answers(const std::string& path, const std::string& solver);
// The same from wherever it comes; errors name it by its path.
[[nodiscard]] Result<Answers> read_csv_answers(std::istream& file, const std::string& path, const std::string& solver);

}  // namespace sabar::survey
