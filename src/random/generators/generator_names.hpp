// Generators by name, for the programs that let people choose one.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include <sabar/core/result.hpp>
#include <sabar/random/generators/chacha20.hpp>
#include <sabar/random/generators/congruential.hpp>
#include <sabar/random/generators/generator.hpp>
#include <sabar/random/generators/mersenne.hpp>
#include <sabar/random/generators/pcg64.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/random/generators/wyrand.hpp>
#include <sabar/random/generators/xoshiro256.hpp>

namespace sabar {

// The list of all generators: a new one is added here and nowhere else.
using GeneratorVariant = std::variant<Xoshiro256StarStar, Pcg64, WyRand, SplitMix64, ChaCha20, MersenneTwister32,
                                      MersenneTwister64, MicrosoftRand, MinimalStandard, AnsiCRand>;

inline constexpr std::string_view kDefaultGenerator = Xoshiro256StarStar::kInfo.name;

class AnyGenerator : public WordGenerator {
public:
  template <class G>
  requires std::constructible_from<GeneratorVariant, G>
  explicit AnyGenerator(G generator) : generator_(std::move(generator)) {}

  std::uint64_t operator()() {
    return std::visit([](auto& generator) { return generator(); }, generator_);
  }

  [[nodiscard]] const GeneratorInfo& info() const;

  // Calls use(generator) with the real one, so that a whole shuffle pays for the choice once.
  template <class Use>
  decltype(auto) visit(Use&& use) {
    return std::visit(std::forward<Use>(use), generator_);
  }

private:
  GeneratorVariant generator_;
};

[[nodiscard]] std::span<const GeneratorInfo> generator_list();

// Also answers to xoshiro256 and xoshiro256ss. An unknown name is an error with a suggestion.
[[nodiscard]] Result<AnyGenerator> make_generator(std::string_view name, std::uint64_t seed);

}  // namespace sabar
