"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Two cores are often busy, so no example has a time limit; on CI the same examples are tried each
# time, so that a change is only ever blamed for what it did.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")


def pytest_report_header() -> str:
    """Which kernel is tested: a compiled copy may stand before the sources."""
    import labrys.kernel.position

    return f"kernel: {labrys.kernel.position.__file__}"


@pytest.fixture(scope="session")
def compiled() -> Path:
    """The compiled copy of the package, to be run beside the sources."""
    folder = os.environ.get("LABRYS_COMPILED")
    if folder is None:
        pytest.skip("no compiled copy at hand; `make pytest` makes one")
    path = Path(folder)
    assert list(path.glob("labrys__mypyc.*")), f"{path} holds no compiled copy; run `make compiled`"
    return path
