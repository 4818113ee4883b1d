"""Static HTML: everything escaped, suits in their colours, names for screen readers."""

from trainer.engine import Card, Hand
from trainer.i18n import messages
from trainer.ui import html

EN, FR = messages("en"), messages("fr")


def test_text_is_escaped() -> None:
    assert html.text("<b>&") == "&lt;b&gt;&amp;"
    assert "<script" not in html.chip("<script>", "<script>")
    assert "<script" not in html.title("<script>", right="<script>")


def test_suits_in_text_take_their_colour_and_never_become_emoji() -> None:
    given = html.text(f"{EN.card(Card.parse('HT'))}, then ♠A.")
    assert given == (
        '<span class="cx" data-suit="H">♥\ufe0e10</span>, then '
        '<span class="cx" data-suit="S">♠\ufe0eA</span>.'
    )


def test_a_card_has_its_whole_name() -> None:
    drawn = html.card(FR, Card.parse("HQ"), "m", "counted")
    assert 'aria-label="dame de cœur, comptée, un pli"' in drawn
    assert ">D</b>" in drawn
    assert 'class="card m counted"' in drawn
    assert html.cards(EN, Hand.parse("AK..2."), "xs").count('role="img"') == 3


def test_the_grade_line_is_announced_by_its_words() -> None:
    line = html.grade_line(
        "mistake", "Mistake", "−16.4", html.text("Bid 4."), label="Mistake, 16.4 points lost"
    )
    assert 'role="status"' in line
    assert '<span class="sr">Mistake, 16.4 points lost</span><span aria-hidden="true">' in line


def test_lines_close_with_their_sum() -> None:
    table = html.lines(
        [
            html.Line((html.text("Contract 9"),), html.text("+90")),
            html.Line((html.text("no"),), html.text("0"), "no"),
            html.Line((html.text("337 → 427"),), html.text("+90"), "sum"),
        ],
        head=("", "points"),
    )
    assert table.count("<tr") == 4
    assert "<tr class=sum><td>337 → 427</td>" in table
    assert '<td class="no">no</td><td class="n no">0</td>' in table


def test_bags_stand_in_a_row() -> None:
    row = html.ScoreRow("You and North", "337", 7, "7 of 10 bags")
    pips = html.bag_pips(row, 10)
    assert pips.count("<i") == 10
    assert pips.count("class=on") == 7
    assert 'aria-label="7 of 10 bags"' in pips
