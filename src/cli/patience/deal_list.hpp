// The deals of a command line, one after the other: numbers, ranges, files. A number is dealt when its turn comes, so a
// range may be as long as it likes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar::cli {

struct ListedDeal {
  Table table;
  std::string scheme;  // of a file that does not say: its format
  std::string number;  // … its path
  DealOrigin origin;

  // "sabar:17", "text:deals.txt".
  [[nodiscard]] std::string text() const;
};

// Empty names mean the usual scheme and its usual order.
struct DealsWish {
  std::vector<std::string> deals;
  std::string scheme;
  std::string order;
};

class DealList {
public:
  // Reads the files and checks what can be checked before the first deal.
  [[nodiscard]] static Result<DealList> make(const GameFile& game, const DealsWish& wish);

  // None at the end.
  [[nodiscard]] Result<std::optional<ListedDeal>> next();

  [[nodiscard]] bool single() const { return entries_.size() == 1 && entries_[0].first == entries_[0].last; }
  // How many deals there are, as far as a progress bar needs to know.
  [[nodiscard]] std::uint64_t size() const;

private:
  // A range of numbers, or one deal of a file.
  struct Entry {
    Natural first;
    Natural last;
    std::string path;       // empty: numbers
    std::size_t place = 0;  // in a file of several deals, from 1; 0 if it is the only one
    DealText text;
  };

  DealList(const GameFile& game, Scheme scheme, std::optional<DealOrder> order)
      : game_(game), scheme_(scheme), order_(order) {}

  [[nodiscard]] Result<> add_file(const std::string& path);
  [[nodiscard]] Result<ListedDeal> from_file(const Entry& entry) const;
  [[nodiscard]] Result<ListedDeal> from_number(const Natural& number) const;

  GameFile game_;
  Scheme scheme_;
  std::optional<DealOrder> order_;
  std::vector<std::shared_ptr<const std::string>> texts_;  // the entries point into them
  std::vector<Entry> entries_;
  std::size_t at_ = 0;
};

// Where exactly one deal is wanted.
[[nodiscard]] Result<ListedDeal> one_deal(const GameFile& game, const DealsWish& wish);

}  // namespace sabar::cli
