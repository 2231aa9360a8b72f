"""Checks of the home screen's editing: adding to a second page, moving, resizing, removing and undoing, by the keyboard alone and by the pointer.
Used by page_test.py."""

import contextlib
import json
import time

from waiting import soon, undo_bar

# A device of its own, so that the widgets of other checks stay as they are.
DEVICE = "iphone-430x932"
SAID = "document.querySelector('.announcer').textContent"


def places(test):
    """Where the host has each widget of the home screen: page, column and row."""
    return {
        instance["id"]: tuple(instance["position"][name] for name in ("page", "column", "row"))
        for instance in test.host.api("instances") if instance["device"] == DEVICE
    }


def family(test, instance):
    return test.host.api(f"instances/{instance}")["family"]


def shown_at(instance):
    """A script for a widget's page, and its left and top there in pixels."""
    element = f"document.querySelector('[data-instance=\"{instance}\"]')"
    return f"""(() => {{ const slot = {element}; if (!slot) return null;
      return [[...document.querySelectorAll('.home-page')].indexOf(slot.closest('.home-page')), parseFloat(slot.style.left), parseFloat(slot.style.top)]; }})()"""


def rest(test):
    """Waits until nothing moves any more, except for what moves for ever."""
    test.browser.rest()


def focus(test, instance):
    test.browser.evaluate(f"document.querySelector('[data-instance=\"{instance}\"] .widget').focus()")


def press(test, key, says, **kw):
    """Presses a key and waits for what the page says to assistive technology."""
    test.browser.key(key, **kw)
    test.wait(f"{SAID}.includes({json.dumps(says)})", f"the page to say “{says}” after {key}")


def add(test, kind, size, **position):
    body = {"app": kind["app"], "kind": kind["kind"], "family": size, "device": DEVICE, "place": "homeScreen"}
    if position:
        body["position"] = position
    added = test.host.api("instances", "POST", body)["id"]
    test.wait(f"!!document.querySelector('[data-instance=\"{added}\"] .widget')", "the added widget")
    return added


def home_screen(test):
    kind = next(kind for kind in test.host.api("kinds?place=homeScreen") if {"systemSmall", "systemMedium"} <= set(kind["families"]))
    usual = test.browser.evaluate("document.getElementById('device').value")
    test.choose("device", DEVICE)
    test.wait(f"{test.slots()} === 0", "an empty home screen")
    made = [add(test, kind, "systemMedium"), add(test, kind, "systemSmall"), add(test, kind, "systemSmall")]
    by_keyboard(test, *made)
    by_pointer(test, *made)
    by_touch(test, *made)
    elsewhere(test, *made)
    for instance in made:
        test.removed_elsewhere.add(instance)
        test.host.api(f"instances/{instance}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the home screen to be empty again")
    test.choose("device", usual)
    test.wait(f"{test.slots()} > 0", "the usual device")


