// Pagoda functions at work in a search: which ones pay, and eight of them in a word.
#include <algorithm>
#include <cstdlib>

#include <sabar/games/pegs/pagoda.hpp>

namespace sabar::pegs {
namespace {

constexpr int kRandomGames = 40;
constexpr int kMostQuestions = 48;  // to the simplex method

// Numbers for walks on a board; they need no quality, only to be the same everywhere.
class BoardDice {
public:
  std::size_t below(std::size_t bound) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>((state_ >> 33) % bound);
  }

private:
  std::uint64_t state_ = 1;
};

// The boards of one game played at random, as long as they have more pegs than the finish.
void add_random_game(const Layout& layout, Holes board, int least, BoardDice& dice, std::vector<Holes>& boards) {
  std::vector<Holes> next;
  do {
    next.clear();
    for (const Jump& jump : layout.jumps()) {
      if (jump.fits(board)) {
        next.push_back(board ^ jump.mask);
      }
    }
    if (next.empty()) {
      return;
    }
    board = next[dice.below(next.size())];
    boards.push_back(board);
  } while (std::popcount(board) > least);
}

bool excludes(const Pagoda& pagoda, Holes board, Holes finish) { return pagoda.weight(board) < pagoda.weight(finish); }

// A function turned or mirrored is one as well; it serves if the finish stays where it is.
void add_with_images(const Layout& layout, const Pagoda& pagoda, Holes finish, std::vector<Pagoda>& found) {
  for (const std::uint8_t symmetry : layout.symmetries_of(finish)) {
    Pagoda image = pagoda;
    for (std::size_t i = 0; i < layout.size(); ++i) {
      image.weights[layout.symmetries()[symmetry][i]] = pagoda.weights[i];
    }
    if (std::find(found.begin(), found.end(), image) == found.end()) {
      found.push_back(std::move(image));
    }
  }
}

}  // namespace

std::vector<Pagoda> useful_pagodas(const Layout& layout, Holes start, Holes finish, std::size_t most) {
  BoardDice dice;
  std::vector<Holes> boards;
  for (int game = 0; game < kRandomGames; ++game) {
    add_random_game(layout, start, std::popcount(finish), dice, boards);
  }
  // Boards from the middle of a game first: earlier ones are hardly ever excluded, later ones by anything.
  const int middle = (std::popcount(start) + std::popcount(finish)) / 2;
  std::stable_sort(boards.begin(), boards.end(), [&](Holes a, Holes b) {
    return std::abs(std::popcount(a) - middle) < std::abs(std::popcount(b) - middle);
  });
  std::vector<Pagoda> found;
  int questions = 0;
  for (const Holes board : boards) {
    const auto known = [&](const Pagoda& pagoda) { return excludes(pagoda, board, finish); };
    if (std::any_of(found.begin(), found.end(), known)) {
      continue;
    }
    if (++questions > kMostQuestions) {
      break;
    }
    if (const auto pagoda = find_pagoda(layout, board, finish); pagoda && pagoda->fits_byte(finish)) {
      add_with_images(layout, *pagoda, finish, found);
    }
  }
  // The one that excludes most, then the one that excludes most of the rest, and so on.
  std::vector<Pagoda> chosen;
  while (chosen.size() < most && !found.empty()) {
    const auto worth = [&](const Pagoda& pagoda) {
      return std::count_if(boards.begin(), boards.end(), [&](Holes board) { return excludes(pagoda, board, finish); });
    };
    const auto best =
        std::max_element(found.begin(), found.end(), [&](const auto& a, const auto& b) { return worth(a) < worth(b); });
    if (worth(*best) == 0) {
      break;
    }
    chosen.push_back(std::move(*best));
    found.erase(best);
    std::erase_if(boards, [&](Holes board) { return excludes(chosen.back(), board, finish); });
  }
  return chosen;
}

PagodaLanes::PagodaLanes(const Layout& layout, const std::vector<Pagoda>& pagodas, Holes finish)
    : bytes_((layout.size() + 7) / 8), tables_(bytes_ * kByte, 0), losses_(layout.jumps().size(), 0) {
  std::vector<std::uint64_t> lanes(8 * bytes_, 0);  // of each hole
  for (const Pagoda& pagoda : pagodas) {
    if (used_ == kLanes || !pagoda.fits_byte(finish)) {
      continue;
    }
    const std::size_t shift = 8 * used_++;
    for (std::size_t i = 0; i < layout.size(); ++i) {
      lanes[i] += static_cast<std::uint64_t>(pagoda.weights[i]) << shift;
    }
    for (std::size_t i = 0; i < losses_.size(); ++i) {
      losses_[i] += static_cast<std::uint64_t>(pagoda.loss(layout.jumps()[i])) << shift;
    }
    finish_ += static_cast<std::uint64_t>(pagoda.weight(finish)) << shift;
  }
  for (std::size_t byte = 0; byte < bytes_; ++byte) {
    for (std::size_t value = 1; value < kByte; ++value) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(value));
      tables_[byte * kByte + value] = tables_[byte * kByte + (value & (value - 1))] + lanes[8 * byte + lowest];
    }
  }
}

}  // namespace sabar::pegs
