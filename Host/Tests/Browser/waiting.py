"""How the tests of pages wait: for an event, however slow the machine is. They say what there is instead if it never comes."""

import time

# Seconds after which an event counts as one that never comes. Nothing is expected to take a certain time.
GUARD = 300


class Failure(Exception):
    """A check of the page failed; the message says which."""


def until(condition, what, pause=0.05):
    """Waits until a condition holds, and returns its value. `what` is a text, or gives one with what there is instead."""
    end = time.monotonic() + GUARD
    while not (value := condition()):
        if time.monotonic() > end:
            raise Failure(f"{what() if callable(what) else what} (waited {GUARD} s; there is {value!r})")
        time.sleep(pause)
    return value


def soon(test, condition, what):
    """Waits like `until`, as one check of a test."""
    value = until(condition, what)
    test.passed += 1
    return value


def timeline(test, widget, what):
    """Waits until a widget has a timeline; says why it has none."""
    instance = {}

    def has_timeline():
        instance.update(test.host.api(f"instances/{widget}"))
        return instance["stage"] == "timeline"

    soon(test, has_timeline, lambda: f"{what}: the stage is {instance.get('stage')!r}, the failure {instance.get('failure')!r}")


def undo_bar(test, begins=""):
    """Waits until the page's bar offers to undo the host's newest change, and its text begins with `begins`."""
    def newest():
        return next((str(each["id"]) for each in test.host.api("undo")), None)

    def shown():
        return test.browser.evaluate("(bar => [bar.dataset.step ?? '', bar.textContent])(document.getElementById('undo'))")

    def offers():
        step, words = shown()
        return step != "" and step == newest() and words.startswith(begins)

    soon(
        test, offers,
        lambda: f"the bar offers {shown()} instead of change {newest()} “{begins}…”")