def by_keyboard(test, medium, first, second):
    browser = test.browser
    start = places(test)
    test.check(start == {medium: (0, 0, 0), first: (0, 0, 1), second: (0, 1, 1)}, f"new widgets are not in the first free cells: {start}")
    focus(test, first)
    browser.key("e", text="e")
    test.wait("document.querySelector('.phone').classList.contains('editing')", "edit mode by the keyboard")
    test.wait("document.querySelectorAll('.home-page').length === 2", "a page to move widgets to")
    # Moves aside while it moves, and stays for the host as it was.
    press(test, "ArrowRight", "row 2, column 2")
    test.wait(f"{shown_at(second)}[1] < {shown_at(first)}[1]", "the neighbour to move aside")
    test.check(places(test) == start, "a widget that is picked up has moved for the host")
    test.check(browser.evaluate(f"document.activeElement.closest('.slot')?.dataset.instance") == first, "the widget that moves lost the focus")
    rest(test)
    test.shot("home-picked-up")
    press(test, "Escape", "back where it was")
    press(test, "ArrowUp", "row 1, column 1")
    press(test, "ArrowUp", "cannot go further up")
    press(test, "Enter", "is on page 1, row 1, column 1")
    soon(test, lambda: places(test)[first] == (0, 0, 0), "the host does not have the new position")
    test.check(len(set(places(test).values())) == 3, "widgets lie over each other")
    # To the second page.
    press(test, "ArrowRight", "row 1, column 2")
    press(test, "ArrowRight", "page 2, row 1, column 1")
    test.wait("document.querySelectorAll('.dots button')[1].getAttribute('aria-current') === 'true'", "the page to follow the widget")
    press(test, "Enter", "is on page 2")
    soon(test, lambda: places(test)[first] == (1, 0, 0), "the host does not have the widget on its second page")
    test.check(browser.evaluate("document.activeElement.closest('.slot')?.dataset.instance") == first, "the moved widget lost the focus")
    rest(test)
    test.shot("home-second-page")
    # Another size.
    press(test, "+", "is medium now", text="+")
    soon(test, lambda: family(test, first) == "systemMedium", "the host does not have the new size")
    rest(test)
    test.fitting_picture(first, "a picture of the new size")
    press(test, "-", "is small now", text="-")
    press(test, "-", "no smaller size", text="-")
    # Undo of both, and of the move.
    undo_bar(test)
    press(test, "z", "has its former size", modifiers=2)
    soon(test, lambda: family(test, first) == "systemMedium", "undo does not give the size back")
    undo_bar(test)
    press(test, "z", "has its former size", modifiers=2)
    soon(test, lambda: family(test, first) == "systemSmall", "undo does not give the first size back")
    undo_bar(test)
    press(test, "z", "is where it was before", modifiers=2)
    soon(test, lambda: places(test)[first] == (0, 0, 0), "undo does not move the widget back")
    undo_bar(test)
    press(test, "z", "is where it was before", modifiers=2)
    soon(test, lambda: places(test) == start, lambda: f"undo does not give the first positions back: {places(test)}")
    # Removed and back again, with the same id.
    rest(test)
    picture = test.fitting_picture(first, "a picture of the first size after undo")
    focus(test, first)
    browser.key("Delete")
    test.wait(f"!document.querySelector('[data-instance=\"{first}\"]:not(.leaving)')", "the widget to leave")
    undo_bar(test, "Removed ")
    soon(test, lambda: first not in places(test), "the host still has the widget")
    rest(test)
    test.shot("home-removed")
    browser.evaluate("document.querySelector('#undo button').focus()")
    browser.key("Enter")
    test.wait(f"!!document.querySelector('[data-instance=\"{first}\"]:not(.leaving)')", "the removed widget to come back")
    soon(test, lambda: places(test) == start, "the removed widget is not where it was")
    rest(test)
    back = test.fitting_picture(first, "a picture of the widget that came back")
    test.check(back["width"] == picture["width"], f"the widget that came back has another picture: {back}, and before {picture}")
    # Pages by keys.
    press_page(test, first)


def press_page(test, instance):
    browser = test.browser
    current = "[...document.querySelectorAll('.dots button')].findIndex(dot => dot.getAttribute('aria-current') === 'true')"
    focus(test, instance)
    browser.key("PageDown")
    test.wait(f"{current} === 1", "the next page by a key")
    browser.key("PageUp")
    test.wait(f"{current} === 0", "the page before by a key")
    browser.key("Escape")
    test.wait("!document.querySelector('.phone').classList.contains('editing')", "Escape to end the editing")
    test.wait("document.querySelectorAll('.home-page').length === 1", "the empty page to go")


