"""What Tokamak's HTML paints, as areas of black and grey; for run-suites."""
import html.parser
import math
import re

# Pixels along two edges of the picture.
EDGES = 1000


class Painted(html.parser.HTMLParser):
    """A page of elements with absolute places, painted in points."""

    def __init__(self, width, height, text):
        super().__init__()
        self.rows = [["white"] * width for _ in range(height)]
        # The place and the fill of each open element.
        self.open = [(0.0, 0.0, "")]
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag in ("html", "body", "meta", "title", "head"):
            return
        style = dict(re.findall(r"([\w-]+):\s*([^;]+);?", dict(attributes).get("style") or ""))
        left, top, fill = self.open[-1]
        left, top = left + self.points(style.get("left")), top + self.points(style.get("top"))
        fill = style.get("fill", fill)
        shown = style.get("background-color") or style.get("background") or (fill if tag in ("rect", "path") else "")
        shade = re.match(r"rgba\(([\d.]+)", shown)
        if shade:
            color = "black" if float(shade[1]) < 64 else "grey" if float(shade[1]) < 191 else "white"
            self.paint(left, top, self.points(style.get("width")), self.points(style.get("height")), color)
        self.open.append((left, top, fill))

    def handle_endtag(self, tag):
        if tag not in ("html", "body", "meta", "title", "head") and len(self.open) > 1:
            self.open.pop()

    @staticmethod
    def points(text):
        # A browser ignores what is no number, as `-infpx`.
        value = float(text.removesuffix("px")) if text and text.endswith("px") else 0.0
        return value if math.isfinite(value) else 0.0

    def paint(self, left, top, width, height, color):
        first, last = max(0, round(left)), min(len(self.rows[0]), round(left + width))
        for row in self.rows[max(0, round(top)) : max(0, round(top + height))]:
            row[first:last] = [color] * max(0, last - first)

    def area(self, color):
        """Left, top, right, bottom and the number of square points of a colour, as far as it shows."""
        found = [(min(places), max(places) + 1, number, len(places)) for number, row in enumerate(self.rows)
                 if (places := [place for place, each in enumerate(row) if each == color])]
        if not found:
            return []
        return [min(each[0] for each in found), found[0][2], max(each[1] for each in found), found[-1][2] + 1, sum(each[3] for each in found)]


def areas(record):
    page = Painted(round(record["width"]), round(record["height"]), record["html"])
    return [page.area("black"), page.area("grey")]


def same(expected, got):
    """Whether two areas are the same within a pixel at each edge. An edge between two pixels is grey, which is no area."""
    if not expected or not got:
        return (expected or got or [0])[-1] <= EDGES
    return all(abs(one - other) <= 1 for one, other in zip(expected[:4], got[:4])) and abs(expected[4] - got[4]) <= EDGES
