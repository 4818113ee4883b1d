"""The drawings: suits, court signs and grade icons, as CSS masks and as SVG symbols.

Streamlit's sanitizer takes SVG elements out of static HTML, so there every drawing is a mask in
a data URI, filled with the ink of its place. The table draws the same paths as symbols.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

SUITS: Final = {
    "S": '<path d="M16 1.5C15.4 4.6 4 12 4 19.2a6.1 6.1 0 0 0 10.7 4C14.4 26.3 13 28.8 10.8 30.5'
    'h10.4c-2.2-1.7-3.6-4.2-3.9-7.3A6.1 6.1 0 0 0 28 19.2C28 12 16.6 4.6 16 1.5Z"/>',
    "H": '<path d="M16 30C15 26 2.5 19.4 2.5 10.6A6.9 6.9 0 0 1 16 8.2a6.9 6.9 0 0 1 13.5 2.4'
    'C29.5 19.4 17 26 16 30Z"/>',
    "D": '<path d="M16 1.5c2.6 5.6 6.4 10.2 10.8 14.5-4.2 4.3-8.2 8.9-10.8 14.5'
    '-2.6-5.6-6.4-10.2-10.8-14.5C9.6 11.7 13.4 7.1 16 1.5Z"/>',
    "C": '<path d="M16 1.8a6.4 6.4 0 0 1 5.1 10.3 6.4 6.4 0 1 1-3.3 11.1c.3 3 1.5 5.6 3.7 7.3h-11'
    'c2.2-1.7 3.4-4.3 3.7-7.3A6.4 6.4 0 1 1 10.9 12.1 6.4 6.4 0 0 1 16 1.8Z"/>',
}

#: Crown, tiara, shield, and where the small suit stands in each: centre x, y and width.
COURTS: Final = {
    "K": (
        '<path class="l" d="M12 46 8 21l13 11L32 12l11 20 13-11-4 25Z"/><path class="l" '
        'd="M13 53h38"/><circle cx="8" cy="19" r="3"/><circle cx="32" cy="9" r="3.4"/>'
        '<circle cx="56" cy="19" r="3"/>',
        (32, 39, 12),
    ),
    "Q": (
        '<path class="l" d="M13 46C11 37 9 31 5 25c7 5 14 4 17-4 2 8 8 7 10-5 2 12 8 13 10 5'
        ' 3 8 10 9 17 4-4 6-6 12-8 21Z"/><path class="l" d="M14 53h36"/>'
        '<circle cx="5" cy="22" r="2.6"/><circle cx="22" cy="17.5" r="2.6"/>'
        '<circle cx="32" cy="12" r="3.2"/><circle cx="42" cy="17.5" r="2.6"/>'
        '<circle cx="59" cy="22" r="2.6"/>',
        (32, 39, 11),
    ),
    "J": (
        '<path class="l" d="M32 7c7 4 13 5 21 5v19c0 13-9 21-21 27C20 52 11 44 11 31V12'
        'c8 0 14-1 21-5Z"/>',
        (32, 31, 20),
    ),
}

#: Grades differ by outline: star disc, ring and tick, diamond, triangle, octagon. The second
#: part is cut out of the first.
ICONS: Final = {
    "best": (
        '<circle cx="16" cy="16" r="15"/>',
        '<path d="m16 6.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L16 21.5l-5.9 3.2 1.2-6.6-4.8-4.6'
        ' 6.6-.9Z"/>',
    ),
    "good": (
        '<circle cx="16" cy="16" r="13.5" fill="none" stroke="#fff" stroke-width="3"/>'
        '<path d="m9.5 16.5 4.5 4.5 8.5-9.5" fill="none" stroke="#fff" stroke-width="3"/>',
        "",
    ),
    "inacc": (
        '<path d="M16 1 31 16 16 31 1 16Z"/>',
        '<path d="M9 18c2-4 4.5-4 7-2s5 2 7-2" fill="none" stroke="#000" stroke-width="3"/>',
    ),
    "mistake": (
        '<path d="M16 2 31 29H1Z" stroke="#fff" stroke-linejoin="round" stroke-width="2"/>',
        '<path d="M14.3 11h3.4l-.6 9h-2.2Z"/><circle cx="16" cy="24" r="2"/>',
    ),
    "blunder": (
        '<path d="M10 1h12l9 9v12l-9 9H10l-9-9V10Z"/>',
        '<path d="m10.5 10.5 11 11m0-11-11 11" stroke="#000" stroke-width="3.6"/>',
    ),
    "star": (
        '<path d="m16 2 4.3 9 9.7 1.3-7 6.9 1.7 9.8L16 24.3 7.3 29 9 19.2l-7-6.9L11.7 11Z"/>',
        "",
    ),
    "cross": ('<path d="m5 9 4-4 7 7 7-7 4 4-7 7 7 7-4 4-7-7-7 7-4-4 7-7Z"/>', ""),
    "tick": (
        '<path d="m4 17 8 8L28 7" fill="none" stroke="#fff" stroke-width="5"/>',
        "",
    ),
}

#: The strokes of the court signs, in the ink of their place.
_STROKE: Final = (
    'fill="none" stroke="{ink}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
)


def art_css() -> str:
    """The rules that give each card of static HTML, suit and icon its mask."""
    rules = []
    for suit, path in SUITS.items():
        mask = _uri(32, path)
        rules.append(f":is(.card[data-suit={suit}],.mk.{suit}){{--suit:{mask};--art:{mask}}}")
        for rank in COURTS:
            court = _uri(64, _court(suit, rank, "#000"))
            rules.append(f".card[data-suit={suit}][data-rank={rank}] .art{{--art:{court}}}")
    rules.append(".card .pip{--art:var(--suit)}")
    return "\n".join([*rules, icon_css()])


def icon_css() -> str:
    """The rules that give each icon its mask."""
    return "\n".join(f".mk.{name}{{--art:{_icon(*parts)}}}" for name, parts in ICONS.items())


def card_symbols() -> str:
    """Suits and court signs as symbols, for a place that lets SVG through.

    A filled path is much cheaper to paint than a mask, and a hand has twenty-six of them.
    """
    symbols = []
    for suit, path in SUITS.items():
        symbols.append(f'<symbol id="{suit}" viewBox="0 0 32 32">{path}</symbol>')
        for rank in COURTS:
            sign = _court(suit, rank, "currentColor")
            symbols.append(f'<symbol id="{suit}-{rank}" viewBox="0 0 64 64">{sign}</symbol>')
    nowhere = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"<svg {nowhere}>{''.join(symbols)}</svg>"


def _court(suit: str, rank: str, ink: str) -> str:
    """A court sign with the small suit in it, in a field of 64 by 64."""
    sign, (x, y, width) = COURTS[rank]
    return (
        sign.replace('class="l"', _STROKE.format(ink=ink))
        + f'<g transform="translate({x - width / 2} {y - width / 2}) scale({width / 32})">'
        + f"{SUITS[suit]}</g>"
    )


def suit_svg(suit: str, colour: str) -> str:
    """One suit as a picture of its own, for the logo and the page's icon."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="{colour}">'
        f"{SUITS[suit]}</svg>"
    )


def _icon(shape: str, hole: str) -> str:
    if not hole:
        return _uri(32, shape)
    return _uri(
        32,
        '<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">'
        f'<g fill="#fff">{shape}</g>{hole}</mask>'
        '<rect width="32" height="32" mask="url(#m)"/>',
    )


def _uri(size: int, body: str) -> str:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{body}</svg>'
    return f'url("data:image/svg+xml,{quote(svg, safe="/:=,.- ")}")'
