#include <utility>

#include <sabar/solvers/models/hole/pile_numbers.hpp>

namespace sabar::hole {
namespace {

class Numbering {
public:
  Numbering(const std::vector<FacePile>& piles, const CellShape& cells, bool merge) : cells_(cells) {
    for (const FacePile& pile : piles) {
      std::vector<std::uint16_t> path = {kRoot};
      const bool apart = !merge || pile.alone;
      for (const std::uint8_t face : pile.faces) {
        path.push_back(apart ? add_node() : child(path.back(), face));
        ++nodes_[path.back()].holders;
      }
      result_.name.push_back(std::move(path));
    }
    for (std::uint8_t face = 0; cells_.count > 0 && face < cells_.faces; ++face) {
      cell_nodes_[face] = merge ? child(kRoot, face) : add_node();
      nodes_[cell_nodes_[face]].holders += cells_.count;
    }
  }

  PileNumbers run() {
    for (const auto& path : result_.name) {
      result_.of.push_back(number(path));
    }
    for (std::uint8_t face = 0; cells_.count > 0 && face < cells_.faces; ++face) {
      result_.cell[face] = shared_digit(nodes_[cell_nodes_[face]]);
    }
    result_.in_use = new_digit(cells_.count + 1);
    return std::move(result_);
  }

private:
  // A sequence of faces from the bottom up; sequences that begin alike share their nodes.
  struct Node {
    std::array<std::uint16_t, kFaceSlots> child{};
    std::size_t holders = 0;  // piles that have it, and cells that may
    std::uint64_t digit = 0;
  };
  static constexpr std::uint16_t kRoot = 0;

  std::uint16_t add_node() {
    nodes_.emplace_back();
    return static_cast<std::uint16_t>(nodes_.size() - 1);
  }
  std::uint16_t child(std::uint16_t node, std::uint8_t face) {
    if (nodes_[node].child[face] == 0) {
      const std::uint16_t fresh = add_node();
      nodes_[node].child[face] = fresh;
    }
    return nodes_[node].child[face];
  }

  // Where the numbers outgrow a word they are of no use, and only that is still known.
  std::uint64_t new_digit(std::size_t radix) {
    const auto weight = static_cast<std::uint64_t>(result_.count);
    result_.count *= (result_.count >> 64) == 0 ? radix : 1;
    return weight;
  }
  std::uint64_t shared_digit(Node& node) {
    if (node.digit == 0) {
      node.digit = new_digit(node.holders + 1);
    }
    return node.digit;
  }

  std::vector<std::uint64_t> number(const std::vector<std::uint16_t>& path) {
    std::vector<std::uint64_t> result = {0};
    std::size_t common = 0;  // cards at the bottom that another pile has too
    while (common + 1 < path.size() && nodes_[path[common + 1]].holders > 1) {
      result.push_back(shared_digit(nodes_[path[++common]]));
    }
    const std::uint64_t own = new_digit(path.size() - common);
    for (std::size_t n = common + 1; n < path.size(); ++n) {
      result.push_back(own * (n - common));
    }
    return result;
  }

  CellShape cells_;
  std::vector<Node> nodes_ = std::vector<Node>(1);
  std::array<std::uint16_t, kFaceSlots> cell_nodes_{};
  PileNumbers result_;
};

}  // namespace

PileNumbers number_piles(const std::vector<FacePile>& piles, const CellShape& cells, bool merge) {
  return Numbering(piles, cells, merge).run();
}

}  // namespace sabar::hole
