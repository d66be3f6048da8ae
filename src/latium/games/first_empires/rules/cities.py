"""Chapter E-9: cities, which do nothing but score (E-9.3)."""

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.first_empires.actions import Action, Found
from latium.games.first_empires.catalogue import COLOURS
from latium.games.first_empires.events import AnyEvent, Founded
from latium.games.first_empires.frames import Closing, Founding
from latium.games.first_empires.rules import naming
from latium.games.first_empires.state import State


def end_raising(state: State, seat: Seat) -> None:
    """Now the cities, if a marker reached or passed a city space (E-9.1)."""
    due = tokens_due(state, seat)
    state.pending[-1] = Founding(seat, due) if due else Closing(seat)


def tokens_due(state: State, seat: Seat) -> int:
    """Tracks whose token is still above them although the marker has come to the city space, as a mask."""
    player = state.players[seat]
    spaces = state.catalogue.city_at[player.civilization]
    due = 0
    for track in range(len(COLOURS)):
        if player.tokens >> track & 1 and player.levels[track] >= spaces[track]:
            due |= 1 << track
    return due


def foundings(state: State, seat: Seat, tracks: int) -> list[Action]:
    return [
        Found(track, region) for track in range(len(COLOURS)) if tracks >> track & 1 for region in sites(state, seat)
    ]


def sites(state: State, seat: Seat) -> list[int]:
    """Occupied own regions without any city while there are any, else all of them (E-9.2)."""
    own = [region for region, owner in enumerate(state.owners) if owner == seat]
    empty = [region for region in own if not has_city(state, region)]
    return empty or own


def has_city(state: State, region: int) -> bool:
    """Cities placed a moment ago count too, unless the table looks only at those that lay there before."""
    if state.options["spread_cities"] is not True and state.turn.founded >> region & 1:
        return False
    return any(counts[region] for counts in state.cities)


def found(state: State, seat: Seat, tracks: int, track: int, region: int, log: list[AnyEvent] | None) -> None:
    state.players[seat].tokens ^= 1 << track
    if not has_city(state, region):
        state.turn.founded |= 1 << region
    state.cities[seat][region] += 1
    rest = tracks ^ 1 << track
    state.pending[-1] = Founding(seat, rest) if rest else Closing(seat)
    if log is not None:
        log.append(Founded(seat=seat, track=COLOURS[track], region=state.catalogue.regions[region]))


def refuse_founding(state: State, seat: Seat, tracks: int, track: int, region: int) -> Refusal | None:
    if not tracks >> track & 1:
        return Refusal("E-9.1", "no-token-due", {"track": naming.track(track)})
    name = naming.region(state.catalogue, region)
    if state.owners[region] != seat:
        return Refusal("E-9.2", "not-occupied", {"region": name})
    if region not in sites(state, seat):
        return Refusal("E-9.2", "city-there", {"region": name})
    return None
