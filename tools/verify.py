#!/usr/bin/env python3
"""A second judge of lines and certificates, from docs/rules.md, standard library only; it shares no code with the
engine or the judge.

  tools/verify.py --rules RULES.json --deal DEAL.json --line LINE.txt
  tools/verify.py --rules RULES.json --deal DEAL.json --certificate FILE

RULES.json   as `sabar rules NAME --json` prints it
DEAL.json    as `sabar deal NAME N --json` prints it; its member "table" is used
LINE.txt     moves parted by white space (t3-t5, t3-t5x4, p4+p9, p4-d, draw, redeal, gather); # begins a remark
FILE         as `sabar solve NAME N --certificate FILE` writes it: a closed set of positions without a won one
A file called - is standard input.

prints                                    exit code
  accepted: won after 97 moves            0
  accepted: 97 positions, no play leaves  0
  accepted: 12 moves, not won yet         1
  rejected: move 7 (t3-t5): reason        1
  rejected: position 7: reason            1
  bad input: reason (on standard error)   2

`--batch` reads JSON lines {"rules": {...}, "table": {...}, "line": ["t1-t2", ...]} from standard input and prints one such
verdict per line; exit code 0 if every line is accepted and won, 2 if any input was bad, else 1.
"""
import argparse
import collections
import json
import re
import sys

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS_OF_DECK = {1: "S", 2: "HS", 3: "HCS", 4: "HDCS"}
LETTERS = {"column": "t", "cell": "c", "foundation": "f", "reserve": "r", "place": "p", "grid": "g", "row": "a"}
SINGLE = {"hole": "h", "stock": "s", "waste": "w", "discard": "d"}
TRANSFER = re.compile(r"([a-z][0-9]*)-([a-z][0-9]*)(?:x([1-9][0-9]*))?")
PAIR = re.compile(r"([a-z][0-9]*)\+([a-z][0-9]*)")
CARDS = re.compile(r"(?:<((?:[A2-9TJQK][HDCS])*)>)?((?:[A2-9TJQK][HDCS])*)")


class BadInput(Exception):
    """The rules, the table or the line cannot be read."""


class Refused(Exception):
    """A move is against the rules."""


class Card(collections.namedtuple("Card", "rank suit")):
    @classmethod
    def read(cls, text):
        rank, suit = text[:-1].upper(), text[-1:].upper()
        rank = "10" if rank == "T" else rank
        if rank not in RANKS or suit not in tuple("HDCS"):
            raise BadInput(f"{text!r} is not a card")
        return cls(RANKS.index(rank) + 1, suit)

    @property
    def red(self):
        return self.suit in "HD"

    def __str__(self):
        return RANKS[self.rank - 1] + self.suit


class Pile:
    def __init__(self, name, kind, group, index):
        self.name = name
        self.kind = kind
        self.group = group  # the group's JSON object
        self.index = index  # within its group
        self.cards = []     # bottom first
        self.down = 0       # face down, from the bottom

    @property
    def top(self):
        return self.cards[-1]

    @property
    def face_up(self):
        return len(self.cards) - self.down

    def take(self, n):
        """Removes the top n cards and returns them, lowest first."""
        taken = self.cards[len(self.cards) - n:]
        del self.cards[len(self.cards) - n:]
        self.down = min(self.down, len(self.cards))
        return taken


def need(condition, reason):
    if not condition:
        raise Refused(reason)


