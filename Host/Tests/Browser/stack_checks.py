"""Checks of stacks: made by dragging and by the keyboard, turned by finger, wheel, keys and dots, rotated by the host, edited, and undone.
Used by page_test.py."""

import json
import time

from home_checks import drag, focus, middle, mouse, press, rest, touch
from waiting import soon, undo_bar

# A device of its own, so that the widgets of other checks stay as they are.
DEVICE = "iphone-440x956"


def slot(instance):
    return f"document.querySelector('[data-instance={json.dumps(instance)}]')"


def stacks(test):
    """The widgets of each stack, from the one that is seen."""
    return [(stack["top"], stack["instances"]) for stack in test.host.api("stacks")]


def top_is(test, instance, what):
    soon(test, lambda: [top for top, _ in stacks(test)] == [instance], lambda: f"{what}: the host has {stacks(test)}")
    test.wait(f"{slot(instance)}.classList.contains('stacked') && !{slot(instance)}.classList.contains('covered')", f"{what}: the page to show it")
    test.check(
        test.browser.evaluate("document.querySelectorAll('.slot.stacked:not(.covered):not(.leaving)').length") == 1, f"{what}: not just one widget of the stack is seen")


def stack(test):
    kind = next(kind for kind in test.host.api("kinds?place=homeScreen") if {"systemSmall", "systemMedium"} <= set(kind["families"]))
    usual = test.browser.evaluate("document.getElementById('device').value")
    test.choose("device", DEVICE)
    test.wait(f"{test.slots()} === 0", "an empty home screen")
    made = []
    for _ in range(3):
        body = {"app": kind["app"], "kind": kind["kind"], "family": "systemSmall", "device": DEVICE, "place": "homeScreen"}
        made.append(test.host.api("instances", "POST", body)["id"])
        test.wait(f"!!{slot(made[-1])}?.querySelector('img')", "the picture of an added widget")
    made_by_dragging(test, *made)
    made_by_keyboard(test, *made)
    turned(test, *made)
    viewed(test, *made)
    rotated(test, *made)
    edited(test, *made)
    for instance in made:
        test.removed_elsewhere.add(instance)
        test.host.api(f"instances/{instance}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the home screen to be empty again")
    test.choose("device", usual)
    test.wait(f"{test.slots()} > 0", "the usual device")


def made_by_dragging(test, first, second, third):
    browser = test.browser
    browser.click("#edit")
    test.wait("document.querySelector('.phone').classList.contains('editing')", "edit mode")
    end = drag(test, middle(test, f"[data-instance='{second}'] .widget"), [middle(test, f"[data-instance='{first}'] .widget")])
    test.wait(f"{slot(first)}.classList.contains('stacking')", "the widget below to say that a stack will be made")
    test.shot("stack-dropping")
    test.check(stacks(test) == [], "a widget that is dragged is stacked for the host")
    mouse(test, "mouseReleased", end)
    top_is(test, second, "after the drop")
    test.check(stacks(test)[0][1] == [second, first], f"the order after a drop is {stacks(test)}")
    undo_bar(test, "Stacked ")
    rest(test)
    test.shot("stack-editing")
    # Undone, and a drop beside the middle moves as before.
    browser.click("#undo button")
    soon(test, lambda: stacks(test) == [], "undo does not take the stack apart")
    test.wait(f"!{slot(first)}.classList.contains('stacked')", "the page without a stack")
    browser.click("#edit")
    from_the_gallery(test, first)


