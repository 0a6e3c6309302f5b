// What an error is about, for people whose language the engine's own messages do not speak.
//
// An `Error` has one English sentence, written for whoever calls the library or the program. A page speaks several
// languages, so the API sends a topic and its facts beside that sentence, and each catalogue of the page has words for
// every topic (`error.TOPIC` in web/src/text). A room says what it is about to do; if that goes wrong, that is the
// topic:
//
//   request.about(Topic::level, {{"name", name}});
//   const auto level = parse_level(name);
//
// So a new error below the API needs no new words, and a new topic without words fails a test of the page.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabar {

enum class Topic {
  request,    // the request itself: a fault of the page, never of a person
  game,       // name
  scheme,     // name
  number,     // number
  deal,       // number, scheme: the scheme has no such deal of this game
  move,       // n, move: of a line that is replayed
  play,       // move
  place,      // n: a place in the game to go to
  save,       // a game that was kept
  strategy,   // that plays on the table
  level,      // name
  board,      // name
  drawing,    // line, column: a drawn board
  holes,      // n, most: a drawn board has none or too many
  pegs,       // start and finish of a drawn board
  vacancy,    // holes
  finish,     // holes
  jump,       // jump
  variant,    // name: of SET
  cards,      // cards: called as a set
  more,       // three more cards
  algorithm,  // name
  generator,  // name
  seed,       // seed
  size,       // n, least, most: cards of the laboratory
  draws,      // draws of a shuffle
  method,     // name: a search to be watched
  search,     // the search itself has failed
};

inline constexpr std::array<std::string_view, 28> kTopicNames = {
    "request", "game",      "scheme",    "number", "deal", "move",    "play",   "place", "save",    "strategy",
    "level",   "board",     "drawing",   "holes",  "pegs", "vacancy", "finish", "jump",  "variant", "cards",
    "more",    "algorithm", "generator", "seed",   "size", "draws",   "method", "search"};

[[nodiscard]] constexpr std::string_view to_text(Topic topic) { return kTopicNames[static_cast<std::size_t>(topic)]; }

// Names of the blanks in the words of a topic and what stands there; what a person has written is quoted and cut.
using Facts = std::vector<std::pair<std::string_view, std::string>>;

}  // namespace sabar
