"""Reads the content files of Minos and checks that they fit together."""

from pathlib import Path

from labrys.games.minos.content.loading.boards import read_boards
from labrys.games.minos.content.loading.cards import read_decrees, read_solo_cards, read_starts
from labrys.games.minos.content.loading.tiles import (
    read_action_bonuses,
    read_foundations,
    read_routes,
    read_sea_peoples,
    read_trade_bonuses,
    read_vases,
)
from labrys.games.minos.content.loading.values import (
    read_abilities,
    read_player_board,
    read_settings,
    read_tracks,
)
from labrys.games.minos.content.model import GOODS, REGIONS, Content
from labrys.kernel.text.content import ContentError, ContentFolder, Entry, Source

OWN = Path(__file__).parents[1]
FILES = [
    "abilities.toml",
    "action_bonuses.toml",
    "decrees.toml",
    "foundations.toml",
    "map.toml",
    "player_board.toml",
    "routes.toml",
    "sea_peoples.toml",
    "seats.toml",
    "settings.toml",
    "solo.toml",
    "spaces.toml",
    "starts.toml",
    "tracks.toml",
    "trade_bonuses.toml",
    "vases.toml",
]


def read_content(source: Source) -> Content:
    """The package's content, or what `source` has instead of it."""
    files = ContentFolder(OWN, FILES, source)
    content = Content()
    content.boards = read_boards(
        files.read("map.toml"), files.read("spaces.toml"), files.read("seats.toml")
    )
    content.decrees = read_decrees(files.read("decrees.toml"))
    content.starts = read_starts(files.read("starts.toml"))
    content.foundations = read_foundations(files.read("foundations.toml"))
    content.sea_peoples = read_sea_peoples(files.read("sea_peoples.toml"))
    content.trade_bonuses = read_trade_bonuses(files.read("trade_bonuses.toml"))
    content.action_bonuses = read_action_bonuses(files.read("action_bonuses.toml"))
    content.routes = read_routes(files.read("routes.toml"))
    content.vases = read_vases(files.read("vases.toml"))
    read_player_board(content, files.read("player_board.toml"))
    read_tracks(content, files.read("tracks.toml"))
    read_abilities(content, files.read("abilities.toml"))
    read_settings(content, files.read("settings.toml"))
    solo = files.read("solo.toml")
    solo.keys(["home", "cards"])
    content.solo_cards = read_solo_cards(solo)
    content.solo_home = _read_home(solo.entry("home"), content)
    _check_starts(content)
    content.playing = files.playing()
    return content


def _check_starts(content: Content) -> None:
    """Each starting region has its card (MIN-SETUP-25), each stack enough Goods."""
    for seats in (2, 3, 4):
        cards = [start for start in content.starts if start.seats == seats]
        regions = content.boards[seats].starts
        for card in cards:
            if card.region not in regions:
                what = f"region {card.region} is no starting region for {seats} players"
                expected = f"expected one of {', '.join(str(region) for region in regions)}"
                raise ContentError("starts.toml", card.id, what, expected)
            if [other.region for other in cards].count(card.region) > 1:
                what = f"region {card.region} is also on another card for {seats} players"
                raise ContentError("starts.toml", card.id, what, "expected one card for each")
            if sum(other.good == card.good for other in cards) > content.goods_per_stack:
                what = f"the stack of {GOODS[card.good]} is too small for these cards"
                raise ContentError("starts.toml", card.id, what, "expected another good")


def _read_home(entry: Entry, content: Content) -> list[int]:
    """The bot's first region by the human's (MIN-SOLO-06); 0 elsewhere."""
    board = content.boards[2]
    entry.keys([str(start) for start in board.starts])
    home = [0] * REGIONS
    for start in board.starts:
        region = entry.integer(str(start), 1, REGIONS - 1)
        if region not in board.regions or region in board.starts:
            what = f"region {region} cannot be the home for region {start}"
            raise entry.error(what, "expected a region that is no starting region")
        # Each Good of the bag names one region (MIN-RULE-65).
        named = sorted(board.good_of[other] for other in board.regions if other != region)
        if named != list(range(len(GOODS))):
            what = f"with the Good of region {region} covered, some Good names no or two regions"
            raise entry.error(what, "expected each Good once among the others")
        home[start] = region
    return home
