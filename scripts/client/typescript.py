"""Python types as TypeScript: structs become interfaces, unions stay unions."""

from typing import Any

import msgspec
from msgspec import inspect

from latium.server.messages import Body, Sent

HEADER = "// Made by `python -m scripts.client_types` from the Python types; a test keeps it current.\n"

_PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Declarations:
    """Interfaces by type, each written once, with those that it refers to. What `elsewhere` declares is imported."""

    def __init__(self, elsewhere: "Declarations | None" = None) -> None:
        self.elsewhere = elsewhere.names if elsewhere else {}
        self.names: dict[type, str] = {}
        self.bodies: dict[type, str] = {}
        self.imported: set[str] = set()

    def add(self, kind: Any, suffix: str = "") -> str:
        """The name, or the union of names, of a type; what it needs is declared. A name that is taken by then gets the
        suffix."""
        self._suffix = suffix
        return self._name(inspect.type_info(kind))

    def _name(self, kind: inspect.Type) -> str:
        if type(kind) in _PLAIN:
            return _PLAIN[type(kind)]
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(self._name, types)))
            case inspect.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._name(value)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self._name, items))}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return _many(self._name(item))
            case inspect.Metadata(type=inner):
                return self._name(inner)
        raise TypeError(f"no TypeScript for {kind}")

    def _struct(self, kind: inspect.StructType) -> str:
        if kind.cls in self.elsewhere:
            self.imported.add(self.elsewhere[kind.cls])
            return self.elsewhere[kind.cls]
        if kind.cls not in self.names:
            own = kind.cls.__name__
            name = self.names[kind.cls] = own + self._suffix if own in self.names.values() else own
            self.bodies[kind.cls] = ""
            self.bodies[kind.cls] = self._interface(name, kind)
        return self.names[kind.cls]

    def _interface(self, name: str, kind: inspect.StructType) -> str:
        lines = [f"/** {' '.join((kind.cls.__doc__ or name).split())} */", f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f"  {kind.tag_field}: {_literal(kind.tag)};")
        for field in kind.fields:
            mark = "?" if not field.required and _may_lack(kind.cls) else ""
            lines.append(f"  {field.encode_name}{mark}: {self._name(field.type)};")
        return "\n".join([*lines, "}"])

    def text(self) -> str:
        return "\n\n".join(self.bodies.values()) + "\n"


def _may_lack(kind: type[msgspec.Struct]) -> bool:
    """Whether a field with a default may be left out: in what is sent to the server, and where none is written."""
    return kind.__struct_config__.omit_defaults or issubclass(kind, Sent | Body)


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _many(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"
