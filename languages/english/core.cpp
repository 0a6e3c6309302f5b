// Cards, what all written pages share, and what the server says instead of a page.
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

constexpr RefusalWords kEnglishRefusalWords = {
    .not_understood = "This request cannot be understood.",
    .no_page = "There is no such page here.",
    .only_read = "Pages can only be read here.",
    .too_slow = "The request took too long.",
    .nothing_sent = "Nothing can be sent here.",
    .other_name =
        "This server does not answer to the name in the address. Use its IP address or localhost, or start it with "
        "--allow-host NAME.",
    .too_long = "The request is too long.",
    .too_many = "Too many connections; try again.",
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

template <>
const RefusalWords& refusal_words_in<Language::english>() {
  return kEnglishRefusalWords;
}

}  // namespace sabar
