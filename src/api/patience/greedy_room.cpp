#include <utility>

#include <sabar/api/patience/greedy_room.hpp>
#include <sabar/session/patience/reason_text.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar {
namespace {

// Positions of the game that the strategy keeps away from.
constexpr std::size_t kRememberedByGreedy = 200;

Result<> remember_past(Player& player, const Session& session) {
  Session past = session;
  while (past.undo() && session.moves_made() - past.moves_made() <= kRememberedByGreedy) {
    if (auto remembered = player.remember(past.table()); !remembered) {
      return remembered;
    }
  }
  return {};
}

}  // namespace

std::vector<Call> GreedyRoom::calls() {
  return {{"greedy.begin", [this](Request& request) { return begin(request); }},
          {"greedy.next", [this](Request& request) { return next(request); }}};
}

Result<Json> GreedyRoom::begin(Request& request) {
  const std::string wanted = request.text("strategy", "");
  const std::uint64_t seed = request.number("seed", 1);
  const auto session = request.check().and_then([&] { return table_.session(); });
  if (!session) {
    return tl::unexpected(session.error());
  }
  const Session& game = **session;
  const bool by_paper = check_strategy(kGreedyPaper, game.rules()).has_value();
  const std::string name = !wanted.empty() ? wanted : std::string(by_paper ? kGreedyPaper : kGreedy);
  request.about(Topic::strategy);
  auto player = Player::begin(name, game.rules(), game.table(), {seed, {}});
  const auto ready = player ? remember_past(**player, game) : Result<>(tl::unexpected(player.error()));
  return ready.map([&] {
    player_ = *std::move(player);
    return Json{{"strategy", name}};
  });
}

Result<Json> GreedyRoom::next(Request& request) {
  const Language language = request.language();
  const auto session = request.check().and_then([&] { return table_.session(); });
  if (!session) {
    return tl::unexpected(session.error());
  }
  request.about(Topic::strategy);
  if (!player_ || player_->table() != (*session)->table()) {
    return fail("no strategy plays from this position", {}, "ask for greedy.begin");
  }
  const auto advice = player_->next();
  if (!advice) {
    return Json{{"ending", to_text(player_->ending(), language)}, {"won", (*session)->won()}};
  }
  const std::string move = to_text((*session)->rules(), advice->move);
  return table_.play(move).map([&](Json view) {
    return Json{{"move", move}, {"text", to_text(advice->reason, language)}, {"view", std::move(view)}};
  });
}

}  // namespace sabar