def from_the_gallery(test, base):
    """A preview that is dropped on a widget of its size makes a stack with it."""
    browser = test.browser
    known = {each["id"] for each in test.host.api("instances")}
    where = next(each["position"] for each in test.host.api("instances") if each["id"] == base)
    browser.click("#add")
    preview = ".gallery .kind[data-kind=Habit] .family:has(.add[data-family=systemSmall]) .preview"
    test.wait(f"document.querySelector({json.dumps(preview)}) !== null", "the preview of a small widget")
    browser.evaluate(f"document.querySelector({json.dumps(preview)}).scrollIntoView({{ block: 'center', inline: 'center' }})")
    rest(test)
    start = middle(test, preview)
    target = middle(test, f"[data-instance='{base}'] .widget")
    end = drag(test, start, [[start[0] + 60, start[1] + 40], target])
    test.wait(f"{slot(base)}.classList.contains('stacking')", "the widget below the preview to say that a stack will be made")
    test.shot("stack-from-gallery")
    mouse(test, "mouseReleased", end)
    test.wait("!document.querySelector('dialog.gallery')", "the gallery to close")
    soon(test, lambda: len(stacks(test)) == 1, "the preview that was dropped on a widget makes no stack")
    new = next(each for each in test.host.api("instances") if each["id"] not in known)
    test.check(stacks(test)[0][1] == [new["id"], base] and new["position"] == where, f"the new widget is at {new['position']}, the stacks are {stacks(test)}")
    top_is(test, new["id"], "after the drop")
    test.removed_elsewhere.add(new["id"])
    test.host.api(f"instances/{new['id']}", "DELETE")
    soon(test, lambda: stacks(test) == [], "the stack to end with its widget")
    # The form of a widget that asks for its values, if it has opened.
    browser.key("Escape")
    test.wait("!document.querySelector('dialog[open]')", "the form of the new widget to close")
    if browser.evaluate("document.querySelector('.phone').classList.contains('editing')"):
        browser.click("#edit")


def made_by_keyboard(test, first, second, third):
    browser = test.browser
    focus(test, second)
    browser.key("e", text="e")
    test.wait("document.querySelector('.phone').classList.contains('editing')", "edit mode by the keyboard")
    browser.key("s", text="s")
    test.wait("document.querySelector('.menu')?.getAttribute('aria-label')?.startsWith('Stack ')", "the menu of widgets to stack with")
    browser.key("Enter")
    top_is(test, second, "stacked by the keyboard")
    test.wait("document.querySelector('.announcer').textContent.includes('on top of a stack of 2')", "the page to say so")
    focus(test, third)
    browser.key("s", text="s")
    test.wait("document.querySelector('.menu button')?.textContent.startsWith('The stack with')", "the stack in the menu")
    browser.key("Enter")
    top_is(test, third, "the third widget stacked by the keyboard")
    focus(test, third)
    browser.key("Escape")
    test.wait("!document.querySelector('.phone').classList.contains('editing')", "the end of the editing")
    test.check(stacks(test)[0][1] == [third, second, first], f"the order is {stacks(test)}")
    label = browser.evaluate(f"{slot(third)}.querySelector('.widget').getAttribute('aria-label')")
    test.check(label.endswith("widget 1 of 3 in a stack"), f"the label of the top is {label}")
    test.check(browser.evaluate(f"{slot(second)}.inert && {slot(first)}.inert"), "assistive technology reaches a widget below")
    rest(test)
    test.shot("stack")


def turned(test, first, second, third):
    browser = test.browser
    # Keys; the focus stays on what is seen.
    focus(test, third)
    press(test, "ArrowDown", "widget 2 of 3")
    top_is(test, second, "Down")
    test.check(browser.evaluate("document.activeElement.closest('.slot')?.dataset.instance") == second, "the focus is not on the new top")
    press(test, "ArrowUp", "widget 1 of 3")
    top_is(test, third, "Up")
    press(test, "ArrowUp", "first widget of the stack")
    # The wheel.
    rest(test)
    at = middle(test, f"[data-instance='{third}'] .widget")
    browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=at[0], y=at[1], deltaX=0, deltaY=120)
    top_is(test, second, "the wheel")
    # The dots.
    rest(test)
    browser.click_at(*middle(test, f"[data-instance='{second}'] .stack-dots button:nth-child(3)"))
    top_is(test, first, "a dot")
    test.check(browser.evaluate(f"{slot(first)}.querySelector('.stack-dots [aria-current=true]').getAttribute('aria-label')").startswith("Widget 3 of 3"), "the dots do not say which one it is")
    # A finger, in a narrow window. A swipe is no tap.
    browser.resize(390, 844, 2, mobile=True)
    test.wait("document.querySelector('.phone').getBoundingClientRect().width === 390", "the narrow window")
    at = middle(test, f"[data-instance='{first}'] .widget")
    touch(test, "touchStart", at)
    for step in range(1, 7):
        touch(test, "touchMove", [at[0], at[1] + step * 12])
    touch(test, "touchEnd")
    top_is(test, second, "a swipe down")
    test.check(browser.evaluate("document.querySelectorAll('.slot.selected').length") == 0, "a swipe was taken for a tap")
    rest(test)
    test.shot("stack-narrow")
    browser.desktop_window()
    test.wait("innerWidth === 1440", "the wide window again")


