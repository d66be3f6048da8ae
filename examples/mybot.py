"""A program that plays any game: `latium simulate founders --bots "exec:python3 examples/mybot.py,greedy"`."""

import json
import random
import sys
from typing import Any


def say(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def choose(view: dict[str, Any], legal: list[dict[str, Any]], dice: random.Random) -> int:
    """The place of an action in the list of legal ones. Here is where to think."""
    return dice.randrange(len(legal))


def main() -> None:
    dice = random.Random()
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "hello":
            dice = random.Random(line["seed"])
            say(latium=1, name="My bot")
        elif line["type"] == "decide":
            say(decision=line["decision"], index=choose(line["view"], line["legal"], dice))
        elif line["type"] == "end":
            return


if __name__ == "__main__":
    main()
