// ChaCha20 as a generator: the key stream of RFC 8439, two 32-bit words to a word of ours, the earlier one low.
//
// Bernstein, "ChaCha, a variant of Salsa20", 2008. Nobody is known to tell its words from chance, so it stands for the
// generator that a game for money would use. Several blocks are made at a time, one per vector lane; their words are
// handed out in the order of the standard.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/random/generators/generator.hpp>

namespace sabar {

class ChaCha20 : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"chacha20", "Bernstein's stream cipher, of cryptographic strength", 256, 64};

  using Key = std::array<std::uint8_t, 32>;
  using Nonce = std::array<std::uint8_t, 12>;

  // The seed is the first eight bytes of the key, the least significant first; all else is zero.
  explicit ChaCha20(std::uint64_t seed) {
    start();
    state_[4] = static_cast<std::uint32_t>(seed);
    state_[5] = static_cast<std::uint32_t>(seed >> 32);
  }

  ChaCha20(const Key& key, const Nonce& nonce, std::uint32_t counter) {
    start();
    for (std::size_t i = 0; i < 8; ++i) state_[4 + i] = little_endian(&key[4 * i]);
    state_[12] = counter;
    for (std::size_t i = 0; i < 3; ++i) state_[13 + i] = little_endian(&nonce[4 * i]);
  }

  std::uint64_t operator()() {
    if (used_ == kWords) [[unlikely]] {
      refill();
    }
    return words_[used_++];
  }

private:
  static constexpr std::size_t kLanes = 4;
  static constexpr std::size_t kWords = 8 * kLanes;
  // A vector of the compiler's: SSE2, WebAssembly's, or taken apart where there is none.
  typedef std::uint32_t Lanes __attribute__((vector_size(4 * kLanes)));

  static constexpr std::uint32_t little_endian(const std::uint8_t* bytes) {
    return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
           static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
  }

  // "expand 32-byte k"
  void start() {
    state_[0] = 0x61707865;
    state_[1] = 0x3320646e;
    state_[2] = 0x79622d32;
    state_[3] = 0x6b206574;
  }

  static void add_xor_rotate(Lanes& sum, const Lanes& term, Lanes& mixed, int bits) {
    sum += term;
    mixed ^= sum;
    mixed = mixed << bits | mixed >> (32 - bits);
  }

  static void quarter_round(Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
    add_xor_rotate(a, b, d, 16);
    add_xor_rotate(c, d, b, 12);
    add_xor_rotate(a, b, d, 8);
    add_xor_rotate(c, d, b, 7);
  }

  // The standard's block counter has 32 bits; when it is used up ours carries on into the nonce, so that the stream
  // does not begin again.
  std::uint64_t count() const { return static_cast<std::uint64_t>(state_[13]) << 32 | state_[12]; }

  void refill() {
    Lanes initial[16] = {};
    for (std::size_t i = 0; i < 16; ++i) initial[i] = Lanes{} + state_[i];
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      const std::uint64_t block = count() + lane;
      initial[12][lane] = static_cast<std::uint32_t>(block);
      initial[13][lane] = static_cast<std::uint32_t>(block >> 32);
    }

    Lanes x[16];
    for (std::size_t i = 0; i < 16; ++i) x[i] = initial[i];
    for (int round = 0; round < 10; ++round) {
      quarter_round(x[0], x[4], x[8], x[12]);
      quarter_round(x[1], x[5], x[9], x[13]);
      quarter_round(x[2], x[6], x[10], x[14]);
      quarter_round(x[3], x[7], x[11], x[15]);
      quarter_round(x[0], x[5], x[10], x[15]);
      quarter_round(x[1], x[6], x[11], x[12]);
      quarter_round(x[2], x[7], x[8], x[13]);
      quarter_round(x[3], x[4], x[9], x[14]);
    }
    for (std::size_t i = 0; i < 16; ++i) x[i] += initial[i];
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      for (std::size_t i = 0; i < 8; ++i) {
        words_[8 * lane + i] = static_cast<std::uint64_t>(x[2 * i + 1][lane]) << 32 | x[2 * i][lane];
      }
    }

    const std::uint64_t next = count() + kLanes;
    state_[12] = static_cast<std::uint32_t>(next);
    state_[13] = static_cast<std::uint32_t>(next >> 32);
    used_ = 0;
  }

  std::array<std::uint32_t, 16> state_{};
  std::array<std::uint64_t, kWords> words_{};
  std::size_t used_ = kWords;
};

}  // namespace sabar
