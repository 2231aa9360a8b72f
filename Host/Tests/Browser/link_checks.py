"""Checks of what taps open, with the Reading example. Its open command and xdg-open are scripts on the host's PATH. Used by page_test.py."""

import json
import os
import pathlib
import plistlib
import tempfile
import time
import urllib.error

from examples import built_program
from waiting import until

RECORDER = """#!/bin/sh
printf '%s\\n' "$*" >> "$(dirname "$0")/$(basename "$0").out"
"""
# Knows the schemes that are listed in the file `schemes` beside it.
MIME = """#!/bin/sh
grep -qx "${3##*/}" "$(dirname "$0")/schemes" && echo known.desktop
"""


class Programs:
    """Programs on the host's PATH that write down how they are called."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="almanac-programs-")
        for name, text in [("ReadingApp", RECORDER), ("RideCommand", RECORDER), ("xdg-open", RECORDER), ("xdg-mime", MIME)]:
            file = pathlib.Path(self.folder.name, name)
            file.write_text(text)
            file.chmod(0o755)
        pathlib.Path(self.folder.name, "schemes").touch()
        os.environ["PATH"] = f"{self.folder.name}:{os.environ['PATH']}"

    def know(self, scheme):
        """From now on xdg-mime knows a program for a scheme."""
        pathlib.Path(self.folder.name, "schemes").write_text(f"{scheme}\n")

    def replace(self, name, program):
        """Puts a real program in the place of one that writes down how it is called."""
        file = pathlib.Path(self.folder.name, name)
        file.unlink()
        file.symlink_to(program)

    def calls(self, name, count):
        """The calls of a program, once there are `count`."""
        file = pathlib.Path(self.folder.name, f"{name}.out")

        def lines():
            return file.read_text().splitlines() if file.exists() else []

        until(lambda: len(lines()) >= count, lambda: f"{name} was called with {lines()}, not {count} times")
        return lines()


def links(test, stranger="Rangers"):
    """Opens links by pointer and by keyboard: areas, precedence, the question, a refusal, a lock and what nobody opens.

    `stranger` is an app whose widget has a URL with a scheme that the app does not declare.
    """
    host, browser, programs = test.host, test.browser, test.programs
    widget = host.api("instances", "POST", {"app": "Reading", "kind": "Shelf", "family": "systemMedium"})["id"]
    small = host.api("instances", "POST", {"app": "Reading", "kind": "Shelf", "family": "systemSmall"})["id"]
    goal = host.api("instances", "POST", {"app": "Reading", "kind": "Goal", "family": "systemSmall"})["id"]

    def slot(instance):
        return f"document.querySelector('[data-instance={json.dumps(instance)}]')"

    link = f"[...{slot(widget)}.querySelectorAll('.access [role=link]')]"
    dialog = "document.querySelector('dialog.link-question')"
    toasts = "[...document.querySelectorAll('.toast')].map(toast => toast.textContent).join(' | ')"

    def tap(instance, x=0.5, y=0.5):
        box = browser.evaluate(f"(box => ({{ x: box.left, y: box.top, w: box.width, h: box.height }}))({slot(instance)}.querySelector('.widget').getBoundingClientRect())")
        browser.click_at(box["x"] + box["w"] * x, box["y"] + box["h"] * y)

    def reveal(instance):
        """Shows the page of the home screen that has the widget, and waits until it rests."""
        page = browser.evaluate(f"[...document.querySelectorAll('.home-page')].indexOf({slot(instance)}.closest('.home-page'))")
        dot = f"document.querySelectorAll('.dots button')[{page}]"
        browser.evaluate(f"{dot}.click()")
        test.wait(f"{dot}.getAttribute('aria-current') === 'true'", "the page of the home screen with the widget")
        place = f"(box => Math.round(box.left) + ' ' + Math.round(box.top))({slot(instance)}.getBoundingClientRect())"
        last = None
        while (now := browser.evaluate(place)) != last:
            last = now
            time.sleep(0.3)

    def clear():
        browser.evaluate("document.querySelectorAll('.toast').forEach(toast => toast.remove())")

    # A widget on another page of the home screen keeps the words of its first picture, which can be the placeholder, until that page is shown.
    test.wait(f"!!{slot(widget)}?.closest('.home-page')", "the Reading widget")
    reveal(widget)
    test.wait(f"{link}.length === 3", "the links of the Reading widget")
    for instance in (widget, small, goal):
        test.picture(instance)
    # The areas come from the host's list, and the small widget has none.
    areas = host.api(f"instances/{widget}/content")["actions"]
    test.check([area["link"] for area in areas] == [f"reading://book/{name}" for name in ("walden", "middlemarch", "frankenstein")], f"the links are {areas}")
    test.check(host.api(f"instances/{small}/content")["actions"] == [], "a small widget has links")

    # The first tap asks, with the exact command; Escape opens nothing.
    def tap_link(index):
        point = browser.evaluate(f"(box => ({{ x: box.left + box.width / 2, y: box.top + box.height / 2 }}))({link}[{index}].getBoundingClientRect())")
        browser.click_at(point["x"], point["y"])

    tap_link(1)
    test.wait(f"!!{dialog}", "the question whether the app may be started")
    test.check(browser.evaluate(f"{dialog}.querySelector('.command').textContent") == "ReadingApp %u", "the question does not show the command")
    test.check(browser.evaluate(f"{dialog}.textContent.includes('reading://book/middlemarch')"), "the question does not show the address")
    test.check(browser.evaluate("document.activeElement.textContent") == "Don’t Open", "Enter would run a command that nobody has read")
    test.shot("links-question")
    browser.key("Escape")
    test.wait(f"!{dialog}", "Escape to close the question")
    test.check(host.api("device/links") == [], "Escape has confirmed something")

    # By keyboard: the link is focused, Enter asks, the answer opens.
    browser.evaluate(f"{link}[0].focus()")
    browser.key("Enter")
    test.wait(f"!!{dialog}", "the question after Enter on a link")
    browser.evaluate(f"[...{dialog}.querySelectorAll('button')].find(button => button.textContent === 'Open').focus()")
    browser.key("Enter")
    test.check(programs.calls("ReadingApp", 1) == ["reading://book/walden"], f"the command was called with {programs.calls('ReadingApp', 1)}")
    test.wait(f"{toasts}.includes('Opened reading://book/walden')", "the message that it was opened")
    test.check(browser.evaluate(f"document.activeElement === {link}[0]"), "the focus does not return to the link")
    test.shot("links-opened")
    clear()

    # Once confirmed nothing is asked: another link, the rest of the widget, the small widget, and a widget without a URL.
    tap_link(1)
    test.check(programs.calls("ReadingApp", 2)[-1] == "reading://book/middlemarch", "a tap on the second link opens something else")
    tap(widget, 0.5, 0.97)
    test.check(programs.calls("ReadingApp", 3)[-1] == "reading://shelf", "a tap beside the links does not open the widget's URL")
    reveal(small)
    tap(small, 0.4, 0.5)
    test.check(programs.calls("ReadingApp", 4)[-1] == "reading://shelf", "a tap on a small widget does not open its URL")
    # A person taps less often than this test.
    time.sleep(4)
    reveal(goal)
    tap(goal)
    test.check(len(programs.calls("ReadingApp", 5)) == 5 and programs.calls("ReadingApp", 5)[-1] == "", "a widget without a URL does not start the app")
    clear()

    # Settings list what was confirmed, and take it back.
    browser.click("#settings")
    row = "document.querySelector('ul.links li button')"
    test.wait(f"!!{row}", "the confirmed command among the settings")
    browser.evaluate(f"{row}.scrollIntoView()")
    test.shot("links-settings")
    browser.evaluate(f"{row}.click()")
    test.wait("document.querySelector('ul.links').textContent === 'Nothing is confirmed.'", "the list to be empty")
    browser.key("Escape")
    test.check(host.api("device/links") == [], "the confirmation was not taken back")

    # While locked nothing is opened.
    host.api("passcode", "PUT", {"new": "135790"})
    content = host.api(f"instances/{widget}/content")["content"]
    host.api("lock", "POST")
    test.wait("document.documentElement.hasAttribute('data-locked')", "the lock screen")
    refusal = open_error(host, widget, {"content": content})
    test.check(refusal == (409, "link.locked"), f"a locked device answers {refusal}")
    host.api("unlock", "POST", {"passcode": "135790"})
    host.api("passcode", "DELETE", {"current": "135790"})
    test.wait("!document.documentElement.hasAttribute('data-locked')", "the page to be unlocked")
    test.wait("document.getElementById('lock').getAttribute('aria-label') === 'Set a passcode'", "the page to follow the removal of the passcode")

    # A scheme that the app does not declare goes to the desktop, if that knows a program for it.
    placed = [each for each in host.api("instances") if each["app"] == stranger and each["place"] == "homeScreen" and each["family"] == "systemSmall"]
    other = placed[0]["id"]
    test.picture(other)
    url = host.api(f"instances/{other}/content")["widgetURL"]
    reveal(other)
    clear()
    tap(other)
    scheme = url.partition(":")[0]
    # A line beside the widget says it, and no alarm.
    hint = "document.querySelector('.tap-hint')"
    test.wait(f"{hint}?.textContent === 'Not opened: {url}. No program of this machine opens “{scheme}:” addresses.'", "that nobody opens the scheme")
    test.check(browser.evaluate("document.querySelector('.toast') === null"), "a tap that opens nothing shows an alarm")
    near = browser.evaluate(f"(([line, widget]) => Math.abs(line.top - widget.bottom) < 40 && line.left < widget.right && line.right > widget.left)([{hint}, {slot(other)}].map(each => each.getBoundingClientRect()))")
    test.check(near, "the line is not beside the widget")
    test.shot("links-nobody")
    clear()
    programs.know(scheme)
    tap(other)
    test.wait(f"!!{dialog}", "the question about the scheme")
    test.check(f"“{scheme}:”" in browser.evaluate(f"{dialog}.querySelector('h2').textContent"), "the question does not name the scheme")
    test.shot("links-scheme")
    browser.evaluate(f"[...{dialog}.querySelectorAll('button')].find(button => button.textContent === 'Don’t Open').click()")
    test.wait(f"!{dialog}", "the question to close")
    tap(other)
    test.wait(f"!!{dialog}", "the question to come again")
    browser.evaluate(f"[...{dialog}.querySelectorAll('button')].find(button => button.textContent === 'Open').click()")
    test.check(programs.calls("xdg-open", 1) == [url], f"xdg-open was called with {programs.calls('xdg-open', 1)}")
    test.check(len(programs.calls("ReadingApp", 5)) == 5, "something was opened that should not have been")

    companion(test, programs, widget, goal, reveal, tap, tap_link, dialog)
    for instance in (widget, small, goal):
        test.removed_elsewhere.add(instance)
        host.api(f"instances/{instance}", "DELETE")
        test.wait(f"{slot(instance)} === null", "the widget to be gone")


def companion(test, programs, widget, goal, reveal, tap, tap_link, dialog):
    """The real app: an activity starts it, and a URL reaches it while it runs."""
    host, browser = test.host, test.browser
    programs.replace("ReadingApp", built_program("ReadingApp"))
    host.api(f"instances/{goal}/configuration", "PATCH", {"configuration": {"pages": 35}})

    def opened(expected):
        """Whether the app has written down what it opened, where its widgets read it. They reload when their budget allows."""
        file = pathlib.Path(host.folder.name, "groups/group.org.almanac.reading/Library/Preferences/group.org.almanac.reading.plist")

        def last():
            return plistlib.loads(file.read_bytes()).get("lastOpened") if file.exists() else None

        return until(lambda: last() == expected, lambda: f"the app has written down {last()!r}, not {expected!r}")

    reveal(goal)
    tap(goal)
    test.wait(f"!!{dialog}", "the question, which was taken back")
    browser.evaluate(f"[...{dialog}.querySelectorAll('button')].find(button => button.textContent === 'Open').click()")
    test.check(opened("Goal of 35 pages from systemSmall"), "the app's onContinueUserActivity has not got the activity")
    # The app runs: the next tap reaches it over the socket, also after the answer is taken back.
    for confirmation in host.api("device/links"):
        host.api(f"device/links/{confirmation['id']}", "DELETE")
    reveal(widget)
    tap_link(2)
    test.check(opened("Frankenstein"), "the app's onOpenURL has not got the URL")
    test.check(browser.evaluate(f"{dialog} === null"), "a program that runs already was asked about")
    test.shot("links-companion")


def open_error(host, widget, body):
    """The status and name of the error with which the host refuses to open something."""
    try:
        host.api(f"instances/{widget}/opens", "POST", body)
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())["error"]["name"]
    return None
