"""The rulebooks in the browser: whole, searched, and rule by rule."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from labrys.games import NAMES, find
from labrys.kernel.text.rulebook import Rulebook
from labrys.kernel.text.words import languages
from labrys.web.pages.rules import router
from labrys.web.rulebooks import Book, book, linked
from labrys.web.rulereading import read_chapters
from labrys.web.searching import LONGEST, Search, folded, plain

BOOKS = [(game, language) for game in NAMES for language in languages()]
HTMX = {"HX-Request": "true"}


@pytest.fixture(scope="module")
def browser() -> TestClient:
    app = FastAPI()
    app.include_router(router)
    return TestClient(app)


class Seen(HTMLParser):
    """What a page holds: its ids, the addresses of its links, and whether its tags are closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.headings: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert "style" not in found
        assert not any(name.startswith("on") for name in found)
        self.ids += [str(found["id"])] if "id" in found else []
        self.links += [str(found["href"])] if tag == "a" else []
        if tag in ("h1", "h2", "h3"):
            self.headings.append(tag)
        if tag not in ("meta", "link", "input", "br", "hr", "use"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "use":
            assert self.open.pop() == tag


def source(game: str, language: str) -> Rulebook:
    return Rulebook.read(find(game).folder / "rulebook" / f"{language}.md")


def words(html: str) -> str:
    return re.sub(r"\W+", " ", plain(html))


def found(game: str, language: str, typed: str) -> tuple[int, str]:
    result = book(game, language).search(Search(typed))
    return result.count, result.html


# ---- the book


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_stands_on_the_page_once_in_order_and_under_its_title(game, language):
    rules = source(game, language)
    shown = book(game, language)
    assert list(shown.rules) == rules.ids
    assert [id for id in Seen(shown.html).ids if not id.startswith("chapter-")] == rules.ids
    assert all(shown.rules[id].chapter.title == rules.title_of(id) for id in rules.ids)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_rule_on_the_page_says_what_the_rulebook_says(game, language):
    rules = source(game, language)
    for id, rule in book(game, language).rules.items():
        bare = re.sub(r"[*`|]|^\s*-+|(?<=\|)-+|^- ", " ", rules.text(id), flags=re.M)
        assert words(rule.html).split() == re.sub(r"\W+", " ", bare).split(), id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_link_of_a_book_leads_to_a_rule_or_a_chapter_of_it(game, language):
    shown = book(game, language)
    seen = Seen(shown.html + shown.intro)
    assert not seen.open
    assert len(seen.ids) == len(set(seen.ids))
    places = {f"/rules/{game}#{id}" for id in seen.ids}
    assert set(seen.links) <= places
    assert {f"/rules/{game}#{one.anchor}" for one in shown.chapters} <= places


def test_the_ids_that_a_rule_mentions_are_links():
    html = book("minos", "en").rules["MIN-GEN-11"].html
    assert '<a class="rule-link" href="/rules/minos#MIN-RULE-23">MIN-RULE-23</a>' in html


def test_a_rule_knows_who_mentions_it_and_its_neighbours():
    rule = book("minos", "en").rules["MIN-RULE-36"]
    assert "MIN-RULE-11" in rule.cited_by
    assert (rule.before, rule.after) == ("MIN-RULE-35", "MIN-RULE-37")
    assert book("minos", "en").rules["MIN-GEN-01"].before == ""


def test_a_table_belongs_to_its_rule_and_names_its_rows_and_columns():
    html = book("minos", "en").rules["MIN-ACT-08"].html
    assert '<th scope="row" role="rowheader">Expand</th>' in html
    assert '<td role="cell" data-label="Space 2">5 points</td>' in html


def test_a_rulebook_cannot_bring_html_or_addresses_of_its_own():
    text = "# T\n\n## C\n\n- **AB-C-01** <b>x</b> <script>y</script> [z](http://w) ![p](q)\n"
    (piece,) = read_chapters(text, "minos", {"AB-C-01"})[1].pieces
    assert "<b" not in piece.html
    assert "<script" not in piece.html
    assert "<a" not in piece.html
    assert "<img" not in piece.html


def test_rules_may_be_paragraphs_and_own_the_table_below_them():
    text = (
        "# T\n\nIntro.\n\n## C\n\n**AB-C-01** One.\n\n| a | b |\n|:-:|---|\n| 1 | 2 |\n\nProse.\n"
    )
    first, chapter = read_chapters(text, "minos", {"AB-C-01"})
    assert plain(first.pieces[0].html) == "Intro."
    assert [piece.rule for piece in chapter.pieces] == ["AB-C-01", ""]
    assert "<table" in chapter.pieces[0].html
    assert "style" not in chapter.pieces[0].html


def test_chapters_of_one_title_have_different_anchors():
    chapters = read_chapters("# T\n\n## Ça & là\n\n## Ça & là\n", "minos", ())
    assert [one.anchor for one in chapters[1:]] == ["chapter-ca-la", "chapter-ca-la-2"]


# ---- links in any sentence


def test_rule_ids_in_a_sentence_become_links_and_the_rest_is_escaped():
    html = linked('<b>"needs" 1 Tower more (MIN-BUILD-08)', "minos")
    assert html == (
        "&lt;b&gt;&#34;needs&#34; 1 Tower more "
        '(<a class="rule-link" href="/rules/minos#MIN-BUILD-08">MIN-BUILD-08</a>)'
    )


def test_ids_that_the_game_does_not_have_stay_words():
    assert linked("MIN-BUILD-99, ML-SUP-01, XMIN-BUILD-08", "minos") == (
        "MIN-BUILD-99, ML-SUP-01, XMIN-BUILD-08"
    )


# ---- search


@pytest.mark.parametrize("typed", ["cité", "CITE", "Cite", "cité\u0301".upper()])
def test_search_minds_neither_case_nor_accents(typed):
    count, html = found("minos", "fr", typed)
    assert count > 10
    assert "<mark>Cité</mark>" in html


def test_search_finds_ids_and_parts_of_them():
    assert found("minos", "en", "MIN-DRAFT-04")[0] >= 1
    _, html = found("minos", "en", "draft-0")
    assert "MIN-<mark>DRAFT-0</mark>4</a>" in html


def test_all_the_words_must_be_there_and_each_may_be_a_beginning():
    both, html = found("minos", "en", "tow reg")
    assert 0 < both < found("minos", "en", "tow")[0]
    assert "<mark>Tow</mark>er" in html
    assert "<mark>reg</mark>ion" in html


def test_a_word_is_not_found_inside_another():
    assert "<mark>" not in Search("hip").marked("<p>Ship</p>")
    assert not Search("hip").fits(folded("Ship"))


def test_search_finds_what_stands_between_the_rules():
    count, html = found("minotaur", "en", "horde")
    assert count >= 1
    assert '<div class="prose">' in html


@pytest.mark.parametrize("typed", ["l'offre", "l’offre"])
def test_an_apostrophe_may_be_typed_as_on_a_keyboard(typed):
    assert found("minos", "fr", typed)[0] > 0


def test_marks_never_break_the_html():
    for typed in ("a", "rule", "href", "class", "amp", "quot", "&", "<", "1", "t", "section h2"):
        for game, language in BOOKS:
            assert not Seen(book(game, language).search(Search(typed)).html).open


def test_marked_text_stays_escaped():
    assert Search("b").marked("<p>a &lt;b&gt; &amp; b</p>") == (
        "<p>a &lt;<mark>b</mark>&gt; &amp; <mark>b</mark></p>"
    )


def test_letters_that_fold_into_several_are_marked_whole():
    assert Search("coeur").marked("Cœur") == "<mark>Cœur</mark>"
    assert Search("co").marked("Cœur") == "<mark>Cœ</mark>ur"


@pytest.mark.parametrize("typed", ["", "   ", '"', "...", "\u0301"])
def test_a_search_for_nothing_is_none(typed):
    assert not Search(typed)


def test_what_is_too_long_to_be_typed_is_cut():
    assert len(Search("x" * 10_000).typed) == LONGEST
    assert found("minos", "en", "a " * 5000)[0] > 0


# ---- the pages


def get(browser: TestClient, path: str, **headers: str) -> Response:
    answer: Response = browser.get(path, headers={"Accept-Language": "en", **headers})
    assert not Seen(answer.text).open
    return answer


def test_the_list_leads_to_every_rulebook(browser):
    links = Seen(get(browser, "/rules").text).links
    assert {f"/rules/{game}" for game in NAMES} <= set(links)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_page_holds_the_whole_book_in_the_visitors_language(browser, game, language):
    answer = browser.get(f"/rules/{game}", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert book(game, language).html in answer.text
    assert "⟨" not in answer.text


def test_a_search_works_without_script(browser):
    answer = get(browser, "/rules/minos?q=Vase+claim")
    assert "passages for “Vase claim”" in answer.text
    assert "<mark>claim</mark>" in answer.text
    assert 'value="Vase claim"' in answer.text


def test_headings_of_what_was_found_leave_out_no_level(browser):
    answer = browser.get("/rules/minos?q=bot", headers={"Accept-Language": "fr"})
    levels = [int(tag[1]) for tag in Seen(answer.text).headings]
    assert 3 in levels
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_a_search_that_finds_nothing_says_so(browser):
    answer = get(browser, "/rules/minos?q=%3Cscript%3Ealert(1)")
    assert answer.status_code == 200
    assert "Nothing in these rules has “&lt;script&gt;alert(1)”" in answer.text
    assert "<script>alert" not in answer.text


def test_with_htmx_only_the_text_is_sent(browser):
    answer = get(browser, "/rules/minos?q=vase", **HTMX)
    assert "<html" not in answer.text
    assert "<mark>Vase</mark>" in answer.text
    assert "HX-Request" in answer.headers["Vary"]
    emptied = get(browser, "/rules/minos?q=", **HTMX)
    assert emptied.headers["HX-Replace-Url"] == "/rules/minos"
    assert book("minos", "en").html in emptied.text


def test_a_page_that_htmx_restores_is_whole(browser):
    restored = {**HTMX, "HX-History-Restore-Request": "true"}
    assert "<html" in get(browser, "/rules/minos?q=vase", **restored).text


def test_one_rule_is_a_page_or_a_slip_for_a_pop_up(browser):
    page = get(browser, "/rules/minos/MIN-RULE-36").text
    assert "<html" in page
    assert '<h1 id="rule-shown">MIN-RULE-36</h1>' in page
    assert 'href="/rules/minos/MIN-RULE-37"' in page
    slip = get(browser, "/rules/minos/MIN-RULE-36", **HTMX).text
    assert "<html" not in slip
    assert '<h2 id="rule-shown">MIN-RULE-36</h2>' in slip
    assert 'method="dialog"' in slip


def test_an_id_in_small_letters_leads_to_its_rule(browser):
    answer = browser.get("/rules/minos/min-rule-36", follow_redirects=False)
    assert answer.headers["location"] == "/rules/minos/MIN-RULE-36"


def test_an_unknown_rule_is_not_found_but_near_ones_are_named(browser):
    answer = get(browser, "/rules/minos/MIN-DRAFT-99")
    assert answer.status_code == 404
    assert "/rules/minos/MIN-DRAFT-07" in Seen(answer.text).links


def test_a_rule_of_another_game_is_found_in_its_rulebook(browser):
    answer = get(browser, "/rules/minos/ML-SUP-01")
    assert answer.status_code == 404
    assert "/rules/minotaur/ML-SUP-01" in Seen(answer.text).links


@pytest.mark.parametrize("path", ["/rules/mino", "/rules/mino/MIN-GEN-01", "/rules/chess"])
def test_an_unknown_game_is_not_found_but_others_are_named(browser, path):
    answer = get(browser, path)
    assert answer.status_code == 404
    assert "/rules/minos" in Seen(answer.text).links


@pytest.mark.parametrize("odd", ["%3Cb%3E", "%00", "x" * 3000, "..%2e", "%F0%9F%90%82", "%ff"])
def test_odd_names_are_not_found_and_stay_harmless(browser, odd):
    for path in (f"/rules/{odd}", f"/rules/minos/{odd}"):
        answer = get(browser, path)
        assert answer.status_code == 404
        assert "<b>" not in answer.text
    assert get(browser, f"/rules/minos?q={odd}").status_code == 200


def test_a_book_is_made_once():
    assert book("minos", "en") is book("minos", "en")
    assert isinstance(book("minos", "en"), Book)
