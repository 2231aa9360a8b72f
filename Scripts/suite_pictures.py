"""Views of others' tests, measured beside the pictures of them that Apple's SwiftUI drew; for run-suites."""
import json
import os
import re
import statistics

from suite_packages import SDK, Fault, Result, first_line, run

# Points between the edges of two boxes that are still the same element, and how far its middle may be off: as Documentation/Fidelity.md aims at. The letters of
# the other font are up to a point higher or lower.
NEAR, ALLOWED = 8, 1
# The longer side of the smallest element, in points.
LEAST = 4.5
# Pictures are the same if no larger share of their pixels differs by a fourth of the range in a channel.
SAME = 0.0001
# The share of a picture's elements that have to be in their place.
SHARE = 0.95


def for_phones(text):
    """A source with the conditions of an iPhone: the compiler would resolve them for Linux."""
    return re.sub(r"^(\s*#(?:else)?if .*)$", lambda found: found[1].replace("os(iOS)", "true"), text, flags=re.M)


def matched(apple, almanac):
    """Pairs of boxes, the nearest first; a box of Apple's without a partner has None."""
    def distance(first, second):
        return max(abs(one - other) for one, other in zip(first, second))

    near = sorted((distance(one, other), place, partner) for place, one in enumerate(apple) for partner, other in enumerate(almanac))
    taken, found = set(), {}
    for far, place, partner in near:
        if far <= NEAR and place not in found and partner not in taken:
            found[place] = partner
            taken.add(partner)
    return [(box, almanac[found[place]] if place in found else None) for place, box in enumerate(apple)]


def offset(box, other):
    """How much lower the middle of the other box is."""
    return (other[1] + other[3] - box[1] - box[3]) / 2


def described(box):
    return f"{box[0]:g}, {box[1]:g} … {box[2]:g}, {box[3]:g}"


def pictures(work, recorded):
    """Builds and runs a package of tests that write the boxes of both pictures. An element, as a line of text or a bullet, is right if its middle is as far
    down as in Apple's picture, within a point. A picture passes if nearly all of its elements are right."""
    status, said = run(["swift", "build", "--build-tests", "--toolset", SDK / "toolset-all-targets.json"], work)
    if status:
        errors = re.findall(r"^\S+: error: .*$", said, re.M)
        raise Fault(f"the package {work} cannot be built: {errors[0] if errors else said[-1500:]}")
    boxes, kept = work / "boxes.jsonl", work / "drawn"
    boxes.unlink(missing_ok=True)
    kept.mkdir(exist_ok=True)
    program = next((work / ".build/debug").glob("*.xctest"))
    status, said = run([program], work, {"ALMANAC_BOXES": str(boxes), "ALMANAC_PICTURES": str(recorded), "ALMANAC_KEEP": str(kept)})
    if not boxes.exists():
        raise Fault(f"{program} drew nothing: {said[-1500:]}")
    result, offsets, elements, equal = Result(), [], 0, 0
    for line in boxes.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        # Specks, as of a photograph, are no elements.
        sides = ([[edge / record["scale"] for edge in box] for box in record[side] if max(box[2] - box[0], box[3] - box[1]) >= LEAST * record["scale"]]
                 for side in ("apple", "almanac"))
        pairs = matched(*sides)
        result.ran += 1
        equal += record["differing"] < SAME
        elements += len(pairs)
        off = [offset(box, other) for box, other in pairs if other]
        offsets += off
        if sum(abs(each) <= ALLOWED for each in off) < SHARE * len(pairs):
            wrong = [f"{described(box)} {'is not there' if other is None else f'is {offset(box, other):+.2f} pt off'}"
                     for box, other in pairs if other is None or abs(offset(box, other)) > ALLOWED]
            result.failures[record["test"]] = first_line(f"{len(wrong)} of {len(pairs)} elements are not in their place: {'; '.join(wrong[:3])}")
    for name, why in re.findall(r"error: (\S+) : (.*)", said):
        result.failures.setdefault(name, first_line(why))
    near = [100 * sum(abs(each) <= most for each in offsets) / len(offsets) for most in (0.5, ALLOWED)]
    result.notes.append(f"{elements} elements, {elements - len(offsets)} without a partner; the others are off by a median of "
                        f"{statistics.median(offsets):+.2f} pt, {near[0]:.1f} % by at most 0.5 pt, {near[1]:.1f} % by at most {ALLOWED} pt")
    result.notes.append(f"{equal} pictures are the same but for single pixels")
    return result
