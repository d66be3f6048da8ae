"""Letters of three by five points, so that pictures need no font: each digit is a row, its bits the points."""

from typing import Final

GLYPHS: Final = {
    " ": "00000", "!": "22202", "$": "36236", "*": "05250", "+": "02720", "-": "00700", "/": "11244", "_": "00007",
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71111",
    "8": "75757", "9": "75717", "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557", "V": "55552",
    "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
}  # fmt: skip
WIDTH: Final = 3
HEIGHT: Final = 5


def points(letter: str) -> list[tuple[int, int]]:
    """Where the points of a letter are, columns and rows from its top left; of an unknown one there are none."""
    rows = GLYPHS.get(letter.upper(), GLYPHS[" "])
    return [
        (column, row)
        for row, bits in enumerate(rows)
        for column in range(WIDTH)
        if int(bits) >> (WIDTH - 1 - column) & 1
    ]