def middle(test, selector):
    rest(test)
    return test.browser.evaluate(
        f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()")


def beside(test, instance):
    """A point of a widget far enough from its middle that one that is dropped there makes no stack with it."""
    rest(test)
    return test.browser.evaluate(
        f"(() => {{ const box = document.querySelector('[data-instance=\"{instance}\"] .widget').getBoundingClientRect(); return [box.x + box.width * 0.8, box.y + box.height / 2]; }})()")


def mouse(test, kind, point, pressed=True):
    test.browser.send(
        "Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1], button="left" if kind != "mouseMoved" or pressed else "none",
        buttons=1 if pressed else 0, clickCount=1)


def press_button(test, instance, name):
    """Clicks a button of a widget that wiggles and so never stands still."""
    test.browser.click_at(*middle(test, f"[data-instance='{instance}'] .{name}"))


def drag(test, start, path):
    """Presses the mouse at `start` and moves it along `path` without letting go."""
    mouse(test, "mouseMoved", start, pressed=False)
    mouse(test, "mousePressed", start)
    last = start
    for point in path:
        for step in range(1, 7):
            mouse(test, "mouseMoved", [last[i] + (point[i] - last[i]) * step / 6 for i in (0, 1)])
        last = point
    return last


def by_pointer(test, medium, first, second):
    browser = test.browser
    start = places(test)
    browser.click("#edit")
    test.wait("document.querySelector('.phone').classList.contains('editing')", "edit mode")
    # Onto its neighbour, which moves aside before the mouse lets go.
    rest(test)
    before = browser.evaluate(shown_at(second))
    end = drag(test, middle(test, f"[data-instance='{first}'] .widget"), [beside(test, second)])
    test.wait(f"JSON.stringify({shown_at(second)}) !== {json.dumps(json.dumps(before, separators=(',', ':')))}", "the neighbour to move aside while a widget is dragged")
    test.check(places(test) == start, "a widget that is dragged has moved for the host")
    test.shot("home-dragged")
    mouse(test, "mouseReleased", end)
    soon(test, lambda: places(test) == {medium: (0, 0, 0), first: (0, 1, 1), second: (0, 0, 1)}, lambda: f"the widgets did not change places: {places(test)}")
    test.wait("!document.querySelector('.ghost')", "the carried picture to land")
    # A press that goes nowhere is no change.
    steps = len(test.host.api("undo"))
    browser.click_at(*middle(test, f"[data-instance='{first}'] .widget"))
    test.check(len(test.host.api("undo")) == steps, "a click in edit mode changed something")
    # To the edge, which turns the page.
    screen = browser.evaluate("(() => { const b = document.querySelector('.screen').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })()")
    edge = drag(test, middle(test, f"[data-instance='{first}'] .widget"), [[screen[2] - 8, screen[1] + 260]])
    test.wait("document.querySelectorAll('.dots button')[1].getAttribute('aria-current') === 'true'", "the page to turn at the edge")
    target = [screen[0] + (screen[2] - screen[0]) * 0.3, screen[1] + 260]
    for step in range(1, 7):
        mouse(test, "mouseMoved", [edge[i] + (target[i] - edge[i]) * step / 6 for i in (0, 1)])
    test.wait(f"{shown_at(first)}[0] === 1", "the dragged widget on the second page")
    mouse(test, "mouseReleased", target)
    soon(test, lambda: places(test)[first][0] == 1, lambda: f"the widget is not on the second page: {places(test)}")
    test.wait("!document.querySelector('.ghost')", "the carried picture to land on the second page")
    # By the handle to another size.
    handle = middle(test, f"[data-instance='{first}'] .resize")
    end = drag(test, handle, [[handle[0] + 170, handle[1]]])
    test.wait(f"parseFloat(document.querySelector('[data-instance=\"{first}\"]').style.width) > 250", "the widget to grow with its handle")
    mouse(test, "mouseReleased", end)
    soon(test, lambda: family(test, first) == "systemMedium", "the handle did not change the size")
    # By the handle's menu back.
    press_button(test, first, "resize")
    test.wait("document.activeElement.getAttribute('role') === 'menuitem'", "the menu of sizes")
    browser.key("Enter")
    soon(test, lambda: family(test, first) == "systemSmall", "the menu did not change the size")
    # Removed by its button, and back by the bar.
    press_button(test, first, "remove")
    undo_bar(test, "Removed ")
    soon(test, lambda: first not in places(test), "the host still has the widget")
    browser.click("#undo button")
    soon(test, lambda: places(test).get(first, [0])[0] == 1, "the removed widget is not on its page again")
    # Size, size, move and move are undone with the same button.
    for action in ("Resized", "Resized", "Moved", "Moved"):
        undo_bar(test, action)
        step = test.host.api("undo")[0]["id"]
        browser.click("#undo button")
        soon(test, lambda: all(each["id"] != step for each in test.host.api("undo")), lambda: f"the button does not undo: {action}")
    soon(test, lambda: places(test) == start, lambda: f"undo does not give the first positions back: {places(test)}")
    # Escape takes a drag back.
    drag(test, middle(test, f"[data-instance='{first}'] .widget"), [beside(test, second)])
    browser.key("Escape")
    test.wait("!document.querySelector('.ghost')", "Escape to end the drag")
    mouse(test, "mouseReleased", [screen[0] + 5, screen[1] + 5])
    test.check(places(test) == start, "a drag that was taken back changed something")
    browser.click("#edit")
    # A wheel turns pages; a press on the wallpaper begins the editing.
    empty = [screen[0] + (screen[2] - screen[0]) / 2, screen[1] + (screen[3] - screen[1]) * 0.72]
    mouse(test, "mouseMoved", empty, pressed=False)
    mouse(test, "mousePressed", empty)
    test.wait("document.querySelector('.phone').classList.contains('editing')", "a long press on the wallpaper to begin the editing")
    mouse(test, "mouseReleased", empty)
    browser.key("Escape")


def touch(test, kind, *points):
    test.browser.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])


