"""What there is to have in First Empires, and who had it."""

from typing import Any

from latium.arena.balance.readings.contract import Had, Kind, Thing, nothing
from latium.core.records import Record
from latium.games.first_empires.catalogue import COLOURS, NOBODY


def kinds(state: Any) -> tuple[Kind, ...]:
    catalogue = state.catalogue
    sides = tuple(f"civilization-{id}" for id in catalogue.civilizations)
    decks = [tuple(f"card-{catalogue.cards[card]}" for card in catalogue.cards_in(deck)) for deck in catalogue.deck_of]
    # A weak civilization wins little with any card, so that a card is measured by the others of its deck.
    cards = tuple(zip(decks, sides, strict=True))
    return (
        Kind("civilization", sides, whole=True),
        Kind("track", tuple(f"track-{colour}" for colour in COLOURS), given=("civilization",)),
        *(Kind("card", deck, side, ("civilization",), offered=True) for deck, side in cards),
        *(Kind("scored", deck, side, ("civilization", "card"), offered=True) for deck, side in cards),
    )


def had(state: Any, record: Record) -> Had:
    catalogue = state.catalogue
    seats = nothing(record.header.seats)
    sides: list[int] = [player.civilization for player in state.players if player.civilization != NOBODY]
    for ply in record.standing():
        match ply.action["do"]:
            case "assign":  # to one seat after another (E-2.3)
                sides.append(catalogue.civilization_index[ply.action["civilization"]])
            case "draw":  # from a deck that only one seat has (E-1.7)
                card = 1 << catalogue.card_index[ply.action["card"]]
                seat = next(seat for seat, side in enumerate(sides) if catalogue.deck_of[side] & card)
                seats[seat][Thing("card", f"card-{ply.action['card']}")] += 1
            case "raise":
                seats[ply.seat][Thing("track", f"track-{ply.action['track']}")] += 1
            case "score":
                seats[ply.seat][Thing("scored", f"card-{ply.action['card']}")] += 1
    for counts, side in zip(seats, sides, strict=True):
        counts[Thing("civilization", f"civilization-{catalogue.civilizations[side]}")] = 1
    decks = (catalogue.cards_in(catalogue.deck_of[side]) for side in sides)
    there = (Thing("card", f"card-{catalogue.cards[card]}") for deck in decks for card in deck)
    drawn = (thing.term for counts in seats for thing in counts if thing.kind == "card")
    return Had(seats, frozenset((*there, *(Thing("scored", term) for term in drawn))))
