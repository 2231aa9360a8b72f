"""Checks of the devices that can be chosen: one without widgets offers those of another, each screen has its own signs, and the page's controls follow the
direction of the device's language. Used by page_test.py."""

import collections
import json

from first_look_checks import check_contrast
from lock_checks import LOCKED
from waiting import soon

OTHER_PHONE, OTHER_WATCH, MAC = "iphone-440x956", "watch-46mm", "mac-1440x900"
LARGE, TEXT = 3.0, 4.5


def devices(test):
    usual = next(device["id"] for device in test.host.api("devices") if device["isUsual"])
    same_widgets(test, usual)
    watch_without_widgets(test)
    menu_bar(test)
    direction(test, usual)
    what_unlocks(test, usual)
    test.choose("device", usual)
    test.choose_place("homeScreen")


def boxes(browser, *selectors):
    """The frames of elements in the window: left, top, right and bottom of each."""
    return browser.evaluate(f"""{json.dumps(selectors)}.map(selector => {{
      const {{ left, top, right, bottom }} = document.querySelector(selector).getBoundingClientRect();
      return {{ left, top, right, bottom }};
    }})""")


def same_widgets(test, usual):
    """A device without widgets can have those of another one of its kind, by the keyboard, in the places where they are there."""
    browser, host = test.browser, test.host

    def of(device):
        return collections.Counter((each["place"], each["app"], each["kind"], each["family"]) for each in host.api("instances") if each["device"] == device)

    added = []
    # A second place, and two that share one place on the home screen.
    kind = next(kind for kind in host.api("kinds?place=lockScreen") if "accessoryCircular" in kind["families"])
    added.append(host.api("instances", "POST", {"app": kind["app"], "kind": kind["kind"], "family": "accessoryCircular", "place": "lockScreen"})["id"])
    base = next(each for each in host.api("instances") if each["place"] == "homeScreen" and each["device"] == usual and each["stack"] is None)
    added.append(host.api("instances", "POST", {"app": base["app"], "kind": base["kind"], "family": base["family"], "onto": base["id"]})["id"])
    wanted = of(usual)
    test.choose_place("homeScreen")
    test.choose("device", OTHER_PHONE)
    offer = "document.querySelector('.empty .same')"
    test.wait(f"!!{offer}", "a device without widgets to offer those of another one")
    words = browser.evaluate("document.querySelector('.empty').textContent")
    name = next(device["name"] for device in host.api("devices") if device["id"] == usual)
    test.check(name in words and "No widgets" not in words, f"the offer says {words}")
    browser.rest()
    test.shot("same-widgets")
    browser.evaluate(f"{offer}.focus()")
    browser.key("Enter")
    soon(test, lambda: of(OTHER_PHONE) == wanted, lambda: f"the other device has {of(OTHER_PHONE)}, not {wanted}")
    test.wait("document.activeElement.closest('.slot') !== null && !document.querySelector('.empty')", "the focus to go on to a widget")
    stacked = [each["stack"] for each in host.api("instances") if each["device"] == OTHER_PHONE and each["stack"]]
    test.check(len(stacked) == 2 and len({each["id"] for each in stacked}) == 1, f"the stack has become {stacked}")
    for each in host.api("instances"):
        if each["device"] == OTHER_PHONE or each["id"] in added:
            test.removed_elsewhere.add(each["id"])
            host.api(f"instances/{each['id']}", "DELETE")
    test.wait(f"!!{offer}", "the offer again when the widgets are gone")


def watch_without_widgets(test):
    """Below a watch there is how to add a widget, and the page of a narrow window stays as wide as the window."""
    browser = test.browser
    test.choose("device", OTHER_WATCH)
    test.wait("document.querySelector('.phone > .empty button') !== null", "a watch without widgets to say how to add one")
    watch, note = boxes(browser, ".phone .screen", ".phone > .empty")
    test.check(watch["bottom"] < note["top"], f"the note is not below the watch: {watch}, {note}")
    browser.resize(390, 844, 3, mobile=True)
    test.wait("document.documentElement.scrollWidth <= 390", "the note to be no wider than a phone's window")
    browser.desktop_window()


def menu_bar(test):
    """A Mac has date and time at the end of its menu bar, and no bars of a telephone."""
    browser = test.browser
    test.choose("device", MAC)
    test.wait("document.querySelector('.phone').dataset.kind === 'mac'", "the Mac")
    time, signs, screen = boxes(browser, ".status time", ".status .signals", ".screen")
    test.check(signs["right"] < time["left"] and time["right"] <= screen["right"] and time["left"] > (screen["left"] + screen["right"]) / 2, f"the menu bar: {time}, {signs}")
    test.check(browser.evaluate("document.querySelector('.status .signals').firstElementChild.getBoundingClientRect().width") == 0, "the Mac has the bars of a telephone")
    test.check(browser.evaluate("/\\d.*\\d:\\d\\d/.test(document.querySelector('.status time').textContent)"), "the menu bar has no date")


