#include <utility>

#include <sabar/api/limits.hpp>
#include <sabar/api/patience/deals_room.hpp>
#include <sabar/core/result.hpp>
#include <sabar/random/ranking.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar {
namespace {

Json found_json(const WinnableDeal& found) {
  const NumberedDeal& deal = found.deal;
  return {{"scheme", scheme_info(deal.scheme).name},
          {"deal", deal.number.text()},
          {"order", to_text(deal.order)},
          {"level", found.difficulty ? Json(to_text(found.difficulty->level)) : Json()},
          {"moves", found.line.size()}};
}

// One shuffle of the game's cards by a named algorithm, as a deal whose number says the order.
Result<Json> shuffle(Request& request) {
  const GameFile* game = request.game();
  const std::string algorithm = request.text("algorithm");
  const std::string generator = request.text("generator", "chacha20");
  const std::uint64_t seed = request.number("seed", 1);
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  request.about(Topic::algorithm, {{"name", quote_input(algorithm)}});
  return Shuffler::make(algorithm, generator, seed).map([&](Shuffler shuffler) {
    Permutation places = identity(game->rules.deck.size());
    shuffler(places);
    return Json{{"scheme", scheme_info(Scheme::exact).name}, {"deal", rank_of(places).text()}};
  });
}

}  // namespace

std::vector<Call> DealsRoom::calls() {
  return {{"deals.find", [this](Request& request) { return find(request); }},
          {"deals.step", [this](Request& request) { return step(request); }},
          {"deals.shuffle", [](Request& request) { return shuffle(request); }}};
}

Result<Json> DealsRoom::progress() const {
  if (finder_->error()) {
    return tl::unexpected(*finder_->error());
  }
  return Json{{"done", finder_->done()},
              {"deals", finder_->counts().deals},
              {"found", finder_->found() ? found_json(*finder_->found()) : Json()}};
}

Result<Json> DealsRoom::find(Request& request) {
  const GameFile* game = request.game();
  DealDesire desire;
  desire.scheme = request.scheme();
  const std::string level_name = request.text("level", "");
  desire.seed = request.number("seed", 1);
  desire.bytes = kDealsBytes;
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  if (!level_name.empty()) {
    request.about(Topic::level, {{"name", quote_input(level_name)}});
    const auto level = parse_level(level_name);
    if (!level) {
      return tl::unexpected(level.error());
    }
    desire.level = *level;
  }
  request.about(Topic::search);
  return DealFinder::begin(*game, desire).and_then([&](DealFinder finder) {
    finder_.reset();  // its memory goes before the next one takes some
    finder_.emplace(std::move(finder));
    return progress();
  });
}

Result<Json> DealsRoom::step(Request& request) {
  const std::uint64_t nodes = slice_of(request);
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  if (!finder_) {
    return fail("no deal is looked for", {}, "ask for deals.find");
  }
  request.about(Topic::search);
  finder_->step(nodes);
  return progress();
}

}  // namespace sabar
