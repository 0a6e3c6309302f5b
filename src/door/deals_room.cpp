#include <utility>

#include <sabar/door/deals_room.hpp>
#include <sabar/door/limits.hpp>

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

}  // namespace

std::vector<Call> DealsRoom::calls() {
  return {{"deals.find", [this](Request& request) { return find(request); }},
          {"deals.step", [this](Request& request) { return step(request); }}};
}

Result<Json> DealsRoom::progress() const {
  if (finder_->fault()) {
    return tl::unexpected(*finder_->fault());
  }
  return Json{{"done", finder_->done()},
              {"deals", finder_->counts().deals},
              {"found", finder_->found() ? found_json(*finder_->found()) : Json()}};
}

Result<Json> DealsRoom::find(Request& request) {
  const std::string name = request.text("game");
  const std::string scheme_name = request.text("scheme", "sabar");
  const std::string level_name = request.text("level", "");
  DealDesire desire;
  desire.seed = request.number("seed", 1);
  desire.bytes = kDealsBytes;
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  const auto scheme = parse_scheme(scheme_name);
  if (!scheme) {
    return tl::unexpected(scheme.error());
  }
  desire.scheme = *scheme;
  if (!level_name.empty()) {
    const auto level = parse_level(level_name);
    if (!level) {
      return tl::unexpected(level.error());
    }
    desire.level = *level;
  }
  return find_game(name)
      .and_then([&](const GameFile* game) { return DealFinder::begin(*game, desire); })
      .and_then([&](DealFinder finder) {
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
  finder_->step(nodes);
  return progress();
}

}  // namespace sabar
