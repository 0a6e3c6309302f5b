// Deal numbers: a scheme turns a number into an order of the deck.
//
// `sabar` is ours: an unbiased Fisher-Yates shuffle of the sorted deck (Card::index order) drawn from ChaCha20. The key
// is the deal number (8 bytes, little end first) followed by the 24 bytes "Sabar deal, version 1" and zeros; nonce and
// counter start at zero; the stream is read as 64-bit words, little end first; a draw below b is the high half of
// word × b, where a word is skipped when the low half is below 2^64 mod b. The same number gives the same deal on every
// compiler and in WebAssembly. The other schemes repeat the numbers of other programs; `exact` gives every order
// its own number.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include <sabar/core/deck.hpp>
#include <sabar/core/natural.hpp>

namespace sabar {

enum class Scheme { sabar, ms, solvitaire, klondike_solver, greenfelt, exact };

struct SchemeInfo {
  Scheme scheme;
  std::string_view name;
  std::string_view summary;
  std::string_view numbers;  // the range in words
};

[[nodiscard]] std::span<const SchemeInfo> scheme_list();
[[nodiscard]] const SchemeInfo& scheme_info(Scheme scheme);
[[nodiscard]] Result<Scheme> parse_scheme(std::string_view name);

// The deck in the order the scheme gives it. Schemes of other programs know the 52-card deck only; `ms` also
// larger ones.
[[nodiscard]] Result<std::vector<Card>> order_of_deal(Scheme scheme, const Natural& number,
                                                      const DeckShape& shape = {});

}  // namespace sabar
