// Shuffles by name, for the programs that let people choose one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/random/generators/congruential.hpp>
#include <sabar/random/generators/generator_names.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/order_law.hpp>

namespace sabar {

enum class ShuffleKind {
  fisher_yates,
  fisher_yates_batched,
  inside_out,
  sattolo,
  sattolo_batched,
  congruential,
  riffle,
  overhand,
  naive,
  rand_modulo,
};

struct ShuffleInfo {
  std::string_view name;
  std::string_view summary;
  ShuffleKind kind;
  OrderLaw law;
  std::size_t default_times;  // how often it is done; 0 when a count makes no sense
};

inline constexpr std::string_view kDefaultShuffle = "fisher-yates";
inline constexpr std::size_t kMaxTimes = 1000;

[[nodiscard]] std::span<const ShuffleInfo> shuffle_list();

// A shuffle as people write it: a name, or a name and how often ("riffle:10").
struct ShuffleChoice {
  ShuffleInfo info;
  std::size_t times;

  [[nodiscard]] std::string text() const;
};

[[nodiscard]] Result<ShuffleChoice> parse_shuffle(std::string_view text);

class Shuffler {
public:
  // An unknown name of either kind is an error with a suggestion.
  [[nodiscard]] static Result<Shuffler> make(std::string_view algorithm, std::string_view generator,
                                             std::uint64_t seed);

  Shuffler(ShuffleChoice choice, const AnyGenerator& generator);

  // Permutes what lies in the span; each call goes on where the generator stands.
  void operator()(std::span<Place> items);

  [[nodiscard]] const ShuffleInfo& info() const { return choice_.info; }
  [[nodiscard]] const ShuffleChoice& choice() const { return choice_; }
  [[nodiscard]] const GeneratorInfo& generator_info() const { return generator_.info(); }

private:
  ShuffleChoice choice_;
  AnyGenerator generator_;
  MicrosoftRand rand_;  // the one that rand-modulo calls, seeded from the generator
};

}  // namespace sabar
