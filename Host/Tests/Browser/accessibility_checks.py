"""Checks of what assistive technology finds on the page: Chromium's accessibility tree against the host's answers. Used by page_test.py."""

import json

from waiting import soon

ROLES = {"text": "paragraph", "heading": "heading", "image": "image", "button": "button", "link": "link", "toggle": "switch", "progress": "progressbar"}
UNNAMED = {"image": "Image", "link": "Link", "button": "Button", "toggle": "Switch", "progress": "Progress"}


def tree(browser):
    """The nodes of the page as Chromium hands them to assistive technology: (role, name), without ignored ones."""
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    return [(node.get("role", {}).get("value"), node.get("name", {}).get("value", "")) for node in nodes if not node.get("ignored")]


def flattened(elements):
    for element in elements:
        yield element
        yield from flattened(element["children"])


def name(element):
    parts = [element["label"], "" if element["role"] in ("progress", "toggle") else element["value"]]
    return ", ".join(part for part in parts if part) or UNNAMED.get(element["role"], "")


def expected(element):
    """The role and name that Chromium has for an element: a text is the text inside a paragraph."""
    return ("StaticText" if element["role"] == "text" else ROLES[element["role"]], name(element))


def words(test):
    """What the host says of all shown widgets."""
    shown = test.browser.evaluate("[...document.querySelectorAll('.slot:not(.leaving)')].map(slot => slot.dataset.instance)")
    return [expected(each) for id in shown for each in flattened(test.host.api(f"instances/{id}/content")["elements"]) if each["role"] != "group"]


def accessibility(test):
    browser, host = test.browser, test.host
    browser.send("Accessibility.enable")
    try:
        every_place(test)
        hidden(test)
    finally:
        browser.send("Accessibility.disable")


def every_place(test):
    browser = test.browser
    seen = 0
    for place in browser.evaluate("[...document.querySelectorAll('#places [data-place]')].map(tab => tab.dataset.place)"):
        test.choose_place(place)
        wanted = words(test)
        found = []

        def complete():
            found[:] = tree(browser)
            wanted[:] = words(test)
            return all(each in found for each in wanted)

        soon(test, complete, lambda: f"{place}: assistive technology does not find {[each for each in wanted if each not in found][:3]}")
        seen += len(wanted)
    test.check(seen > 8, f"the widgets of all places have only {seen} elements")
    test.choose_place("homeScreen")
    test.check(browser.evaluate("document.querySelectorAll('.access [href], .access [src], .access script').length") == 0, "an address of an app is in the page")
    # The elements are over the picture, as large as what is drawn, and let the pointer through.
    boxes = """[...document.querySelectorAll('.slot')].every(slot => {
      const face = slot.querySelector('.widget').getBoundingClientRect();
      return [...slot.querySelectorAll('.access > *:not(.note)')].every(element => {
        const box = element.getBoundingClientRect();
        return box.left >= face.left - 1 && box.top >= face.top - 1 && box.right <= face.right + 1 && box.bottom <= face.bottom + 1;
      }) && slot.querySelector('.widget').contains(document.elementFromPoint(face.left + face.width / 2, face.top + face.height / 2));
    })"""
    browser.evaluate("document.querySelector('.pages').scrollTo(0, 0)")
    boxes = boxes.replace("querySelectorAll('.slot')]", "querySelector('.home-page').querySelectorAll('.slot')]")
    # The widgets may still move to their places.
    soon(test, lambda: browser.evaluate(boxes), "an element is not over its widget's picture")


def hidden(test):
    """What a lock hides is not in the tree, and comes back."""
    browser, host = test.browser, test.host
    # The home screen is covered while the device is locked; Today View is not.
    kind = next(kind for kind in host.api("kinds?place=todayView") if "systemSmall" in kind["families"])
    added = host.api("instances", "POST", {"app": kind["app"], "kind": kind["kind"], "family": "systemSmall", "place": "todayView"})["id"]
    test.choose_place("todayView")
    test.picture(added)
    before = [each for each in words(test) if len(each[1]) > 2]
    test.check(before, "no widget of Today View says anything")
    host.api("passcode", "PUT", {"new": "2468"})
    host.api("device", "PATCH", {"hideContentWhileLocked": True})
    host.api("lock", "POST")
    test.wait("document.documentElement.hasAttribute('data-locked')", "the device to be locked")
    note = ("StaticText", "Content is hidden")
    soon(test, lambda: note in tree(browser) and not any(each in tree(browser) for each in before), "the tree of a locked device has content")
    texts = json.dumps([each[1] for each in before])
    test.check(
        browser.evaluate(f"{texts}.filter(text => [...document.querySelectorAll('.slot')].some(slot => slot.outerHTML.includes(text)))") == [],
        "the page of a locked device holds hidden content")
    test.shot("locked-hidden")
    host.api("unlock", "POST", {"passcode": "2468"})
    soon(test, lambda: note not in tree(browser) and all(each in tree(browser) for each in words(test)), "unlocking does not bring the content back")
    host.api("device", "PATCH", {"hideContentWhileLocked": False})
    test.removed_elsewhere.add(added)
    host.api(f"instances/{added}", "DELETE")
    test.choose_place("homeScreen")
    host.api("passcode", "DELETE", {"current": "2468"})
    test.wait("document.getElementById('lock').getAttribute('aria-label') === 'Set a passcode'", "the page to follow the removal of the passcode")
