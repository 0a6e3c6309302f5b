#include <sabar/solvers/models/beaten/model.hpp>
#include <sabar/solvers/models/canfield/model.hpp>
#include <sabar/solvers/models/freecell/model.hpp>
#include <sabar/solvers/models/gaps/model.hpp>
#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/klondike/model.hpp>
#include <sabar/solvers/models/model_list.hpp>
#include <sabar/solvers/models/pairs/model.hpp>
#include <sabar/solvers/models/rows/model.hpp>
#include <sabar/solvers/models/spider/model.hpp>
#include <sabar/solvers/models/yukon/model.hpp>

namespace sabar {
namespace {

constexpr Model kModels[] = {
    {"hole", "games with a hole", hole::fits, hole::make, hole::techniques,
     "the piles of Golf, Black Hole and their kin, which `auto` uses wherever they fit"},
    {"pairs", "games of pairs", pairs::fits, pairs::make, pairs::techniques,
     "the sets of cards of Pyramid and its kin, which `auto` uses wherever they fit"},
    {"beaten", "games of beaten cards", beaten::fits, beaten::make, beaten::techniques,
     "the columns of Aces Up and its kin, which `auto` uses wherever they fit"},
    {"gaps", "rows with gaps", gaps::fits, gaps::make, gaps::techniques,
     "the places of Gaps and its kin, which `auto` uses wherever they fit"},
    {"rows", "rows that close up", rows::fits, rows::make, rows::techniques,
     "the rows of Accordion and its kin, which `auto` uses wherever they fit"},
    {"klondike", "Klondike", klondike::fits, klondike::make, klondike::techniques,
     "the compact model of Klondike, which `auto` uses wherever it fits"},
    {"freecell", "FreeCell", freecell::fits, freecell::make, freecell::techniques,
     "the links of FreeCell and its family, which `auto` uses wherever they fit"},
    {"spider", "Spider", spider::fits, spider::make, spider::techniques,
     "a beam for each row of Spider and its family, which `auto` uses wherever they fit"},
    {"yukon", "Yukon", yukon::fits, yukon::make, yukon::techniques,
     "the links of Yukon and its kin, which `auto` uses wherever they fit"},
    {"canfield", "Canfield", canfield::fits, canfield::make, canfield::techniques,
     "the runs and stock of Canfield and its kin, which `auto` uses wherever they fit"},
};

}  // namespace

std::span<const Model> model_list() { return kModels; }

}  // namespace sabar
