"""The rulebooks: all of them, one with its search, and single rules."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import RedirectResponse

from labrys.games import NAMES
from labrys.web.rendering import game_words, language, render
from labrys.web.rulebooks import book, game_of
from labrys.web.searching import LONGEST, Search

router = APIRouter(include_in_schema=False)

Htmx = Annotated[str, Header(alias="HX-Request")]
Restored = Annotated[str, Header(alias="HX-History-Restore-Request")]


@router.get("/rules")
def rulebooks(request: Request) -> Response:
    """The list of the rulebooks."""
    return render(request, "rulebooks.html", games=_titles(request, NAMES))


@router.get("/rules/{game}")
def rulebook(
    request: Request, game: str, q: str = "", htmx: Htmx = "", restored: Restored = ""
) -> Response:
    """A whole rulebook, or what of it fits a search; with htmx the text alone."""
    if game not in NAMES:
        return _no_game(request, game, htmx)
    shown = book(game, language(request))
    search = Search(q)
    part = htmx == "true" and restored != "true"
    response = render(
        request,
        "parts/rules_text.html" if part else "rules.html",
        book=shown,
        search=search.typed,
        longest=LONGEST,
        found=shown.search(search) if search else None,
    )
    if part and not search:
        response.headers["HX-Replace-Url"] = f"/rules/{game}"
    return _varied(response)


@router.get("/rules/{game}/{rule}")
def one_rule(request: Request, game: str, rule: str, htmx: Htmx = "") -> Response:
    """One rule as a page of its own; with htmx only what a pop-up shows."""
    if game not in NAMES:
        return _no_game(request, game, htmx)
    shown = book(game, language(request))
    if rule not in shown.rules:
        if rule.upper() in shown.rules:
            return RedirectResponse(f"/rules/{game}/{rule.upper()}", 307)
        return _no_rule(request, game, rule, htmx)
    template = "parts/rule_text.html" if htmx == "true" else "rule.html"
    return _varied(render(request, template, book=shown, rule=shown.rules[rule]))


def _titles(request: Request, games: tuple[str, ...] | list[str]) -> list[tuple[str, str]]:
    """The games' names with their titles."""
    return [(game, game_words(game, language(request)).title()) for game in games]


def _no_game(request: Request, game: str, htmx: str) -> Response:
    near = get_close_matches(game[:LONGEST].lower(), NAMES, 3, 0.5) or NAMES
    links = [(f"/rules/{name}", title) for name, title in _titles(request, list(near))]
    return _missing(request, "rules-no-game", game, links, htmx)


def _no_rule(request: Request, game: str, rule: str, htmx: str) -> Response:
    wanted = rule[:LONGEST].upper()
    other = game_of(wanted)
    if other:
        links = [(f"/rules/{other}/{wanted}", wanted)]
    else:
        near = book(game, language(request)).near(wanted)
        links = [(f"/rules/{game}/{id}", id) for id in near]
    links.append((f"/rules/{game}", book(game, language(request)).title))
    return _missing(request, "rules-no-rule", rule, links, htmx)


def _missing(
    request: Request, message: str, name: str, links: list[tuple[str, str]], htmx: str
) -> Response:
    """There is no such thing; here is what comes near."""
    template = "parts/rules_missing.html" if htmx == "true" else "rules_missing.html"
    shown = name[:LONGEST]
    return _varied(
        render(request, template, status_code=404, message=message, name=shown, links=links)
    )


def _varied(response: Response) -> Response:
    """The same address answers a page or a part of it: caches must tell them apart."""
    response.headers.append("Vary", "HX-Request")
    return response
