"""Checks of the page's lock: the passcode's settings, the lock screen, wrong passcodes. Used by page_test.py."""

import json
import time

from waiting import soon, until

LOCKED = "document.documentElement.hasAttribute('data-locked')"
PASSCODE = "(document.querySelector('dialog.passcode[open]') !== null)"


def shown(selector):
    """Whether one of the elements is seen."""
    return f"[...document.querySelectorAll({json.dumps(selector)})].some(each => each.checkVisibility({{ visibilityProperty: true, opacityProperty: true }}) && each.getBoundingClientRect().width > 0)"


def swipe_up(test):
    x, y = test.browser.evaluate("(box => [box.x + box.width / 2, box.y + box.height - 6])(document.querySelector('.lock-words').getBoundingClientRect())")
    for kind, at in (("mousePressed", y), ("mouseMoved", y - 30), ("mouseMoved", y - 60), ("mouseReleased", y - 60)):
        test.browser.send("Input.dispatchMouseEvent", type=kind, x=x, y=at, button="left", buttons=1, clickCount=1)


def type_into(browser, selector, text):
    """Focuses a field and types into it."""
    browser.evaluate(f"document.querySelector({json.dumps(selector)}).focus()")
    for character in text:
        browser.key(character, text=character)


def follow_the_desktop(test):
    """The row that follows the desktop's lock: by the keyboard, with the reason where there is no session to follow."""
    browser, host = test.browser, test.host
    note = "document.getElementById('follow-desktop-note')"
    for _ in range(10):
        browser.key("Tab")
        if browser.evaluate("document.activeElement.id") == "follow-desktop":
            break
    test.check(browser.evaluate("document.activeElement.id") == "follow-desktop", "Tab does not reach the desktop's lock")
    test.check(not browser.evaluate("document.activeElement.checked"), "the desktop's lock is followed from the start")
    test.check(browser.evaluate(f"document.activeElement.getAttribute('aria-describedby') === {note}.id"), "the desktop's lock has no description")
    browser.key(" ", code="Space", text=" ")
    soon(test, lambda: host.api("lock")["followDesktopLock"], "the space bar does not follow the desktop's lock")
    test.check(host.api("device")["followDesktopLock"], "the device does not follow the desktop's lock")
    # With a session nothing is wrong; without one the host says why, once it knows.
    time.sleep(1)

    def shown():
        fault = host.api("lock")["desktopLockFault"]
        return f"The desktop’s lock cannot be followed now: {fault}." if fault else "The device locks when the desktop of the machine that runs the host does. It unlocks with it too."

    soon(test, lambda: browser.evaluate(f"{note}.textContent") == shown(), lambda: f"the row says {browser.evaluate(f'{note}.textContent')}, not {shown()}")
    fault = host.api("lock")["desktopLockFault"]
    test.check(browser.evaluate(f"{note}.classList.contains('fault')") == bool(fault), "a fault of the desktop's lock is not marked")
    test.shot("lock-settings-desktop")
    browser.key(" ", code="Space", text=" ")
    test.wait("!document.getElementById('follow-desktop').checked", "the switch to go back")
    until(lambda: not host.api("lock")["followDesktopLock"], "the desktop's lock is still followed")
    now = host.api("lock")
    test.check(not now["followDesktopLock"] and now["desktopLockFault"] is None, f"the desktop's lock is still followed: {now}")
    test.wait(f"{note}.textContent.startsWith('The device locks when')", "the row to forget the fault")


