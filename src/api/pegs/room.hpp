// Peg solitaire: boards, the game being played, help, and what the theory says of it.
#pragma once

#include <optional>
#include <vector>

#include <sabar/api/limits.hpp>
#include <sabar/api/pegs/counts.hpp>
#include <sabar/api/pegs/look.hpp>
#include <sabar/api/room.hpp>
#include <sabar/session/pegs/adviser.hpp>

namespace sabar {

class PegsRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

private:
  [[nodiscard]] Result<Json> begin(Request& request);
  [[nodiscard]] Result<Json> load(Request& request);
  [[nodiscard]] Result<Json> play(Request& request);
  [[nodiscard]] Result<Json> go_to(Request& request);
  [[nodiscard]] Result<Json> look();
  [[nodiscard]] Result<Json> hint(Request& request);
  [[nodiscard]] Result<Json> solve(Request& request);
  [[nodiscard]] Result<Json> explain(Request& request);
  [[nodiscard]] Result<Json> counts();

  [[nodiscard]] Result<PegsSession*> session();
  [[nodiscard]] pegs::Notation notation() const { return pegs::usual_notation(session_->board()); }
  [[nodiscard]] Json view_of(const PegsSession& game, const PegsOutlook& outlook) const;
  // Soon if a short search is enough.
  [[nodiscard]] PegsHint hint_for(const PegsSession& game);
  // The view of the game, with the outlook if the request asks for it.
  [[nodiscard]] Result<Json> view(Request& request);
  template <class Change>
  [[nodiscard]] Result<Json> changed(Request& request, Change&& change);

  std::optional<PegsSession> session_;
  PegsAdviser adviser_{Budget{200'000, kPegsBytes}, Budget{PegsAdviser::kWholeBoard.nodes, kPegsBytes}};
  PegsLook look_;
  PegsCounter counter_;
};

}  // namespace sabar
