"""Checks of the page's lock: the passcode's settings, the lock screen, wrong passcodes. Used by page_test.py."""

import json
import time

from waiting import soon, until


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
    # A lock from elsewhere shows the lock screen.
    host.api("lock", "POST")
    test.wait("document.querySelector('dialog.lock-screen')?.open && document.activeElement.id === 'unlock-passcode'", "the lock screen with the focus in its field")
    test.check(browser.evaluate("/\\d/.test(document.querySelector('.lock-screen .clock').textContent)"), "the lock screen has no clock")
    test.shot("lock-screen")
    type_into(browser, "#unlock-passcode", "1111")
    browser.key("Enter")
    test.wait("document.querySelector('.lock-screen [role=alert]').textContent === 'The passcode is wrong.'", "the page to announce a wrong passcode")
    for _ in range(4):
        type_into(browser, "#unlock-passcode", "1111")
        failures = host.api("lock")["failedAttempts"]
        browser.key("Enter")
        until(lambda: host.api("lock")["failedAttempts"] != failures, lambda: f"a wrong passcode is not counted: {host.api('lock')}")
        # The page empties the message when it sends a passcode, and fills it when it knows the answer.
        test.wait("document.querySelector('.lock-screen [role=alert]').textContent !== ''", "the page to announce a wrong passcode again")
    test.wait("document.querySelector('.lock-screen [role=alert]').textContent.includes('Try again in')", "the page to announce the delay")
    test.check(browser.evaluate("document.querySelector('#unlock-passcode').disabled"), "a passcode can be typed while nobody takes it")
    test.check(browser.evaluate("/^\\d+:\\d\\d$/.test(document.querySelector('.lock-screen .left').textContent)"), "the delay is not counted down")
    test.shot("lock-delay")
    # The home screen with what a lock leaves of it.
    browser.key("Escape")
    test.wait("!document.querySelector('dialog.lock-screen')", "Esc to show the home screen")
    test.check(browser.evaluate("document.getElementById('lock').getAttribute('aria-label')") == "Unlock", "the lock button does not unlock")
    test.shot("locked-home")
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
    test.wait("document.querySelector('dialog.lock-screen')?.open", "the page to lock")
    test.check(host.api("lock")["locked"], "the host is not locked")
    type_into(browser, "#unlock-passcode", "2468")
    browser.key("Enter")
    test.wait("!document.querySelector('dialog.lock-screen')", "the page to unlock")
    test.check(not host.api("lock")["locked"], "the host is still locked")
    host.api("passcode", "DELETE", {"current": "2468"})
    test.check(test.picture(first)["colours"] > 8, "a widget is blank after the unlocking")
    # Refused passcodes are responses with status 403 and 429.
    browser.console_errors = [e for e in browser.console_errors if not (f"{host.url}/v1/unlock" in e)]
