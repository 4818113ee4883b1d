"""The builder of the bank: the same text from the same size, in the form that is read."""

from __future__ import annotations

from trainer.content.bid_bank import GROUPS, bid_bank, read_bank
from trainer.teaching.course.bank_builder import bank_text


def test_a_small_bank_is_made_again_and_read() -> None:
    text = "\n".join(bank_text(1, 100))
    assert text == "\n".join(bank_text(1, 100))
    entries = read_bank(text)
    assert [entry.group for entry in entries] == list(GROUPS)
    firsts = [next(one for one in bid_bank() if one.group == group) for group in GROUPS]
    for small, stored in zip(entries, firsts, strict=True):
        assert small.hand == stored.hand
        for table, tried in stored.tables.items():
            assert list(small.tables[table]) == list(tried)
            for number, bid in tried.items():
                assert abs(small.tables[table][number].chance - bid.chance) <= 20
