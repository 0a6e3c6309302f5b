#include <utility>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/models/freecell/expand.hpp>
#include <sabar/solvers/models/freecell/link_game.hpp>
#include <sabar/solvers/models/freecell/link_search.hpp>

namespace sabar::freecell {
namespace {

class LinkSearch final : public KernelSearch<DepthFirst<LinkGame>> {
public:
  LinkSearch(std::shared_ptr<const Deal> deal, const Budget& budget, bool safe_foundation)
      : deal_(std::move(deal)), safe_foundation_(safe_foundation), game_(deal_->layout, safe_foundation) {
    begin(game_, game_.begin(deal_->position), budget);
  }

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
    for (const LinkMove& move : kernel().line()) {
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
};

}  // namespace

std::unique_ptr<Search> make_link_search(std::shared_ptr<const Deal> deal, const Budget& budget, bool safe_foundation) {
  return std::make_unique<LinkSearch>(std::move(deal), budget, safe_foundation);
}

}  // namespace sabar::freecell
