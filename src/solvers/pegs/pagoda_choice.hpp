// Eight pagoda functions for an enumeration: those that exclude most of a sample of its boards.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <sabar/games/pegs/pagoda.hpp>
#include <sabar/search/drive.hpp>

namespace sabar::pegs {

// Boards met on walks of so many jumps from the boards given; the same every time.
[[nodiscard]] std::vector<Holes> walk_sample(const Layout& layout, std::span<const Holes> boards, int jumps);

struct PagodaEffort {
  int questions = 40;  // to the simplex method
  Guard guard;         // looked at before each
};

// Functions that exclude the target for many boards of the sample, at most as many as have lanes, the most useful
// first. The first boards that none excludes yet are put to the simplex method; images under symmetries that leave the
// target where it is count too.
[[nodiscard]] std::vector<Pagoda> choose_pagodas(const Layout& layout, std::span<const Holes> sample, Holes target,
                                                 const PagodaEffort& effort = {});

}  // namespace sabar::pegs