def direction(test, usual):
    """The page's controls go from right to left with the device's language or setting; the words, which are English, stay readable."""
    browser, host = test.browser, test.host
    test.choose("device", usual)
    test.choose_place("homeScreen")
    host.api("device", "PATCH", {"layoutDirection": "rightToLeft"})
    test.wait("document.documentElement.dir === 'rtl'", "the page to go from right to left")
    browser.rest()
    test.shot("right-to-left")
    brand, tools, device, tabs, panel, phone = boxes(browser, ".brand", "#add", "#device", "#places", ".inspector", "#phone")
    test.check(tools["right"] < brand["left"], f"the toolbar is not mirrored: {brand}, {tools}")
    test.check(tabs["right"] <= device["left"], f"the places are not left of the device: {tabs}, {device}")
    test.check(panel["right"] <= phone["left"], f"the inspector is not left of the device: {panel}, {phone}")
    time, camera, signs = boxes(browser, ".status time", ".camera", ".status .signals")
    test.check(signs["right"] <= camera["left"] and camera["right"] <= time["left"], f"the status bar is not mirrored: {signs}, {camera}, {time}")
    browser.evaluate("document.querySelector('#places [aria-selected=true]').focus()")
    browser.key("ArrowLeft")
    test.wait("document.querySelector('.phone').dataset.place === document.querySelectorAll('#places [data-place]')[1].dataset.place", "the left arrow to go to the next place")
    for width in (390, 320):
        browser.resize(width, 700, 2, mobile=True)
        test.wait(f"document.documentElement.scrollWidth <= {width}", f"the mirrored page to be no wider than {width} pixels")
        browser.rest()
        overlap = browser.evaluate("""[...document.querySelectorAll('.toolbar button, .place-bar select, .place-bar .tint')].filter(each => each.checkVisibility() && each.offsetWidth > 0)
          .map(each => each.getBoundingClientRect()).filter((one, index, all) => all.some((other, at) => at > index
            && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length""")
        test.check(overlap == 0, f"at {width} pixels {overlap} controls lie over others")
        tab, bar = boxes(browser, "#places [aria-selected=true]", "#places")
        test.check(bar["left"] - 1 <= tab["left"] and tab["right"] <= bar["right"] + 1, f"at {width} pixels the chosen place is not seen: {tab}, {bar}")
        test.shot(f"right-to-left-{width}")
    browser.desktop_window()
    host.api("device", "PATCH", {"layoutDirection": "automatic"})
    test.wait("document.documentElement.dir === 'ltr'", "the page to go from left to right again")


def what_unlocks(test, usual):
    """The words that unlock lie over nothing: not over each other, not over the widgets of a watch or a car, and within a narrow window."""
    browser, host = test.browser, test.host
    host.api("passcode", "PUT", {"new": "2468"})
    test.choose("device", usual)
    test.choose_place("lockScreen")
    host.api("lock", "POST")
    test.wait(f"{LOCKED} && document.activeElement.className === 'unlock'", "the lock screen")
    for width, height, scale in ((1440, 960, 1), (390, 844, 2), (320, 568, 2)):
        browser.resize(width, height, scale, mobile=width < 1000)
        test.wait(f"document.documentElement.scrollWidth <= {width}", "the locked page to be no wider than the window")
        browser.rest()
        button, words, screen = boxes(browser, ".unlock", "#lock-detail", ".screen")
        # The ring of the focus reaches 4 pixels beyond the button. A low window has no room for the words.
        test.check(words["bottom"] == 0 or button["bottom"] + 4 < words["top"], f"{width} × {height}: the words overlap: {button}, {words}")
        test.check(button["bottom"] < min(height, screen["bottom"]), f"{width} × {height}: what unlocks is below the window: {button}")
        test.shot(f"lock-words-{width}")
    browser.desktop_window()
    for device, place in ((OTHER_WATCH, "faceCorners"), (usual, "carPlay")):
        test.choose("device", device)
        test.choose_place(place)
        browser.rest()
        button, screen = boxes(browser, ".unlock", ".screen")
        test.check(button["top"] > screen["bottom"], f"what unlocks lies over the widgets of {place}: {button}, {screen}")
    # A place that is hidden has the clock of a lock screen, which is readable without a band across the wallpaper.
    test.choose("device", MAC)
    test.wait("document.querySelector('.phone').classList.contains('covered')", "the Mac to hide its desktop")
    browser.rest()
    test.check(browser.evaluate("document.querySelector('.phone').dataset.ink === 'dark' && !document.querySelector('.shade').style.background.includes('gradient')"), "the locked Mac has a band behind its clock")
    check_contrast(test, "the locked Mac", {".lock-clock": LARGE, ".lock-date": TEXT})
    test.shot("lock-mac")
    host.api("passcode", "DELETE", {"loseProtectedData": True})
    test.wait(f"!{LOCKED}", "the device to unlock")
