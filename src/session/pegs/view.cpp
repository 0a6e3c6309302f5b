// The view of a game of peg solitaire, field by field as docs/pegs.md lists them.
#include <nlohmann/json.hpp>

#include <sabar/session/pegs/adviser.hpp>

namespace sabar {
namespace {

using PegsJson = nlohmann::ordered_json;

PegsJson winnable_json(Verdict verdict) {
  return verdict == Verdict::unknown ? PegsJson() : PegsJson(verdict == Verdict::solved);
}

}  // namespace

PegsJson PegsSession::view_json(const PegsOutlook& outlook, pegs::Notation notation) const {
  PegsJson view;
  view["board"] = board().name;
  view["title"] = board().title;
  view["grid"] = board().grid == pegs::Grid::square ? "square" : "triangular";
  view["jumps_made"] = jumps_made();
  view["moves_made"] = moves_made();
  view["redo_count"] = redo_count();
  view["pegs_left"] = pegs_left();
  view["won"] = won();
  view["stuck"] = stuck();
  view["winnable"] = winnable_json(outlook.now);
  view["finish"] = finish().pegs ? PegsJson(pegs::holes_text(board(), *finish().pegs, notation)) : PegsJson("any");
  view["holes"] = PegsJson::array();
  for (std::size_t hole = 0; hole < board().size(); ++hole) {
    PegsJson entry;
    entry["name"] = pegs::hole_text(board(), hole, notation);
    entry["column"] = static_cast<int>(board().holes[hole].column);
    entry["row"] = static_cast<int>(board().holes[hole].row);
    entry["peg"] = (pegs() & pegs::bit(hole)) != 0;
    entry["jumps"] = PegsJson::array();
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      if (legal_[i].from == hole) {
        entry["jumps"].push_back(
            {{"jump", pegs::jump_text(board(), legal_[i], notation)},
             {"to", static_cast<int>(legal_[i].to)},
             {"winnable", i < outlook.after.size() ? winnable_json(outlook.after[i]) : PegsJson()}});
      }
    }
    view["holes"].push_back(std::move(entry));
  }
  return view;
}

std::string PegsSession::view(const PegsOutlook& outlook, pegs::Notation notation) const {
  return view_json(outlook, notation).dump(-1, ' ', false, PegsJson::error_handler_t::replace);
}

}  // namespace sabar
