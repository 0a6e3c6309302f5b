// Cards, and what all written pages share.
#include <sabar/core/words.hpp>

namespace sabar {
namespace {

constexpr CardWords kEnglishCardWords = {
    .ranks = {"Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King"},
    .suits = {"hearts", "diamonds", "clubs", "spades"},
    .rank_of_suit = " of ",
};

constexpr PageWords kEnglishPageWords = {
    .command = "Do it again",
    .contents = "On this page",
};

}  // namespace

template <>
const CardWords& card_words_in<Language::english>() {
  return kEnglishCardWords;
}

template <>
const PageWords& page_words_in<Language::english>() {
  return kEnglishPageWords;
}

}  // namespace sabar
