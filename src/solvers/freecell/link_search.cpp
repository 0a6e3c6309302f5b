#include <utility>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/freecell/expand.hpp>
#include <sabar/solvers/freecell/link_game.hpp>
#include <sabar/solvers/freecell/link_search.hpp>

namespace sabar::freecell {
namespace {

class LinkSearch final : public Search {
public:
  LinkSearch(std::shared_ptr<const Deal> deal, const Budget& budget, bool safe_foundation)
      : deal_(std::move(deal)),
        safe_foundation_(safe_foundation),
        game_(deal_->layout, safe_foundation),
        kernel_(game_, game_.begin(deal_->position), budget) {}

  void step(std::uint64_t nodes) final { kernel_.step(nodes); }
  [[nodiscard]] bool done() const final { return kernel_.done(); }
  [[nodiscard]] Halt halt() const final { return kernel_.halt(); }
  [[nodiscard]] std::uint64_t nodes() const final { return kernel_.nodes(); }
  [[nodiscard]] std::size_t bytes() const final { return kernel_.bytes(); }
  [[nodiscard]] bool complete() const final { return decltype(kernel_)::kExhaustive; }
  [[nodiscard]] std::string_view model() const final { return "freecell"; }
  [[nodiscard]] std::vector<Move> line() const final {
    Expansion expansion(deal_->rules, deal_->start, deal_->layout);
    Position at = deal_->position;
    const auto close = [&] {
      if (safe_foundation_) {
        send_home(deal_->layout, false, at, [&](int card) { expansion.play({card, kHome}); });
      }
    };
    close();
    for (const LinkMove& move : kernel_.line()) {
      expansion.play(move);
      Mover(deal_->layout, at).play(move);
      close();
    }
    return expansion.line();
  }

private:
  std::shared_ptr<const Deal> deal_;
  bool safe_foundation_;
  LinkGame game_;
  DepthFirst<LinkGame> kernel_;
};

}  // namespace

std::unique_ptr<Search> make_link_search(std::shared_ptr<const Deal> deal, const Budget& budget, bool safe_foundation) {
  return std::make_unique<LinkSearch>(std::move(deal), budget, safe_foundation);
}

}  // namespace sabar::freecell
