// Packages in a line: jumps that together do nothing but take some pegs away. What else they move is back in its place
// at the end; that is the catalyst. A player who sees the board in packages needs to think of a few of them instead of
// thirty jumps.
//
// The jumps of a package need not follow each other in a line. They belong together if they could be played one after
// the other where the first stands, and the jumps between them afterwards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <sabar/games/pegs/layout.hpp>

namespace sabar::pegs {

// The classical shapes of what is taken away; on a triangular grid only lines have a name.
enum class PackageShape : std::uint8_t {
  line_of_3,   // three in a row
  block_of_4,  // 2 × 2
  line_of_4,   // four in a row
  block_of_6,  // 2 × 3
  l_of_6,      // an arm of four and a foot of three
  block_of_9,  // 3 × 3
  other,
};

struct Package {
  PackageShape shape = PackageShape::other;
  std::vector<std::size_t> jumps;  // places in the line, rising
  Holes removed = 0;               // pegs taken away
  Holes catalyst = 0;              // pegs that were moved or moved over, and are there at the end as at the start
  Holes room = 0;                  // empty holes that were used, and are empty again

  friend bool operator==(const Package&, const Package&) = default;
};

[[nodiscard]] PackageShape shape_of(const Board& board, Holes removed);
// "L of 6"; "package of 5" where the shape has no name.
[[nodiscard]] std::string shape_text(const Package& package);

// Packages of the line that have no jump in common, in the order of their first jumps. The line must be allowed.
[[nodiscard]] std::vector<Package> find_packages(const Board& board, const Layout& layout, Holes start,
                                                 std::span<const Hop> line);

}  // namespace sabar::pegs
