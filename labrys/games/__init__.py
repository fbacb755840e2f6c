"""The games: one folder each here, or one of another package, found by its entry point.

This list is the one place that names them. A package of somebody else's offers its games in the
entry point group `labrys.games`: a name, and the function that makes the game.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from labrys.kernel.errors import BadSetting, LabrysError, Misfit, RecordError
from labrys.kernel.game import AnyGame, Game, ask_also
from labrys.kernel.given import Given, said
from labrys.kernel.lexicon import shown
from labrys.kernel.position import Position
from labrys.kernel.record import Record
from labrys.kernel.text.content import ContentError, Source
from labrys.kernel.text.overlay import Overlaid, Overlay, is_overlay, read_overlay
from labrys.kernel.text.playing import Playing

OWN: Final = ("minos", "minotaur", "diluvium", "monumental")
GROUP: Final = "labrys.games"

# A name that one of ours has means ours.
OUTSIDE: Final[dict[str, EntryPoint]] = {
    found.name: found for found in entry_points(group=GROUP) if found.name not in OWN
}
NAMES: Final = (*OWN, *sorted(OUTSIDE))
# Where packs lie: a folder that has one for each game, by its name. In the environment, so that the
# processes that bots and simulations run in find them, too.
PACKS: Final = "LABRYS_PACKS"
# The overlays that every game is played with which they are for: paths, as in PATH.
CHANGES: Final = "LABRYS_CHANGES"
# Games with contents of their own that are kept in memory, some megabytes each.
KEPT: Final = 24

# Where contents are kept: the data of a game's content by its id.
Contents = Callable[[str, str], Playing | None]

_loaded: dict[str, AnyGame] = {}
_kept: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()
_lock = threading.Lock()


def find(name: str) -> AnyGame:
    """The game of that name, loaded once."""
    _check_name(name)
    if name not in _loaded:
        overlays = [overlay for overlay in _changes() if overlay.game == name]
        _loaded[name] = laid(name, overlays) if overlays else make(name, packs_of(name))
    return _loaded[name]


def changed(name: str, *paths: Path | str) -> AnyGame:
    """The game with the overlays of some files or folders on its content, the first one lowest.

    labrys.games.changed("minos", "cheaper-spears.toml").new(2)
    """
    return laid(name, [read_overlay(Path(path)) for path in paths])


def laid(name: str, overlays: Sequence[Overlay]) -> AnyGame:
    """The game with overlays that were read; whatever the game does not take is said of them."""
    _check_name(name)
    for overlay in overlays:
        if overlay.game != name:
            what = f"this overlay is for '{shown(overlay.game)}'"
            raise ContentError(overlay.file, "", what, f"expected game = '{name}'")
    files = [overlay.file for overlay in overlays]
    try:
        game = make(name, Overlaid(overlays, packs_of(name)))
    except ContentError as error:
        if error.file in files or not files:
            raise
        where = f"{', '.join(files)}: {error.file}"
        raise ContentError(where, error.entry, error.what, error.expected) from None
    if overlays and not game.playing.overlays():
        raise BadSetting(f"the game '{name}' has no content that an overlay could change")
    return game


def use_changes(paths: Sequence[Path], name: str) -> None:
    """Play a game with overlays, here and in the processes that come from here. To be said before
    the game is first asked for."""
    game = changed(name, *paths)
    os.environ[CHANGES] = os.pathsep.join(str(path.resolve()) for path in paths)
    _loaded.clear()
    _loaded[name] = game


def _changes() -> list[Overlay]:
    return [
        read_overlay(Path(path)) for path in os.environ.get(CHANGES, "").split(os.pathsep) if path
    ]


def use_packs(folder: Path) -> None:
    """Play every game with the content files that lie under its name in a folder: packs, or files
    that stand in for its own. Overlays lie beside these folders, and are offered (`offers`). To be
    said before a game is first asked for."""
    if not folder.is_dir():
        raise BadSetting(f"there is no folder '{shown(str(folder))}' for packs")
    found = sorted(path.name for path in folder.iterdir() if path.is_dir() and not is_overlay(path))
    overlays = [path for path in folder.iterdir() if is_overlay(path)]
    if not (found or overlays) or any(name not in NAMES for name in found):
        raise BadSetting(
            "a folder of packs has overlays, or a folder for each game, named "
            f"{_all_names()}; here there is {shown(', '.join(found)) or 'none'}"
        )
    os.environ[PACKS] = str(folder.resolve())
    _loaded.clear()


def packs_of(name: str) -> Path | None:
    """The folder with the packs of a game, if somebody said where they are."""
    folder = Path(os.environ[PACKS], name) if os.environ.get(PACKS) else None
    return folder if folder is not None and folder.is_dir() else None


def make(name: str, source: Source = None) -> AnyGame:
    """A game with its own content, with files of a folder or overlays, or a kept one."""
    _check_name(name)
    if name in OUTSIDE:
        return _from_outside(OUTSIDE[name], source)
    game = import_module(f"labrys.games.{name}.game").make(source)
    assert isinstance(game, Game)
    return game


def _check_name(name: Given) -> None:
    if not isinstance(name, str):
        raise BadSetting(f"a game is named by a word, not {said(name)}; there is {_all_names()}")
    if name not in NAMES:
        near = get_close_matches(name[:40], NAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadSetting(f"there is no game '{shown(name)}'; the games are {_all_names()}{hint}")


def _all_names() -> str:
    return ", ".join(NAMES)


def _from_outside(entry: EntryPoint, source: Source) -> AnyGame:
    """The game of another package; whatever is wrong with it is said of that package."""
    where = f"the game '{entry.name}' of '{entry.value}'"
    try:
        maker: Callable[[Source], object] = entry.load()
        game = maker(source)
    except LabrysError:
        raise
    except Exception as error:
        raise BadSetting(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise BadSetting(f"{where} is no game: expected a labrys Game, not {type(game).__name__}")
    if game.name != entry.name:
        raise BadSetting(f"{where} calls itself '{game.name}': the two names must be the same")
    return game


def with_content(name: str, playing: Playing) -> AnyGame:
    """The game with a content that was kept; its names and texts are those of today."""
    newest = find(name)
    if playing.id == newest.playing.id:
        return newest
    with _lock:
        game = _kept.get((name, playing.id))
        if game is None:
            game = make(name, playing)
        _kept[name, playing.id] = game
        _kept.move_to_end((name, playing.id))
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
        return game


def of_record(record: Record, contents: Contents | None = None) -> AnyGame:
    """The game to replay a record with: with the content it was begun with, if the record has it
    along or it is known here; else the newest."""
    newest = find(record.game)
    if not record.content or record.content == newest.playing.id:
        return newest
    playing = record.playing
    if playing is None and contents is not None:
        playing = contents(record.game, record.content)
    if playing is None:
        return _kept.get((record.game, record.content), newest)
    try:
        return with_content(record.game, playing)
    except LabrysError as error:
        raise RecordError(f"the record's content: {error}") from None


def replayed(record: Record, contents: Contents | None = None, upto: int = -1) -> Position:
    """The position that a record leads to, whichever rules and content it was made with."""
    game = of_record(record, contents)
    try:
        return record.replay(game, upto)
    except Misfit as misfit:
        raise explained(misfit, record, game) from None


def explained(misfit: Misfit, record: Record, game: AnyGame) -> Misfit:
    """A misfit that also says if the content of the record is missing here."""
    if not record.content or record.content == game.playing.id:
        return misfit
    missing = f"the record was made with another content ({record.content}) and does not bring it"
    return Misfit("", f"{misfit}; {missing}", misfit.ply, misfit.choice)


# A position that arrives in a process may be the first of its game there.
ask_also(find)
