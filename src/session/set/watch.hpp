// The paper's program, to be watched: brute force plays a whole game, one triple of cards at a time.
//
// On each table triples are tried in the order of places until one is a set; it is taken and the table filled up at its
// end. When none is a set three more cards come. Where the paper's program stopped at the first table without a set,
// this one goes on until the deck is out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/games/set/brute.hpp>
#include <sabar/session/set/session.hpp>

namespace sabar {

class SetWatch {
public:
  explicit SetWatch(std::uint64_t deal);

  enum class Stage : std::uint8_t {
    trying,   // triples of the table are being tried
    found,    // the last one is a set
    nothing,  // all were tried
    over      // the deck is out and no set is left
  };

  [[nodiscard]] Stage stage() const { return stage_; }
  [[nodiscard]] std::vector<set::Card> table() const { return session_.table(); }
  [[nodiscard]] std::size_t deck_left() const { return session_.deck_left(); }
  [[nodiscard]] std::uint64_t deal() const { return *session_.deal(); }
  // The triple tried last, as places of the table.
  [[nodiscard]] const std::optional<set::Triple>& triple() const { return triple_; }
  [[nodiscard]] std::vector<set::Card> triple_cards() const;
  // Why it is no set: "colour: twice green, once red".
  [[nodiscard]] std::vector<std::string> objections(Language language) const {
    return session_.objections(triple_cards(), language);
  }
  // Triples tried on this table, and all that it has.
  [[nodiscard]] std::uint64_t tried() const { return brute_.tried(); }
  [[nodiscard]] std::uint64_t triples() const { return brute_.triples(); }

  // The next triple; after a table is done, the next table.
  void step();
  // On until this table is done; after that, the next table.
  void finish_table();

  struct Statistics {
    std::size_t tables = 0;  // that were done
    std::size_t sets = 0;
    std::size_t more = 0;         // times that three more cards came
    std::size_t largest = 0;      // cards on a table
    std::uint64_t tried = 0;      // triples
    std::size_t left = 0;         // cards on the table at the end
    std::size_t first_empty = 0;  // the table without a set at which the paper's program would have stopped; 0: none
  };
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

private:
  void begin_table();

  SetSession session_;
  set::BruteForce brute_;
  Stage stage_ = Stage::trying;
  std::optional<set::Triple> triple_;
  Statistics statistics_;
};

}  // namespace sabar
