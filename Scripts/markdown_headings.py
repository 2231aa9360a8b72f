"""The headings of a Markdown page and the anchors that GitHub gives them, for check-references and the documentation site."""
import re

# A block of code: its lines are not Markdown.
FENCE = re.compile(r"^(```|~~~).*?^\1[^\n]*$", re.M | re.S)
HEADING = re.compile(r"^#{1,6} +(.*?) *#*$", re.M)


def blanked(text, pattern):
    """The text with every match of the pattern replaced by spaces, so that positions stay the same."""
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group(0)), text)


def without_links(heading):
    """A heading with the text of its links instead of the links."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)


def anchors(text):
    """Anchor → heading of every heading of a page. GitHub numbers headings that would have the same anchor."""
    result, counts = {}, {}
    for match in HEADING.finditer(blanked(text, FENCE)):
        heading = match.group(1)
        anchor = re.sub(r"[^\w\- ]", "", without_links(heading).strip().lower()).replace(" ", "-")
        count = counts.get(anchor, 0)
        counts[anchor] = count + 1
        result[f"{anchor}-{count}" if count else anchor] = heading
    return result
