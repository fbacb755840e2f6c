"""Keys: what a browser and a seat prove themselves with. Only hashes of them are ever stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

# No letters or digits that are taken for one another when read aloud
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 10
LONGEST: Final = 100

SPECTATOR: Final = -1


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The public name of a table: short, and no right by itself."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a secret. It is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def nobodys() -> str:
    """The hash of a secret that nobody has."""
    return hashed(new_secret())


def seat_token(secret: str, table: str, seat: int, invitation: int = 0) -> str:
    """The token by which somebody may sit down, derived from its host's secret.

    The host's browser can ask for it again until it is used; what is stored can't be turned back.
    """
    place = f"{table} {'spectator' if seat == SPECTATOR else seat}"
    if invitation:
        place += f" {invitation}"
    digest = hmac.digest(secret.encode(), place.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def plausible(secret: str) -> bool:
    """Whether a text can be a secret at all: nothing else is hashed or looked up."""
    return 20 <= len(secret) <= LONGEST and secret.isascii()


def chance_seed(seed: int, ply: int) -> int:
    """The seed of chance at one choice of a table.

    Chance begins anew at every choice, so all servers agree and an undo rolls no other dice.
    """
    digest = hashlib.sha256(f"chance {seed} {ply}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def bot_seed(seed: int, seat: int) -> int:
    """A seed of the bot's own, that has nothing to do with the dice of the game."""
    digest = hashlib.sha256(f"bot {seat} of game {seed}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
