"""A game in the terminal as a conversation: the table is shown, a person is asked, what they type is answered."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from latium.bots.roster import BOTS
from latium.cli.boards import board, draw, plain
from latium.cli.menu import Choice, menu
from latium.cli.rules import extract
from latium.cli.saves import default_path, write_private
from latium.cli.session import Happening, Session
from latium.cli.shelf import book
from latium.cli.speech import ask
from latium.core.clauses import UnknownClauseError
from latium.core.errors import Fault, IllegalMove, NotationError
from latium.core.play import play, read_legal
from latium.core.protocol import Message, Outcome, Refusal
from latium.core.seats import CHANCE, Seat
from latium.core.text import Texts

WORDS: Final = {
    "help": ("?", "help", "aide"),
    "why": ("why", "pourquoi"),
    "undo": ("undo", "annuler"),
    "hint": ("hint", "indice"),
    "score": ("score", "points"),
    "log": ("log", "journal"),
    "rules": ("rules", "regles", "regle", "rule"),
    "board": ("board", "plateau"),
    "moves": ("moves", "coups"),
    "back": ("back", "retour"),
    "save": ("save", "sauver"),
    "quit": ("quit", "quitter", "exit", "q"),
}
"""What a person can type besides moves, in both languages whatever the game speaks."""

LONGEST: Final = 200
"""Nothing that means anything is longer."""
LOGGED: Final = 15
REPLY: Final = "cyan"
WRONG: Final = "#d9503f"


class Leave(Exception):
    """The person leaves the table."""


class Conversation:
    """One sitting at a table, from the greeting to the end of the game or of the input."""

    def __init__(self, session: Session, texts: Texts, out: Console, save: Path | None = None) -> None:
        self.session = session
        self.game = session.game
        self.board = board(session.game)
        self.texts = texts.with_names(self.board.own_names(session.record.header.options) if self.board else {})
        self.out = out
        self.names = [self.say("you") if name == "you" else name for name in session.names]
        self.save_path = save
        self.prefix = ""
        self.stale = True

    # --- speaking

    def say(self, key: str, /, **args: Any) -> str:
        return self.texts.format(key, **args)

    def tell(self, key: str, style: str = REPLY, /, **args: Any) -> None:
        self.out.print(Text(self.say(key, **args), style=style))

    @property
    def viewer(self) -> Seat | None:
        """From where the table is looked at: the person who is asked, else the only one there is."""
        people = self.session.people
        asked = self.session.asked
        return asked if asked is not None else people[0] if people else None

    @property
    def reader(self) -> Seat | None:
        """Whom sentences call `you`: with several people at the screen nobody, names are clearer."""
        return self.session.people[0] if len(self.session.people) == 1 else None

    def sentence(self, message: Message | Refusal) -> str:
        return self.texts.sentence(message, self.names, self.reader)

    # --- the course of the game

    def run(self) -> None:
        """Until the game is over. Raises Leave when the person does, or when there is no more input."""
        self.greet()
        while True:
            self.report(self.session.advance())
            if outcome := self.session.outcome:
                self.close(outcome)
                return
            self.ask()

    def greet(self) -> None:
        title = book(self.game).title
        self.out.print(Text(title, style="bold"))
        seats = [
            self.say("play-seat", seat=seat + 1, who=self.names[seat], kind="bot" if chair.bot else "person")
            for seat, chair in enumerate(self.session.chairs)
        ]
        self.out.print(Text(", ".join(seats)))
        self.tell("play-commitment", "dim", commitment=self.session.dice.commitment)
        self.tell("play-begin", "dim")

    def ask(self) -> None:
        """One question and one answer."""
        if self.stale:
            self.show_board()
        self.show_question()
        line = ask(self.out, self.prompt())
        if line is None:
            raise Leave
        if not self.out.is_terminal:
            self.out.print(Text(printable(line[:LONGEST])))
        self.answer(printable(line[:LONGEST]).strip())

    def prompt(self) -> str:
        return f"{self.prefix} >".lstrip()

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        command = command_of(word)
        try:
            if command:
                self.commands()[command](rest.strip())
            elif not line:
                self.back("") if self.prefix else self.show_board()
            elif line.isascii() and line.isdecimal():
                self.choose(line)
            else:
                self.move(line)
        except NotationError as error:
            self.complain(error)
        except IllegalMove as error:
            self.refuse(error.refusal)

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": self.explain,
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            "score": self.score,
            "log": self.log,
            "rules": self.rules,
            "board": lambda _: self.show_board(),
            "moves": self.moves,
            "back": self.back,
            "save": self.save,
            "quit": self.quit,
        }

    # --- what is to be seen

    def show_board(self) -> None:
        view = self.game.observe(self.session.state, self.viewer)
        self.out.print()
        for line in draw(self.game, view, self.viewer, self.texts, self.names, self.out.width, plain(self.out)):
            self.out.print(line, no_wrap=True, overflow="crop")
        self.out.print()
        self.stale = False

    def show_question(self) -> None:
        asked = self.session.asked
        assert asked is not None, "a person is asked"
        question = self.texts.sentence(self.game.question(self.session.state, asked), self.names, asked)
        if self.reader is None:
            question = self.say("play-asked", who=self.names[asked], question=question)
        self.out.print(Text(question, style="bold"))
        choices = self.choices()
        if self.prefix and all(choice.single for choice in choices):
            self._inline(choices)
            return
        wide = max(len(choice.prefix) for choice in choices)
        for number, choice in enumerate(choices, 1):
            self.out.print(self._choice(number, choice, wide))

    def choices(self) -> list[Choice]:
        return menu(self.notations(), self.prefix)

    def notations(self) -> list[str]:
        return [self.game.write(self.session.state, action) for action in self.session.legal()]

    def _inline(self, choices: Sequence[Choice]) -> None:
        line = Text()
        for number, choice in enumerate(choices, 1):
            line.append(f"{number:>3} ", style="dim").append(choice.prefix.removeprefix(self.prefix).strip())
        self.out.print(line)

    def _choice(self, number: int, choice: Choice, wide: int) -> Padding | Text:
        line = Text(f"{number:>3}  ", style="dim").append(choice.prefix.ljust(wide), style="not dim bold")
        if not choice.single:
            tails = " ".join(choice.tails) if choice.flat else self.say("play-ways", count=len(choice.tails))
            line.append(f"  {tails}", style="not dim")
        if gloss := self._gloss(choice.prefix.split()):
            line.append(f"  {gloss}")
        line.overflow = "fold"
        return line

    def _gloss(self, words: Sequence[str]) -> str:
        view = self.game.observe(self.session.state, self.viewer)
        own = self.board.gloss(view, words, self.texts) if self.board else ""
        return own or (self.say(f"move-{words[0]}") if len(words) == 1 and self.texts.has(f"move-{words[0]}") else "")

    def report(self, happenings: Iterable[Happening]) -> None:
        """Who did what: a paragraph for each player in turn, dice included."""
        actor: Seat | None = None
        said: list[str] = []
        for happening in happenings:
            self.stale = True
            if happening.seat not in (CHANCE, actor) and actor is not None:
                self._paragraph(actor, said)
                said = []
            actor = happening.seat if happening.seat != CHANCE or actor is None else actor
            said += self.sentences(happening)
        if actor is not None:
            self._paragraph(actor, said)

    def sentences(self, happening: Happening, quiet: bool = True) -> list[str]:
        hushed = self.board.QUIET if self.board and quiet else frozenset[str]()
        said = []
        for event in self.session.seen(happening, self.reader):
            if event.__struct_config__.tag not in hushed:
                remark = self.board.remark(event, self.texts) if self.board else ""
                said.append(f"{self.sentence(self.game.describe(event))} {remark}".strip())
        return said

    def _paragraph(self, actor: Seat, said: Sequence[str]) -> None:
        if said:
            mark = "-" if plain(self.out) else "•"
            person = actor in self.session.people
            self.out.print(Padding(Text(f"{mark} {' '.join(said)}", style="" if person else "italic"), (0, 0, 0, 1)))

    # --- moves

    def choose(self, number: str) -> None:
        choices = self.choices()
        if not 1 <= int(number) <= len(choices):
            self.tell("play-no-number", WRONG, number=number, last=len(choices))
            return
        choice = choices[int(number) - 1]
        if choice.single:
            self.act([self.game.read(self.session.state, self._asked, choice.move)])
        else:
            self.prefix = choice.prefix

    def move(self, text: str) -> None:
        """Play what was typed. A text that fits several moves opens the menu of them. Raises NotationError."""
        if any(notation.startswith(f"{text.lower()} ") for notation in self.notations()):
            self.prefix = text.lower()
            return
        self.act(self.read(text))

    @property
    def _asked(self) -> Seat:
        assert self.session.asked is not None, "a person is asked"
        return self.session.asked

    def read(self, text: str) -> list[Any]:
        """The moves a text stands for: one, or a formality and the one after it. Raises NotationError."""
        errors: list[NotationError] = []
        for before, state in self._positions():
            for reading in self._readings(text):
                try:
                    return [*before, read_legal(self.game, state, self._asked, reading)]
                except NotationError as error:
                    errors.append(error)
        raise min(reversed(errors), key=_helpfulness)

    def _positions(self) -> list[tuple[list[Any], Any]]:
        """Where the person stands, and where they would after a formality."""
        state = self.session.state
        positions: list[tuple[list[Any], Any]] = [([], state)]
        formality = self.board.formality(self.game.observe(state, self._asked)) if self.board else None
        if formality:
            action = self.game.read(state, self._asked, formality)
            positions.append(([action], play(self.game, state, self._asked, action)[0]))
        return positions

    def _readings(self, text: str) -> list[str]:
        view = self.game.observe(self.session.state, self._asked)
        more = self.board.readings(view, self._asked, text, self.texts) if self.board else []
        return list(dict.fromkeys([*([f"{self.prefix} {text}"] if self.prefix else []), text, *more]))

    def act(self, actions: Sequence[Any]) -> None:
        self.prefix = ""
        self.report([self.session.act(action) for action in actions])
        self.stale = False

    def complain(self, error: NotationError) -> None:
        if error.refusal:
            self.refuse(error.refusal)
        elif error.fault is Fault.AMBIGUOUS:
            self.tell("play-ambiguous", WRONG, text=error.text, candidates=", ".join(error.candidates[:12]))
        else:
            self.tell("play-unreadable", WRONG, text=error.text)

    def refuse(self, refusal: Refusal) -> None:
        heading = book(self.game).clause(refusal.clause).heading
        line = Text(self.sentence(refusal), style=WRONG)
        self.out.print(line.append(f"  [{refusal.clause} {heading}]", style="not bold dim"))

    # --- commands

    def explain(self, text: str) -> None:
        """`?`: the commands, a cell or a component, or a move."""
        if not text:
            self.help()
            return
        view = self.game.observe(self.session.state, self._asked)
        if self.board and (lines := self.board.about(view, self._asked, text, self.texts, self.names)):
            for line in lines:
                self.out.print(Text(line, style=REPLY))
            return
        self.preview(self.read(text))

    def help(self) -> None:
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for verb in dict.fromkeys(notation.split()[0] for notation in self.notations()):
            if self.texts.has(f"move-{verb}"):
                table.add_row(Text(self.texts.term(f"move-{verb}", "usage"), style="bold"), self.say(f"move-{verb}"))
        for command in WORDS:
            table.add_row(Text(self.say(f"command-{command}"), style="bold"), self.say(f"command-{command}-help"))
        self.out.print(table)
        self.tell("play-signs-ascii" if plain(self.out) else "play-signs", "dim")

    def preview(self, actions: Sequence[Any]) -> None:
        """What a move would bring, as far as can be known."""
        state = self.session.state
        for action in actions[:-1]:
            state, _ = play(self.game, state, self._asked, action)
        preview = self.game.preview(state, self._asked, actions[-1])
        imagined = Happening(self._asked, "", preview.events)
        for line in self.sentences(imagined):
            self.out.print(Text(line, style=REPLY))
        before, after = preview.before[self._asked], preview.after[self._asked]
        self.tell("play-preview", move=self.game.write(state, actions[-1]), before=before, after=after)

    def why(self, text: str) -> None:
        """The clause that forbids a move, or that none does."""
        if not text:
            self.tell("play-why-what")
            return
        try:
            self.read(text)
        except NotationError as error:
            self.complain(self._supposedly(text) or error)
        else:
            self.tell("play-allowed")

    def _supposedly(self, text: str) -> NotationError | None:
        """What would still be wrong with a move if its step had come."""
        state = self.board.supposed(self.session.state, self._asked) if self.board else None
        if state is None:
            return None
        errors: list[NotationError] = []
        for reading in self._readings(text):
            try:
                read_legal(self.game, state, self._asked, reading)
            except NotationError as error:
                errors.append(error)
            else:
                return None
        return min((error for error in errors if error.refusal), key=_helpfulness, default=None)

    def undo(self, _: str) -> None:
        undone = self.session.undo()
        self.prefix = ""
        if isinstance(undone, str):
            self.tell(undone, WRONG)
        else:
            self.tell("undo-done", move=undone.notation)

    def hint(self, _: str) -> None:
        action = self.session.hint()
        self.tell("play-hint", bot=BOTS[-1], move=self.game.write(self.session.state, action))

    def score(self, _: str) -> None:
        self.out.print(self.score_table(None))

    def score_table(self, outcome: Outcome | None) -> Table:
        scores = outcome.scores if outcome else self.game.scores(self.session.state)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("")
        for seat, name in enumerate(self.names):
            won = outcome is not None and seat in outcome.winners
            table.add_column(Text(name, style="bold reverse" if won else "bold"), justify="right")
        for number, part in enumerate(self.game.facts.score_parts):
            cells = [score.parts[number] for score in scores]
            table.add_row(self.say(f"score-{part}"), *(f"{one.points} ({one.count})" for one in cells))
        table.add_row(Text(self.say("play-total"), style="bold"), *(Text(str(one.total), "bold") for one in scores))
        return table

    def log(self, text: str) -> None:
        count = int(text) if text.isascii() and text.isdecimal() else LOGGED
        said = [line for happening in self.session.log for line in self.sentences(happening)]
        for line in said[-count:]:
            self.out.print(Text(f"  {line}"))

    def rules(self, text: str) -> None:
        chapters = "\n".join(f"- {chapter.id} {chapter.heading}" for chapter in book(self.game).chapters)
        try:
            self.out.print(Markdown(extract(book(self.game), text) if text else chapters))
        except UnknownClauseError as error:
            self.tell("clause-unknown", WRONG, name=error.wanted, close=", ".join(error.close) or "none")

    def moves(self, _: str) -> None:
        """All of them, grouped by how they begin."""
        for choice in menu(self.notations(), limit=0):
            line = Text(f"  {choice.prefix}", style="bold")
            self.out.print(line.append("" if choice.single else ": " + ", ".join(choice.tails), style="not bold"))

    def back(self, _: str) -> None:
        self.prefix = ""

    def save(self, text: str) -> None:
        path = Path(text).expanduser() if text else self._default_path()
        if self._write(path, self.session.to_text()):
            self.save_path = path
            self.tell("play-saved", file=str(path))

    def _default_path(self) -> Path:
        return self.save_path or default_path(self.game.facts.slug, self.session.dice.commitment)

    def _write(self, path: Path, text: str) -> bool:
        try:
            write_private(path, text)
        except OSError as failure:
            self.tell("play-not-saved", WRONG, file=str(path), reason=failure.strerror or str(failure))
            return False
        return True

    def quit(self, _: str) -> None:
        raise Leave

    # --- the end

    def leave(self) -> None:
        """Save the game and say how to take it up again."""
        if self.session.record.finished:
            return
        path = self._default_path()
        if self._write(path, self.session.to_text()):
            self.tell("play-resume", file=str(path))

    def close(self, outcome: Outcome) -> None:
        self.show_board()
        self.tell("play-over", "bold", reason=self.say(f"reason-{outcome.reason}"))
        self.out.print(self.score_table(outcome))
        self.out.print(Text(self._verdict(outcome), style="bold"))

    def _verdict(self, outcome: Outcome) -> str:
        winners = outcome.winners
        if len(winners) == 1 and winners[0] == self.reader:
            return self.say("play-you-won")
        names = ", ".join(self.names[seat] for seat in winners)
        return self.say("play-won", who=names, count=len(winners))

    def offer_record(self, file: Path | None) -> None:
        """Write the record where it was asked for, else offer to."""
        while file is None:
            self.tell("play-offer-record", "dim")
            line = ask(self.out, ">")
            if not line or command_of(line) == "quit":
                return
            word, _, rest = line.partition(" ")
            file = Path((rest or word).strip()).expanduser()
        if self._write(file, self.session.record.to_text()):
            self.tell("play-recorded", file=str(file))


def command_of(word: str) -> str | None:
    """The command a word asks for, with or without accents."""
    plain_word = unicodedata.normalize("NFKD", word.casefold()).encode("ascii", "ignore").decode()
    return next((command for command, words in WORDS.items() if plain_word in words), None) if plain_word else None


def printable(text: str) -> str:
    """The text without control characters, which could play tricks on the terminal."""
    return "".join(character if character.isprintable() else " " for character in text)


def _helpfulness(error: NotationError) -> tuple[int, int]:
    """A refusal that names a clause of the matter says more than one about the step, and that more than none."""
    about_step = error.refusal is not None and error.refusal.clause.partition(".")[0].endswith("-3")
    return ((Fault.FORBIDDEN, Fault.AMBIGUOUS, Fault.UNREADABLE).index(error.fault), int(about_step))
