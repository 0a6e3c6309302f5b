#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <sabar/check/patience/certificate_text.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/general/make_certificate.hpp>

namespace sabar {
namespace {

class ReachablePositions {
public:
  using State = patience::Engine::State;

  using Found = tl::expected<void, NoCertificate>;

  ReachablePositions(const Rules& rules, std::size_t limit) : engine_(rules), limit_(limit) {}

  Found find(const Table& start, const Guard& guard) {
    const auto first = engine_.start(start);
    if (!first) {
      return tl::unexpected(NoCertificate{first.error()});
    }
    if (auto good = add(*first); !good) {
      return good;
    }
    for (std::size_t next = 0; next < positions_.size(); ++next) {
      if (next % kSlice == 0 && guard.reason()) {
        return none(fmt::format("stopped after {} positions", positions_.size()));
      }
      if (auto good = look_into(next); !good) {
        return good;
      }
    }
    return {};
  }

  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] Table table(std::size_t i) const { return engine_.table(positions_[i]); }

private:
  static tl::unexpected<NoCertificate> none(std::string message, std::string hint = {}) {
    return tl::unexpected(NoCertificate{{std::move(message), {}, std::move(hint)}});
  }

  Found look_into(std::size_t number) {
    engine_.legal(positions_[number], moves_);
    for (const Move& move : moves_) {
      State position = positions_[number];
      engine_.apply(position, move);
      if (auto good = add(position); !good) {
        return good;
      }
    }
    return {};
  }

  Found add(const State& position) {
    if (engine_.goal(position)) {
      return tl::unexpected(NoCertificate{{"this deal can be won", {}, {}}, true});
    }
    if (!seen_.insert(engine_.key(position)).second) {
      return {};
    }
    if (positions_.size() == limit_) {
      return none(fmt::format("more than {} positions can be reached", limit_), "a larger limit may do");
    }
    positions_.push_back(position);
    return {};
  }

  patience::Engine engine_;
  std::size_t limit_;
  std::set<Key128> seen_;
  std::vector<State> positions_;  // in the order they were met
  MoveList<Move> moves_;
};

}  // namespace

tl::expected<std::string, NoCertificate> write_certificate(const GameFile& game, const Table& start, std::size_t limit,
                                                           const Guard& guard) {
  ReachablePositions reachable(game.rules, limit);
  if (auto found = reachable.find(start, guard); !found) {
    return tl::unexpected(found.error());
  }
  std::string text = certificate_head(game, reachable.table(0), reachable.size());
  for (std::size_t i = 0; i < reachable.size(); ++i) {
    text += position_text(game.rules, reachable.table(i));
    text += '\n';
  }
  return text;
}

}  // namespace sabar
