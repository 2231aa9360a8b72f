"""Checks of a watch's Smart Stack with the Habits example: ordered by relevance, with a card that comes and goes, and pins. Used by page_test.py."""

import json

from home_checks import focus, middle, press, rest
from waiting import soon

# A device of its own, so that the widgets of other checks stay as they are.
DEVICE = "watch-49mm"


def slot(instance):
    return f"document.querySelector('[data-instance={json.dumps(instance)}]')"


def shown(test):
    """The widgets that the host shows, in their order."""
    lists = [(each["list"]["index"], each["id"]) for each in test.host.api("instances") if each["device"] == DEVICE and each["list"]]
    return [id for index, id in sorted(pair for pair in lists if pair[0] is not None)]


def on_page(test):
    """The widgets of the screen from top to bottom."""
    return test.browser.evaluate(
        "[...document.querySelectorAll('.phone .slot:not(.leaving)')].map(each => [each.getBoundingClientRect().top, each.dataset.instance])"
        ".sort((a, b) => a[0] - b[0]).map(each => each[1])")


def order_is(test, expected, what):
    soon(test, lambda: shown(test) == expected, lambda: f"{what}: the host shows {shown(test)}, not {expected}")
    soon(test, lambda: on_page(test) == expected, lambda: f"{what}: the page shows {on_page(test)}, not {expected}")


def choose_item(test, instance, title):
    test.browser.evaluate(f"{slot(instance)}.scrollIntoView({{ block: 'center' }})")
    test.browser.click_at(*middle(test, f"[data-instance='{instance}'] .widget"), button="right")
    test.wait("!!document.querySelector('.menu')", "the menu of the watch's widget")
    test.browser.evaluate(f"[...document.querySelectorAll('.menu button')].find(item => item.textContent.includes({json.dumps(title)})).click()")




def relevance(test):
    browser, host = test.browser, test.host
    usual = browser.evaluate("document.getElementById('device').value")
    test.choose("device", DEVICE)
    test.wait("document.querySelector('.phone').dataset.kind === 'watch'", "the watch")
    test.choose_place("smartStack")
    made = []
    for kind, configuration in (("Habit", {"habit": "walk"}), ("Habit", {"habit": "read"}), ("OpenHabit", {})):
        body = {"app": "Habits", "kind": kind, "family": "accessoryRectangular", "device": DEVICE, "place": "smartStack", "configuration": configuration}
        made.append(host.api("instances", "POST", body)["id"])
    walk, read, card = made
    # A habit is open today, so that the card is relevant and before the others.
    order_is(test, [card, walk, read], "a card that is relevant")
    test.wait(f"!!{slot(card)}.querySelector('img') && {slot(card)}.querySelector('.access').textContent.includes('Still open')", "what the card says")
    rest(test)
    test.shot("smart-stack")
    pinned(test, walk, read, card)
    edited(test, walk, read, card)
    ticked(test, walk, read, card)
    for instance in made:
        test.removed_elsewhere.add(instance)
        host.api(f"instances/{instance}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the Smart Stack to be empty again")
    test.choose("device", usual)
    test.wait(f"{test.slots()} > 0", "the usual device")


def pinned(test, walk, read, card):
    choose_item(test, read, "Pin to the top")
    order_is(test, [read, card, walk], "a pinned widget")
    test.check("pinned" in test.browser.evaluate(f"{slot(read)}.querySelector('.widget').getAttribute('aria-label')"), "a pinned widget is not called so")
    choose_item(test, read, "Unpin")
    order_is(test, [card, walk, read], "a widget that is pinned no more")


def edited(test, walk, read, card):
    """In edit mode every widget is where the person has put it, and can be moved."""
    browser = test.browser
    browser.evaluate("document.getElementById('edit').click()")
    soon(test, lambda: on_page(test) == [walk, read, card], lambda: f"in edit mode the order is {on_page(test)}")
    rest(test)
    test.shot("smart-stack-editing")
    focus(test, read)
    press(test, "ArrowUp", "place 1")
    press(test, "Enter", "is on place 1")
    soon(test, lambda: on_page(test) == [read, walk, card], lambda: f"after a move in edit mode the order is {on_page(test)}")
    browser.evaluate("document.getElementById('edit').click()")
    order_is(test, [card, read, walk], "a list that was edited")


def ticked(test, walk, read, card):
    """The button on the card closes a habit. The provider is asked at most once a minute; then the card is about the next habit, at last about none."""
    browser = test.browser
    for _ in range(4):
        words = browser.evaluate(f"{slot(card)}.querySelector('.access').textContent")
        test.check("Still open" in words, f"the card says {words}")
        browser.evaluate(f"{slot(card)}.querySelector('.access button').click()")
        test.wait(f"{slot(card)}?.querySelector('.access').textContent.includes('Done today') ?? true", "the card to say that the habit is done")
        test.wait(f"!{slot(card)} || ({slot(card)}.querySelector('.access').textContent.includes('Still open'))", "the next habit, or no card")
        if browser.evaluate(f"!{slot(card)}"):
            break
    order_is(test, [read, walk], "a Smart Stack without an open habit")
    test.check(
        any(each["trigger"] == "list.hidden" for each in test.host.api(f"instances/{card}/decisions")), "no decision says that the card is not shown any more")
    browser.evaluate("document.getElementById('edit').click()")
    test.wait(f"{slot(card)}?.classList.contains('away') && {slot(card)}.querySelector('.badge').textContent.includes('Shown when relevant')", "the card in edit mode")
    rest(test)
    test.shot("smart-stack-away")
    browser.evaluate("document.getElementById('edit').click()")
    order_is(test, [read, walk], "a Smart Stack after edit mode")