def viewed(test, first, second, third):
    """Only what is on top is visible for the host."""
    def seen():
        return [i for i in (first, second, third) if test.host.api(f"instances/{i}/why")["visible"]]
    soon(test, lambda: seen() == [second], lambda: f"the visible widgets are {seen()}")
    test.host.api(f"stacks/{test.host.api('stacks')[0]['id']}/top", "PUT", {"instance": third})
    top_is(test, third, "turned elsewhere")
    soon(test, lambda: seen() == [third], lambda: f"after a turn the visible widgets are {seen()}")


def rotated(test, first, second, third):
    """A turn that the host decides arrives while a finger is down: the tap still reaches what was seen."""
    browser, host = test.browser, test.host
    known = host.api("stacks")[0]["id"]
    rest(test)
    at = middle(test, f"[data-instance='{third}'] .widget")
    mouse(test, "mouseMoved", at, pressed=False)
    mouse(test, "mousePressed", at)
    host.api(f"stacks/{known}/top", "PUT", {"instance": first})
    time.sleep(1)
    test.check(not browser.evaluate(f"{slot(third)}.classList.contains('covered')"), "a pressed widget was turned away")
    mouse(test, "mouseReleased", at)
    test.wait(f"{slot(third)}.classList.contains('selected')", "the tap to reach the widget that was seen")
    top_is(test, first, "the turn after the tap")
    # With reduced motion nothing slides.
    rest(test)
    browser.prefer(**{"prefers-reduced-motion": "reduce"})
    host.api(f"stacks/{known}/top", "PUT", {"instance": second})
    top_is(test, second, "a turn with reduced motion")
    test.check(not browser.evaluate("!!document.querySelector('.slot.turning')"), "a stack slides with reduced motion")
    browser.prefer()


def edited(test, first, second, third):
    browser, host = test.browser, test.host
    focus(test, second)
    browser.evaluate(f"{slot(second)}.querySelector('.widget').dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}))")
    test.wait("!!document.querySelector('.menu')", "the widget's menu")
    browser.evaluate("[...document.querySelectorAll('.menu button')].find(each => each.textContent === 'Edit stack').click()")
    test.wait("document.querySelectorAll('.stack-sheet li').length === 3", "the sheet of the stack")
    test.shot("stack-sheet")
    browser.evaluate("document.querySelector('.stack-sheet [data-action=down]').focus()")
    browser.key("Enter")
    soon(test, lambda: stacks(test)[0][1] == [second, third, first], lambda: f"the order did not change: {stacks(test)}")
    test.wait("document.activeElement.closest('.stack-sheet li') !== null", "the focus to stay in the list")
    browser.evaluate("document.getElementById('smart-rotate').focus()")
    browser.key(" ", code="Space", text=" ")
    soon(test, lambda: host.api("stacks")[0]["smartRotate"] is False, "Smart Rotate is still on")
    # Taken out by the sheet, and back by undo.
    browser.evaluate("document.querySelectorAll('.stack-sheet [data-action=out]')[2].click()")
    soon(test, lambda: stacks(test)[0][1] == [second, third], lambda: f"the widget is still in the stack: {stacks(test)}")
    browser.key("Escape")
    test.wait("!document.querySelector('.stack-sheet')", "Escape to close the sheet")
    for members in ([second, third, first], [second, third, first], [third, second, first]):
        undo_bar(test)
        step = host.api("undo")[0]["id"]
        browser.click("#undo button")
        soon(test, lambda: all(each["id"] != step for each in host.api("undo")), "the button does not undo")
        soon(test, lambda: stacks(test)[0][1] == members, lambda: f"undo gives {stacks(test)}, not {members}")
    test.check(host.api("stacks")[0]["smartRotate"] is True, "undo does not turn Smart Rotate on")
    # Removed as a whole, and back.
    test.removed_elsewhere.update((first, second, third))
    host.api(f"stacks/{host.api('stacks')[0]['id']}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the stack to leave the page")
    undo_bar(test)
    browser.click("#undo button")
    soon(test, lambda: stacks(test) and stacks(test)[0][1] == [third, second, first], "the stack did not come back")
    test.wait(f"{test.slots()} === 3", "the widgets of the stack on the page again")
