"""A box of Minos with a plain deck, for tests that are not about the design of the cards."""

from pathlib import Path

import pytest

from labrys.games.minos.content.loading.files import OWN
from labrys.games.minos.content.model import Content, load
from labrys.kernel.text.content import ContentError

CARD = """
[[decree]]
id = "{id}"
en = "Card {id}"
fr = "Carte {id}"
vp = 2
cost = 5
goods = ["stone"]
effect = ["weapon", "2 coin -> vp"]
trigger = "build"
trait = "coin"
"""


def plain_decrees() -> str:
    """A deck that keeps these tests apart from the design of the real one."""
    ids = [f"{age}{number:02}" for age in ("I", "II") for number in range(1, 73)]
    return "".join(CARD.format(id=id) for id in ids)


def box(folder: Path, **texts: str) -> Content:
    """The package's content with a plain deck and the given files instead of its own."""
    (folder / "decrees.toml").write_text(plain_decrees())
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text)
    return load(folder)


def refusal(folder: Path, name: str, old: str, new: str) -> str:
    """What is told when `old` is replaced by `new` in one file."""
    text = plain_decrees() if name == "decrees" else (OWN / f"{name}.toml").read_text()
    assert old in text
    with pytest.raises(ContentError) as caught:
        box(folder, **{name: text.replace(old, new, 1)})
    return str(caught.value)
