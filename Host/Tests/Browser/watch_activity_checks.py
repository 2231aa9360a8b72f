"""Checks of live activities above the widgets of a watch's Smart Stack: how they scroll by wheel and focus, taps in them, and one that ends while it is
shown. Used by activity_checks.py."""

import json
import time

from waiting import soon

DEVICE = "watch-40mm"
FAMILY = "activitySmall"


def on_a_watch(test, command, rides, tools):
    """`rides` are two that run, the first one shown below the second one; `tools` what activity_checks.py has for activities on the page."""
    browser, host = test.browser, test.host
    usual = browser.evaluate("[document.getElementById('device').value, document.querySelector('.phone').dataset.place]")
    test.choose("device", DEVICE)
    test.choose_place("smartStack")
    first, second = (tools.part(each.id, FAMILY) for each in rides)
    test.wait(f"{tools.drawn(rides[0].id, FAMILY)} && {tools.drawn(rides[1].id, FAMILY)}", "both activities on the watch")
    browser.rest()
    test.shot("activity-watch-alone")
    widgets = [add(test, app, kind) for app, kind in (("Habits", "Habit"), ("Rangers", "Ranger"))]
    slots = [f"document.querySelector('[data-instance=\"{each}\"]')" for each in widgets]
    for each in slots:
        test.wait(f"!!{each}?.querySelector('.widget img')", "the widgets of the stack")
    browser.rest()
    test.shot("activity-watch")
    clock = bounds(test, "document.querySelector('.lock-clock')")
    above, below = bounds(test, second), bounds(test, first)
    test.check(above["top"] > clock["top"] + 0.6 * clock["height"] and below["top"] >= above["bottom"], "the activities do not lie below the time in their order")
    test.check(bounds(test, slots[0])["top"] >= below["bottom"], "a widget lies behind an activity")
    order = browser.evaluate(f"{first}.compareDocumentPosition({slots[0]}) === Node.DOCUMENT_POSITION_FOLLOWING")
    test.check(order, "the Tab key reaches the widgets before the activities above them")

    # The wheel over an activity scrolls all of them.
    gap = bounds(test, slots[0])["top"] - below["bottom"]
    x, y = tools.centre(test, second)
    browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=80)
    test.wait("document.querySelector('.pages').scrollTop === 80", "the wheel over an activity to scroll the stack")
    test.check(abs(bounds(test, slots[0])["top"] - bounds(test, first)["bottom"] - gap) < 1, "the activities do not scroll with the widgets")
    browser.rest()
    test.shot("activity-watch-middle")
    # So does the focus, and what has it is seen as a whole, below the time.
    for part in (first, second):
        browser.evaluate(f"{part}.querySelector('.activity').focus()")
        screen, card = bounds(test, "document.querySelector('.screen')"), bounds(test, part)
        test.check(browser.evaluate("document.querySelector('.screen').scrollTop") == 0, "the focus moves the screen instead of the stack")
        test.check(card["top"] >= screen["top"] + 0.2 * screen["height"] and card["bottom"] <= screen["bottom"], f"the activity with the focus is cut off: {card} of {screen}")
    # At the end there is no room left for a widget that is not there.
    browser.evaluate("document.querySelector('.pages').scrollTop = 9999")
    # Which of them is last depends on what is relevant.
    rest = bounds(test, "document.querySelector('.screen')")["bottom"] - max(bounds(test, each)["bottom"] for each in slots)
    test.check(0 < rest < 0.4 * below["height"], f"the end of the stack is {rest} pixels below its last widget")
    browser.rest()
    test.shot("activity-watch-end")

    taps(test, rides[0], first, tools)
    ends(test, command, slots[0], tools)
    asks_again(test)
    for each in widgets:
        test.removed_elsewhere.add(each)
        host.api(f"instances/{each}", "DELETE")
    test.choose("device", usual[0])
    test.choose_place(usual[1])


def add(test, app, kind):
    return test.host.api("instances", "POST", {"app": app, "kind": kind, "family": "accessoryRectangular", "device": DEVICE, "place": "smartStack"})["id"]