class Verifier:
    """A table with its rules. `permits` and `play` take a move as text and return None, or why it is not allowed."""

    def __init__(self, rules, table):
        try:
            self.rules = rules["rules"] if "rules" in rules else rules
            deck = self.rules["deck"]
            self.ranks = deck["ranks"]
            self.suits = SUITS_OF_DECK[deck["suits"]]
            self.piles = self._make_piles()
            self.by_name = {pile.name: pile for pile in self.piles}
            self._lay_out(table)
            self._settle()
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadInput(f"rules or table are incomplete: {type(error).__name__} {error}") from error

    # ---- the table

    def _make_piles(self):
        piles, numbers = [], collections.Counter()
        for group in self.rules["groups"]:
            kind = group["kind"]
            for index in range(group["count"]):
                numbers[kind] += 1
                name = SINGLE[kind] if kind in SINGLE else LETTERS[kind] + str(numbers[kind])
                piles.append(Pile(name, kind, group, index))
        return piles

    def _lay_out(self, table):
        if [entry["name"] for entry in table["piles"]] != [pile.name for pile in self.piles]:
            raise BadInput("the piles of the table are not those of the rules")
        for pile, entry in zip(self.piles, table["piles"]):
            pile.cards = [Card.read(text) for text in entry["cards"]]
            pile.down = entry["face_down"]
            closed = {"place": len(pile.cards), "column": len(pile.cards) - 1, "reserve": len(pile.cards) - 1}
            if not 0 <= pile.down <= max(0, closed.get(pile.kind, 0)):
                raise BadInput(f"{pile.name}: {pile.down} cards cannot be face down")
            if pile.group["hold"] and len(pile.cards) > pile.group["hold"]:
                raise BadInput(f"{pile.name} holds too many cards")
        self._check_cards()
        self.base, self.redeals, self.gathers = table["base"], table["redeals"], table["gathers"]
        most = self.redeals if self.rules["redeals"] == "unlimited" else self.rules["redeals"]
        if not (1 <= self.base <= self.ranks and 0 <= self.redeals <= most
                and 0 <= self.gathers <= self.rules["gathers"]):
            raise BadInput("base, redeals or gathers of the table are out of range")

    def _check_cards(self):
        packs = self.rules["deck"]["packs"]
        deck = collections.Counter({Card(r, s): packs for s in self.suits for r in range(1, self.ranks + 1)})
        there = collections.Counter(card for pile in self.piles for card in pile.cards)
        for card, count in there.items():
            if count > deck[card]:
                raise BadInput(f"{card} is on the table once too often")
        expected = self.rules["take"] or sum(deck.values())
        if sum(there.values()) != expected:
            raise BadInput(f"{sum(there.values())} cards on the table, not {expected}")

    def _of(self, *kinds):
        return [pile for pile in self.piles if pile.kind in kinds]

    def _only(self, kind):
        found = self._of(kind)
        return found[0] if found else None

    # ---- what follows what

    def _value(self, card, wrap):
        return (card.rank - self.base) % self.ranks if wrap else card.rank - 1

    def _follows(self, group, suits, beneath, card):
        build = group["build"]
        return self._rank_follows(group, build, beneath, card) and {
            "any": True,
            "same": card.suit == beneath.suit,
            "alternate": card.red != beneath.red,
            "same-colour": card.red == beneath.red,
            "other": card.suit != beneath.suit,
        }[suits]

    def _rank_follows(self, group, build, beneath, card):
        if build["order"] == "none":
            return False
        difference = self._value(card, build["wrap"]) - self._value(beneath, build["wrap"])
        wanted = {"down": [-build["step"]], "up": [build["step"]],
                  "both": [build["step"], -build["step"]], "same": [0]}[build["order"]]
        if build["wrap"] and self._is_circle(group):
            return any((difference - step) % self.ranks == 0 for step in wanted)
        return difference in wanted

    def _is_circle(self, group):
        based = any(g["kind"] == "foundation" and g["start_first"] for g in self.rules["groups"])
        return group["kind"] == "hole" or (group["kind"] == "foundation" and bool(group["start"])) or not based

    def _run(self, pile):
        """Length of the run at the top of a pile."""
        length = min(1, pile.face_up)
        while 0 < length < pile.face_up and self._follows(
                pile.group, pile.group["lift_suits"], pile.cards[-length - 1], pile.cards[-length]):
            length += 1
        return length

    def _is_complete(self, cards):
        return [(c.rank, c.suit) for c in cards] == [(r, cards[0].suit) for r in range(self.ranks, 0, -1)] \
            if cards else False

    def _blocked(self, pile):
        if pile.kind != "place" or not pile.group["blocked_by"]:
            return False
        siblings = [other for other in self.piles if other.group is pile.group]
        return any(siblings[i].cards for i in pile.group["blocked_by"][pile.index])

    def _available(self, pile):
        return (pile.kind in ("column", "cell", "reserve", "place", "waste", "stock") and pile.group["lift"] != "none"
                and pile.face_up > 0 and not self._blocked(pile))

    # ---- may this move be made?

    def permits(self, move):
        try:
            self._prepare(move)
        except Refused as refusal:
            return str(refusal)
        return None

    def play(self, move):
        try:
            carry_out = self._prepare(move)
        except Refused as refusal:
            return str(refusal)
        carry_out()
        self._settle()
        return None

    def _prepare(self, move):
        """Refuses the move, or returns the function that carries it out."""
        move = move.lower()
        plain = {"draw": self._draw, "redeal": self._redeal, "gather": self._gather}
        if move in plain:
            return plain[move]()
        match = PAIR.fullmatch(move)
        if match:
            return self._pair(self._pile(match[1]), self._pile(match[2]))
        match = TRANSFER.fullmatch(move)
        need(match, "this is no move")
        need(match[3] != "1", "one card is written without a number")
        return self._transfer(self._pile(match[1]), self._pile(match[2]), int(match[3] or 1))

    def _pile(self, name):
        need(name in self.by_name, f"there is no pile {name}")
        return self.by_name[name]

    def _transfer(self, x, y, n):
        need(x is not y, "source and target are one pile")
        need(len(x.cards) >= n, f"{x.name} has {len(x.cards)} cards")
        if x.kind == "row" or y.kind == "row":
            return self._row(x, y, n)
        need(x.kind not in ("hole", "discard"), f"no card leaves {x.name}")
        need(y.kind in ("column", "cell", "foundation", "hole", "grid", "discard"), f"no card is put on {y.name}")
        need(x.kind != y.kind or x.kind not in ("cell", "reserve", "foundation"), f"no moves from {x.kind} to {y.kind}")
        self._check_lift(x, y, n)
        if y.kind == "discard":
            self._check_discard(x, n)
        else:
            self._check_takes(x, y, x.cards[-n:])
        return lambda: y.cards.extend(x.take(n))

    def _check_lift(self, x, y, n):
        lift = x.group["lift"]
        need(lift != "none", f"no card leaves {x.name}")
        need(not self._blocked(x), f"{x.name} is blocked")
        need(n <= x.face_up, f"only {x.face_up} cards of {x.name} are face up")
        if n == 1 and y.kind != "column":
            return
        if lift == "top":
            need(n == 1, f"only the top card of {x.name} moves")
        elif lift != "group":
            run = self._run(x)
            need(n <= run, f"{x.name} has no run of {n} cards")
            if lift == "whole-run":
                need(n == run, f"the run of {run} cards on {x.name} moves as a whole")
            elif lift == "pile":
                need(n == len(x.cards), f"{x.name} moves as a whole")
            elif lift == "freeing-run":
                need(n == run or not y.cards or self._goes_up(x, x.cards[-n - 1]),
                     f"a part of the run on {x.name} moves only to free a card for a foundation")

    def _goes_up(self, x, card):
        for foundation in self._of("foundation"):
            try:
                self._check_takes(x, foundation, [card])
                return True
            except Refused:
                pass
        return False

    def _check_takes(self, x, y, cards):
        group, card = y.group, cards[0]
        collects = y.kind == "foundation" and group["collect"] != "cards"
        need(len(cards) == 1 or y.kind == "column" or collects, f"{y.name} takes one card at a time")
        need(not group["hold"] or len(y.cards) + len(cards) <= group["hold"], f"{y.name} is full")
        if collects:
            need(group["collect"] == "runs-by-hand", f"{y.name} takes runs by itself")
            need(not y.cards and self._is_complete(cards), f"{y.name} takes one complete run")
        elif y.kind == "grid":
            self._check_grid(x, y, card)
        elif y.cards:
            self._check_follows(y, card)
        else:
            self._check_fill(x, y, card)
            if y.kind == "foundation" and group["build"]["suits"] == "same":
                need(card.suit == self._suit_of(y), f"the {card} is not of the suit of {y.name}")

    def _check_follows(self, y, card):
        need(not y.group["stop"] or y.top.rank != y.group["stop"], f"nothing is put on the {y.top} on {y.name}")
        need(self._follows(y.group, y.group["build"]["suits"], y.top, card), f"the {card} cannot go on the {y.top}")

    def _check_fill(self, x, y, card):
        fill = y.group["fill"]
        need(fill != "none", f"nothing fills {y.name}")
        need(fill != "waste" or x.kind == "waste", f"{y.name} is filled from the waste only")
        rank = {"rank": y.group["fill_rank"], "base": self.base}.get(fill, card.rank)
        need(card.rank == rank, f"the {card} cannot go on the empty {y.name}")

    def _suit_of(self, foundation):
        start = foundation.group["start"]
        if foundation.index < len(start):
            return Card.read(start[foundation.index]).suit
        return self.suits[foundation.index % len(self.suits)]

    def _check_grid(self, x, y, card):
        need(not y.cards, f"{y.name} is not empty")
        row, column = divmod(y.index, y.group["grid_columns"])
        if column == 0:
            self._check_fill(x, y, card)
            need(not y.group["row_suits"] or card.suit == self.suits[row % len(self.suits)],
                 f"the {card} cannot begin this row")
        else:
            left = self.piles[self.piles.index(y) - 1]
            need(left.cards and left is not x, f"{left.name} has no card then")
            self._check_follows(left, card)

    def _row(self, x, y, n):
        need(x.kind == y.kind and x.group is y.group, "piles of a row move within the row")
        need(x.index - y.index in x.group["steps"], f"{y.name} is not a step to the left of {x.name}")
        need(n == len(x.cards), f"{x.name} moves as a whole")
        need(y.cards, f"{y.name} is empty")
        need((x.group["match_suit"] and x.top.suit == y.top.suit) or
             (x.group["match_rank"] and x.top.rank == y.top.rank), f"the {x.top} does not match the {y.top}")

        def carry_out():
            y.cards.extend(x.take(n))
            behind = [pile for pile in self.piles if pile.group is x.group and pile.index >= x.index]
            for pile, following in zip(behind, behind[1:]):
                pile.cards, following.cards = following.cards, pile.cards
        return carry_out

    def _check_discard(self, x, n):
        pairs = self.rules["pairs"]
        need(n == 1, "cards are discarded one at a time")
        need(self._available(x), f"{x.name} has no available card")
        if pairs == "beaten":
            need(x.kind == "column", "only cards of columns are beaten")
            height = lambda card: (card.rank - 2) % 13
            need(any(other is not x and other.face_up and other.top.suit == x.top.suit
                     and height(other.top) > height(x.top) for other in self._of("column")),
                 f"no column shows a higher card of the suit of the {x.top}")
        else:
            need(pairs == "sum", "no single card is discarded")
            need(x.top.rank == self.rules["pair_sum"], f"the {x.top} leaves only with another card")

    def _pair(self, x, y):
        pairs, discard = self.rules["pairs"], self._only("discard")
        need(pairs in ("sum", "same-rank") and discard, "this game removes no pairs")
        need(self.piles.index(x) < self.piles.index(y), "of a pair the pile with the smaller number comes first")
        for pile in (x, y):
            need(self._available(pile), f"{pile.name} has no available card")
        if pairs == "sum":
            need(x.top.rank + y.top.rank == self.rules["pair_sum"], f"{x.top} and {y.top} do not add up")
        else:
            need(x.top.rank == y.top.rank, f"{x.top} and {y.top} are not of one rank")
        return lambda: discard.cards.extend(x.take(1) + y.take(1))

    def _draw(self):
        stock, targets = self._only("stock"), self._of(self.rules["draw_to"])
        need(stock and self.rules["draw"] and targets, "this game has no draw")
        need(stock.cards, "the stock is empty")
        need(not self.rules["draw_needs_full"] or all(pile.cards for pile in targets), "a pile drawn to is empty")

        def carry_out():
            for pile in targets * self.rules["draw"]:
                if stock.cards:
                    pile.cards.extend(stock.take(1))
        return carry_out

    def _redeal(self):
        stock, waste, limit = self._only("stock"), self._only("waste"), self.rules["redeals"]
        need(stock and waste, "this game has no redeal")
        need(not stock.cards, "the stock is not empty")
        need(waste.cards, "the waste is empty")
        need(limit == "unlimited" or self.redeals < limit, "no redeal is left")

        def carry_out():
            stock.cards = waste.take(len(waste.cards))[::-1]
            self.redeals += limit != "unlimited"
        return carry_out

    def _gather(self):
        columns = self._of("column")
        need(self.gathers < self.rules["gathers"] and columns, "no gather is left")

        def carry_out():
            hand = [card for column in reversed(columns) for card in column.take(len(column.cards))]
            left, right = 0, len(columns) - 1
            for row in range(len(columns)):
                order = range(left, right + 1) if row % 2 == 0 else range(right, left - 1, -1)
                for turn, column in enumerate(order):
                    if hand:
                        columns[column].cards.append(hand.pop())
                        columns[column].down += turn > 0
                left, right = (left + 1, right) if row % 2 == 0 else (left, right - 1)
            others = columns[1:] or columns
            for turn, card in enumerate(reversed(hand)):
                others[turn % len(others)].cards.append(card)
            self.gathers += 1
        return carry_out

    # ---- what happens by itself

    def _settle(self):
        while any([self._collect(), self._turn(), self._fill()]):
            pass

    def _collect(self):
        changed = False
        for column in self._of("column"):
            empty = [f for f in self._of("foundation") if f.group["collect"] == "runs-at-once" and not f.cards]
            if empty and column.face_up >= self.ranks and self._is_complete(column.cards[-self.ranks:]):
                empty[0].cards = column.take(self.ranks)
                changed = True
        return changed

    def _turn(self):
        closed = [p for p in self._of("column", "reserve", "place") if p.cards and not p.face_up and not self._blocked(p)]
        for pile in closed:
            pile.down -= 1
        return bool(closed)

    def _fill(self):
        changed = False
        for column in self._of("column"):
            sources = [p for kind in column.group["fill_from"] for p in self._of(kind) if p.cards]
            if not column.cards and sources:
                column.cards = sources[0].take(1)
                changed = True
        return changed

    # ---- the goal

    def won(self):
        goal = self.rules["goal"]
        left = sum(len(pile.cards) for pile in self.piles if pile.kind not in ("foundation", "discard"))
        if goal["kind"] == "foundations":
            return left == 0
        if goal["kind"] == "left":
            return left <= goal["count"]
        if goal["kind"] == "empty":
            return not any(pile.cards for pile in self._of(*goal["kinds"]))
        if goal["kind"] == "ordered":
            return all(not p.cards or (p.down == 0 and self._is_complete(p.cards)) for p in self._of("column"))
        if goal["kind"] == "one-pile":
            return sum(bool(pile.cards) for pile in self._of("row")) == 1
        if goal["kind"] == "rows":
            return all(self._row_done(row) for row in self._grid_rows())
        raise BadInput(f"unknown goal {goal['kind']!r}")

    def _grid_rows(self):
        rows = collections.defaultdict(list)
        for pile in self._of("grid"):
            rows[id(pile.group), pile.index // pile.group["grid_columns"]].append(pile)
        return rows.values()

    @staticmethod
    def _row_done(row):
        *filled, last = row
        if last.cards or not all(pile.cards for pile in filled):
            return False
        return all(b.top == Card(a.top.rank + 1, a.top.suit) for a, b in zip(filled, filled[1:]))


    # ---- positions as values, for certificates

    def snapshot(self):
        return [(list(p.cards), p.down) for p in self.piles], self.base, self.redeals, self.gathers

    def restore(self, position):
        piles, self.base, self.redeals, self.gathers = position
        for pile, (cards, down) in zip(self.piles, piles):
            pile.cards, pile.down = list(cards), down

    def moves(self):
        """Every permitted move, found by asking about all that can be written."""
        names = [pile.name for pile in self.piles]
        texts = ["draw", "redeal", "gather"] + [f"{x}+{y}" for x in names for y in names]
        texts += [f"{x.name}-{y}" + (f"x{n}" if n > 1 else "")
                  for x in self.piles for n in range(1, len(x.cards) + 1) for y in names]
        return [text for text in texts if self.permits(text) is None]

    def form(self):
        """The same for positions that no rule can tell apart now or later."""
        form = [self.base, self.redeals, self.gathers]
        for group in self.rules["groups"]:
            piles = [(self._owner(pile), pile.down, pile.cards[-1:] if pile.kind == "hole" else list(pile.cards))
                     for pile in self.piles if pile.group is group and pile.kind != "discard"]
            form.append(sorted(piles) if self._alike(group["kind"]) else piles)
        return repr(form)

    def _owner(self, pile):
        by_suit = pile.kind == "foundation" and pile.group["collect"] == "cards" and pile.group["build"]["suits"] == "same"
        return self._suit_of(pile) if by_suit else ""

    def _alike(self, kind):
        """Piles of such a group may change places."""
        drawn_to = self.rules["draw"] and self.rules["draw_to"] == kind and (self._only("stock").cards or self._only("waste"))
        if kind == "column":
            return not drawn_to and self.gathers >= self.rules["gathers"] and self._runs_have_room()
        if kind == "reserve":
            return not drawn_to and not any("reserve" in group["fill_from"] for group in self.rules["groups"])
        return kind in ("cell", "foundation")

    def _runs_have_room(self):
        """Runs that leave at once never compete for a foundation."""
        homes = [pile for pile in self._of("foundation") if pile.group["collect"] == "runs-at-once"]
        sound = all(pile.group["lift"] == "none" and (not pile.cards or self._is_complete(pile.cards)) for pile in homes)
        return not homes or (sound and len(homes) >= self.rules["deck"]["packs"] * len(self.suits))


def read_position(verifier, text):
    """The position of a line of a certificate; the verifier then stands there."""
    table = {"piles": {pile.name: ([], 0) for pile in verifier.piles}, "base": 1, "redeals": 0, "gathers": 0}
    for word in text.split():
        name, _, value = word.partition(":")
        cards = CARDS.fullmatch(value)
        if name in table["piles"] and cards:
            down, up = ([part[i:i + 2] for i in range(0, len(part), 2)] for part in (cards[1] or "", cards[2]))
            table["piles"][name] = (down + up, len(down))
        elif name in ("base", "redeals", "gathers") and value.isdecimal():
            table[name] = int(value)
        else:
            raise BadInput(f"{word!r} is no pile of a position")
    piles = [{"name": name, "cards": cards, "face_down": down} for name, (cards, down) in table["piles"].items()]
    verifier._lay_out({**table, "piles": piles})
    before = verifier.snapshot()
    verifier._settle()
    if verifier.snapshot() != before:
        raise BadInput("a position has not settled")
    return before


def certificate_verdict(rules, table, text):
    """(accepted, sentence)."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    words = [line.partition(" ")[::2] for line in lines[:5]]
    if [line[0] for line in words] != ["sabar-certificate", "game", "rules", "start", "positions"] or words[0][1] != "1":
        raise BadInput("this is no certificate of version 1")
    if words[2][1] != rules.get("identity"):
        raise BadInput("the certificate is of other rules")
    if words[4][1] != str(len(lines) - 5):
        raise BadInput("lines of the certificate are missing")
    verifier = Verifier(rules, table)
    start = verifier.form()
    read_position(verifier, words[3][1])
    if verifier.form() != start:
        return False, "rejected: the certificate is of another deal"
    positions, forms = [], set()
    for line in lines[5:]:
        positions.append(read_position(verifier, line))
        forms.add(verifier.form())
    if start not in forms:
        return False, "rejected: the start is not in the set"
    for number, position in enumerate(positions, 1):
        verifier.restore(position)
        if verifier.won():
            return False, f"rejected: position {number}: it is won"
        for move in verifier.moves():
            verifier.restore(position)
            verifier.play(move)
            if verifier.form() not in forms:
                return False, f"rejected: position {number}: {move} leads to a position that is not in the set"
    return True, f"accepted: {len(positions)} positions, no play leaves"


def verdict(rules, table, line):
    """(accepted, won, sentence)."""
    if not isinstance(line, list) or not all(isinstance(move, str) for move in line):
        raise BadInput("a line is a list of moves")
    verifier = Verifier(rules, table)
    for number, move in enumerate(line, 1):
        reason = verifier.play(move)
        if reason:
            return False, False, f"rejected: move {number} ({move}): {reason}"
    if verifier.won():
        return True, True, f"accepted: won after {len(line)} moves"
    return True, False, f"accepted: {len(line)} moves, not won yet"


def moves_of(text):
    return [move for line in text.splitlines() for move in line.split("#")[0].split()]


def read(path):
    if path == "-":
        return sys.stdin.read()
    with open(path, encoding="utf-8") as file:
        return file.read()


def verify_files(options):
    paths = (options.rules, options.deal, options.line or options.certificate)
    if None in paths or paths.count("-") > 1 or (options.line and options.certificate):
        raise BadInput("give --rules, --deal and --line (or --certificate), at most one of them as -")
    rules, deal = json.loads(read(options.rules)), json.loads(read(options.deal))
    if not isinstance(rules, dict) or not isinstance(deal, dict):
        raise BadInput("rules and deal are JSON objects")
    known = rules.get("identity"), deal.get("rules")
    if None not in known and known[0] != known[1]:
        raise BadInput("the deal belongs to other rules")
    table = deal.get("table", deal)
    if options.certificate:
        good, sentence = certificate_verdict(rules, table, read(options.certificate))
    else:
        _, good, sentence = verdict(rules, table, moves_of(read(options.line)))
    print(sentence)
    return 0 if good else 1


def verify_batch():
    worst = 0
    for text in sys.stdin:
        if not text.strip():
            continue
        try:
            record = json.loads(text)
            _, won, sentence = verdict(record["rules"], record["table"], record["line"])
            worst = max(worst, 0 if won else 1)
        except (BadInput, ValueError, KeyError, TypeError) as error:
            sentence, worst = f"bad input: {error}", 2
        print(sentence)
    return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", metavar="RULES.json")
    parser.add_argument("--deal", metavar="DEAL.json")
    parser.add_argument("--line", metavar="LINE.txt")
    parser.add_argument("--certificate", metavar="FILE")
    parser.add_argument("--batch", action="store_true", help="JSON lines on standard input")
    options = parser.parse_args()
    try:
        return verify_batch() if options.batch else verify_files(options)
    except (BadInput, OSError, ValueError, KeyError, TypeError) as error:
        print(f"bad input: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
