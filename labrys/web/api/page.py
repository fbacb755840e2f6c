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
    document = request.app.openapi()
    groups = [(tag["description"], _calls(tag["name"], document)) for tag in document["tags"]]
    return render(
        request,
        "api.html",
        prefix=PREFIX,
        document=f"{PREFIX}/openapi.json",
        groups=groups,
        shapes=shapes(json.dumps(document["components"]["schemas"])),
    )


def _calls(tag: str, document: dict[str, Any]) -> list[Call]:
    return [
        _call(path, method, operation)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if method in METHODS and tag in operation["tags"]
    ]


def _call(path: str, method: str, operation: dict[str, Any]) -> Call:
    first, _, rest = operation["description"].partition("\n\n")
    good = next(code for code in operation["responses"] if code.startswith("2"))
    kind, model = _answered(operation["responses"][good])
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    return Call(
        id=operation["operationId"],
        method=method.upper(),
        path=path,
        summary=_prose(first),
        text=_prose(rest),
        public="security" not in operation,
        parameters=[
            _field(one["name"], one["schema"], one["required"], _text(one))
            for one in operation.get("parameters", [])
            if one["in"] != "path"
        ],
        body=_name(body.get("schema", {})),
        answer=model,
        answered=f"{good} {kind}",
        problems=[
            (code, answer["description"])
            for code, answer in operation["responses"].items()
            if code != good
        ],
    )


def _answered(answer: dict[str, Any]) -> tuple[str, str]:
    """In words and by its model, what a call answers."""
    form, content = next(iter(answer["content"].items()))
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
                _field(field, schema, field in model.get("required", []), _text(schema))
                for field, schema in model.get("properties", {}).items()
            ],
            json.dumps(model["examples"][0], indent=2, ensure_ascii=False)
            if "examples" in model
            else "",
        )
        for name, model in sorted(json.loads(schemas).items())
    ]


def _field(name: str, schema: dict[str, Any], needed: bool, text: str) -> Field:
    return Field(name, _kind(schema), _name(schema), needed, _prose(text))


def _text(described: dict[str, Any]) -> str:
    return str(described.get("description", ""))


def _prose(text: str) -> Markup:
    """A text of the description in one line, with what stands in backquotes set as code."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(" ".join(text.split())))))


def _kind(schema: dict[str, Any]) -> str:
    """What kind of value it is, as short as can be."""
    if "anyOf" in schema:
        return " | ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{_kind(schema['items'])}]"
    if "$ref" in schema:
        return _name(schema)
    return str(schema.get("type", "any"))


def _name(schema: dict[str, Any]) -> str:
    """The name of the model that something is or holds; empty if none."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    return _name(schema["items"]) if schema.get("type") == "array" else ""
