// Reading the golden files under tests/golden.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace sabar {

inline std::vector<std::string> golden_lines(const std::string& name) {
  std::ifstream file(std::filesystem::path(SABAR_GOLDEN) / name);
  EXPECT_TRUE(file.good()) << "no golden file " << name;
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    lines.push_back(line);
  }
  return lines;
}

}  // namespace sabar
