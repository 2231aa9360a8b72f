"""Checks of controls in Control Center with the Habits example, whose control ticks today's glass of water. Used by page_test.py."""

import json

from home_checks import rest
from tap_checks import HOLD
from waiting import soon

SIZES = ["controlSmall", "controlMedium", "controlLarge"]


def controls(test):
    """Adds a control in each size from the gallery, and turns it by pointer and by keyboard, unlocked and locked."""
    host, browser = test.host, test.browser
    usual = browser.evaluate("document.querySelector('.phone').dataset.place")
    test.choose_place("controlCenter")
    test.wait(f"{test.slots()} === 0", "an empty Control Center")
    words(test)
    before = {instance["id"] for instance in host.api("instances")}
    added = []
    for size in SIZES:
        browser.evaluate("document.getElementById('add').click()")
        test.wait(f"!!document.querySelector('.gallery .kind[data-kind=Water] .add[data-family={size}]')", f"the control as {size} in the gallery")
        test.check(not browser.evaluate("document.querySelector('.gallery .kind[data-kind=Habit]')"), "a widget is offered for Control Center")
        if size == SIZES[0]:
            test.wait("[...document.querySelectorAll('.gallery .kind[data-kind=Water] .preview img')].every(i => i.complete && i.naturalWidth > 0)", "the previews of the control")
            rest(test)
            test.shot("controls-gallery")
        browser.evaluate(f"document.querySelector('.gallery .kind[data-kind=Water] .add[data-family={size}]').click()")
        test.wait("!document.querySelector('dialog.gallery')", "the gallery to close")
        soon(test, lambda: len(host.api("instances")) == len(before) + len(added) + 1, lambda: f"the host does not have the control as {size}")
        added.append(next(i["id"] for i in host.api("instances") if i["id"] not in before | set(added)))
    test.wait(f"{test.slots()} === 3", "the controls")
    positions = [host.api(f"instances/{each}")["position"] for each in added]
    test.check([(p["column"], p["row"]) for p in positions] == [(0, 0), (1, 0), (0, 1)], f"the controls do not lie side by side: {positions}")
    start = {each: test.picture(each)["sum"] for each in added}
    rest(test)
    test.shot("controls")
    toggle = {each: f"document.querySelector('[data-instance=\"{each}\"] .access [role=switch]')" for each in added}
    state = lambda each: f"{toggle[each]}.getAttribute('aria-checked')"
    for each in added:
        test.wait(f"!!{toggle[each]}", "the toggle of a control")
    small, medium, large = added
    first = browser.evaluate(state(medium))
    other = {"true": "false", "false": "true"}[first]
    test.check(all("control" in browser.evaluate(f"document.querySelector('[data-instance=\"{each}\"] .widget').ariaLabel") for each in added), "a control is called a widget")
    items = menu(test, medium)
    test.check("Remove control" in items and not any("widget" in each for each in items), f"the menu of a control says {items}")
    # By pointer: it turns before the host has answered.
    browser.evaluate(HOLD)
    browser.click(f"[data-instance='{medium}'] .widget")
    test.other_picture(medium, start[medium], "the control does not turn before the host has answered")
    rest(test)
    test.shot("controls-turned")
    browser.evaluate("window.releaseTaps()")
    test.wait(f"{state(medium)} === '{other}'", "the control to have its new value")
    taps = [d for d in host.api(f"instances/{medium}/decisions?limit=20") if d["rule"] == "intent"]
    test.check(len(taps) == 1 and taps[0]["outcome"] == "free", f"the reload after a tap on a control is not free: {taps}")
    # By keyboard back.
    browser.evaluate(f"{toggle[medium]}.focus()")
    browser.key("Enter")
    test.wait(f"{state(medium)} === '{first}'", "the control to have its first value after Enter")
    # While the device is locked, Control Center works for intents that allow it.
    host.api("passcode", "PUT", {"new": "135790"})
    host.api("lock", "POST")
    try:
        test.wait("document.documentElement.hasAttribute('data-locked') && document.querySelector('.phone').dataset.place === 'controlCenter'", "Control Center of a locked device")
        test.wait(f"!!{toggle[small]}", "the controls of a locked device")
        browser.evaluate(f"{toggle[small]}.focus()")
        browser.key("Enter")
        soon(test, lambda: [d for d in host.api(f"instances/{small}/decisions?limit=20") if d["rule"] == "intent"], "a control does nothing while the device is locked")
    finally:
        host.api("unlock", "POST", {"passcode": "135790"})
        host.api("passcode", "DELETE", {"current": "135790"})
    for each in added:
        test.removed_elsewhere.add(each)
        host.api(f"instances/{each}", "DELETE")
    test.wait(f"{test.slots()} === 0", "Control Center to be empty again")
    test.choose_place(usual)


def words(test):
    """The page calls what Control Center has by its name."""
    browser = test.browser
    note = browser.evaluate("document.querySelector('.empty').textContent")
    test.check(note.startswith("No controls yet") and "widget" not in note, f"the empty Control Center says {note}")
    button = browser.evaluate("[document.getElementById('add').textContent, document.getElementById('add').ariaLabel]")
    test.check(button == ["Add control", "Add a control"], f"the button says {button}")
    browser.evaluate("document.getElementById('edit').click()")
    test.wait("document.querySelector('.vacant')?.ariaLabel === 'Add a control: Grid'", "the free cell to offer a control")
    browser.evaluate("document.getElementById('edit').click()")
    browser.click("#add")
    said = "[...document.querySelectorAll('.gallery h2, .gallery nav, .gallery .none, .gallery [role=status]')].map(each => each.textContent).join(' ') + document.querySelector('.gallery .search')?.placeholder"
    test.wait("document.querySelector('.gallery .kind[data-kind=Water]') !== null", "the control in the gallery")
    for text, answer in (("wat", "1 control found"), ("zzz", "No controls found")):
        browser.evaluate("(text => { const field = document.querySelector('.gallery .search'); field.value = text; field.dispatchEvent(new Event('input')); })(%s)" % json.dumps(text))
        test.wait(f"document.querySelector('.gallery [role=status]').textContent === {json.dumps(answer)}", f"the gallery to say “{answer}”")
    rest(test)
    test.shot("controls-none")
    test.check("idget" not in browser.evaluate(said), f"the gallery of Control Center says {browser.evaluate(said)}")
    browser.key("Escape")
    test.wait("!document.querySelector('dialog.gallery')", "the gallery to close")


def menu(test, instance):
    """The words of a control's menu, which is closed again."""
    browser = test.browser
    browser.evaluate(f"document.querySelector('[data-instance=\"{instance}\"] .caption').focus()")
    browser.key("Enter")
    test.wait("document.activeElement.getAttribute('role') === 'menuitem'", "the menu of a control")
    items = browser.evaluate("[...document.querySelectorAll('.menu [role=menuitem]')].map(item => item.textContent)")
    browser.key("Escape")
    test.wait("!document.querySelector('.menu [role=menuitem]')", "the menu to close")
    return items