def locking(test):
    browser, host = test.browser, test.host
    first = test.ids()[0]
    # The passcode, by the keyboard alone.
    browser.evaluate("document.getElementById('lock').focus()")
    test.check(browser.evaluate("document.getElementById('lock').getAttribute('aria-label')") == "Set a passcode", "the lock button does not say what it does")
    browser.key("Enter")
    test.wait("document.querySelector('dialog.lock-settings')?.open", "the settings of the lock to open by the keyboard")
    unnamed = "[...document.querySelectorAll('.lock-settings input, .lock-settings button')].filter(e => !(e.labels?.length || e.textContent || e.ariaLabel)).length"
    test.check(browser.evaluate(unnamed) == 0, "a control of the lock's settings has no name")
    follow_the_desktop(test)
    type_into(browser, "#new-passcode", "2468")
    type_into(browser, "#same-passcode", "2469")
    browser.key("Enter")
    test.wait("document.querySelector('.lock-settings .message').textContent.includes('differ')", "the page to say that the passcodes differ")
    browser.evaluate("document.querySelector('#same-passcode').value = ''")
    type_into(browser, "#same-passcode", "2468")
    test.shot("lock-settings")
    browser.key("Enter")
    test.wait("!document.querySelector('dialog.lock-settings')", "the passcode to be set")
    test.check(host.api("lock")["passcode"], "the host has no passcode")
    # A lock from elsewhere shows the lock screen with its wallpaper, clock and widgets; nothing lies over it until somebody asks to unlock.
    kind = next(kind for kind in host.api("kinds?place=lockScreen") if "accessoryInline" in kind["families"])
    line = host.api("instances", "POST", {"app": kind["app"], "kind": kind["kind"], "family": "accessoryInline", "place": "lockScreen"})["id"]
    test.removed_elsewhere.add(line)
    host.api("lock", "POST")
    test.wait(f"{LOCKED} && document.querySelector('.phone').dataset.place === 'lockScreen' && document.activeElement.className === 'unlock'", "the lock screen with the focus on what unlocks it")
    test.check(browser.evaluate("document.querySelector('dialog[open]') === null"), "something lies over the lock screen")
    test.check(browser.evaluate(f"{shown('.lock-clock')} && /\\d/.test(document.querySelector('.lock-clock').textContent)"), "the lock screen has no clock")
    test.check(browser.evaluate(f"{shown('.wallpaper.light, .wallpaper.dark')} && {shown('.lock-sign svg')} && {shown('.lock-words')}"), "the lock screen lacks wallpaper, sign or words")
    test.check(test.picture(line)["colours"] > 4, "the widget of a locked lock screen is blank")
    test.check("locked" in browser.evaluate("[...document.querySelectorAll('.screen [role=status]')].map(each => each.textContent).join(' ')"), "the lock is not announced")
    test.check(browser.evaluate("document.getElementById('edit').disabled && document.getElementById('add').disabled"), "a locked device can be edited")
    browser.rest()
    test.shot("lock-screen")
    # What a lock covers asks for the passcode.
    browser.click("#places [data-place=homeScreen]")
    test.wait(PASSCODE, "the home screen of a locked device to ask for the passcode")
    test.check(browser.evaluate("document.querySelector('.phone').dataset.place") == "lockScreen", "a locked device shows its home screen")
    browser.key("Escape")
    test.wait(f"!{PASSCODE} && document.activeElement.className === 'unlock'", "Esc to go back to the lock screen")
    # A swipe up asks, and a click on the pad types.
    swipe_up(test)
    test.wait(PASSCODE, "a swipe up to ask for the passcode")
    names = browser.evaluate("[...document.querySelectorAll('dialog.passcode button')].map(each => each.ariaLabel ?? each.textContent)")
    test.check(set("0123456789") <= set(names) and {"Cancel", "Unlock", "Delete the last character"} <= set(names), f"the pad has the buttons {names}")
    for digit in "123":
        browser.click(f"dialog.passcode .key[aria-label='{digit}']")
    browser.click("dialog.passcode .key.erase")
    test.check(browser.evaluate("document.getElementById('unlock-passcode').value") == "12", "the pad does not type")
    test.shot("lock-passcode")
    browser.click("dialog.passcode .key.cancel")
    test.wait(f"!{PASSCODE}", "the pad to close")
    # Return asks, too.
    browser.key("Enter")
    test.wait(f"{PASSCODE} && document.activeElement.id === 'unlock-passcode'", "Return to ask for the passcode, with the focus in its field")
    type_into(browser, "#unlock-passcode", "1111")
    browser.key("Enter")
    test.wait("document.querySelector('.passcode [role=alert]').textContent === 'The passcode is wrong.'", "the page to announce a wrong passcode")
    for _ in range(4):
        type_into(browser, "#unlock-passcode", "1111")
        failures = host.api("lock")["failedAttempts"]
        browser.key("Enter")
        until(lambda: host.api("lock")["failedAttempts"] != failures, lambda: f"a wrong passcode is not counted: {host.api('lock')}")
        # The page empties the message when it sends a passcode, and fills it when it knows the answer.
        test.wait("document.querySelector('.passcode [role=alert]').textContent !== ''", "the page to announce a wrong passcode again")
    test.wait("document.querySelector('.passcode [role=alert]').textContent.includes('Try again in')", "the page to announce the delay")
    test.check(browser.evaluate("document.querySelector('#unlock-passcode').disabled"), "a passcode can be typed while nobody takes it")
    test.check(browser.evaluate("/^\\d+:\\d\\d$/.test(document.querySelector('.passcode .left').textContent)"), "the delay is not counted down")
    test.shot("lock-delay")
    browser.key("Escape")
    test.wait(f"!{PASSCODE}", "Esc to go back to the lock screen")
    test.check(browser.evaluate("document.getElementById('lock').getAttribute('aria-label')") == "Unlock", "the lock button does not unlock")
    host.api(f"instances/{line}", "DELETE")
    # After the delay the right passcode is taken; waiting a minute for it would be long, so the rest is tried with a host without a delay.
    host.api("passcode", "DELETE", {"loseProtectedData": True})
    test.wait("document.getElementById('lock').getAttribute('aria-label') === 'Set a passcode'", "the page to follow the removal of the passcode")
    host.api("passcode", "PUT", {"new": "2468"})
    browser.open(f"{host.url}/?passcode")
    test.wait("document.getElementById('lock').getAttribute('aria-label') === 'Lock, and passcode'", "the page to know the passcode")
    browser.evaluate("document.getElementById('lock').focus()")
    browser.key("Enter")
    test.wait("document.activeElement.getAttribute('role') === 'menuitem'", "the lock's menu")
    browser.key("Enter")
    test.wait(LOCKED, "the page to lock")
    test.check(host.api("lock")["locked"], "the host is not locked")
    # What is typed on the lock screen begins the passcode.
    test.wait("document.activeElement.className === 'unlock'", "the focus on what unlocks")
    browser.key("2", text="2")
    test.wait(f"{PASSCODE} && document.getElementById('unlock-passcode').value === '2'", "the passcode to begin with what was typed")
    type_into(browser, "#unlock-passcode", "468")
    browser.key("Enter")
    test.wait(f"!{LOCKED} && !{PASSCODE}", "the page to unlock")
    test.wait("document.querySelector('.phone').dataset.place === 'homeScreen'", "the home screen to come back")
    test.check(not host.api("lock")["locked"], "the host is still locked")
    host.api("passcode", "DELETE", {"current": "2468"})
    test.check(test.picture(first)["colours"] > 8, "a widget is blank after the unlocking")
    # Refused passcodes are responses with status 403 and 429.
    browser.console_errors = [e for e in browser.console_errors if not (f"{host.url}/v1/unlock" in e)]