def bounds(test, element):
    return test.browser.evaluate(f"(box => ({{ top: box.top, bottom: box.bottom, height: box.height }}))({element}.getBoundingClientRect())")


def taps(test, ride, card, tools):
    """The button and the link of a card that was scrolled to, and the rest of it."""
    browser, programs = test.browser, test.programs
    browser.evaluate(f"{card}.querySelector('.activity').focus()")
    test.wait(f"!!{tools.element_in(card, 'Next Stop')} && !!{card}.querySelector('.access [role=link]')", "the button and the link of the activity on the watch")
    before = tools.next_stop(test, ride.id)
    browser.click_at(*tools.centre(test, tools.element_in(card, "Next Stop")))
    soon(test, lambda: tools.next_stop(test, ride.id) != before, "the button on the watch to update the activity")
    test.wait(f"{card}.getAttribute('aria-busy') === 'false'", "the tap on the watch to end")
    dialog = "document.querySelector('dialog.link-question')"
    browser.click_at(*tools.centre(test, f"{card}.querySelector('.access [role=link]')"))
    calls = len(programs.calls("RideCommand", 0))
    # The first one of a scheme asks.
    test.wait(f"{dialog}?.textContent.includes('transit://timetable/2') || document.querySelector('.toast, .tap-hint') !== null", "the link on the watch to open")
    if browser.evaluate(f"!!{dialog}"):
        browser.evaluate(f"[...{dialog}.querySelectorAll('button')].find(button => button.textContent === 'Open').click()")
    test.check(programs.calls("RideCommand", calls + 1)[-1] == "transit://timetable/2", "the link on the watch opens something else")
    box = bounds(test, card)
    x, _ = tools.centre(test, card)
    browser.click_at(x, box["top"] + 5)
    test.check(programs.calls("RideCommand", calls + 2)[-1] == "transit://line/2", "the rest of the card on the watch does not open the activity's URL")
    browser.evaluate("document.querySelectorAll('.toast').forEach(toast => toast.remove())")


def ends(test, command, slot, tools):
    """An activity that ends while it is shown leaves, and what is below moves up."""
    browser = test.browser
    browser.evaluate("document.querySelector('.pages').scrollTop = 0")
    third = tools.Ride(command, test.host, "61")
    test.wait(tools.drawn(third.id, FAMILY), "a third activity on the watch")
    test.wait("document.querySelectorAll('.activity-card').length === 3", "three activities on the watch")
    browser.rest()
    test.shot("activity-watch-three")
    height = bounds(test, slot)["top"]
    answer = tools.push(test.host, third.token, {"timestamp": int(time.time()) + 1, "event": "end", "dismissal-date": int(time.time()) - 1})
    test.check(answer == (200, None), f"a push does not end an activity: {answer}")
    test.wait(f"!{tools.part(third.id, FAMILY)} && document.querySelectorAll('.activity-card').length === 2", "the ended activity to leave the watch")
    test.wait(f"{slot}.getBoundingClientRect().top < {json.dumps(height)} - 20", "the widgets to move up")


def asks_again(test):
    """A page that is seen asks for the watch's activities from time to time, so that the host goes on drawing them there."""
    browser = test.browser
    script = browser.send(
        "Page.addScriptToEvaluateOnNewDocument",
        source="{ const every = window.setInterval; window.setInterval = (call, time, ...given) => every(call, time === 240_000 ? 250 : time, ...given); }")
    browser.open(f"{test.host.url}/?asking")
    asked = f"performance.getEntriesByType('resource').filter(each => each.name.includes('/v1/activities?device={DEVICE}')).length"
    test.wait("document.querySelectorAll('.activity-card').length === 2", "the activities after the page was loaded again")
    count = browser.evaluate(asked)
    test.wait(f"{asked} >= {count + 3}", "the page to ask again for the activities of the watch")
    browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])
    browser.open(f"{test.host.url}/?asked")
    test.wait("document.querySelectorAll('.activity-card').length === 2", "the activities after the page was loaded again")
