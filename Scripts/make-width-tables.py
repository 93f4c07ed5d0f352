#!/usr/bin/env python3
"""Writes Sources/TerminalText/WidthTable.swift from the tables of the wcwidth package.

Usage: pip install wcwidth==0.7.0 && Scripts/make-width-tables.py

The package is pinned because its tables are those of one Unicode version: a snapshot must not
change because one machine knows newer characters.
"""

import pathlib

import wcwidth
from wcwidth import table_grapheme, table_mc, table_vs16, table_wide, table_zero

PACKAGE = "0.7.0"
UNICODE = "17.0.0"
TARGET = pathlib.Path(__file__).parent.parent / "Sources/TerminalText/WidthTable.swift"

# The classes of WidthClass.swift.
NARROW, WIDE, JOINING_ZERO, JOINING_NARROW, JOINING_WIDE = range(5)
LAST = 0x10FFFF


def scalars(ranges):
    """The code points of a list of ranges."""
    return {point for first, last in ranges for point in range(first, last + 1)}


def classes():
    """The class of every code point."""
    wide = scalars(table_wide.WIDE_EASTASIAN[UNICODE])
    # Spacing marks are in the package's table of zeros, but take a column after their base.
    spacing = scalars(table_mc.CATEGORY_MC[UNICODE])
    zero = scalars(table_zero.ZERO_WIDTH[UNICODE]) - spacing
    joining = zero | spacing | scalars([(0, 0x1F), (0x7F, 0x9F)])
    for name in "EXTEND ZWJ SPACINGMARK PREPEND REGIONAL_INDICATOR L V T CONTROL".split():
        joining |= scalars(getattr(table_grapheme, "GRAPHEME_" + name))
    zero |= scalars([(0, 0x1F), (0x7F, 0x9F)])
    # Emoji modifiers are part of the preceding emoji; alone they are shown as a swatch.
    zero -= scalars([(0x1F3FB, 0x1F3FF)])
    wide |= scalars([(0x1F3FB, 0x1F3FF)])
    result = bytearray(LAST + 1)
    for point in range(LAST + 1):
        if point in joining:
            result[point] = (
                JOINING_ZERO if point in zero else JOINING_WIDE if point in wide else JOINING_NARROW
            )
        elif point in wide:
            result[point] = WIDE
    return result


def runs(values):
    """The first code point of each run of one class, with the class in the low three bits."""
    previous = None
    for point, value in enumerate(values):
        if value != previous:
            yield point << 3 | value
        previous = value


def rows(numbers):
    """Numbers as the lines of an array literal."""
    words = [f"0x{number:x}," for number in numbers]
    line = "   "
    for word in words:
        if len(line) + 1 + len(word) > 100:
            yield line
            line = "   "
        line += " " + word
    yield line


def main():
    if wcwidth.__version__ != PACKAGE:
        raise SystemExit(f"expected wcwidth {PACKAGE}, found {wcwidth.__version__}")
    presentation = table_vs16.VS16_NARROW_TO_WIDE["9.0.0"]
    lines = [
        "// Made by Scripts/make-width-tables.py; do not edit.",
        "",
        "/// The width of every Unicode scalar, as Unicode " + UNICODE + " has it.",
        "enum WidthTable {",
        f'  /// The Unicode version of the tables, from wcwidth {PACKAGE}.',
        f'  static let unicodeVersion = "{UNICODE}"',
        "",
        "  /// Runs of scalars of one class, in order: the first scalar shifted left by three, and the",
        "  /// class in the low three bits. A run ends where the next begins.",
        "  static let runs: [UInt32] = [",
        *rows(runs(classes())),
        "  ]",
        "",
        "  /// The narrow scalars that U+FE0F makes a wide emoji, in order: the first and the last of",
        "  /// each range in turn.",
        "  static let emojiByVariation: [UInt32] = [",
        *rows(number for pair in presentation for number in pair),
        "  ]",
        "}",
    ]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
