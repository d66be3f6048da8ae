"""A game in the terminal as a conversation: a person is asked, and what they type is answered."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from latium.bots.roster import ADVISER
from latium.cli.menu import FEW, Choice, begins, menu
from latium.cli.saves import default_path, obstacle, write_private
from latium.cli.screen import WRONG, Screen
from latium.cli.session import STAND_IN
from latium.cli.sitting import Happening, Sitting
from latium.cli.speech import ask, printable, program, unaccented
from latium.core.errors import Fault, IllegalMove, NotationError
from latium.core.play import play, read_legal
from latium.core.seats import Seat

WORDS: Final = {
    "help": ("?", "help", "aide"),
    "why": ("why", "pourquoi"),
    "undo": ("undo", "annuler"),
    "hint": ("hint", "indice"),
    "score": ("score", "points"),
    "log": ("log", "journal"),
    "rules": ("rules", "rule", "regles", "regle"),
    "board": ("board", "plateau"),
    "moves": ("moves", "coups"),
    "back": ("back", "retour"),
    "save": ("save", "sauver"),
    "quit": ("quit", "quitter", "exit", "q"),
}
"""What a person can type besides moves, in both languages whatever the table speaks."""

KEEP: Final = ("record", "recit")
"""What keeps the record of a finished game, followed by a file."""

LEAVING: Final = ("quit", "leave")

ALONE: Final = ("undo", "hint", "score", "board", "moves", "back", *LEAVING)
"""Commands without anything behind them: `score` is the standing, `score gansu-road` a move."""

AFTERWARDS: Final = ("score", "log", "rules", "board")
"""Commands that still answer when the game is over."""

LONGEST: Final = 200
"""Nothing that means anything is longer."""
LOGGED: Final = 15


_ABOUT_THE_MATTER: Final = (0, 0)
"""The most helpful refusals: see `Conversation._helpfulness`."""


class Leave(Exception):
    """The person leaves the table."""


class Conversation:
    """One sitting at a table, from the greeting to the end of the game or of the input."""

    def __init__(self, session: Sitting, screen: Screen, save: Path | None = None) -> None:
        self.session = session
        self.game = session.game
        self.screen = screen
        self.board = screen.board
        self.save_path = save
        self.prefix = ""
        self.stale = True
        self.unasked = True
        self.drawn = False
        """Whether the table was drawn just now."""
        self.last_asked: Seat | None = None
        self.seen: dict[Seat, int] = {}
        """How much of what happened each person at a shared screen has been told."""
        self.exposed = False
        """Whether there may be something on the screen that is not for everybody."""
        self.curtained = False
        self.forget: Callable[[], None] = lambda: None
        """Drops what was typed, so that the arrow keys do not show it to the next person."""
        self.words: Mapping[str, Sequence[str]] = WORDS
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            "score": lambda _: screen.score(),
            "log": self.log,
            "rules": screen.rules,
            "board": self.show_board,
            "moves": self.moves,
            "back": self.back,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Until the game is over. Raises Leave when the person does, or when there is no more input."""
        self.screen.greet()
        while True:
            self.go_on()
            if outcome := self.session.outcome:
                if self.draw_curtain():
                    self.report_unseen()
                self.screen.close(outcome)
                return
            self.ask()

    def go_on(self) -> None:
        """Whatever is nobody's to decide at this screen."""
        if self.screen.report(self.session.advance()):
            self.stale = True
        while self.session.forfeits:
            problem = self.screen.texts.phrase(self.session.forfeits.pop(0))
            self.screen.tell("play-forfeit", WRONG, bot=STAND_IN, problem=problem)

    @property
    def asked(self) -> Seat:
        assert self.session.asked is not None, "a person is asked"
        return self.session.asked

    def ask(self) -> None:
        """One question, if it has not been put yet, and one answer."""
        if self.asked != self.last_asked:
            self.hand_over()
        self.exposed = self.exposed or self.screen.hides(self.asked)
        if self.stale:
            self.show_board("")
        if self.unasked:
            if not self.drawn:
                self.screen.show_brief()
            self.screen.show_question(self.asked, self.choices(), self.prefix)
            self.unasked = self.drawn = False
        self.answer(self.typed(f"{self.screen.spelled(self.prefix)} >".lstrip()))

    def hand_over(self) -> None:
        """The screen goes to another person: what they may not know is removed first, and what only they may know is
        shown when they say so. Where nobody has secrets it just goes on."""
        cleared = self.draw_curtain()
        if self.screen.hides(self.asked):
            self.screen.tell("play-hand-over", "bold", who=self.screen.names[self.asked])
            self.curtained = self.exposed = True
            self.typed(">")
            self.curtained = False
            cleared = cleared and self.draw_curtain()
        if cleared:
            self.report_unseen()
        self.last_asked = self.asked
        self.stale = self.stale or len(self.session.people) > 1

    def draw_curtain(self) -> bool:
        """Nothing that is not for everybody stays behind, on the screen or under the arrow keys; whether any did."""
        if not self.exposed:
            return False
        self.screen.curtain()
        self.forget()
        self.exposed = False
        return True

    def report_unseen(self) -> None:
        """What happened since the person last had the screen; at the end, since anybody had it."""
        seat = self.last_asked if self.session.asked is None else self.asked
        assert seat is not None, "somebody had the screen"
        self.screen.report(self.session.log[self.seen.get(seat, 0) :])
        self.seen[seat] = len(self.session.log)

    def typed(self, prompt: str) -> str:
        """What the person types. Raises Leave at the end of the input."""
        line = ask(self.screen.out, prompt)
        if line is None:
            raise Leave
        line = printable(line[:LONGEST])
        if not sys.stdin.isatty():
            self.screen.out.print(Text(line))
        return line

    def answer(self, line: str) -> None:
        word, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
        command = command_of(word, self.words)
        if command in ALONE and rest.strip():
            command = None
        try:
            if command:
                self.commands[command](rest.strip())
            elif not line:
                self.back("") if self.prefix else self.show_board("")
            elif line.isascii() and line.isdecimal():
                self.choose(int(line))
            else:
                self.move(line)
        except NotationError as error:
            if command and error.fault is Fault.UNREADABLE:
                self.screen.no_such_thing(rest.strip())
            else:
                self.screen.complain(rest.strip() if command else line, error)
        except IllegalMove as error:
            self.screen.refuse(error.refusal)

    # --- moves

    def notations(self) -> list[str]:
        return [self.game.write(self.session.state, action) for action in self.session.legal()]

    def choices(self) -> list[Choice]:
        return menu(self.notations(), self.prefix)

    def choose(self, number: int) -> None:
        choices = self.choices()
        if not 1 <= number <= len(choices):
            self.screen.tell("play-no-number", WRONG, number=number, last=len(choices))
        elif choices[number - 1].single:
            self.act([self.game.read(self.session.state, self.asked, choices[number - 1].prefix)])
        else:
            self.open_menu(choices[number - 1].prefix)

    def move(self, text: str) -> None:
        """Play what was typed; how several moves begin opens the menu of them. Raises NotationError."""
        beginning = next(filter(self._begins_several, [text.lower(), *self._own_readings(text)]), None)
        if beginning is not None:
            self.open_menu(beginning)
        else:
            self.repeat(*self.times(text))

    def _begins_several(self, text: str) -> bool:
        """Whether a text is how several moves begin, and none itself."""
        notations = self.notations()
        return text not in notations and sum(begins(notation, text) for notation in notations) > 1

    def times(self, text: str) -> tuple[int, str]:
        return self.board.times(text) if self.board else (1, text)

    def repeat(self, times: int, text: str) -> None:
        """Play a move so often, as long as it is allowed and nobody else is asked. Raises NotationError."""
        seat = self.asked
        happened = self.carried_out(self.read(text))
        problem: NotationError | None = None
        done = 1
        while done < times and problem is None and self._comes_back_to(seat, happened):
            try:
                happened += self.carried_out(self.read(text))
                done += 1
            except NotationError as error:
                problem = error
        self.screen.report(happened)
        self.open_menu("")
        if done < times:
            self._stopped(done, times, text, problem)

    def _comes_back_to(self, seat: Seat, happened: list[Happening]) -> bool:
        """Whether the seat is asked again once all that is nobody's at this screen has happened."""
        came = list(self.session.advance())
        happened += came
        self.stale = self.stale or bool(came)
        return self.session.asked == seat

    def _stopped(self, done: int, times: int, text: str, problem: NotationError | None) -> None:
        over = problem is None or self._helpfulness(problem) != _ABOUT_THE_MATTER
        if problem and not over:
            self.screen.complain(text, problem)
        self.screen.tell("play-stopped", WRONG, done=done, times=times, over="yes" if over else "no")

    def completions(self, text: str) -> list[str]:
        """The moves and commands that begin like this, as far as the next word."""
        if self.curtained:
            return []
        known = [
            *self.notations(),
            *map(self.screen.spelled, self.notations()),
            *(word for words in self.words.values() for word in words),
        ]
        known += [notation.removeprefix(f"{self.prefix} ") for notation in self.notations() if self.prefix]
        return list(dict.fromkeys(_next_word(one, text) for one in known if one.startswith(text)))

    def open_menu(self, prefix: str) -> None:
        self.prefix = prefix
        self.unasked = True

    def read(self, text: str) -> list[Any]:
        """The moves a text stands for: one, or a formality and the one after it if only the step was in the way. Raises
        NotationError."""
        errors: list[NotationError] = []
        for before, state in self._positions():
            for reading in self._readings(text):
                try:
                    return [*before, read_legal(self.game, state, self.asked, reading)]
                except NotationError as error:
                    errors.append(error)
            if any(self._helpfulness(error) == _ABOUT_THE_MATTER for error in errors):
                break
        raise min(errors, key=self._helpfulness)

    def _positions(self) -> list[tuple[list[Any], Any]]:
        """Where the person stands, and where they would after a formality."""
        state = self.session.state
        formality = self.board.formality(self.game.observe(state, self.asked)) if self.board else None
        if formality is None:
            return [([], state)]
        action = self.game.read(state, self.asked, formality)
        return [([], state), ([action], play(self.game, state, self.asked, action)[0])]

    def _readings(self, text: str) -> list[str]:
        within = [f"{self.prefix} {text}", *self._own_readings(f"{self.prefix} {text}")] if self.prefix else []
        return list(dict.fromkeys([*within, text, *self._own_readings(text)]))

    def _own_readings(self, text: str) -> list[str]:
        """What the game's board makes of a text."""
        view = self.game.observe(self.session.state, self.asked)
        return self.board.readings(view, self.asked, text, self.screen.texts) if self.board else []

    def act(self, actions: Sequence[Any]) -> None:
        self.screen.report(self.carried_out(actions))
        self.open_menu("")

    def carried_out(self, actions: Sequence[Any]) -> list[Happening]:
        """What came of the person's moves, which they need not be told again."""
        seat = self.asked
        happened = [self.session.act(action) for action in actions]
        self.seen[seat] = len(self.session.log)
        return happened

    # --- commands

    def show_board(self, _: str) -> None:
        self.screen.show_board()
        self.stale = False
        self.unasked = self.drawn = True

    def explain(self, text: str) -> None:
        """`?`: all that can be typed, a place or a component, or what a move would bring. Raises NotationError."""
        view = self.game.observe(self.session.state, self.asked)
        if not text:
            self.screen.help(dict.fromkeys(notation.split()[0] for notation in self.notations()), self.words)
        elif self.board and (lines := self.board.about(view, self.asked, text, self.screen.texts, self.screen.names)):
            self.screen.tell_all(lines)
        elif text.isascii() and text.isdecimal():
            self.explain_choice(int(text))
        else:
            self.foresee(self.read(self.times(text)[1]))

    def explain_choice(self, number: int) -> None:
        """What a line of the menu means."""
        choices = self.choices()
        if not 1 <= number <= len(choices):
            self.screen.tell("play-no-number", WRONG, number=number, last=len(choices))
        elif choices[number - 1].single:
            self.foresee([self.game.read(self.session.state, self.asked, choices[number - 1].prefix)])
        else:
            self.screen.explain_verb(choices[number - 1].prefix.split()[0])

    def foresee(self, actions: Sequence[Any]) -> None:
        state = self.session.state
        for action in actions[:-1]:
            state, _ = play(self.game, state, self.asked, action)
        move = self.game.write(state, actions[-1])
        self.screen.foresee(self.asked, move, self.game.preview(state, self.asked, actions[-1]))

    def why(self, text: str) -> None:
        """The clause that forbids a move, or that none does. Raises NotationError."""
        if not text:
            self.screen.tell("play-why-what", move=self.screen.examples["move"])
            return
        _, text = self.times(text)
        try:
            self.read(text)
        except NotationError as error:
            raise min([error, *self._supposed_error(text)], key=self._helpfulness) from None
        self.screen.tell("play-allowed")

    def _supposed_error(self, text: str) -> list[NotationError]:
        """What would still be wrong with a move if its step had come."""
        state = self.board.supposed(self.session.state, self.asked) if self.board else None
        errors: list[NotationError] = []
        for reading in self._readings(text) if state is not None else ():
            try:
                read_legal(self.game, state, self.asked, reading)
                return []
            except NotationError as error:
                errors.append(error)
        return [error for error in errors if error.refusal]

    def _helpfulness(self, error: NotationError) -> tuple[int, int]:
        """First refusals about the matter, then those about the step of the turn, then what could not be read."""
        about_step = self.board and error.refusal and error.refusal.message in self.board.ABOUT_STEPS
        return (Fault.FORBIDDEN, Fault.AMBIGUOUS, Fault.UNREADABLE).index(error.fault), int(bool(about_step))

    def undo(self, _: str) -> None:
        undone = self.session.undo()
        if isinstance(undone, str):
            self.screen.tell(undone, WRONG)
        else:
            self.seen[self.asked] = len(self.session.log)
            self.screen.tell("undo-done", move=self.screen.spelled(undone.notation))
            self.open_menu("")

    def hint(self, _: str) -> None:
        action = self.session.hint()
        self.screen.tell(
            "play-hint", bot=ADVISER, move=self.screen.spelled(self.game.write(self.session.state, action))
        )
        self.foresee([action])

    def log(self, text: str) -> None:
        self.screen.log(int(text) if text.isascii() and text.isdecimal() else LOGGED)

    def moves(self, _: str) -> None:
        """All of them, one line for each beginning; for two words where many moves share the first."""
        notations = self.notations()
        for choice in menu(notations, limit=0):
            many = len(choice.tails) > FEW and not choice.flat
            for line in menu(notations, choice.prefix, limit=0) if many else [choice]:
                self.show_moves(line)

    def show_moves(self, choice: Choice) -> None:
        tails = [self.screen.spelled(f"{choice.prefix} {tail}", choice.prefix) for tail in choice.tails]
        said = self.screen.spelled(choice.prefix)
        if not choice.single:
            said = self.screen.say("play-beginning", beginning=said, moves=", ".join(tails))
        self.screen.out.print(Text(f"  {said}"))

    def back(self, _: str) -> None:
        self.open_menu("")

    def save(self, text: str) -> None:
        if self._save(text):
            self.screen.tell("play-saved", file=str(self.save_path))

    def quit(self, _: str) -> None:
        raise Leave

    # --- the end

    def leave(self) -> bool:
        """Save the game and say how to take it up again; whether that was possible."""
        with suppress(OSError):  # even where nothing can be shown any more
            self.draw_curtain()
        saved = self._save("")
        if self.save_path and not saved:
            self.save_path = None
            saved = self._save("")
        if saved:
            self.screen.tell("play-resume", program=program(), file=str(self.save_path))
        return saved

    def offer_record(self, path: Path | None) -> None:
        """Write the record where it was asked for, else offer to. Raises Leave at the end of the input."""
        while path is None or not self._write(path, self.session.record_text()):
            self.screen.tell("play-offer-record")
            word, _, name = self.typed(">").partition(" ")
            command = command_of(word, self.words)
            if not word or command in LEAVING:
                return
            if command in AFTERWARDS:
                self.commands[command](name.strip())
            path = user_path(name.strip()) if unaccented(word) in KEEP and name else None
        self.screen.tell("play-recorded", program=program(), file=str(path))

    def _save(self, name: str) -> bool:
        """Write the game to the file named, else to the one it came from, else to one of its own."""
        if name:
            path = user_path(name)
        else:
            path = self.save_path or default_path(self.game.facts.slug, self.session.commitment)
        if self._write(path, self.session.to_text()):
            self.save_path = path
            return True
        return False

    def _write(self, path: Path, text: str) -> bool:
        if refusal := obstacle(path, text):
            self.screen.tell(refusal, WRONG, file=str(path))
            return False
        try:
            write_private(path, text)
        except OSError as failure:
            self.screen.tell("play-not-saved", WRONG, file=str(path), reason=failure.strerror or str(failure))
            return False
        return True


def user_path(text: str) -> Path:
    """A file as a person names it."""
    return Path(os.path.expanduser(text) if text.startswith("~/") else text)


def command_of(word: str, known: Mapping[str, Sequence[str]] = WORDS) -> str | None:
    """The command a word asks for, with or without accents."""
    return next((command for command, words in known.items() if unaccented(word) in words), None)


def _next_word(full: str, typed: str) -> str:
    end = full.find(" ", len(typed) + 1)
    return full if end < 0 else full[: end + 1]
