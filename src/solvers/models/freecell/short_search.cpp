#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/freecell/expand.hpp>
#include <sabar/solvers/models/freecell/link_game.hpp>
#include <sabar/solvers/models/freecell/model.hpp>
#include <sabar/solvers/models/freecell/short_beam.hpp>
#include <sabar/solvers/models/freecell/short_search.hpp>

namespace sabar::freecell {
namespace {

// A line of single moves as links.
std::vector<LinkMove> read_line(const Deal& deal, const std::vector<Move>& line) {
  const PileMap map = map_piles(deal.rules);
  std::vector<std::vector<Card>> piles;
  for (const TablePile& pile : deal.start.piles) {
    piles.push_back(pile.cards);
  }
  std::vector<LinkMove> links;
  for (const Move& move : line) {
    const Card card = piles[move.from].back();
    const PileKind to = deal.rules.group[map.group_of[move.to]].kind;
    links.push_back({bit_of(card), to == PileKind::foundation ? kHome
                                   : to != PileKind::column   ? kCell
                                   : piles[move.to].empty()   ? kFloor
                                                              : bit_of(piles[move.to].back())});
    piles[move.from].pop_back();
    piles[move.to].push_back(card);
  }
  return links;
}

class ShortSearch final : public LineSearch {
public:
  ShortSearch(std::unique_ptr<const Deal> deal, const std::vector<Move>& line, const LineOptions& options,
              const ShortWeights& weights)
      : deal_(std::move(deal)),
        options_(options),
        weights_(weights),
        best_(read_line(*deal_, line)),
        cost_(best_.size()) {
    const ShortBeam look(*deal_, deal_->position, weights_, {}, 1, 0);
    at_least_ = look.at_least();
    next();
  }

  void step(std::uint64_t nodes) final {
    for (const std::uint64_t end = this->nodes() + nodes; !done_ && this->nodes() < end;) {
      beam_->step(end - this->nodes());
      if (beam_->done()) {
        end_beam();
        next();
      }
    }
  }
  [[nodiscard]] bool done() const final { return done_; }
  [[nodiscard]] Halt halt() const final { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const final { return spent_ + (beam_ ? beam_->nodes() : 0); }
  [[nodiscard]] std::size_t bytes() const final { return beam_ ? beam_->bytes() : 0; }
  [[nodiscard]] std::vector<Move> line() const final {
    Expansion expansion(deal_->rules, deal_->start, deal_->layout);
    for (const LinkMove& move : best_) {
      expansion.play(move);
    }
    return expansion.line();
  }
  [[nodiscard]] std::size_t at_least() const final { return at_least_; }
  [[nodiscard]] bool counts_runs() const final { return options_.count_runs; }
  [[nodiscard]] std::string stage() const final { return fmt::format("beam {} for less than {} moves", width_, cost_); }

private:
  static constexpr std::size_t kFirstWidth = 60;
  static constexpr std::size_t kWiden = 4;
  static constexpr std::size_t kParts = 4;  // of the line; beams start after none of them, three, two, one

  void next() {
    const std::uint64_t left = options_.improve - std::min(options_.improve, spent_);
    if (at_least_ >= cost_ || left == 0 || full_ || whole_) {
      done_ = true;
      halt_ = at_least_ >= cost_ ? Halt::exhausted : full_ ? Halt::memory : whole_ ? Halt::incomplete : Halt::nodes;
      return;
    }
    const std::size_t kept = best_.size() * part_ / kParts;
    Position start = deal_->position;
    begin_.assign(best_.begin(), best_.begin() + static_cast<std::ptrdiff_t>(kept));
    for (const LinkMove& move : begin_) {
      Mover(deal_->layout, start).play(move);
    }
    const int cards = deal_->layout.cards - start.home();
    beam_.emplace(*deal_, start, weights_, Budget{left, options_.bytes}, width_,
                  static_cast<int>(cost_ - kept) - 1 - cards);
  }
  void end_beam() {
    spent_ += std::max<std::uint64_t>(beam_->nodes(), 1);
    full_ = beam_->bytes() > options_.bytes;
    whole_ = begin_.empty() && !beam_->cut();
    const bool found = beam_->found();
    if (found) {
      const std::vector<LinkMove> end = beam_->line();
      begin_.insert(begin_.end(), end.begin(), end.end());
      best_.swap(begin_);
      cost_ = best_.size();
    }
    beam_.reset();
    // If the first, narrow beam wins, it has served: its line is a bound. If not, the line that was given is worked on
    // from its end forwards.
    if (width_ == kFirstWidth && found && part_ == 0) {
      width_ *= kWiden;
      return;
    }
    part_ = (part_ + kParts - 1) % kParts;
    width_ *= part_ != 0 ? 1 : width_ == kFirstWidth ? kWiden : 2;
  }

  std::unique_ptr<const Deal> deal_;
  LineOptions options_;
  ShortWeights weights_;
  std::vector<LinkMove> best_;   // each counts one
  std::vector<LinkMove> begin_;  // moves before the beam
  std::size_t cost_;
  std::size_t at_least_ = 0;
  std::size_t width_ = kFirstWidth;
  std::size_t part_ = 0;
  bool full_ = false;   // of memory
  bool whole_ = false;  // a beam has left nothing out, so wider ones find no more
  std::optional<ShortBeam> beam_;
  std::uint64_t spent_ = 0;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

}  // namespace

bool fits_short(const Rules& rules) { return fits(rules) && LinkGame::fits(rules); }

std::unique_ptr<LineSearch> make_short_search(const Rules& rules, const Table& start, const std::vector<Move>& line,
                                              const LineOptions& options) {
  return make_short_search(rules, start, line, options, options.count_runs ? kRunWeights : kCardWeights);
}

std::unique_ptr<LineSearch> make_short_search(const Rules& rules, const Table& start, const std::vector<Move>& line,
                                              const LineOptions& options, const ShortWeights& weights) {
  const Layout layout = read_layout(rules);
  const auto position = read_position(rules, layout, start);
  if (!position) {
    return nullptr;
  }
  return std::make_unique<ShortSearch>(std::make_unique<const Deal>(Deal{rules, start, layout, *position}), line,
                                       options, weights);
}

}  // namespace sabar::freecell
