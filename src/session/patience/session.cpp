#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/rules/patience/sight.hpp>
#include <sabar/session/patience/carry.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/session/patience/timeline.hpp>
#include <sabar/session/save_text.hpp>

namespace sabar {
namespace {

Result<> check_origin(const Rules& rules, const Table& start, const DealOrigin& origin) {
  if (!origin) {
    return {};
  }
  const auto table = deal_of(rules, *origin);
  if (!table) {
    return tl::unexpected(table.error());
  }
  if (*table != start) {
    return fail(fmt::format("{} in order {} is another deal than these cards", to_text(origin), to_text(origin->order)),
                {}, "call them given cards: source cards, and no order");
  }
  return {};
}

}  // namespace

Session::Session(std::shared_ptr<const GameFile> game, const Table& start, DealOrigin origin,
                 std::unique_ptr<Timeline> line)
    : game_(std::move(game)), start_(start), origin_(std::move(origin)), line_(std::move(line)) {
  arrive();
}

Session::Session(const Session& other)
    : game_(other.game_),
      start_(other.start_),
      origin_(other.origin_),
      line_(other.line_ ? std::make_unique<Timeline>(*other.line_) : nullptr),
      seconds_(other.seconds_),
      table_(other.table_),
      legal_(other.legal_),
      won_(other.won_) {}

Session& Session::operator=(const Session& other) {
  *this = Session(other);
  return *this;
}

Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(Session&& other) noexcept = default;
Session::~Session() = default;

Result<Session> Session::begin(const GameFile& game, const Table& start, DealOrigin origin) {
  if (const auto checked = check_savable(game); !checked) {
    return tl::unexpected(checked.error());
  }
  const auto engine = std::make_shared<const patience::Engine>(game.rules);
  const auto position = engine->start(start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  if (const auto checked = check_origin(game.rules, start, origin); !checked) {
    return tl::unexpected(checked.error());
  }
  return Session(std::make_shared<const GameFile>(game), start, std::move(origin),
                 std::make_unique<Timeline>(engine, *position, has_score(game)));
}

Result<Session> Session::deal(const GameFile& game, const NumberedDeal& deal) {
  return deal_of(game.rules, deal).and_then([&](const Table& start) { return begin(game, start, deal); });
}

void Session::arrive() {
  table_ = line_->engine().table(line_->position());
  won_ = line_->engine().goal(line_->position());
  MoveList<Move> moves;
  line_->engine().legal(line_->position(), moves);
  legal_.assign(moves.begin(), moves.end());
}

bool Session::shows(std::size_t pile, std::size_t place) const {
  const PileMap& map = line_->engine().facts().map;
  return in_sight(rules().group[map.group_of[pile]], table_.piles[pile], place);
}

bool Session::blocked(std::size_t pile) const {
  const PileMap& map = line_->engine().facts().map;
  const std::size_t g = map.group_of[pile];
  return is_blocked(rules().group[g], std::span(table_.piles).subspan(map.first[g]), pile - map.first[g]);
}

std::optional<GameScore> Session::score() const {
  if (!line_->scored()) {
    return std::nullopt;
  }
  return GameScore{line_->score().points(), vegas_score(rules(), line_->engine().facts().map, table_)};
}

std::vector<Move> Session::carries() const {
  std::vector<Move> moves;
  for (const Carry& carry : list_carries(line_->engine(), line_->position())) {
    moves.push_back(carry.move);
  }
  return moves;
}

Result<> Session::play(const Move& move) {
  std::vector<Move> step{move};
  if (std::find(legal_.begin(), legal_.end(), move) == legal_.end()) {
    if (!asks_for_carry(rules(), move)) {
      return refuse(move);
    }
    auto plan = plan_carry(line_->engine(), line_->position(), move);
    if (!plan) {
      return tl::unexpected(plan.error());
    }
    step = std::move(*plan);
  }
  if (moves_made() + step.size() > kMaxMoves) {
    return fail(fmt::format("a game has at most {} moves", kMaxMoves), {}, "take moves back, or begin a new game");
  }
  line_->play(step);
  arrive();
  return {};
}

Result<> Session::play(std::string_view move) {
  return parse_move(rules(), move).and_then([&](const Move& parsed) { return play(parsed); });
}

tl::unexpected<Error> Session::refuse(const Move& move) const {
  const auto judge = Judge::begin(rules(), table_);
  if (!judge) {
    return tl::unexpected(judge.error());
  }
  const auto reason = judge->permits(move);
  return reason ? fail("this move is not among the legal ones") : tl::unexpected(reason.error());
}

std::size_t Session::moves_made() const { return line_->now(); }

std::size_t Session::redo_count() const { return line_->size() - line_->now(); }

std::span<const Move> Session::moves() const { return line_->made(); }

std::span<const Move> Session::redo_moves() const { return line_->ahead(); }

bool Session::continues(std::size_t i) const { return line_->continues(i); }

bool Session::undo() {
  const bool possible = can_undo();
  line_->go_to(line_->step_back());
  arrive();
  return possible;
}

bool Session::redo() {
  const bool possible = can_redo();
  line_->go_to(line_->step_ahead());
  arrive();
  return possible;
}

Result<> Session::go_to(std::size_t n) {
  if (n > line_->size()) {
    return fail(fmt::format("there is no move {}", n), {}, fmt::format("the game has {} so far", line_->size()));
  }
  line_->go_to(n);
  arrive();
  return {};
}

void Session::restart() {
  line_->go_to(0);
  arrive();
}

std::vector<std::string> Session::history() const {
  std::vector<std::string> texts;
  for (const Move& move : moves()) {
    texts.push_back(to_text(rules(), move));
  }
  return texts;
}

}  // namespace sabar
