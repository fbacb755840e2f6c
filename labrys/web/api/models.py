"""What programs send and get, as the OpenAPI page describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from labrys.tables.people import LONGEST_NAME, LONGEST_TEXT, Entry, Info, Note, Seat

MOST_SEATS = 8
LONGEST_OPTION = 200
LONGEST_RECORD = 1_000_000
SEED_BITS = 63

Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Word = Annotated[str, Field(max_length=40)]


class Given(BaseModel):
    """What a program sends: an unknown field is a mistake that should be told."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something could not be done."""

    error: str = Field(description="a stable name of what went wrong", examples=["house-stale"])
    text: str = Field(description="a sentence for people, in the language asked for")
    details: list[str] = Field(default_factory=list, description="which fields were wrong, and how")


class SettingModel(BaseModel):
    """An option of a game, chosen before it begins."""

    name: str
    values: list[str] = Field(description="what it may be; empty if any text may")
    default: str


class GameModel(BaseModel):
    """A game of the house."""

    name: str = Field(examples=["minotaur"])
    title: str
    rules: str = Field(description="the version of its rules and content")
    seats: list[int] = Field(description="how many may play")
    settings: list[SettingModel]
    bots: list[str]
    overlays: dict[str, str] = Field(
        description="what the game can be changed with here: names by id"
    )
    campaign: list[str] = Field(
        description="the scenarios of its campaign, in order; empty if it has none"
    )


class SeatGiven(Given):
    """Who is to sit at a seat."""

    kind: Literal["person", "bot"] = Field("person", description="a program is a person here")
    name: Name = Field("", description="of whoever opens the table; a seat without one is free")
    colour: Word = Field("", description="purple, green, beige, navy, rust or teal")
    bot: Word = Field("greedy", description="which bot, if the seat is one's")


class TableGiven(Given):
    """A table to be opened: a new game, or one that goes on from a record."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "minotaur",
                    "seats": [{"name": "Ariadne"}, {"kind": "bot", "bot": "greedy"}],
                    "settings": {"match": "no"},
                }
            ]
        }
    )

    game: Word = Field(description="its name in the list of games")
    seats: list[SeatGiven] = Field(min_length=1, max_length=MOST_SEATS)
    settings: dict[Word, Word] = Field(
        default_factory=dict, max_length=20, description="where they are not to be the default"
    )
    overlay: Word = Field("", description="the id of an overlay that the game is offered with")
    listed: bool = Field(False, description="anybody may find it and take a free seat")
    seed: int | None = Field(
        None,
        ge=0,
        lt=2**SEED_BITS,
        description="for a game of known chance; only where nobody else may sit down",
    )
    record: str = Field("", max_length=LONGEST_RECORD, description="a game to go on from, as text")
    upto: int = Field(-1, ge=-1, description="go on after so many choices of the record; -1: all")


class TableOpened(BaseModel):
    """A new table with its tokens. They are told once: keep them."""

    table: str
    tokens: list[str] = Field(
        description="one for each seat, to be sent as a bearer token: that of a seat with a name "
        "plays it, that of one without is an invitation to sit down; a bot’s is empty"
    )
    spectator: str = Field(description="the token of those who only watch")


class SeatModel(BaseModel):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: str = Field(description="person or bot")
    name: str
    colour: str
    bot: str = Field(description="which bot sits there; empty for a person")
    stand_in: str = Field(description="the bot that plays for an absent person; empty if none")
    claimed: bool = Field(description="whether somebody has sat down")

    @staticmethod
    def of(seat: Seat) -> SeatModel:
        return SeatModel(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            stand_in=seat.stand_in,
            claimed=seat.claimed,
        )


class TableModel(BaseModel):
    """A table, without what only its seats may see."""

    table: str
    game: str
    rules: str
    settings: dict[str, str]
    seats: list[SeatModel]
    listed: bool
    over: bool
    points: list[int] = Field(description="of each seat, once the game is over")
    winners: list[int] = Field(description="the seats that have won")
    deciders: list[int] = Field(description="the seats that are to choose now")
    from_record: bool = Field(description="it goes on from a record, which may tell what is hidden")
    problem: str = Field(description="why the table can't go on; empty if it can")

    @staticmethod
    def of(info: Info) -> TableModel:
        return TableModel(
            table=info.table,
            game=info.game,
            rules=info.rules,
            settings=info.settings,
            seats=[SeatModel.of(seat) for seat in info.seats],
            listed=info.listed,
            over=info.over,
            points=list(info.points),
            winners=list(info.winners),
            deciders=list(info.deciders),
            from_record=info.from_record,
            problem=info.problem,
        )


class TableSat(TableModel):
    """A table at which one has sat down, with the token of the seat. It is told once: keep it."""

    seat: int
    token: str = Field(description="to be sent as a bearer token")


class OptionModel(BaseModel):
    """Something the seat may choose now."""

    option: str = Field(description="its spelling, to be played", examples=["draft red-5 build"])
    number: int = Field(description="its number in the game's lexicon, always the same")
    text: str = Field(description="what it does, for people")


class RefusalModel(BaseModel):
    """Something one might expect to be possible, and why it is not."""

    option: str
    reason: str = Field(description="a stable name of why")
    rule: str = Field(description="the rule’s id in the rulebook", examples=["MIN-BUILD-03"])
    text: str


class ViewModel(BaseModel):
    """The table as one seat, or a spectator, may see it."""

    table: str
    seat: int = Field(description="-1 for a spectator")
    ply: int = Field(description="how many choices led here")
    question_id: str = Field(description="to be sent back with a choice", examples=["0-12-0"])
    moment: str = Field(description="the `question_id` by its old name", deprecated=True)
    state: str = Field(description="changes when anything that the seat may see does")
    asked: bool = Field(description="whether this seat is to choose")
    over: bool
    deciders: list[int] = Field(description="the seats that are to choose now")
    prompt: str = Field(description="what is asked, for people")
    options: list[OptionModel]
    standing: list[OptionModel] = Field(description="what may be chosen at any question besides")
    undo: str = Field(description="no, free, or ask (the others have to agree)")
    redo: bool = Field(description="whether there is something to play again")
    undo_asked_by: int | None = Field(description="the seat that asks for your consent to an undo")
    facts: dict[str, Any] = Field(description="all that lies on the table, by the game's own words")


class ChoiceGiven(Given):
    """A choice: an option of the view, and the view's `question_id` (once called `moment`)."""

    option: str = Field(min_length=1, max_length=LONGEST_OPTION, examples=["draft red-5 build"])
    question_id: str = Field(
        min_length=1,
        max_length=60,
        examples=["0-12-0"],
        validation_alias=AliasChoices("question_id", "moment"),
    )


