"""What a person at the table sees: the drawing, the question, what happened, and answers to what they asked."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from latium.cli.boards import board, draw, plain
from latium.cli.menu import Choice
from latium.cli.problems import told
from latium.cli.rules import extract
from latium.cli.shelf import book
from latium.cli.sitting import Happening, Sitting
from latium.core.clauses import UnknownClauseError
from latium.core.errors import Fault, NotationError
from latium.core.play import redacted
from latium.core.protocol import Message, Outcome, Preview, Refusal, message
from latium.core.seats import CHANCE, Seat
from latium.core.text import Texts

REPLY: Final = "cyan"
WRONG: Final = "#d9503f"
CANDIDATES: Final = 12
REMARKED: Final = 16
"""So many moves get a line each if the remarks on them differ."""

CURTAIN: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and what could be scrolled back to."""


class Screen:
    """The terminal, as the people at one table see it."""

    def __init__(self, session: Sitting, texts: Texts, out: Console) -> None:
        self.session = session
        self.game = session.game
        self.board = board(session.game)
        self.texts = texts.with_names(session.game.names(session.options))
        self.out = out
        self.held: list[Any] = []
        """What begins a paragraph that is still to be told."""
        self.taught = False
        """Whether it was said that the next step can be typed at once."""
        self.spell = self.board.speller(self.view, self.texts) if self.board else str.split
        """A notation in the reader's language, word by word."""
        self.names = [self.say("you") if name == "you" else name for name in session.names]

    # --- speaking

    def say(self, key: str, /, **args: Any) -> str:
        return self.texts.format(key, **args)

    def tell(self, key: str, style: str = REPLY, /, **args: Any) -> None:
        self.out.print(Text(self.say(key, **args), style=style), soft_wrap="file" in args)

    def tell_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.out.print(Text(line, style=REPLY))

    def hides(self, seat: Seat) -> bool:
        """Whether several people use the screen and this one has something to hide from the others now."""
        return len(self.session.people) > 1 and self.session.has_secrets(seat)

    @property
    def viewer(self) -> Seat | None:
        """From where the table is looked at: the person who is asked, else the first there is, or nobody in particular
        if that would show others what is not for them."""
        asked = self.session.asked
        if asked is not None or any(map(self.hides, self.session.people)):
            return asked
        return next(iter(self.session.people), None)

    @property
    def reader(self) -> Seat | None:
        """Whom sentences call `you`: with several people at the screen nobody, names are clearer."""
        return self.session.people[0] if len(self.session.people) == 1 else None

    @property
    def view(self) -> Any:
        return self.game.observe(self.session.state, self.viewer)

    def sentence(self, message: Message | Refusal) -> str:
        return self.texts.sentence(message, self.names, self.reader)

    def spelled(self, notation: str, after: str = "") -> str:
        """A move, or how moves begin, as the reader would type it; without the words of `after` at its beginning."""
        return " ".join(self.spell(notation)[len(after.split()) :])

    def tails(self, choice: Choice) -> str:
        """How the moves of a line go on."""
        tails = [self.spelled(f"{choice.prefix} {tail}", choice.prefix) for tail in choice.tails]
        return (", " if any(" " in tail for tail in tails) else " ").join(tails)

    # --- the table

    def greet(self) -> None:
        self.out.print(Text(book(self.game).title, style="bold"))
        seats = [
            self.say("play-seat", seat=seat + 1, who=self.names[seat], kind="bot" if chair.bot else "person")
            for seat, chair in enumerate(self.session.chairs)
        ]
        self.out.print(Text(", ".join(seats)))
        if not self.session.log:
            self.out.print()
            self.introduce()
            self.out.print()
        self.tell("play-begin", "dim")
        self.tell("play-commitment", "dim", commitment=self.session.commitment)

    def introduce(self) -> None:
        """What the game is about and how a turn goes, where the game says so."""
        for key in ("game-description", "game-turn"):
            if self.texts.has(key):
                self.tell(key, "")

    def curtain(self) -> None:
        """Nothing of what the last person saw is left for the next."""
        self.held = []
        if self.out.is_terminal:
            self.out.file.write(CURTAIN)
            self.out.file.flush()

    def show_board(self) -> None:
        self.out.print()
        for line in draw(self.game, self.view, self.viewer, self.texts, self.names, self.out.width, plain(self.out)):
            self.out.print(line, no_wrap=True, overflow="crop")
        self.out.print()

    def show_brief(self) -> None:
        if self.board:
            width, ascii_only = self.out.width, plain(self.out)
            for line in self.board.brief(self.view, self.viewer, self.texts, self.names, width, ascii_only):
                self.out.print(line, no_wrap=True, overflow="crop")

    def show_question(self, asked: Seat, choices: Sequence[Choice], prefix: str) -> None:
        question = self.texts.sentence(self.game.question(self.session.state, asked), self.names, asked)
        if self.reader is None:
            question = self.say("play-asked", who=self.names[asked], question=question)
        self.out.print(Text(question, style="bold"))
        if prefix and all(choice.single for choice in choices) and not self._differ(choices):
            self._show_tails(choices, prefix)
        else:
            self._show_choices(choices)
        if not self.taught and self.board and self.board.formality(self.view):
            self.tell("play-or-go-on", "dim")
            self.taught = True

    def _differ(self, choices: Sequence[Choice]) -> bool:
        """Whether there is something to say on each move that would be lost in a list of names."""
        return len(choices) <= REMARKED and len({self._gloss(choice.prefix.split()) for choice in choices}) > 1

    def _show_tails(self, choices: Sequence[Choice], prefix: str) -> None:
        tails = [self.spelled(choice.prefix, prefix) for choice in choices]
        wide = max(map(len, tails))
        numbered = [
            Text(f"{number:>4} ", style="dim").append(tail.ljust(wide), style="not dim")
            for number, tail in enumerate(tails, 1)
        ]
        fitting = max(1, self.out.width // (5 + wide))
        for start in range(0, len(numbered), fitting):
            self.out.print(Text().join(numbered[start : start + fitting]))

    def _show_choices(self, choices: Sequence[Choice]) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="dim", width=3)
        table.add_column(style="bold", no_wrap=self.out.width >= 60)
        table.add_column()
        for number, choice in enumerate(choices, 1):
            table.add_row(str(number), self.spelled(choice.prefix), self._remarks(choice))
        self.out.print(table)

    def _remarks(self, choice: Choice) -> Text:
        line = Text()
        if not choice.single:
            line.append(self.tails(choice) if choice.flat else self.say("play-ways", count=len(choice.tails)))
        if gloss := self._gloss(choice.prefix.split()):
            line.append(f"  {gloss}" if line else gloss, style="dim")
        return line

    def _gloss(self, words: Sequence[str]) -> str:
        own = self.board.gloss(self.view, words, self.texts) if self.board else ""
        return own or (self.say(f"move-{words[0]}") if len(words) == 1 and self.texts.has(f"move-{words[0]}") else "")

    # --- what happened

    def report(self, happenings: Iterable[Happening]) -> bool:
        """Who did what: a paragraph for each player in turn, draws included. Whether to draw the table again."""
        actor: Seat | None = None
        events, self.held = self.held, []
        changed = False
        for happening in happenings:
            changed = changed or not self._is_brief(happening)
            if actor not in (None, CHANCE, happening.seat) and happening.seat != CHANCE:
                self._paragraph(self.sentences(events))
                events = []
            actor = happening.seat if happening.seat != CHANCE or actor is None else actor
            for event in happening.events:
                if self._opens(event):
                    self._paragraph(self.sentences(events))
                    actor, events = CHANCE, []
                events.append(event)
        if len(events) == 1 and self._opens(events[0]):
            self.held = events
        else:
            self._paragraph(self.sentences(events))
        return changed

    def _opens(self, event: Any) -> bool:
        return self.board is not None and event.__struct_config__.tag in self.board.OPENING

    def _is_brief(self, happening: Happening) -> bool:
        shown = self.board.BRIEF if self.board else frozenset[str]()
        return bool(happening.events) and all(event.__struct_config__.tag in shown for event in happening.events)

    def sentences(self, events: Iterable[Any]) -> list[str]:
        """What the reader may know, except what the drawing shows anyway."""
        quiet = self.board.QUIET if self.board else frozenset[str]()
        seen = redacted(self.game, events, self.reader)
        told = [event for event in seen if event.__struct_config__.tag not in quiet]
        return [self._event(event) for event in (self.board.condensed(told) if self.board else told)]

    def _event(self, event: Any) -> str:
        if isinstance(event, Message):
            return self.sentence(event)
        remark = self.board.remark(event, self.texts) if self.board else ""
        return f"{self.sentence(self.game.describe(event))} {remark}".strip()

    def _paragraph(self, said: Sequence[str]) -> None:
        if said:
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_row("-" if plain(self.out) else "•", Text(" ".join(said)))
            self.out.print(table)

    def log(self, count: int) -> None:
        said = self.sentences(event for happening in self.session.log for event in happening.events)
        for line in said[-count:] if count else ():
            self.out.print(Text(f"  {line}"))

    # --- answers

    def complain(self, text: str, error: NotationError) -> None:
        if error.refusal:
            self.refuse(error.refusal)
        elif error.fault is Fault.AMBIGUOUS:
            more = ", …" if len(error.candidates) > CANDIDATES else ""
            listed = ", ".join(map(self.spelled, error.candidates[:CANDIDATES])) + more
            self.tell("notation-ambiguous", WRONG, text=text, candidates=listed)
        else:
            detail = self.sentence_of(error.detail) if error.detail else "none"
            self.tell("play-unreadable", WRONG, text=text, detail=detail)

    def sentence_of(self, detail: Message) -> str:
        """What is wrong with a text, with the moves there are as the reader would type them."""
        match detail:
            case Message(id="notation-unknown", args={"known": str(known)}) if known != "none":
                detail = message("notation-unknown", known=", ".join(map(self.spelled, known.split(", "))))
            case Message(id="notation-form", args={"form": str(form)}) if self.texts.has(f"move-{form.split()[0]}"):
                detail = message("notation-form", form=self.texts.term(f"move-{form.split()[0]}", "usage"))
        return self.texts.phrase(detail)

    def no_such_thing(self, text: str) -> None:
        self.tell("play-no-thing", WRONG, text=text, things=self.examples["things"], move=self.examples["move"])

    def refuse(self, refusal: Refusal) -> None:
        heading = book(self.game).clause(refusal.clause).heading
        line = Text(self.sentence(refusal), style=WRONG)
        self.out.print(line.append(f"  [{refusal.clause} {heading}]", style="dim"))

    def foresee(self, asked: Seat, move: str, preview: Preview) -> None:
        """What a move would bring."""
        said = self.sentences(preview.events)
        if said:
            self.tell("play-then", events=" ".join(said))
        before, after = preview.before[asked], preview.after[asked]
        changes = self._changes(asked, preview)
        if before != after:
            self.tell("play-preview", move=self.spelled(move), before=before, after=after)
        if changes:
            self.tell("play-changes", changes=", ".join(changes))
        if before == after and not said and not changes:
            self.explain_verb(move.split(maxsplit=1)[0])

    def _changes(self, asked: Seat, preview: Preview) -> list[str]:
        """The figures to come that would be others."""
        figures = [(one.name, one.before[asked], one.after[asked]) for one in preview.prospects]
        return [
            self.say("play-change", name=self.say(f"prospect-{name}"), before=before, after=after)
            for name, before, after in figures
            if before != after
        ]

    @property
    def examples(self) -> dict[str, str]:
        """What a person can ask about in this game, for the sentences that say how."""
        own = {"things": "board-things", "move": "board-example"}
        told = {name: self.say(key) if self.texts.has(key) else "…" for name, key in own.items()}
        return {**told, "clause": f"{self.game.facts.prefix}-4.4"}

    def help(self, verbs: Iterable[str], commands: Iterable[str]) -> None:
        self.introduce()
        self.out.print()
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold")
        for verb in verbs:
            if self.texts.has(f"move-{verb}"):
                table.add_row(self.texts.term(f"move-{verb}", "usage"), self.say(f"move-{verb}"))
        for command in commands:
            usage, help_ = f"command-{command}", f"command-{command}-help"
            table.add_row(self.say(usage, **self.examples), self.say(help_, **self.examples))
        self.out.print(table)
        signs = "board-signs" + ("-ascii" if plain(self.out) else "")
        if self.texts.has(signs):
            self.tell(signs, "dim")

    def explain_verb(self, verb: str) -> None:
        if self.texts.has(f"move-{verb}"):
            self.tell_all([f"{self.texts.term(f'move-{verb}', 'usage')}  {self.say(f'move-{verb}')}"])

    def rules(self, wanted: str) -> None:
        if not wanted:
            self.introduce()
            self.out.print()
        chapters = "\n".join(f"- {chapter.id} {chapter.heading}" for chapter in book(self.game).chapters)
        try:
            self.out.print(Markdown(extract(book(self.game), wanted) if wanted else chapters))
        except UnknownClauseError as error:
            self.out.print(Text(told(error), style=WRONG))

    def score(self, outcome: Outcome | None = None) -> None:
        """The standing, or the end with the winners marked."""
        scores = outcome.scores if outcome else self.game.scores(self.session.state)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column()
        for seat, name in enumerate(self.names):
            won = outcome is not None and seat in outcome.winners
            table.add_column(Text(name, style="reverse" if won else ""), justify="right")
        for number, part in enumerate(self.game.facts.score_parts):
            parts = [score.parts[number] for score in scores]
            table.add_row(self.say(f"score-{part}"), *(f"{one.points} ({one.count})" for one in parts))
        table.add_row(self.say("play-total"), *(str(score.total) for score in scores), style="bold")
        self.out.print(table)

    def close(self, outcome: Outcome) -> None:
        self.show_board()
        reason = self.say(f"reason-{outcome.reason}")
        self.tell("play-over", "bold", reason=reason[:1].lower() + reason[1:])
        self.score(outcome)
        self.out.print(Text(self._verdict(outcome.winners), style="bold"))

    def _verdict(self, winners: Sequence[Seat]) -> str:
        if len(winners) == 1 and winners[0] == self.reader:
            return self.say("play-you-won")
        return self.say("play-won", who=", ".join(self.names[seat] for seat in winners), count=len(winners))
