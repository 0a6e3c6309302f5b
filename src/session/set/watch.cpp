#include <algorithm>

#include <sabar/session/set/watch.hpp>

namespace sabar {
namespace {

SetSession watched_game(std::uint64_t deal) {
  return SetSession::begin(set::variants().front(), deal, {.more_by_itself = false, .refill = set::Refill::append});
}

}  // namespace

SetWatch::SetWatch(std::uint64_t deal) : session_(watched_game(deal)), brute_(session_.table()) { begin_table(); }

void SetWatch::begin_table() {
  const auto table = session_.table();
  brute_ = set::BruteForce(table);
  triple_.reset();
  stage_ = Stage::trying;
  statistics_.largest = std::max(statistics_.largest, table.size());
  statistics_.left = table.size();
}

std::vector<set::Card> SetWatch::triple_cards() const {
  if (!triple_) {
    return {};
  }
  const auto& table = brute_.table();
  return {table[triple_->a], table[triple_->b], table[triple_->c]};
}

void SetWatch::step() {
  if (stage_ == Stage::over) {
    return;
  }
  if (stage_ != Stage::trying) {
    // Both calls are right: brute force has just said so.
    (void)(stage_ == Stage::found ? session_.call(triple_cards()) : session_.call_none());
    begin_table();
    return;
  }
  const auto tried = brute_.step();
  statistics_.tried += tried ? 1U : 0U;
  if (tried) {
    triple_ = tried->places;
    stage_ = tried->set ? Stage::found : Stage::trying;
    statistics_.sets += tried->set ? 1U : 0U;
  } else {
    triple_.reset();
    stage_ = session_.deck_left() > 0 ? Stage::nothing : Stage::over;
    statistics_.more += stage_ == Stage::nothing ? 1U : 0U;
    statistics_.first_empty = statistics_.first_empty == 0 ? statistics_.tables + 1 : statistics_.first_empty;
  }
  statistics_.tables += stage_ == Stage::trying ? 0U : 1U;
}

void SetWatch::finish_table() {
  do {
    step();
  } while (stage_ == Stage::trying);
}

}  // namespace sabar
