"""The laws every game keeps, for the games on our shelf and for yours.

    from latium.testing import GameLaws

    class TestMyGame(GameLaws):
        game = MY_GAME
        package = "my_game"         # holds rulebook/en.md, rulebook/fr.md, text/en.ftl and text/fr.ftl

The laws are walked with Hypothesis: pytest runs one test per law and way to set the game up.
"""

try:
    from latium.testing.laws import LawError
    from latium.testing.marks import rule
    from latium.testing.suite import GameLaws
    from latium.testing.walks import Case, Chooser, Walk, cases, fingerprint, walk
except ModuleNotFoundError as missing:
    raise ImportError(f"latium.testing needs pytest and hypothesis; there is no {missing.name} here") from missing

__all__ = ["Case", "Chooser", "GameLaws", "LawError", "Walk", "cases", "fingerprint", "rule", "walk"]
