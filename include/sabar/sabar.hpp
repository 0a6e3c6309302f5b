// All public headers of Sabar.
//
//   core      values without games: cards, keys, results, verdicts, languages
//   random    deals by number, permutations
//   rules     games as data: rules files, boards of pegs, cards of SET
//   check     the judges
//   games     deals in every format; pegs and SET
//   search    budgets, and a search in slices
//   solvers   searches by name, how hard a deal is
//   session   a game being played: moves, undo, hints, saves
//
// Each stands for itself: whoever wants one thing includes its header. find_package(Sabar COMPONENTS ...) has the same
// names.
#pragma once

#include <sabar/check/patience/certificate.hpp>
#include <sabar/check/patience/certificate_text.hpp>
#include <sabar/check/patience/judge.hpp>
#include <sabar/check/pegs/judge.hpp>
#include <sabar/check/set/judge.hpp>
#include <sabar/core/card.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/core/language.hpp>
#include <sabar/core/move_list.hpp>
#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/games/pegs/game.hpp>
#include <sabar/games/pegs/layout.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/games/set/game.hpp>
#include <sabar/games/set/third.hpp>
#include <sabar/random/generators/generator.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/ranking.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/rules_json.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/rules/pegs/board.hpp>
#include <sabar/rules/set/cards.hpp>
#include <sabar/rules/set/play_rules.hpp>
#include <sabar/rules/set/words.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/search/drive.hpp>
#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>
#include <sabar/session/patience/progress.hpp>
#include <sabar/session/patience/reason_text.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/session/pegs/adviser.hpp>
#include <sabar/session/pegs/session.hpp>
#include <sabar/session/set/session.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>
#include <sabar/solvers/fault.hpp>
#include <sabar/solvers/pegs/method.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/search_options.hpp>
#include <sabar/solvers/strategy/reason.hpp>
#include <sabar/version.hpp>
