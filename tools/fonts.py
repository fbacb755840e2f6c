"""The typefaces of the pages: the letters of Western languages, in the weights that are used."""

import json
from pathlib import Path

# Family, its package, and each weight with its style.
FAMILIES = (
    ("Cinzel", "@fontsource/cinzel", (("600", "normal"), ("700", "normal"))),
    (
        "Alegreya Sans",
        "@fontsource/alegreya-sans",
        (("400", "normal"), ("400", "italic"), ("700", "normal")),
    ),
)
SUBSET = "latin"

FACE = """\
@font-face {{
  font-family: "{family}";
  font-style: {style};
  font-weight: {weight};
  font-display: swap;
  src: url("{file}") format("woff2");
  unicode-range: {letters};
}}
"""


def fonts(packages: Path) -> dict[str, bytes]:
    """The font files, and the style sheet that names them."""
    made: dict[str, bytes] = {}
    faces = []
    for family, package, cuts in FAMILIES:
        folder = packages / package
        short = package.rpartition("/")[2]
        letters = json.loads((folder / "unicode.json").read_text(encoding="utf-8"))[SUBSET]
        for weight, style in cuts:
            source = folder / "files" / f"{short}-{SUBSET}-{weight}-{style}.woff2"
            file = f"{short}-{weight}{'-italic' if style == 'italic' else ''}.woff2"
            made[file] = source.read_bytes()
            faces.append(
                FACE.format(family=family, style=style, weight=weight, file=file, letters=letters)
            )
    made["fonts.css"] = "\n".join(faces).encode()
    return made
