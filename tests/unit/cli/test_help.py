"""`--help` and wrong command lines: both languages, one place for every text, 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata
from importlib.resources import files

import click
import pytest
from fluent.syntax import FluentParser, ast

from tests.unit.cli.conftest import Command
from trainer.cli.main import main
from trainer.i18n import LANGUAGES, Messages
from trainer.ui import serve

NBSP = "\u00a0"


def members(
    command: click.Command, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            member = command.get_command(context, name)
            assert member is not None
            assert member.name == name
            yield from members(member, (*path, name))


TREE = dict(members(main))
each_path = pytest.mark.parametrize("path", TREE, ids=[" ".join(path) or "alone" for path in TREE])
each_language = pytest.mark.parametrize("language", LANGUAGES)

#: A wrong command line of every kind, and what is said of it.
FAULTS = {
    "scor": (
        "there is no command scor; try score (see main --help)",
        "la commande scor n’existe pas ; essayez score (voir main --help)",
    ),
    "houses x": (
        "there is no command x; try list, show, validate (see main houses --help)",
        "la commande x n’existe pas ; essayez list, show, validate (voir main houses --help)",
    ),
    "drills --": (
        "a command is missing; try build, show, verify (see main drills --help)",
        "il manque une commande ; essayez build, show, verify (voir main drills --help)",
    ),
    "--hots x": (
        "there is no option --hots; try --host (see main --help)",
        "l’option --hots n’existe pas ; essayez --host (voir main --help)",
    ),
    "-- --hots": (
        "there is no option --hots; try --host (see main --help)",
        "l’option --hots n’existe pas ; essayez --host (voir main --help)",
    ),
    "houses list -x": (
        "there is no option -x; try -h, --help (see main houses list --help)",
        "l’option -x n’existe pas ; essayez -h, --help (voir main houses list --help)",
    ),
    "--port": (
        "--port needs a value (see main --help)",
        "--port attend une valeur (voir main --help)",
    ),
    "houses show --json=1 moon": (
        "--json takes no value (see main houses show --help)",
        "--json ne prend pas de valeur (voir main houses show --help)",
    ),
    "houses show": (
        "HOUSE is missing (see main houses show --help)",
        "il manque TABLE (voir main houses show --help)",
    ),
    "drills build": (
        "--family [nil-set|nil-cover|nil-make|nil-bid] is missing (see main drills build --help)",
        "il manque --family [nil-set|nil-cover|nil-make|nil-bid] (voir main drills build --help)",
    ),
    "bids now please": (
        "too many words: now please (see main bids --help)",
        "il y a des mots en trop : now please (voir main bids --help)",
    ),
    "match --a me": (
        "--a: me is none of pimc, policy, counting, random (see main match --help)",
        "--a : me ne figure pas parmi pimc, policy, counting, random (voir main match --help)",
    ),
    "match --seed x": (
        "--seed: x is not a whole number (see main match --help)",
        "--seed : x n’est pas un nombre entier (voir main match --help)",
    ),
    "match --worlds 1": (
        "--worlds: 1 is not a whole number from 2 up (see main match --help)",
        "--worlds : 1 n’est pas un nombre entier à partir de 2 (voir main match --help)",
    ),
    "--port 65536": (
        "--port: 65536 is not a whole number from 0 to 65535 (see main --help)",
        "--port : 65536 n’est pas un nombre entier de 0 à 65535 (voir main --help)",
    ),
    "match --seconds 0": (
        "--seconds: 0 is not a number above 0 (see main match --help)",
        "--seconds : 0 n’est pas un nombre supérieur à 0 (voir main match --help)",
    ),
    "drills build --family nil-set --out /": (
        "--out: / is not a file (see main drills build --help)",
        "--out : / n’est pas un fichier (voir main drills build --help)",
    ),
    f"lessons check --folder {__file__}": (
        f"--folder: {__file__} is not a folder (see main lessons check --help)",
        f"--folder : {__file__} n’est pas un dossier (voir main lessons check --help)",
    ),
}


@each_language
@each_path
def test_help_reads_well(command: Command, path: tuple[str, ...], language: str) -> None:
    asked = command("--lang", language, *path, "--help")
    assert asked.exit_code == 0
    assert command("--lang", language, *path, "-h").stdout == asked.stdout
    lines = asked.stdout.splitlines()
    assert lines[0].startswith({"en": "Usage: ", "fr": f"Utilisation{NBSP}: "}[language])
    assert max(map(len, lines)) <= 80
    for junk in ("``", ":func:", ":class:", "Args:", "Raises:", "Returns:", "None", "\t", "..."):
        assert junk not in asked.stdout, junk


@each_path
def test_french_help_is_french_throughout(command: Command, path: tuple[str, ...]) -> None:
    shown = command("--lang", "fr", *path, "--help").stdout
    english = re.search(
        r"Usage|Options:|Commands|Show|\b(default|required|the|COMMAND|ARGS|INTEGER|FLOAT|RANGE"
        r"|TEXT|PATH|FILE|DIRECTORY|FOLDER|NUMBER|ADDRESS|HOUSE|HAND|LESSON|RULE|VALUE)\b",
        shown,
    )
    assert not english
    assert not re.search(r"[ \n][:;?!»]|«(?!\u00a0)", shown)


@each_path
def test_no_command_has_its_texts_in_the_code(path: tuple[str, ...]) -> None:
    assert not TREE[path].help
    assert TREE[path].get_short_help_str() == ""
    assert not [one for one in TREE[path].params if getattr(one, "help", None)]


@each_language
def test_every_command_is_listed_with_its_first_sentence(command: Command, language: str) -> None:
    for path, group in TREE.items():
        if not isinstance(group, click.Group):
            continue
        shown = command("--lang", language, *path, "--help").stdout.split("\n\n")
        listed = dict(line.split(None, 1) for line in shown[-1].splitlines()[1:])
        assert list(listed) == group.list_commands(click.Context(group))
        for name, sentence in listed.items():
            alone = command("--lang", language, *path, name, "--help").stdout
            assert sentence == re.sub("[ \n]+", " ", alone.split("\n\n")[1]).strip(" \n")
            assert sentence.endswith(".")


def test_every_text_is_said(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    say = Messages.__call__

    def listen(self: Messages, key: str, **args: str) -> str:
        said.add(key)
        return say(self, key, **args)

    monkeypatch.setattr(Messages, "__call__", listen)
    for path in TREE:
        command(*path, "--help")
    for words in FAULTS:
        command(*words.split())
    source = (files("trainer.i18n") / "en" / "help.ftl").read_text(encoding="utf-8")
    written = {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ast.Message)}
    assert {key for key in said if key.startswith("help")} == written


@pytest.mark.parametrize("words", FAULTS)
@each_language
def test_a_wrong_command_line_is_told_in_one_line(
    command: Command, words: str, language: str
) -> None:
    result = command("--lang", language, *words.split())
    assert (result.exit_code, result.stdout) == (2, "")
    english, french = FAULTS[words]
    french = re.sub(" ([:;])", rf"{NBSP}\1", french)
    assert result.stderr == {"en": english, "fr": french}[language] + "\n"


@each_language
def test_a_group_alone_shows_its_help(command: Command, language: str) -> None:
    result = command("--lang", language, "bench")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == command("--lang", language, "bench", "--help").stdout


@pytest.mark.parametrize(
    "words",
    ["--lang fr {}", "--lang=fr {}", "{} --lang fr", "--lang en --lang fr {}",
     "--lang=en --lang fr {}", "lessons check {} --lang fr"],
)  # fmt: skip
def test_the_language_may_stand_anywhere(command: Command, words: str) -> None:
    assert command(*words.format("--help").split()).stdout.startswith("Utilisation")
    assert "n’existe pas" in command(*words.format("--hots").split()).stderr


def test_the_language_may_come_from_the_environment(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADES_TRAINER_LANG", "fr_CA")
    assert command("--help").stdout.startswith("Utilisation")
    assert command("--lang", "en", "--help").stdout.startswith("Usage")
    assert command("--lang", "de").stderr == (
        f"--lang{NBSP}: de ne figure pas parmi en, fr (voir main --help)\n"
    )


@pytest.mark.parametrize(("language", "said"), [("en", "Stopped."), ("fr", "Arrêté.")])
def test_who_interrupts_is_told_so(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    def interrupted(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(serve, "serve", interrupted)
    result = command("--lang", language)
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", f"\n{said}\n")


def test_the_version_is_known_where_the_package_is_installed(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "version", lambda name: f"{name} 1.2.3")
    assert command("--version").stdout == "spades-trainer 1.2.3\n"

    def unknown(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", unknown)
    assert command("--version").stdout == "unknown\n"
    assert command("--version", "--lang", "fr").stdout == "inconnue\n"
