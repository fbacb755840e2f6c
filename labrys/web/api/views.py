"""What a look at a table is to a program."""

from __future__ import annotations

from fastapi import Request

from labrys.kernel.text.words import Words
from labrys.kernel.view import View
from labrys.tables.people import Info, Look
from labrys.tables.sentences import sentences
from labrys.web.api.access import Visitor
from labrys.web.api.models import EntryModel, LogModel, NoteModel, OptionModel, ViewModel
from labrys.web.rendering import game_words, language, messages


def view_now(request: Request, visitor: Visitor) -> ViewModel:
    return view_model(request, visitor.house.looks.now(visitor.table, visitor.seat))


def view_model(request: Request, look: Look) -> ViewModel:
    words = game_words(look.game, language(request))
    view, back = look.view, look.way_back
    asked_by = back.asked.seat if back.asked and look.seat in back.asked.waiting else None
    return ViewModel(
        table=look.info.table,
        seat=look.seat,
        ply=look.ply,
        question_id=look.question_id,
        moment=look.question_id,
        state=look.state,
        asked=view.asked,
        over=view.over,
        deciders=sorted(view.concealed.deciders()),
        prompt=words.prompt(view, names(look.info, words)),
        options=[_option(option, view, words) for option in view.options],
        standing=[_option(option, view, words) for option in _standing(view)],
        undo=("free" if back.free else "ask") if back.possible else "no",
        redo=back.redo,
        undo_asked_by=asked_by,
        facts=view.facts(),
    )


def names(info: Info, words: Words) -> list[str]:
    """The names at a table; who has none is called by the seat."""
    return [seat.name or words.thing("seat", seat.seat) for seat in info.seats]


def _option(option: int, view: View, words: Words) -> OptionModel:
    return OptionModel(option=view.spell(option), number=option, text=words.option(option, view))


def _standing(view: View) -> list[int]:
    return view.concealed.standing(view.seat) if view.asked else []


def log_model(request: Request, visitor: Visitor, since: int = 0) -> LogModel:
    look = visitor.house.looks.latest(visitor.table, visitor.seat)
    code = language(request)
    words = game_words(look.game, code)
    people = names(look.info, words)
    entries = [
        EntryModel.of(entry, sentences(entry.events, look.seat, words, people))
        for entry in look.log
        if entry.ply > since
    ]
    said = messages(code)
    notes = [
        NoteModel.of(note, said.say(note.message, **note.parts) if note.message else note.text)
        for note in look.notes
    ]
    return LogModel(entries=entries, notes=notes)
