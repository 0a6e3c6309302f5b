// Reads a game, deals, solves, plays the line found and lets the judge look at it.
#include <iostream>

#include <sabar/sabar.hpp>

namespace {

sabar::Result<std::string> play() {
  const auto game = sabar::find_game("freecell");
  if (!game) {
    return tl::unexpected(game.error());
  }
  auto session = sabar::Session::deal(**game, {sabar::Scheme::ms, sabar::Natural(1), sabar::DealOrder::row});
  if (!session) {
    return tl::unexpected(session.error());
  }
  const auto solution = sabar::solve("auto", session->rules(), session->start_table(), {});
  if (!solution) {
    return tl::unexpected(solution.error());
  }
  for (const sabar::Move& move : solution->line) {
    if (const auto played = session->play(move); !played) {
      return tl::unexpected(played.error());
    }
  }
  const sabar::Session copy = *session;
  session->restart();
  const sabar::Ruling ruling = sabar::judge_line(copy.rules(), copy.start_table(), solution->line);
  const bool right = ruling.won && copy.won() && !session->won();
  return std::string(to_text(solution->verdict)) + (right ? ", won" : ", not won") + ", version " +
         std::string(sabar::build_info().version) + ", built " + std::string(sabar::build_info().date);
}

}  // namespace

int main() {
  const auto told = play();
  std::cout << (told ? *told : told.error().text()) << "\n";
  return told ? 0 : 1;
}
