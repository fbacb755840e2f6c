"""The page that describes the API to people: the OpenAPI document in the style of the house."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from markupsafe import Markup, escape

from labrys.web.api.describing import PREFIX
from labrys.web.rendering import render

router = APIRouter(include_in_schema=False)

METHODS: Final = ("get", "post")


@dataclass(frozen=True)
class Field:
    """A field of something that is sent or answered."""

    name: str
    kind: str
    model: str
    needed: bool
    text: Markup


@dataclass(frozen=True)
class Call:
    """One call of the API."""

    id: str
    method: str
    path: str
    summary: Markup
    text: Markup
    public: bool
    parameters: list[Field]
    body: str
    answer: str
    answered: str
    problems: list[tuple[str, str]]


@dataclass(frozen=True)
class Shape:
    """What is sent or answered."""

    name: str
    text: Markup
    fields: list[Field]
    example: str


@router.get("/api")
def description(request: Request) -> Response:
    """All calls, and what they take and give."""
    told = request.app.openapi()
    groups = [(tag["description"], _calls(tag["name"], told)) for tag in told["tags"]]
    return render(
        request,
        "api.html",
        prefix=PREFIX,
        document=f"{PREFIX}/openapi.json",
        groups=groups,
        shapes=shapes(json.dumps(told["components"]["schemas"])),
    )


def _calls(tag: str, told: dict[str, Any]) -> list[Call]:
    return [
        _call(path, method, operation)
        for path, operations in told["paths"].items()
        for method, operation in operations.items()
        if method in METHODS and tag in operation["tags"]
    ]


def _call(path: str, method: str, told: dict[str, Any]) -> Call:
    first, _, rest = told["description"].partition("\n\n")
    good = next(code for code in told["responses"] if code.startswith("2"))
    kind, model = _answered(told["responses"][good])
    body = told.get("requestBody", {}).get("content", {}).get("application/json", {})
    return Call(
        id=told["operationId"],
        method=method.upper(),
        path=path,
        summary=_prose(first),
        text=_prose(rest),
        public="security" not in told,
        parameters=[
            _field(one["name"], one["schema"], one["required"], one.get("description", ""))
            for one in told.get("parameters", [])
            if one["in"] != "path"
        ],
        body=_name(body.get("schema", {})),
        answer=model,
        answered=f"{good} {kind}",
        problems=[
            (code, answer["description"])
            for code, answer in told["responses"].items()
            if code != good
        ],
    )


def _answered(told: dict[str, Any]) -> tuple[str, str]:
    """In words and by its model, what a call answers."""
    form, content = next(iter(told["content"].items()))
    if form != "application/json":
        return form, ""
    return _kind(content["schema"]), _name(content["schema"])


@cache
def shapes(schemas: str) -> list[Shape]:
    """All models, by their names; examples stand beside the model that has one."""
    return [
        Shape(
            name,
            _prose(model.get("description", "")),
            [
                _field(field, told, field in model.get("required", []), told.get("description", ""))
                for field, told in model.get("properties", {}).items()
            ],
            json.dumps(model["examples"][0], indent=2, ensure_ascii=False)
            if "examples" in model
            else "",
        )
        for name, model in sorted(json.loads(schemas).items())
    ]


def _field(name: str, told: dict[str, Any], needed: bool, text: str) -> Field:
    return Field(name, _kind(told), _name(told), needed, _prose(text))


def _prose(text: str) -> Markup:
    """A text of the description in one line, with what stands in backquotes set as code."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(" ".join(text.split())))))


def _kind(told: dict[str, Any]) -> str:
    """What kind of value it is, as short as can be."""
    if "anyOf" in told:
        return " | ".join(_kind(one) for one in told["anyOf"])
    if "enum" in told:
        return " | ".join(json.dumps(value) for value in told["enum"])
    if told.get("type") == "array":
        return f"[{_kind(told['items'])}]"
    if "$ref" in told:
        return _name(told)
    return str(told.get("type", "any"))


def _name(told: dict[str, Any]) -> str:
    """The name of the model that something is or holds; empty if none."""
    if "$ref" in told:
        return str(told["$ref"]).rpartition("/")[2]
    return _name(told["items"]) if told.get("type") == "array" else ""
