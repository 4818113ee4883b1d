"""The transposition table, by partition search.

A position's class is the lengths of the suits in all hands, the leader and whether spades are
broken; within a class an entry holds for every position whose owners agree on the top cards that
its proof used (M. Ginsberg, "Partition search", AAAI 1996; the division into lengths and relative
ranks is that of DDS). Classes sit in an open-addressing table, their entries in a chain.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.layout import (
    ENTRIES,
    ENTRY_WORDS,
    FIELD,
    FREE,
    GENERATION,
    POOL,
    SLOT_MASK,
    SLOT_WORDS,
    SLOTS,
    SLOTS_USED,
    WIPES,
)
from trainer.solver.kernel.words import load, lowest, popcount, store

LENGTHS = 0xFFFF
PATTERN = 0x3FFFFFF
TOPS_BITS = 6  # owners of a suit's top three cards
TOPS_AT = 26 - TOPS_BITS
TOPS = (1 << TOPS_BITS) - 1
LAST_TOP = 26 - TOPS_BITS
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
def find_slot(buf: Any, key: Any) -> Any:
    """Address of the class's slot, or of the empty one where it belongs."""
    mask = load(buf, SLOT_MASK)
    generation = load(buf, GENERATION)
    mixed = key * MIX
    mixed ^= mixed >> 29
    at = mixed & mask
    while True:
        slot = SLOTS + SLOT_WORDS * at
        if load(buf, slot + 1) >> 32 != generation or load(buf, slot) == key:
            return slot
        at = (at + 1) & mask


@compiled
def groups_of(buf: Any, key: Any) -> Any:
    """The class's groups that hold entries: bit g for group g."""
    slot = find_slot(buf, key)
    head = load(buf, slot + 1)
    if head >> 32 != load(buf, GENERATION):
        return 0
    return head & 0xFFFF


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
def first_entry(buf: Any, key: Any, groups: Any, own_a: Any, own_b: Any) -> Any:
    """First entry of the chain for the lowest of `groups`; 0 for none."""
    slot = find_slot(buf, group_key(key, lowest(groups), own_a, own_b))
    head = load(buf, slot + 1)
    if head >> 32 != load(buf, GENERATION):
        return 0
    return head & 0xFFFFFFFF


@compiled
def mask_of(remaining: Any, ranks: Any, suit: Any) -> Any:
    """Mask over the 26-bit owner pattern: the top cards down to the lowest that matters."""
    needed = (ranks >> (16 * suit)) & FIELD
    if needed == 0:
        return 0
    depth = popcount(((remaining >> (16 * suit)) & FIELD) >> lowest(needed))
    return PATTERN & ~((1 << (26 - 2 * depth)) - 1)


@compiled
def lowest_ranks(remaining: Any, mask_a: Any, mask_b: Any) -> Any:
    """The ranks an entry's masks stand for, in the position at hand: one bit a suit."""
    bits = 0
    for suit in range(4):
        pair = mask_a if suit < 2 else mask_b
        mask = (pair >> (26 * (suit & 1))) & PATTERN
        if mask:
            cards = (remaining >> (16 * suit)) & FIELD
            for _ in range(popcount(cards) - (popcount(mask) >> 1)):
                cards &= cards - 1
            bits |= (cards & -cards) << (16 * suit)
    return bits


@compiled
def insert(
    buf: Any, key: Any, remaining: Any, own_a: Any, own_b: Any, ranks: Any, info: Any
) -> Any:
    """Store what was proven; `info` (31 bits) is the caller's."""
    entry = load(buf, FREE)
    mask = load(buf, SLOT_MASK)
    if entry >= load(buf, POOL) or load(buf, SLOTS_USED) * 4 > mask * 3:
        store(buf, WIPES, load(buf, WIPES) + 1)
        fresh_table(buf, mask + 1)
        entry = 1
    store(buf, FREE, entry + 1)
    generation = load(buf, GENERATION)
    mask_a = mask_of(remaining, ranks, 0) | mask_of(remaining, ranks, 1) << 26
    mask_b = mask_of(remaining, ranks, 2) | mask_of(remaining, ranks, 3) << 26
    group = (
        (mask_a >> LAST_TOP & 1)
        | (mask_a >> 26 + LAST_TOP & 1) << 1
        | (mask_b >> LAST_TOP & 1) << 2
        | (mask_b >> 26 + LAST_TOP & 1) << 3
    )
    slot = find_slot(buf, key)
    head = load(buf, slot + 1)
    if head >> 32 == generation:
        store(buf, slot + 1, head | 1 << group)
    else:
        store(buf, slot, key)
        store(buf, SLOTS_USED, load(buf, SLOTS_USED) + 1)
        store(buf, slot + 1, generation << 32 | 1 << group)
    slot = find_slot(buf, group_key(key, group, own_a, own_b))
    head = load(buf, slot + 1)
    if head >> 32 == generation:
        following = head & 0xFFFFFFFF
    else:
        following = 0
        store(buf, slot, group_key(key, group, own_a, own_b))
        store(buf, SLOTS_USED, load(buf, SLOTS_USED) + 1)
    store(buf, slot + 1, generation << 32 | entry)
    place = load(buf, ENTRIES) + ENTRY_WORDS * entry
    store(buf, place, own_a & mask_a)
    store(buf, place + 1, own_b & mask_b)
    store(buf, place + 2, mask_a)
    store(buf, place + 3, mask_b)
    store(buf, place + 4, following | info << 32)
    store(buf, place + 5, key)
    return 0
