"""Names that people choose: what is wrong with one, which two look the same, and how one is put into a sentence."""

# ruff: noqa: RUF001 - letters that look like others are what this module is about

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

Fault = Literal["invisible", "direction", "marks"]
"""What is wrong with a name: a character that cannot be seen, one that turns the line around, or a pile of accents."""

DIRECTION: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text around them."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Invisible, but Persian, the scripts of India and joined emoji are written with them."""
STYLES: Final = frozenset("\ufe0e\ufe0f")
"""Invisible: whether the symbol before it is drawn as text or as a picture."""
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
"""Characters that are drawn as nothing though their category says otherwise."""
UNSEEN_CATEGORIES: Final = frozenset(["Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"])
MARKS: Final = frozenset(["Mn", "Me"])
BEFORE_JOINER: Final = frozenset(["Lo", "Mn", "Mc", "So", "Sk"])
"""Letters without case, signs on them, and symbols. Letters with case, as of Latin, are never joined."""
MOST_MARKS: Final = 3
"""Marks on one letter: Thai, Hebrew and Tibetan need up to three."""
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
ISOLATE, END_ISOLATE = "\u2068", "\u2069"


def tidied(name: str) -> str:
    """The name with composed letters, and single plain spaces."""
    composed = unicodedata.normalize("NFC", name)
    return " ".join("".join([" " if unicodedata.category(char) == "Zs" else char for char in composed]).split(" "))


def fault_of(name: str) -> Fault | None:
    """What is wrong with a tidied name; None if it can be shown as it is."""
    run = 0
    for place, char in enumerate(name):
        category = unicodedata.category(char)
        before = unicodedata.category(name[place - 1]) if place else ""
        if char in DIRECTION:
            return "direction"
        if char in JOINERS and before in BEFORE_JOINER and place + 1 < len(name):
            continue
        if char in STYLES and before == "So":
            continue
        if char in UNSEEN or char in JOINERS or category in UNSEEN_CATEGORIES or is_selector(char):
            return "invisible"
        run = run + 1 if category in MARKS else 0
        if run > MOST_MARKS or (run and not place):
            return "marks"
    return None


def is_selector(char: str) -> bool:
    """Whether a character only selects a variant of the one before it."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def safe_name(name: str) -> str | None:
    """The name without what cannot be shown safely; None if nothing is left."""
    kept = ""
    for char in tidied(name):
        if fault_of((kept + char).lstrip() + "x") is None:
            kept += char
    return tidied(kept).strip() or None


# Which names look the same

_PAIRS: Final = (
    ("АВСЕНІЈКМОРЅТХУҮԚԜӀѴԌ", "ABCEHIJKMOPSTXYYQWIVG"),  # Cyrillic
    ("асԁеһіјӏкорԛѕтѵԝхуг", "acdehijlkopqstvwxyr"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHIKMNOPTYXC"),  # Greek
    ("αγηικνορστυχωϲϳ", "aynikvopotuxwcj"),
    ("ՏԼՕՍ", "SLOU"),  # Armenian
    ("օսհոզց", "ouhnqg"),
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜꓝ", "ABCDEGHIJKLMNOPRSTUVWXYZF"),  # Lisu
    ("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghijklmnoprstuvwyz"),  # small capitals
    ("ıɑɡɩʋƖǀ", "iagivll"),  # other Latin letters
    ("‐‑‒–—−’‘ʼ`´", "------'''''"),  # signs
)
LATIN: Final = {ord(char): latin for chars, latins in _PAIRS for char, latin in zip(chars, latins, strict=True)}
"""Characters of other alphabets by the Latin letters that they look like."""
SMALL: Final = str.maketrans({"0": "o", "1": "l", "|": "l", "m": "rn", "w": "vv"})
CASED: Final = str.maketrans({"0": "O", "1": "l", "|": "l", "I": "l", "m": "rn", "w": "vv"})


def looks(name: str) -> frozenset[str]:
    """What a name looks like, with and without regard to upper and lower case; names that share one look the same.

    It is far smaller than the table of Unicode Technical Standard 39, but covers whole alphabets that hold Latin words.
    """
    shown = [char for char in unicodedata.normalize("NFKD", name) if unicodedata.category(char) != "Cf"]
    latin = unicodedata.normalize("NFC", "".join([char for char in shown if not is_selector(char)]).translate(LATIN))
    small, cased = latin.casefold().translate(SMALL), latin.translate(CASED)
    return frozenset([f"small {small}", f"cased {cased}", f"folded {unicodedata.normalize('NFKC', name).casefold()}"])


def isolated(text: str) -> str:
    """The text as it is put into a sentence: where it runs from right to left, so that nothing around it moves."""
    needed = RIGHT_TO_LEFT.search(text) is not None and not text.startswith(ISOLATE)
    return f"{ISOLATE}{text}{END_ISOLATE}" if needed else text
