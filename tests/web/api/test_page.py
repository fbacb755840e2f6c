"""The page that describes the API, and the words that the API speaks."""

import re
from pathlib import Path

import pytest

from labrys.web.api.fields import SAID
from labrys.web.api.problems import STATUSES
from tests import ftl
from tests.web.api.programs import Programs

WORDS = Path(__file__).parents[3] / "labrys" / "web" / "words"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_shows_all_calls_and_shapes_without_any_script_of_its_own(
    programs: Programs, language: str
):
    answer = programs.client.get("/api", headers={"Accept-Language": language})
    assert answer.status_code == 200
    page = answer.text
    told = programs.get("/openapi.json").json()
    for path, methods in told["paths"].items():
        for method, call in methods.items():
            assert f'id="{call["operationId"]}"' in page
            assert path in page, (method, path)
    for name in told["components"]["schemas"]:
        assert f'id="{name}"' in page
    anchors = set(re.findall(r'href="#([^"]+)"', page))
    assert anchors <= set(re.findall(r'id="([^"]+)"', page))
    assert "⟨" not in page
    main = page[page.index("<main") :]
    assert "<script" not in main
    assert "style=" not in main


def test_every_call_has_a_name_and_a_sentence(programs: Programs):
    told = programs.get("/openapi.json").json()
    calls = [call for methods in told["paths"].values() for call in methods.values()]
    names = [call["operationId"] for call in calls]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z_]+", name) for name in names)
    assert all(call["description"].strip().endswith((".", ".\n")) for call in calls)
    assert {tag for call in calls for tag in call["tags"]} == {tag["name"] for tag in told["tags"]}


def test_the_description_holds_no_page(programs: Programs):
    told = programs.get("/openapi.json").json()
    assert all(path.startswith("/api/v1/") for path in told["paths"])


def test_every_word_of_the_api_is_there_in_both_languages_and_used():
    english, french = (ftl.messages(WORDS / f"{code}.ftl") for code in ("en", "fr"))
    mine = [name for name in english if name.startswith("api-")]
    assert mine == [name for name in french if name.startswith("api-")]
    for name in mine:
        assert ftl.variables(english, name) == ftl.variables(french, name)
    folder = WORDS.parent
    sources = [*(folder / "api").glob("*.py"), folder / "templates" / "api.html"]
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    said = set(re.findall(r"\([\"'](api-[a-z-]+)[\"']", text)) | set(SAID.values())
    said |= {f"api-{name}" for name in (*STATUSES.values(), "bad-body", "field-wrong")}
    assert set(mine) == said
