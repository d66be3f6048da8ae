"""The components as tables of numbers, the form the rules work on.

Kinds of tile and resources are numbered in the order of the component file. A set of kinds is a mask, and so is a
set of resources. What a tile with two needs requires is two different sources (F-4.5), so the kinds a cell allows can
be kept up to date one source at a time: a source that gives `a` beside others that give `b` allows every kind that
needs `a` and `b`.
"""

from typing import Final, final

from latium.core.keeping import keep
from latium.core.resources import read_text
from latium.games.founders.components import Components, read_components

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
VICTORY: Final = 3
STACKS: Final[list[str]] = ["nature", "village", "city"]
CLASSES: Final[list[str]] = ["nature", "village", "city", "victory"]

WAR: Final = 0
COIN: Final = 1
CARRIAGE: Final = 2
CRAFTSMAN: Final = 3
TOKENS: Final[list[str]] = ["war", "coin", "carriage", "craftsman"]
TOKEN_OF_RESOURCE: Final[dict[str, int]] = {"war": WAR, "coin": COIN, "carriage": CARRIAGE, "craft": CRAFTSMAN}

NOTHING: Final = -1
HALF: Final = 8  # resources are looked up in two tables of 2**8
LOW: Final = (1 << HALF) - 1


def mask_of(numbers: list[int]) -> int:
    """Kinds or resources as a set."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@final
class Catalogue:
    """A component set, ready to play with. Shared by all states of a game, never changed."""

    __slots__ = (
        "by_class",
        "class_of",
        "copies",
        "gain_high",
        "gain_low",
        "gives",
        "index",
        "kinds",
        "makes",
        "names",
        "nature_kinds",
        "needs",
        "points",
        "purchase_high",
        "purchase_low",
        "resource_index",
        "resources",
        "row_limit",
        "source",
        "token_of",
    )

    def __init__(self, source: Components) -> None:
        self.source = source
        self.resources: list[str] = list(source.resources.all())
        self.resource_index: dict[str, int] = {name: number for number, name in enumerate(self.resources)}
        self.row_limit: int = source.setup.row_limit
        self.kinds: list[str] = []
        self.names: list[str] = []
        self.class_of: list[int] = []
        self.copies: list[int] = []
        self.needs: list[list[int]] = []
        self.gives: list[int] = []
        self.makes: list[int] = []
        self.points: list[int] = []
        self.token_of: list[int] = []
        for nature in source.nature:
            self._kind(nature.id, nature.name, NATURE, nature.copies, [], list(nature.produces), 0)
        for village in source.village:
            self._kind(village.id, village.name, VILLAGE, village.copies, list(village.requires), [village.produces], 0)
        for city in source.city:
            self._kind(city.id, city.name, CITY, city.copies, list(city.requires), [city.produces], 0)
        for victory in source.victory:
            self._kind(victory.id, victory.name, VICTORY, victory.copies, list(victory.requires), [], victory.points)
        self.index: dict[str, int] = {id: kind for kind, id in enumerate(self.kinds)}
        self.by_class: list[list[int]] = [
            [kind for kind in range(len(self.kinds)) if self.class_of[kind] == class_] for class_ in range(len(CLASSES))
        ]
        self.nature_kinds: int = mask_of(self.by_class[NATURE])
        self._tabulate_gains()

    def _kind(
        self, id: str, name: str, class_: int, copies: int, requires: list[str], produces: list[str], points: int
    ) -> None:
        self.kinds.append(id)
        self.names.append(name)
        self.class_of.append(class_)
        self.copies.append(copies)
        self.needs.append([self.resource_index[need] for need in requires])
        self.gives.append(mask_of([self.resource_index[given] for given in produces]))
        self.makes.append(self.resource_index[produces[0]] if class_ == VILLAGE else NOTHING)
        self.token_of.append(TOKEN_OF_RESOURCE[produces[0]] if class_ == CITY else NOTHING)
        self.points.append(points)

    def _tabulate_gains(self) -> None:
        """For each kind as a source, and each resource as a purchase: what it allows beside which others."""
        self.purchase_low: list[list[int]] = []
        self.purchase_high: list[list[int]] = []
        for resource in range(len(self.resources)):
            self.purchase_low.append(self._partners(1 << resource, 0))
            self.purchase_high.append(self._partners(1 << resource, HALF))
        self.gain_low: list[list[int]] = [self._partners(given, 0) for given in self.gives]
        self.gain_high: list[list[int]] = [self._partners(given, HALF) for given in self.gives]

    def _partners(self, given: int, shift: int) -> list[int]:
        """By the set of resources that others give (eight of them, from `shift` on): the kinds allowed."""
        single = [0] * HALF
        for kind in range(len(self.kinds)):
            if self.needs[kind]:
                one, other = self.needs[kind]
                for need, partner in ((one, other), (other, one)):
                    if given >> need & 1 and 0 <= partner - shift < HALF:
                        single[partner - shift] |= 1 << kind
        table = [0] * (1 << HALF)
        for others in range(1, 1 << HALF):
            lowest = others & -others
            table[others] = table[others ^ lowest] | single[lowest.bit_length() - 1]
        return table

    def allowed_beside(self, kind: int, others: int) -> int:
        """The kinds that a source of this kind allows beside others that give these resources."""
        return self.gain_low[kind][others & LOW] | self.gain_high[kind][others >> HALF]

    def allowed_by_purchase(self, resource: int, others: int) -> int:
        """The same for a resource that was bought."""
        return self.purchase_low[resource][others & LOW] | self.purchase_high[resource][others >> HALF]

    def own_names(self) -> dict[str, str]:
        """What this set calls its tiles; and its ids as words, where the set in this package has no such id (F-1.7)."""
        ours = catalogue_for(None, False)
        names = {f"tile-{id}": name for id, name in zip(self.kinds, self.names, strict=True) if name}
        for id in self.kinds:
            if id not in ours.index and f"tile-{id}" not in names:
                names[f"tile-{id}"] = id.replace("-", " ")
        for good in self.resources:
            if good not in ours.resource_index:
                names[f"resource-{good}"] = good
                names[f"craftsman-{good}"] = good
        return names

    def resources_in(self, mask: int) -> list[int]:
        return [resource for resource in range(len(self.resources)) if mask >> resource & 1]


_SETS: Final[dict[tuple[str | None, bool], Catalogue]] = {}


def catalogue_for(components: str | None, uniform_village: bool) -> Catalogue:
    """The catalogue of a component file's text (None: the set in this package), made once."""
    key = (components, uniform_village)
    found = _SETS.get(key)
    if found is None:
        text = components if components is not None else read_text("latium.games.founders", "data/components.toml")
        source = "components.toml" if components is None else "components"
        found = Catalogue(read_components(text, source, "uniform_village" if uniform_village else None))
        keep(_SETS, key, found)
    return found