class SitGiven(Given):
    """Who sits down."""

    name: Name = Field(min_length=1)
    colour: Word = ""


class JoinGiven(SitGiven):
    """Who sits down at a listed table, and where."""

    seat: int | None = Field(None, ge=0, lt=MOST_SEATS, description="none: the first free one")


class TableJoined(BaseModel):
    """A seat at a table, with its token. It is told once: keep it."""

    table: str
    seat: int
    token: str = Field(description="to be sent as a bearer token")


class AnswerGiven(Given):
    """Whether another may take back a choice."""

    yes: bool


class ChatGiven(Given):
    """A line of chat."""

    text: str = Field(min_length=1, max_length=LONGEST_TEXT)
    name: Name = Field("", description="a spectator's name")


class StandInGiven(Given):
    """The bot that is to play for the seat."""

    bot: Word = "greedy"


class EntryModel(BaseModel):
    """One choice of the log."""

    ply: int = Field(description="that after it")
    seat: int = Field(description="whose choice it was")
    by: str = Field(description="person, record, stand-in or the name of a bot")
    texts: list[str] = Field(description="what happened, as far as the seat may know")

    @staticmethod
    def of(entry: Entry, texts: list[str]) -> EntryModel:
        return EntryModel(ply=entry.ply, seat=entry.seat, by=entry.by, texts=texts)


class NoteModel(BaseModel):
    """A line of chat, or a word of the house (seat -2)."""

    number: int
    seat: int = Field(description="-1 for a spectator, -2 for the house")
    name: str
    text: str

    @staticmethod
    def of(note: Note, text: str) -> NoteModel:
        return NoteModel(number=note.number, seat=note.seat, name=note.name, text=text)


class LogModel(BaseModel):
    """What happened and what was said, as far as the seat may know."""

    entries: list[EntryModel]
    notes: list[NoteModel]
