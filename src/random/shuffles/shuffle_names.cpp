#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/random/shuffles/batched_shuffle.hpp>
#include <sabar/random/shuffles/broken_shuffle.hpp>
#include <sabar/random/shuffles/congruential_shuffle.hpp>
#include <sabar/random/shuffles/physical_shuffle.hpp>
#include <sabar/random/shuffles/shuffle.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar {
namespace {

constexpr std::array<ShuffleInfo, 10> kShuffles{{
    {"fisher-yates", "every order equally likely; one draw per swap", ShuffleKind::fisher_yates, OrderLaw::uniform, 0},
    {"fisher-yates-batched", "the same law with several draws per random word", ShuffleKind::fisher_yates_batched,
     OrderLaw::uniform, 0},
    {"inside-out", "Fisher-Yates upwards, as for a deck that arrives card by card", ShuffleKind::inside_out,
     OrderLaw::uniform, 0},
    {"sattolo", "every one-cycle order equally likely, no card stays; one draw per swap", ShuffleKind::sattolo,
     OrderLaw::one_cycle, 0},
    {"sattolo-batched", "the same law with several draws per random word", ShuffleKind::sattolo_batched,
     OrderLaw::one_cycle, 0},
    {"lcg", "in the order of a linear congruential sequence; few orders", ShuffleKind::congruential, OrderLaw::unknown,
     0},
    {"riffle", "Gilbert-Shannon-Reeds riffles, riffle:N for N of them", ShuffleKind::riffle, OrderLaw::riffle, 7},
    {"overhand", "packets in the opposite order, overhand:N for N times", ShuffleKind::overhand, OrderLaw::unknown, 10},
    {"naive", "wrong on purpose: swaps each card with any place", ShuffleKind::naive, OrderLaw::broken, 0},
    {"rand-modulo", "wrong on purpose: Fisher-Yates with rand() % n, 15-bit rand()", ShuffleKind::rand_modulo,
     OrderLaw::broken, 0},
}};

constexpr std::array<std::string_view, kShuffles.size()> kNames = [] {
  std::array<std::string_view, kShuffles.size()> names;
  for (std::size_t k = 0; k < names.size(); ++k) names[k] = kShuffles[k].name;
  return names;
}();

Result<std::size_t> parse_times(const ShuffleInfo& info, std::string_view text) {
  if (info.default_times == 0) {
    return fail(fmt::format("'{}' takes no count", info.name), {}, fmt::format("write '{}'", info.name));
  }
  std::size_t times = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), times);
  if (error != std::errc{} || end != text.data() + text.size() || times < 1 || times > kMaxTimes) {
    return fail(fmt::format("'{}' is no count for '{}'", text, info.name), {},
                fmt::format("a count is 1..{}, as in '{}:{}'", kMaxTimes, info.name, info.default_times));
  }
  return times;
}

}  // namespace

std::span<const ShuffleInfo> shuffle_list() { return kShuffles; }

std::string ShuffleChoice::text() const {
  return times == info.default_times ? std::string(info.name) : fmt::format("{}:{}", info.name, times);
}

Result<ShuffleChoice> parse_shuffle(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  for (const ShuffleInfo& info : kShuffles) {
    if (info.name != name) continue;
    if (colon == std::string_view::npos) return ShuffleChoice{info, info.default_times};
    Result<std::size_t> times = parse_times(info, text.substr(colon + 1));
    if (!times) return tl::unexpected(std::move(times).error());
    return ShuffleChoice{info, *times};
  }
  return fail(fmt::format("unknown shuffle {}", quote_input(name)), {}, nearest_name_hint(name, kNames));
}

Result<Shuffler> Shuffler::make(std::string_view algorithm, std::string_view generator, std::uint64_t seed) {
  Result<ShuffleChoice> choice = parse_shuffle(algorithm);
  if (!choice) return tl::unexpected(std::move(choice).error());
  Result<AnyGenerator> source = make_generator(generator, seed);
  if (!source) return tl::unexpected(std::move(source).error());
  return Shuffler(*choice, *source);
}

Shuffler::Shuffler(ShuffleChoice choice, const AnyGenerator& generator)
    : choice_(choice), generator_(generator), rand_(0) {
  if (choice_.info.kind == ShuffleKind::rand_modulo) rand_ = MicrosoftRand(generator_());
}

void Shuffler::operator()(std::span<Place> items) {
  generator_.visit([&](auto& generator) {
    switch (choice_.info.kind) {
      case ShuffleKind::fisher_yates:
        return fisher_yates(items, generator);
      case ShuffleKind::fisher_yates_batched:
        return fisher_yates_batched(items, generator);
      case ShuffleKind::inside_out:
        return inside_out(items, generator);
      case ShuffleKind::sattolo:
        return sattolo(items, generator);
      case ShuffleKind::sattolo_batched:
        return sattolo_batched(items, generator);
      case ShuffleKind::congruential:
        return congruential(items, generator);
      case ShuffleKind::riffle:
        return riffle(items, generator, choice_.times);
      case ShuffleKind::overhand:
        return overhand(items, generator, choice_.times);
      case ShuffleKind::naive:
        return naive(items, generator);
      case ShuffleKind::rand_modulo:
        return rand_modulo(items, rand_);
    }
  });
}

}  // namespace sabar
