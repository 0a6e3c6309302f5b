#include <sabar/session/patience/chronicle.hpp>
#include <sabar/session/patience/reason_words.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {

std::vector<ChronicleEntry> chronicle(const Session& session, Language language) {
  const patience::Engine engine(session.rules());
  auto position = engine.start(session.start_table());
  std::vector<ChronicleEntry> entries;
  if (!position) {
    return entries;
  }
  const auto enter = [&](const Move& move) {
    const Deed deed = deed_of(engine, *position, move);
    const std::size_t last = entries.empty() ? 0 : entries.back().step;
    entries.push_back({to_text(session.rules(), move), strategy::deed_words(deed, language) + ".",
                       session.continues(entries.size()) ? last : last + 1});
    engine.apply(*position, move);
  };
  for (const Move& move : session.moves()) {
    enter(move);
  }
  for (const Move& move : session.redo_moves()) {
    enter(move);
  }
  return entries;
}

}  // namespace sabar
