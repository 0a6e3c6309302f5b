// The models: searches made for some games over a smaller space of positions, each with the rules it is proved for.
//
// To add one: a folder beside this file with a `model.hpp` that declares fits(), make() and techniques() in a namespace
// of the folder's name, one line in model_list.cpp, and its reduced games for the cross-check (docs/extending.md).
// Help, lists of solvers and techniques, cross-check and tests go through this table.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/solvers/search.hpp>

namespace sabar {

// `auto` takes the first that fits and can read the position.
struct Model {
  std::string_view name;  // of folder, namespace and solver
  std::string_view of;    // the games, in words
  bool (*fits)(const Rules&);
  // From any position of a game. An error for other rules, a wrong table or a position too large for its keys.
  Result<std::unique_ptr<Search>> (*make)(const Rules&, const Table&, const SearchOptions&);
  // Those that options.without can name; proved for the rules that fit.
  std::span<const std::string_view> (*techniques)();
  std::string_view summary;  // one line, English
};
[[nodiscard]] std::span<const Model> model_list();

}  // namespace sabar
