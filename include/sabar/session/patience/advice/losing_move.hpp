// The move that lost the game: the last place from which it could still be won, and the move made there.
//
// What is lost stays lost, and what can be won could be won at every place before. So places need not be asked one by
// one: halving what lies between the last place known to be winnable and the first known to be lost, seven searches
// find the move among a hundred. They run in slices, and share what they find out:
//
//   LossFinder finder;
//   finder.look_at(session);
//   while (!finder.done()) finder.step(4096);          // or drive(finder, guard)
//   say(finder.loss()->text(session.rules(), Language::english));
//
// A place that cannot be decided within the budget is left out, and its neighbours are asked instead. What stays open
// then is said: the win was lost between two places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

// A place is the position after so many moves; 0 is the deal.
struct Loss {
  enum class Kind {
    none,     // the game is won or can still be won
    found,    // move number `lost` did it
    between,  // one of the moves after place `winnable`, up to number `lost`, if the deal could be won at all
    never,    // the deal cannot be won, so no move lost it
    unknown,  // whether the game can still be won is not known
  };

  Kind kind = Kind::unknown;
  std::optional<std::size_t> winnable;  // the last place known from which the game could be won
  std::optional<std::size_t> lost;      // the first place known from which it could not
  std::optional<Move> move;             // found: the losing move,
  Deed deed;                            // and what it did
  std::vector<Move> win;                // from place `winnable`; the judge has replayed it

  // One or two sentences.
  [[nodiscard]] std::string text(const Rules& rules, Language language) const;
};

// "none", "found", …
[[nodiscard]] std::string_view to_text(Loss::Kind kind);

class LossFinder {
public:
  // The budget is for each place.
  explicit LossFinder(const Budget& budget = Adviser::kUsual) : budget_(budget) {}

  // Takes up the moves made so far. Of the same game, what is still true is kept. `lost`: somebody has proved already
  // that the game cannot be won from here.
  void look_at(const Session& session, bool lost = false);

  // Searches on for about so many nodes.
  void step(std::uint64_t nodes);
  [[nodiscard]] bool done() const { return error_ || !next_; }
  // How the last search ended, for drive().
  [[nodiscard]] Halt halt() const { return halt_; }
  // Of all places.
  [[nodiscard]] std::uint64_t nodes() const { return spent_ + (search_ ? search_->nodes() : 0); }

  // As far as known. An error when a position cannot be searched.
  [[nodiscard]] Result<Loss> loss() const;
  // The first contradiction that was met in this game and outlived.
  [[nodiscard]] const std::optional<SearchFault>& fault() const { return fault_; }

private:
  // Places without a verdict, after which no more are asked.
  static constexpr std::size_t kMostUndecided = 4;

  void forget();
  void keep_until(std::size_t place);
  void begin_search();
  void drop_search();
  void conclude_search();
  void know_win(std::size_t place, std::vector<Move> line);
  void believe_win();
  // The place to be asked next; none when nothing more can be found out.
  [[nodiscard]] std::optional<std::size_t> choose() const;

  Budget budget_;
  std::shared_ptr<SearchMemory> memory_ = std::make_shared<SearchMemory>();  // of the game
  std::optional<Session> session_;                                           // as it was looked at
  std::vector<Move> moves_;                                                  // made in it
  std::optional<std::size_t> winnable_;
  std::optional<std::size_t> lost_;
  std::vector<Move> win_;               // from place winnable_
  std::vector<std::size_t> undecided_;  // in order

  std::optional<std::size_t> next_;  // being asked
  Table table_;                      // there
  std::unique_ptr<Search> search_;
  std::uint64_t spent_ = 0;  // by the searches before
  Halt halt_ = Halt::stopped;
  std::optional<Error> error_;
  std::optional<SearchFault> fault_;
};

}  // namespace sabar
