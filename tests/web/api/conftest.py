from collections.abc import Iterator

import pytest

from tests.web.api.programs import Programs, programs_in


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Programs]:
    """A house that the tests of a file share: each opens its own tables."""
    with programs_in(tmp_path_factory.mktemp("house")) as programs:
        yield programs
