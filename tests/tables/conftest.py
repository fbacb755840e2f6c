from collections.abc import Iterator
from pathlib import Path

import pytest

from labrys.tables.house import House
from tests.tables.houses import new_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = new_house(tmp_path)
    yield house
    house.close()
