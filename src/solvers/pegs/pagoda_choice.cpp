#include <algorithm>
#include <bit>
#include <numeric>

#include <sabar/solvers/pegs/pagoda_choice.hpp>

namespace sabar::pegs {
namespace {

struct PagodaCandidate {
  Pagoda pagoda;
  std::vector<std::uint64_t> excluded;  // a bit for each board of the sample
};

int pagoda_weight(const Pagoda& pagoda, Holes board) {
  int sum = 0;
  for (; board != 0; board &= board - 1) {
    sum += pagoda.weights[static_cast<std::size_t>(std::countr_zero(board))];
  }
  return sum;
}

PagodaCandidate make_pagoda_candidate(Pagoda pagoda, std::span<const Holes> sample, Holes target) {
  PagodaCandidate candidate{std::move(pagoda), std::vector<std::uint64_t>((sample.size() + 63) / 64, 0)};
  const int least = pagoda_weight(candidate.pagoda, target);
  for (std::size_t i = 0; i < sample.size(); ++i) {
    if (pagoda_weight(candidate.pagoda, sample[i]) < least) {
      candidate.excluded[i / 64] |= std::uint64_t{1} << (i % 64);
    }
  }
  return candidate;
}

Pagoda pagoda_image(const Layout& layout, const Pagoda& pagoda, std::uint8_t symmetry) {
  Pagoda image = pagoda;
  for (std::size_t hole = 0; hole < layout.size(); ++hole) {
    image.weights[layout.symmetries()[symmetry][hole]] = pagoda.weights[hole];
  }
  return image;
}

// The sum of pagoda functions is one; in least terms.
Pagoda pagoda_sum(const std::vector<Pagoda>& pagodas) {
  Pagoda sum{std::vector<int>(pagodas.front().weights.size(), 0)};
  int divisor = 0;
  for (std::size_t hole = 0; hole < sum.weights.size(); ++hole) {
    for (const Pagoda& pagoda : pagodas) {
      sum.weights[hole] += pagoda.weights[hole];
    }
    divisor = std::gcd(divisor, sum.weights[hole]);
  }
  for (int& weight : sum.weights) {
    weight /= std::max(1, divisor);
  }
  return sum;
}

int pagoda_gain(const PagodaCandidate& candidate, const std::vector<std::uint64_t>& covered) {
  int sum = 0;
  for (std::size_t i = 0; i < covered.size(); ++i) {
    sum += std::popcount(candidate.excluded[i] & ~covered[i]);
  }
  return sum;
}

void cover_sample(const PagodaCandidate& candidate, std::vector<std::uint64_t>& covered) {
  for (std::size_t i = 0; i < covered.size(); ++i) {
    covered[i] |= candidate.excluded[i];
  }
}

}  // namespace

std::vector<Holes> walk_sample(const Layout& layout, std::span<const Holes> boards, int jumps) {
  std::vector<Holes> sample;
  std::vector<Holes> next;
  std::uint64_t dice = 1;
  for (Holes board : boards) {
    bool stuck = false;
    for (int jump = 0; jump < jumps && !stuck; ++jump) {
      next.clear();
      for (const Jump& step : layout.jumps()) {
        if (step.fits(board)) {
          next.push_back(board ^ step.mask);
        }
      }
      stuck = next.empty();
      if (!stuck) {
        dice = dice * 6364136223846793005U + 1442695040888963407U;
        board = next[static_cast<std::size_t>((dice >> 33) % next.size())];
      }
    }
    if (!stuck) {
      sample.push_back(board);
    }
  }
  return sample;
}

std::vector<Pagoda> choose_pagodas(const Layout& layout, std::span<const Holes> sample, Holes target,
                                   const PagodaEffort& effort) {
  std::vector<PagodaCandidate> candidates;
  std::vector<std::uint64_t> covered((sample.size() + 63) / 64, 0);
  int questions = 0;
  for (std::size_t i = 0; i < sample.size() && questions < effort.questions && !effort.guard.reason(); ++i) {
    if (((covered[i / 64] >> (i % 64)) & 1) != 0) {
      continue;
    }
    ++questions;
    const auto found = find_pagoda(layout, sample[i], target);
    if (!found) {
      continue;
    }
    std::vector<Pagoda> images;
    for (const std::uint8_t symmetry : layout.symmetries_of(target)) {
      images.push_back(pagoda_image(layout, *found, symmetry));
    }
    images.push_back(pagoda_sum(images));
    for (Pagoda& image : images) {
      if (std::none_of(candidates.begin(), candidates.end(),
                       [&](const auto& other) { return other.pagoda == image; })) {
        candidates.push_back(make_pagoda_candidate(std::move(image), sample, target));
        cover_sample(candidates.back(), covered);
      }
    }
  }
  std::vector<Pagoda> chosen;
  std::fill(covered.begin(), covered.end(), std::uint64_t{0});
  while (chosen.size() < PagodaLanes::kLanes && !candidates.empty()) {
    const auto best = std::max_element(candidates.begin(), candidates.end(), [&](const auto& a, const auto& b) {
      return pagoda_gain(a, covered) < pagoda_gain(b, covered);
    });
    if (pagoda_gain(*best, covered) == 0) {
      break;
    }
    cover_sample(*best, covered);
    chosen.push_back(std::move(best->pagoda));
    candidates.erase(best);
  }
  return chosen;
}

}  // namespace sabar::pegs