def by_touch(test, medium, first, second):
    """With a finger in a window as narrow as a phone's: drag, and swipe between pages."""
    browser = test.browser
    start = places(test)
    browser.resize(390, 844, 2, mobile=True)
    test.wait("document.querySelector('.phone').getBoundingClientRect().width === 390", "the narrow window")
    browser.evaluate("document.getElementById('edit').click()")
    rest(test)
    test.check(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the window in edit mode")
    test.shot("home-narrow-editing")
    a, b = middle(test, f"[data-instance='{first}'] .widget"), beside(test, second)
    touch(test, "touchStart", a)
    for step in range(1, 9):
        touch(test, "touchMove", [a[i] + (b[i] - a[i]) * step / 8 for i in (0, 1)])
        time.sleep(0.02)
    test.wait("!!document.querySelector('.ghost')", "a finger to carry the widget")
    touch(test, "touchEnd")
    soon(test, lambda: places(test)[first] == start[second], lambda: f"a finger did not move the widget: {places(test)}")
    test.host.api("undo", "POST")
    soon(test, lambda: places(test) == start, "the move by finger was not undone")
    browser.evaluate("document.getElementById('edit').click()")
    browser.desktop_window()
    test.wait("innerWidth === 1440", "the wide window again")


@contextlib.contextmanager
def second_browser(test):
    """Another browser with storage of its own. Until the end of the block, everything is sent to its page."""
    browser, first = test.browser, test.browser.session
    browser.session = None
    context = browser.send("Target.createBrowserContext")["browserContextId"]
    try:
        target = browser.send("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        browser.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        yield browser
    finally:
        browser.session = None
        browser.send("Target.disposeBrowserContext", browserContextId=context)
        browser.session = first


def elsewhere(test, medium, first, second):
    """Another browser sees and undoes what this one did; positions survive a restart of the host."""
    test.host.api(f"instances/{first}", "PATCH", {"position": {"page": 1, "column": 1, "row": 2}})
    test.wait(f"{shown_at(first)}?.[0] === 1", "a widget that was moved elsewhere")
    test.wait("document.querySelectorAll('.dots button').length === 2", "dots for two pages")
    left = f"parseFloat(document.querySelector('[data-instance=\"{first}\"]').style.left)"
    with second_browser(test) as other:
        other.open(test.host.address)
        other.wait("document.querySelectorAll('#places [role=tab]').length > 0", "the second browser's page")
        test.choose("device", DEVICE)
        other.wait(f"{shown_at(first)}?.[0] === 1", "the second browser to have the widget on its second page")
        undo_bar(test, "Moved ")
        test.host.api(f"instances/{first}", "PATCH", {"position": {"page": 1, "column": 0, "row": 0}})
        other.wait(f"{left} < 60", "the second browser to follow")
        undo_bar(test, "Moved ")
        other.evaluate("document.querySelector('#undo button').click()")
        other.wait(f"{left} > 100", "the second browser to undo")
    test.wait(f"{left} > 100", "this browser to follow the undo of the other one")
    known = places(test)
    # The message does not stay until the host has installed its apps again, so the page notes that it came.
    test.browser.evaluate("""(region => {
      const note = () => { window.hasReconnected ||= region.textContent.includes('Reconnected'); };
      new MutationObserver(note).observe(region, { childList: true, subtree: true });
    })(document.getElementById('toasts'))""")
    test.host.restart()
    test.wait("window.hasReconnected", "the page to find the host again")
    test.check(places(test) == known, f"the positions did not survive a restart: {places(test)}")
    test.wait(f"{shown_at(first)}[0] === 1", "the page after the restart")
    test.wait("document.getElementById('undo').hidden", "the bar to go, because a restart makes changes final")
    # While there was no host.
    test.browser.console_errors[:] = [error for error in test.browser.console_errors if "net::ERR_" not in error]
