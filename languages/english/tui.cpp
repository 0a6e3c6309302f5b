// What the terminal says.
#include <sabar/tui/patience/texts.hpp>
#include <sabar/tui/pegs/texts.hpp>
#include <sabar/tui/set/texts.hpp>

namespace sabar::tui {
namespace {

constexpr Texts kEnglishTexts = {
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

constexpr PegsTexts kEnglishPegsTexts = {
    .jumps = "jumps",
    .moves = "moves",
    .pegs = "pegs",
    .keys = "Arrows Enter  u undo  h hint  w winnable?  : type  s save  ? help  q quit",
    .page_keys = "Up Down PgUp PgDn scroll   Esc back",
    .help =
        "A peg jumps over a neighbour into the empty hole behind it, along a row or a column (on a triangular board "
        "along any of its three lines). The peg jumped over leaves the board. Jumps of one peg in a row count as one "
        "move."
        R"(

Keys

  Arrows          go from hole to hole
  Tab             the next peg that can jump
  Enter, Space    pick up a peg; then an arrow says where it jumps
                  Tab and Enter choose where two ways are alike; Esc puts it back
  h               a hint: the next jump of a solution
  w               marks: + the game can be won after the jump, - it cannot,
                  ? not known
  :               type jumps: d2-d4, or a sweep c5-e5-e3
  u, Ctrl-Z       undo        R, Ctrl-Y     redo
  Home   End      back to the start, forward to the last jump
  s               save to a file
  q, Ctrl-C       quit

Mouse: click a peg, then the hole it jumps to.)",
    .too_small = "The board needs {} columns and {} lines; this terminal has {} and {}. Make it larger, or use --line.",
    .line_title = "Moves",
    .task = "{} to {}",
    .task_any = "{} to any",
    .peg = "{}  peg, jumps to {}",
    .peg_stays = "{}  peg",
    .hole = "{}  empty",
    .which_way = "Which way? (arrow; Tab shows the places, Esc puts it back)",
    .two_ways = "There are two ways: choose with Tab, then Enter",
    .no_way = "It cannot jump that way",
    .no_peg = "{} has no peg",
    .no_jump = "The peg in {} cannot jump",
    .taken_back = "Taken back",
    .nothing_to_undo = "There is no jump to take back",
    .played_again = "Played again",
    .nothing_to_redo = "There is no jump to play again",
    .stuck = "No jump is left, {} pegs are. u takes jumps back",
    .saved = "Saved to {}",
    .not_saved = "Not saved: {}",
    .marks_on = "Marks: + can be won after the jump, - cannot, ? not known",
    .marks_off = "No marks",
    .winnable_yes = "It can still be won",
    .winnable_no = "It cannot be won from here; only taking jumps back can help",
    .winnable_unknown = "Not known: the search has found neither a win nor a proof that there is none",
    .looking = "Looking ahead",
    .ask_jump = "Jump:",
    .ask_file = "Save to:",
    .won = "Well done!",
    .won_figures = "{} jumps, {} moves",
    .won_keys = "u look back   s save   q quit",
    .line_start = "Type a jump, or help.",
    .line_help = R"(d2-d4       a jump; c5-e5-e3 a sweep; several may stand in a line
jumps       all jumps that are possible
undo  redo  one jump back, or forward again
hint        the next jump of a solution
winnable    whether the game can still be won, now and after each jump
line        the moves made so far
save FILE   write the game to a file       load FILE   take a game from a file
restart     back to the start
show        the board again
help        this list
quit        the end)",
    .line_stuck = "No jump is left, {} pegs are. undo takes jumps back.",
    .line_won = "Well done! {} jumps, {} moves.",
    .line_needs_file = "{} needs the name of a file",
};

constexpr SetTexts kEnglishSetTexts = {
    .score = "score",
    .sets = "sets",
    .wrong = "wrong",
    .hints = "hints",
    .deck = "deck",
    .deal = "deal",
    .keys = "letters choose  1 2 3 hint  U undo  N new  S save  ? help  Q quit",
    .keys_called = "letters choose  + no set  1 2 3 hint  U undo  N new  ? help  Q quit",
    .page_keys = "Up Down PgUp PgDn scroll   Esc back",
    .help =
        "Three cards are a set if in each attribute (number, colour, filling, shape) they are all the same or all "
        "different. Two of one kind and one of another is never a set. Twelve cards lie on the table; a set that you "
        "call is taken and the table is filled up. When there is no set, three more cards come. The game ends when "
        "the deck is out and no set is left. The score is the sets taken less the wrong calls. In ultraset you take "
        "four cards: two pairs that lack the same third card."
        R"(

Keys

  letters         the letter on a card chooses it, or lets it go; the third
                  card is the call
  Arrows, Space   go from card to card and choose
  Esc             let all cards go
  +               there is no set: three more cards (wrong if there is one)
  1  2  3         a hint: so many cards of a set; H one more card
  :               type the codes of cards: SHAO DMAW TUAG
  U, Ctrl-Z       undo        R, Ctrl-Y     redo
  L               names of colours on the cards, or codes
  N               a new deal  S             save to a file
  Q, Ctrl-C       quit; the game is kept, and `sabar set play` continues it

A code has a letter for each attribute: S D T one two three, H M U green red
purple, A K P striped open solid, O W G oval diamond squiggle.

Mouse: click cards.)",
    .too_small = "The cards need more room than {} columns and {} lines. Make the terminal larger, or use --line.",
    .taken_title = "Taken",
    .right = "A set: {}",
    .not_right = "No set. {}",
    .none_right = "Right, there is none: three more cards",
    .none_wrong = "Wrong: there is a set",
    .more_came = "No set was left: three more cards came",
    .no_such_key = "No card has this letter",
    .hint = "Part of a set: {}",
    .hint_last = "This is a set: {}",
    .hint_none = "There is no set: + for three more cards",
    .taken_back = "Taken back",
    .nothing_to_undo = "There is nothing to take back",
    .played_again = "Played again",
    .nothing_to_redo = "There is nothing to play again",
    .saved = "Saved to {}",
    .not_saved = "Not saved: {}",
    .new_deal = "A new deal",
    .no_number = "{} is no number of a deal: digits only, below 2^64",
    .continued = "Your unfinished game goes on; N deals anew",
    .damaged = "The saved game cannot be read: {}. It is kept in {}",
    .previous = "The unfinished game before is kept in {}",
    .kept = "The game is kept; `sabar set play` continues it.",
    .ask_cards = "Cards:",
    .ask_file = "Save to:",
    .ask_deal = "Deal (none: by lot):",
    .over = "The deck is out and no set is left",
    .over_sets = "{} sets taken, {} cards left",
    .over_calls = "{} wrong calls, {} cards of hints",
    .over_score = "score {}, time {}",
    .over_keys = "N new deal   U look back   Q quit",
    .line_start = "Type three cards (numbers or codes), or help.",
    .line_help = R"(1 5 9       call three cards by their numbers; codes also do: SHAO DMAW TUAG
none        there is no set: three more cards (wrong if there is one)
hint [N]    N cards of a set, 1 to 3
undo  redo  one call back, or forward again
show        the table again
sets        the sets taken so far
new [DEAL]  another deal
save FILE   write the game to a file       load FILE   take a game from a file
help        this list
quit        the end; the game is kept, and `sabar set play` continues it)",
    .line_needs_file = "{} needs the name of a file",
    .line_no_place = "There is no card {}; there are {}",
    .watch_title = "Brute force",
    .watch_keys = "Space next triple  Enter to the set  A by itself  + - speed  ? help  Q quit",
    .watch_page =
        "The program of the paper plays a game: it tries all triples of cards in order until one is a set. The set "
        "is taken and the table filled up to twelve. When no triple is a set, three more cards come. The paper's "
        "program ended there; this one goes on until the deck is out and no set is left."
        R"(

