"""What the package carries that others made: who, under which licence, and its words."""

import json
from pathlib import Path

from tools.problem import Problem

# `licence` is what the package itself says: a package that changes its licence stops the build.
CARRIED = (
    {
        "package": "@iconify-json/game-icons",
        "name": "game-icons",
        "authors": "Lorc, Delapouite & contributors",
        "home": "https://game-icons.net",
        "licence": "CC-BY-3.0",
        "called": "CC BY 3.0",
        "terms": "https://creativecommons.org/licenses/by/3.0/",
    },
    {
        "package": "@fontsource/cinzel",
        "name": "Cinzel",
        "authors": "The Cinzel Project Authors",
        "home": "https://github.com/NDISCOVER/Cinzel",
        "licence": "OFL-1.1",
        "called": "SIL Open Font License 1.1",
        "terms": "https://openfontlicense.org",
    },
    {
        "package": "@fontsource/alegreya-sans",
        "name": "Alegreya Sans",
        "authors": "The Alegreya Sans Project Authors",
        "home": "https://github.com/huertatipografica/Alegreya-Sans",
        "licence": "OFL-1.1",
        "called": "SIL Open Font License 1.1",
        "terms": "https://openfontlicense.org",
    },
    {
        "package": "htmx.org",
        "name": "htmx",
        "authors": "Big Sky Software",
        "home": "https://htmx.org",
        "licence": "BSD-0-Clause",
        "called": "Zero-Clause BSD",
        "terms": "https://opensource.org/license/0bsd",
    },
)


def licences(packages: Path) -> dict[str, bytes]:
    """licences.json for the page that tells them, and the full texts beside it."""
    made: dict[str, bytes] = {}
    told = []
    for one in CARRIED:
        folder = packages / one["package"]
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        if about["license"] != one["licence"]:
            raise Problem(
                f"{one['package']} is now under {about['license']}, not {one['licence']}: "
                "read it, then tell it in tools/licences.py."
            )
        text = ""
        if (folder / "LICENSE").is_file():
            text = f"licence-{one['name'].lower().replace(' ', '-')}.txt"
            made[text] = (folder / "LICENSE").read_bytes()
        told.append(
            {
                "name": one["name"],
                "version": about["version"],
                "authors": one["authors"],
                "home": one["home"],
                "licence": one["called"],
                "terms": one["terms"],
                "text": text,
            }
        )
    made["licences.json"] = (json.dumps(told, indent=2, ensure_ascii=False) + "\n").encode()
    return made
