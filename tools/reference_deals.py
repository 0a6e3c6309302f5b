#!/usr/bin/env python3
"""A second, plain implementation of the deal-number schemes, standard library only.

It shares no code with the engine. `tools/reference_deals.py > tests/golden/deals.txt` makes the golden deals that the
C++ and WebAssembly builds are tested against; `tools/reference_deals.py SCHEME NUMBER [PACKS [SUITS]]` prints one
deal. Each line: scheme, number, packs (`4x2`: four packs of two suits), cards in the scheme's order.
"""
import math
import sys

RANKS = "A23456789TJQK"
M32 = 0xFFFFFFFF


def by_suit(suits, packs=1):
    return [r + s for _ in range(packs) for s in suits for r in RANKS]


def by_rank(suits):
    return [r + s for r in RANKS for s in suits]


def chacha20_block(key, counter):
    """RFC 8439, section 2.3, with a nonce of zeros."""
    words = [int.from_bytes(key[i:i + 4], "little") for i in range(0, 32, 4)]
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *words, counter, 0, 0, 0]
    x = start[:]

    def quarter(a, b, c, d):
        for p, q, r, shift in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & M32
            x[r] ^= x[p]
            x[r] = ((x[r] << shift) | (x[r] >> (32 - shift))) & M32

    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return b"".join(((a + b) & M32).to_bytes(4, "little") for a, b in zip(x, start))


def chacha20_words(key):
    counter = 0
    while True:
        block = chacha20_block(key, counter)
        counter += 1
        for at in range(0, 64, 8):
            yield int.from_bytes(block[at:at + 8], "little")


def sabar(number, packs, _):
    key = number.to_bytes(8, "little") + b"Sabar deal, version 1".ljust(24, b"\0")
    words = chacha20_words(key)
    deck = by_suit("HDCS", packs)
    for i in range(len(deck) - 1, 0, -1):
        bound = i + 1
        while True:
            high, low = divmod(next(words) * bound, 1 << 64)
            if low >= (1 << 64) % bound:
                break
        deck[i], deck[high] = deck[high], deck[i]
    return deck


def exact(number, packs, _):
    left = by_suit("HDCS", packs)
    deck = []
    while left:
        digit, number = divmod(number, math.factorial(len(left) - 1))
        deck.append(left.pop(digit))
    return deck


def ms(number, packs, suits):
    # KPatience always counts four suits to a pack.
    deck = by_rank({4: "CDHS", 2: "HSHS", 1: "SSSS"}[suits]) * (packs * suits // 4)
    state = number & M32
    dealt = []
    while deck:
        state = (state * 214013 + 2531011) & M32
        word = state >> 16
        word = word + 1 if number >= 2**32 else word | 0x8000 if number >= 2**31 else word & 0x7FFF
        at = word % len(deck)
        deck[at], deck[-1] = deck[-1], deck[at]
        dealt.append(deck.pop())
    return dealt


def mt19937(seed):
    """Matsumoto and Nishimura's generator, seeded by one word."""
    state = [seed]
    for i in range(1, 624):
        state.append((1812433253 * (state[-1] ^ (state[-1] >> 30)) + i) & M32)
    while True:
        for k in range(624):
            y = (state[k] & 0x80000000) | (state[(k + 1) % 624] & 0x7FFFFFFF)
            state[k] = state[(k + 397) % 624] ^ (y >> 1) ^ (0x9908B0DF if y & 1 else 0)
        for y in state[:]:
            y ^= y >> 11
            y ^= (y << 7) & 0x9D2C5680
            y ^= (y << 15) & 0xEFC60000
            yield y ^ (y >> 18)


def solvitaire(number, *_):
    words = mt19937(number)
    deck = by_rank("CHSD")
    for i in range(51, 0, -1):
        bucket = M32 // (i + 1) + (M32 % (i + 1) == i)
        j = next(word // bucket for word in words if word // bucket <= i)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def klondike_solver(number, *_):
    value, mix, twist = number, 51651237, 895213268

    def advance():
        nonlocal value, mix, twist
        y = ((twist - mix) & M32) ^ twist ^ value ^ mix
        mix ^= twist ^ value
        value ^= (twist - mix) & M32
        twist ^= value ^ y
        signed = mix - (1 << 32) if mix >> 31 else mix
        value ^= ((twist << 7) ^ (signed >> 16) ^ (y << 8)) & M32
        return value & 0x7FFFFFFF

    for _ in range(50):
        advance()
    value = 0x9417B3AF ^ number ^ (number >> 15)
    for _ in range(950):
        advance()
    deck = by_suit("CDSH")
    for _ in range(269):
        a, b = advance() % 52, advance() % 52
        deck[a], deck[b] = deck[b], deck[a]
    return deck


def greenfelt(number, *_):
    state = number
    deck = by_suit("CDHS")
    for _ in range(7):
        for j in range(52):
            state = state * 16807 % 0x7FFFFFFF
            deck[j], deck[state % 52] = deck[state % 52], deck[j]
    return deck[::-1]


SCHEMES = {
    "sabar": (sabar, [0, 1, 2, 17, 1000, 2**31, 2**32 - 1, 2**32, 2**64 - 1]),
    "ms": (ms, [1, 617, 11982, 32000, 1000000, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**33 - 1]),
    "solvitaire": (solvitaire, [0, 1, 2, 17, 1000, 3681, 2**32 - 1]),
    "klondike-solver": (klondike_solver, [0, 1, 2, 1000, 6330, 37547, 2**31 - 1]),
    "greenfelt": (greenfelt, [1, 4, 1000, 1492773577, 2095819838, 2**31 - 2]),
    "exact": (exact, [0, 1, 2**64, 10**67, math.factorial(52) - 1]),
}


def line(scheme, number, packs=1, suits=4):
    shape = packs if suits == 4 else f"{packs}x{suits}"
    return f"{scheme} {number} {shape} {' '.join(SCHEMES[scheme][0](number, packs, suits))}"


def main(arguments):
    if arguments:
        print(line(arguments[0], *map(int, arguments[1:])))
        return
    for scheme, (_, numbers) in SCHEMES.items():
        for number in numbers:
            print(line(scheme, number))
    print(line("sabar", 17, 2))
    print(line("exact", 10**100, 2))
    for number in (1, 1000, 2**31 - 1, 2**33 - 1):
        for packs, suits in ((2, 4), (4, 2), (8, 1)):
            print(line("ms", number, packs, suits))


if __name__ == "__main__":
    main(sys.argv[1:])
