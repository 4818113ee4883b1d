"""The transposition table, by partition search.

A position's class is the lengths of the suits in all hands, the leader and whether spades are
broken; within a class an entry holds for every position whose owners agree on the top cards that
its proof used (M. Ginsberg, "Partition search", AAAI 1996; the division into lengths and relative
ranks is that of DDS). Classes sit in an open-addressing table, their entries in a chain.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import top_card
from trainer.solver.kernel.layout import (
    CHAINS,
    ENTRIES,
    ENTRY_WORDS,
    FIELD,
    FREE,
    GENERATION,
    MOST,
    POOL,
    SLOT_MASK,
    SLOT_WORDS,
    SLOTS,
    SLOTS_USED,
    WIPES,
)
from trainer.solver.kernel.words import load, lowest, popcount, prefetch, store

LENGTHS = 0xFFFF
PATTERN = 0x3FFFFFF
TOPS_CARDS = 3  # cards of a suit whose owners choose the chain
TOPS_BITS = 2 * TOPS_CARDS
TOPS_AT = 26 - TOPS_BITS
TOPS = (1 << TOPS_BITS) - 1
GROUP = -1 << 63  # marks the key of a chain; those of classes are positive
MIX2 = 0xC2B2AE3D27D4EB4F - (1 << 64)
MIX = 0x9E3779B97F4A7C15 - (1 << 64)


@compiled
def fresh_table(buf: Any, slots: Any) -> Any:
    """Empty the table (a new generation) and use `slots` slots, a power of two."""
    generation = load(buf, GENERATION) + 1
    if generation >= 1 << 30:
        for word in range(SLOTS, load(buf, ENTRIES)):
            store(buf, word, 0)
        generation = 1
    store(buf, GENERATION, generation)
    store(buf, SLOT_MASK, slots - 1)
    store(buf, SLOTS_USED, 0)
    store(buf, FREE, 1)
    return 0


@compiled
def class_of(e0: Any, e1: Any, e2: Any, leader: Any, broken: Any, tricks: Any) -> Any:
    """A position's class, from its suits' words; the fourth suit's lengths follow from the rest."""
    return (
        (e0 & LENGTHS)
        | (e1 & LENGTHS) << 16
        | (e2 & LENGTHS) << 32
        | leader << 48
        | broken << 50
        | tricks << 51
    )


@compiled
def owners_of(low: Any, high: Any) -> Any:
    """Two suits' owner patterns in one word, from the suits' words."""
    return ((low >> 16) & PATTERN) | ((high >> 16) & PATTERN) << 26


@compiled
def home_of(key: Any, mask: Any) -> Any:
    """Address of the slot at which a class's search begins.

    A table of 2^k slots stands from slot 2^k on, so that a smaller one can be moved into it.
    """
    mixed = key * MIX
    mixed ^= mixed >> 29
    return SLOTS + SLOT_WORDS * ((mixed & mask) + mask + 1)


@compiled
def find_slot(buf: Any, key: Any) -> Any:
    """Address of the class's slot, or of the empty one where it belongs."""
    mask = load(buf, SLOT_MASK)
    generation = load(buf, GENERATION)
    slot = home_of(key, mask)
    end = SLOTS + SLOT_WORDS * 2 * (mask + 1)
    while load(buf, slot + 1) >> 32 == generation and load(buf, slot) != key:
        slot += SLOT_WORDS
        if slot == end:
            slot = SLOTS + SLOT_WORDS * (mask + 1)
    return slot


@compiled
def expect(buf: Any, key: Any) -> Any:
    """Fetch the class's slot while other work is done."""
    prefetch(buf, home_of(key, load(buf, SLOT_MASK)))
    return 0


@compiled
def grow(buf: Any) -> Any:
    """Move the table into one four times as big, which this generation has not used yet.

    It stays as small as it can: a table that fits the processor's cache is read twice as fast.
    """
    old = load(buf, SLOT_MASK) + 1
    generation = load(buf, GENERATION)
    store(buf, SLOT_MASK, min(4 * old, load(buf, MOST)) - 1)
    for place in range(old, 2 * old):
        slot = SLOTS + SLOT_WORDS * place
        head = load(buf, slot + 1)
        if head >> 32 == generation:
            key = load(buf, slot)
            there = find_slot(buf, key)
            store(buf, there, key)
            store(buf, there + 1, head)
    return 0


@compiled
def group_key(key: Any, group: Any, own_a: Any, own_b: Any) -> Any:
    """Key of the chain for a class, a group, and the owners of the top cards it names."""
    owners = 0
    if group & 1:
        owners |= (own_a >> TOPS_AT) & TOPS
    if group & 2:
        owners |= ((own_a >> 26 >> TOPS_AT) & TOPS) << TOPS_BITS
    if group & 4:
        owners |= ((own_b >> TOPS_AT) & TOPS) << 2 * TOPS_BITS
    if group & 8:
        owners |= ((own_b >> 26 >> TOPS_AT) & TOPS) << 3 * TOPS_BITS
    mixed = (key ^ key >> 31) * MIX
    return ((mixed ^ (mixed >> 32)) * 16 + group) ^ (owners * MIX2) | GROUP


@compiled
def chains_of(buf: Any, key: Any, own_a: Any, own_b: Any) -> Any:
    """Put the first entries of the chains that may hold for the position into the CHAINS area.

    Returns their number. All slots, then all first entries, are fetched before any is read.
    """
    generation = load(buf, GENERATION)
    head = load(buf, find_slot(buf, key) + 1)
    if head >> 32 != generation:
        return 0
    groups = head & 0xFFFF
    mask = load(buf, SLOT_MASK)
    count = 0
    while groups:
        chain = group_key(key, lowest(groups), own_a, own_b)
        groups &= groups - 1
        store(buf, CHAINS + count, chain)
        prefetch(buf, home_of(chain, mask))
        count += 1
    entries = load(buf, ENTRIES)
    found = 0
    for i in range(count):
        head = load(buf, find_slot(buf, load(buf, CHAINS + i)) + 1)
        if head >> 32 == generation:
            entry = head & 0xFFFFFFFF
            prefetch(buf, entries + ENTRY_WORDS * entry)
            store(buf, CHAINS + found, entry)
            found += 1
    return found


