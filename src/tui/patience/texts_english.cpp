#include <sabar/tui/patience/texts_each.hpp>

namespace sabar::tui {

const Texts kEnglishTexts = {
    .moves = "moves",
    .time = "time",
    .progress = "done",
    .keys_move = "Arrows Enter",
    .keys_home = "f home",
    .keys_draw = "d draw",
    .keys_cell = "c cell",
    .keys_rest = "u undo  h hint  n new  ? help  q quit",
    .menu_keys = "Arrows choose   Enter play   letters search   Esc back, quit",
    .page_keys = "Up Down PgUp PgDn scroll   Esc back",
    .key_page = R"(Keys

  Arrows          go from pile to pile; up and down also choose how many
                  cards of a column
  Enter, Space    pick up, put down; on the stock: draw
  Tab             the next pile that takes the cards in hand, or has a move
  1 … 9, 0        column 1 … 10: the first digit picks up, the second puts down
  p               pick up from the waste
  f               send a card home: to a foundation, the hole, or out of the game
  c               send a card to a free cell
  a               send all cards home that can go
  d               draw from the stock, or turn the waste over
  r   g           redeal   gather
  h               a hint: the next move of a winning line, or a guess
  w               can it still be won? Any key stops the search
  l   b           which move lost it?   back to the place before that move
  :               type a move: t3-t5, t3-t5x4 (exactly four cards), w-f1, p4+p9
  u, Ctrl-Z       undo        R, Ctrl-Y     redo
  Home   End      back to the deal, forward to the last move
  n               new deal, also one that can be won
  s               save to a file
  C               two or four colours
  m               the list of games
  q, Ctrl-C       quit; the game is kept, and `sabar play` continues it

Piles: t columns, c cells, f foundations, r reserve, s stock, w waste, h hole,
p places, g grid, a row, d out of the game.

Mouse: click a card, then where it goes, or drag it; click the stock to draw;
double click sends a card home.)",
    .too_small = "The table needs {} columns and {} lines; this terminal has {} and {}. Make it larger, or use --line.",

    .where_to = "Where to? (Tab shows the places, Esc puts it back)",
    .nothing_to_move = "{} has nothing that can be moved now",
    .no_way_there = "These cards cannot go to {}",
    .no_home = "No card can go home from there",
    .no_cell = "No cell takes this card",
    .no_draw = "There is nothing to draw",
    .no_column = "There is no column {}",
    .taken_back = "Taken back",
    .nothing_to_undo = "There is no move to take back",
    .played_again = "Played again",
    .nothing_to_redo = "There is no move to play again",
    .sent_home = "Sent home: {}",
    .stuck = "No move is left. u takes moves back, n deals anew",
    .saved = "Saved to {}",

    .thinking = "Thinking: {} million positions; any key stops",
    .winnable_yes = "It can still be won: {} moves are known that do it",
    .winnable_no = "It cannot be won from here; only taking moves back can help",
    .winnable_never = "This deal cannot be won at all",
    .winnable_unknown = "Not known: the search has found neither a win nor a proof that there is none",
    .winnable_stopped = "Not known yet; asked again, the search goes on",
    .loss_back = "b goes back there.",
    .before_loss = "From here it can be won; h shows the way",
    .no_loss = "No losing move is known; l looks for it",
    .winnable_deal = "This deal can be won: {} moves are known that do it",
    .no_winnable = "No such deal found; {} were looked at",

    .ask_move = "Move:",
    .ask_deal = "New deal: number, w (winnable), easy, medium, hard; Enter any:",
    .ask_file = "Save to:",

    .won = "Well done!",
    .won_line = "{}, {}",
    .won_figures = "won with {} moves in {}",
    .won_keys = "n new deal   m other game   u look back   q quit",

    .menu_title = "Which game?",
    .menu_best_known = "Best known",
    .menu_continue = "Continue {}, {}, {} moves",
    .menu_search = "Search: {}",
    .menu_none = "No game has this in its name",
    .offer = "There is an unfinished game",
    .offer_line = "{}, {}, {} moves",
    .offer_keys = "Enter continue it   n begin the new one   Esc quit",

    .damaged = "The saved game cannot be read: {}. It is kept in {}",
    .previous = "The unfinished game before is kept in {}",
    .no_place = "There is no home folder: the game is not kept",
    .kept = "The game is kept; `sabar play` continues it.",

    .line_start = "Type a move, or help.",
    .line_help = R"(t3-t5       a move; t3-t5x4 moves exactly four cards; draw, redeal, gather too
moves       all legal moves
undo  redo  one move back, or forward again
home        send all cards home that can go
hint        what to play: the next move of a winning line, or a guess
winnable    whether the game can still be won; Enter stops the search
lost  back  which move lost the game; back to the place before that move
new [N]     another deal: a number, scheme:number, or any
            new winnable, easy, medium, hard: one that can be won
save FILE   write the game to a file       load FILE   take a game from a file
continue    the unfinished game from before
show        the table again
rules       the rules of the game
help        this list
quit        the end; the game is kept, and `sabar play` continues it
Piles: t columns, c cells, f foundations, r reserve, s stock, w waste, h hole, p places, g grid, a row, d out of the game.)",
    .line_ask_game = "Which game? Type its name.",
    .line_offer = "Unfinished: {}, {}, {} moves. `continue` takes it up.",
    .line_no_offer = "there is no unfinished game",
    .line_stuck = "No move is left. undo takes moves back, new deals anew.",
    .line_loss_back = "`back` goes there.",
    .line_needs_file = "{} needs the name of a file",
    .line_won = "Well done! Won with {} moves in {}.",
};

}  // namespace sabar::tui