Keys

  Space           the next triple; after a set, the next table
  Enter           on to the set, or to the next table
  A               by itself, or a key for each step
  + -             faster, slower
  E               to the end at once
  L               names of colours on the cards, or codes
  Q, Ctrl-C       quit)",
    .tried = "triple {} of {}",
    .trying = "Trying {}",
    .found = "A set: {}",
    .nothing = "No triple is a set: three more cards",
    .table = "Table {}: {} cards, {} in the deck",
    .triple_no = "  {}  no",
    .triple_yes = "  {}  set",
    .end_sets = "Over: {} sets taken, {} cards left",
    .end_tables = "{} tables, {} triples tried, {:.1f} on a table",
    .end_more = "Times that three more cards came: {}; largest table: {} cards",
    .end_paper = "The paper's program would have stopped at table {}.",
    .end_paper_no = "The paper's program would have come to the same end.",
    .press_enter = "Enter: next step, q: quit",
};

}  // namespace

template <>
const Texts& texts_in<Language::english>() {
  return kEnglishTexts;
}

template <>
const PegsTexts& pegs_texts_in<Language::english>() {
  return kEnglishPegsTexts;
}

template <>
const SetTexts& set_texts_in<Language::english>() {
  return kEnglishSetTexts;
}

}  // namespace sabar::tui