@compiled
def holding(buf: Any, entry: Any, key: Any, own_a: Any, own_b: Any) -> Any:
    """The first entry of a chain, from `entry` on, that holds for the position; 0 for none."""
    entries = load(buf, ENTRIES)
    while entry:
        place = entries + ENTRY_WORDS * entry
        tops = load(buf, place)
        differs = tops ^ own_a
        if (differs & PATTERN) >> ((tops >> 52) & 31) == 0 and ((differs >> 26) & PATTERN) >> (
            (tops >> 57) & 31
        ) == 0:
            tops = load(buf, place + 1)
            differs = tops ^ own_b
            if (
                (differs & PATTERN) >> ((tops >> 52) & 31) == 0
                and ((differs >> 26) & PATTERN) >> ((tops >> 57) & 31) == 0
                and load(buf, place + 3) == key
            ):
                return entry
        entry = load(buf, place + 2) & 0xFFFFFFFF
    return 0


@compiled
def info_of(buf: Any, entry: Any) -> Any:
    """What the caller stored with the entry."""
    return load(buf, load(buf, ENTRIES) + ENTRY_WORDS * entry + 2) >> 32


@compiled
def is_of(buf: Any, entry: Any, key: Any) -> Any:
    """Whether an entry of a chain is of the class, and not there by chance."""
    return load(buf, load(buf, ENTRIES) + ENTRY_WORDS * entry + 3) == key


@compiled
def following(buf: Any, entry: Any) -> Any:
    """The next entry of the chain; 0 for none."""
    return load(buf, load(buf, ENTRIES) + ENTRY_WORDS * entry + 2) & 0xFFFFFFFF


@compiled
def depth_of(remaining: Any, ranks: Any, suit: Any) -> Any:
    """How many of the suit's top cards matter: down to the lowest of `ranks`."""
    needed = (ranks >> (16 * suit)) & FIELD
    if needed == 0:
        return 0
    return popcount(((remaining >> (16 * suit)) & FIELD) >> lowest(needed))


@compiled
def ranks_used(buf: Any, entry: Any, remaining: Any) -> Any:
    """The ranks an entry hangs on, in the position at hand: the lowest one a suit."""
    place = load(buf, ENTRIES) + ENTRY_WORDS * entry
    bits = 0
    for suit in range(4):
        shift = (load(buf, place + (suit >> 1)) >> (52 + 5 * (suit & 1))) & 31
        cards = (remaining >> (16 * suit)) & FIELD
        low = 0
        while shift < 26:
            low = 1 << top_card(cards)
            cards ^= low
            shift += 2
        bits |= low << (16 * suit)
    return bits


@compiled
def tops_of(own: Any, depth_low: Any, depth_high: Any) -> Any:
    """Two suits' owners of so many top cards, and where they end (5 bits a suit)."""
    low = 26 - 2 * depth_low
    high = 26 - 2 * depth_high
    tops = ((own & PATTERN) >> low) << low | ((own >> 26 + high) << high) << 26
    return tops | low << 52 | high << 57


@compiled
def insert(
    buf: Any, key: Any, remaining: Any, own_a: Any, own_b: Any, ranks: Any, info: Any
) -> Any:
    """Store what was proven; `info` (31 bits) is the caller's."""
    entry = load(buf, FREE)
    slots = load(buf, SLOT_MASK) + 1
    if load(buf, SLOTS_USED) * 2 > slots and slots < load(buf, MOST):
        grow(buf)
    elif entry >= load(buf, POOL) or load(buf, SLOTS_USED) * 4 > slots * 3:
        store(buf, WIPES, load(buf, WIPES) + 1)
        fresh_table(buf, slots)
        entry = 1
    store(buf, FREE, entry + 1)
    generation = load(buf, GENERATION)
    d0 = depth_of(remaining, ranks, 0)
    d1 = depth_of(remaining, ranks, 1)
    d2 = depth_of(remaining, ranks, 2)
    d3 = depth_of(remaining, ranks, 3)
    group = 0
    if d0 >= TOPS_CARDS:
        group |= 1
    if d1 >= TOPS_CARDS:
        group |= 2
    if d2 >= TOPS_CARDS:
        group |= 4
    if d3 >= TOPS_CARDS:
        group |= 8
    slot = find_slot(buf, key)
    head = load(buf, slot + 1)
    if head >> 32 == generation:
        store(buf, slot + 1, head | 1 << group)
    else:
        store(buf, slot, key)
        store(buf, SLOTS_USED, load(buf, SLOTS_USED) + 1)
        store(buf, slot + 1, generation << 32 | 1 << group)
    chain = group_key(key, group, own_a, own_b)
    slot = find_slot(buf, chain)
    head = load(buf, slot + 1)
    behind = 0
    if head >> 32 == generation:
        behind = head & 0xFFFFFFFF
    else:
        store(buf, slot, chain)
        store(buf, SLOTS_USED, load(buf, SLOTS_USED) + 1)
    store(buf, slot + 1, generation << 32 | entry)
    place = load(buf, ENTRIES) + ENTRY_WORDS * entry
    store(buf, place, tops_of(own_a, d0, d1))
    store(buf, place + 1, tops_of(own_b, d2, d3))
    store(buf, place + 2, behind | info << 32)
    store(buf, place + 3, key)
    return 0
