"""A short hash of what a static file holds, for its address.

An address with `?v=` and the hash may be kept by the browser for a year: another content has
another address.
"""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path


def version_of(*files: Path) -> str:
    """The hash of some files, read again only when one of them has changed."""
    return hash_of(tuple((file, file.stat().st_mtime_ns) for file in files))


@lru_cache(maxsize=512)
def hash_of(files: tuple[tuple[Path, int], ...]) -> str:
    digest = sha256()
    for file, _ in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
