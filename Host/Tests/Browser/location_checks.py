"""Checks of the question whether an app may use location: every answer, by the keyboard alone, and what widget and program then get.

Used by page_test.py. The widgets of Weather ask by themselves; for the app asks WeatherCommand, the example of a containing app's program.
"""

import os
import select
import subprocess
import time

from examples import built_program
from waiting import soon, until

DIALOG = "document.querySelector('dialog.question[open]')"
WIDGETS = ["Allow While Using App or Widgets", "Allow While Using App", "Don’t Allow"]
APP = ["Allow Once", "Allow While Using App", "Don’t Allow"]
BERLIN = {"location": "52.52,13.40,50"}
TOKYO = {"location": "35.69,139.69,50"}


def setting(test):
    return test.host.api("apps/Weather/location")


def question(test, title, answers):
    """Waits for the question, and checks that the keyboard is in it."""
    heading = f"document.getElementById({DIALOG}?.getAttribute('aria-labelledby'))?.textContent"
    soon(
        test, lambda: test.browser.evaluate(heading) == title,
        lambda: f"the question: {title}; there is {test.browser.evaluate(heading)!r}, and the host has {setting(test)}")
    texts = test.browser.evaluate(
        f"[{DIALOG}.getAttribute('role'), document.getElementById({DIALOG}.getAttribute('aria-labelledby')).textContent,"
        f" ...[...{DIALOG}.querySelectorAll('button')].map(b => b.textContent)]")
    test.check(texts == ["alertdialog", title, *answers], f"the question about location is {texts}")
    test.check(test.browser.evaluate(f"document.activeElement === {DIALOG}.querySelector('button')"), "the first answer has no focus")


def answer(test, answers, title):
    """Gives an answer by Tab and Enter."""
    for _ in range(answers.index(title)):
        test.browser.key("Tab")
    focused = test.browser.evaluate("document.activeElement.textContent")
    test.check(focused == title, f"Tab leads to {focused} instead of {title}")
    test.browser.key("Enter")
    test.wait(f"!{DIALOG}", "the question to go away after an answer")


def location(test):
    """The first question of a new host, and the sheet with every app's setting."""
    browser, host = test.browser, test.host
    host.api("device/location", "PUT", BERLIN)
    # Nobody has used the page yet: the question waits at the button, and the first look is at the widgets.
    test.wait("document.getElementById('location').ariaLabel === 'Location: Weather asks to use it'", "the button to say that an app asks")
    test.check(browser.evaluate(f"!{DIALOG}"), "a question lies over the page before anybody has used it")
    test.shot("location-waits")
    browser.click("#location")
    question(test, "Allow “Weather” widgets to use your location?", WIDGETS)
    test.shot("location-question")
    answer(test, WIDGETS, "Allow While Using App or Widgets")
    now = setting(test)
    test.check(now["authorization"] == "whileUsingOrWidgets" and now["asking"] is None, f"the answer did not set the setting: {now}")
    browser.evaluate("document.getElementById('location').focus()")
    browser.key("Enter")
    row = "document.querySelector('dialog.location[open] [data-app=Weather]')"
    test.wait(f"{row}?.querySelector('select').value === 'whileUsingOrWidgets'", "the sheet to show the setting")
    words = browser.evaluate("document.querySelector('dialog.location').textContent")
    test.check("This device is at 52.52° north, 13.4° east, as it was set, within 50 m." in words, f"the sheet does not say where the device is: {words}")
    test.check("While you use the app or view its widgets it gets its precise location." in words, f"the sheet does not say what Weather gets: {words}")
    test.check("apps do not use the location" in words and "NSWidget" not in words, f"the sheet lists what no app uses: {words}")
    test.shot("location-sheet")
    browser.evaluate(f"(e => {{ e.checked = false; e.dispatchEvent(new Event('change')); }})({row}.querySelector('input'))")
    browser.evaluate(f"(e => {{ e.value = 'whileUsing'; e.dispatchEvent(new Event('change')); }})({row}.querySelector('select'))")
    soon(test, lambda: (now := setting(test))["authorization"] == "whileUsing" and not now["precise"], lambda: f"the sheet to change the setting: {setting(test)}")
    browser.key("Escape")
    test.wait("!document.querySelector('dialog.location')", "the sheet to close")


# ---------------------------------------------------------------- widgets


def reload(test, widget):
    """Has the widget request its timeline anew: a change of the text's weight reloads free."""
    before = len(test.host.api(f"instances/{widget}/decisions?limit=500"))
    test.host.api("device", "PATCH", {"boldText": not test.host.api("device")["boldText"]})
    soon(test, lambda: len(test.host.api(f"instances/{widget}/decisions?limit=500")) > before, "a reload of the widget")


def words(test, widget):
    """What a screen reader says of the widget, and so what it shows."""
    def said(elements):
        return [text for e in elements for text in (e["label"], e["value"], *said(e["children"])) if text]
    return " ".join(said(test.host.api(f"instances/{widget}/content")["elements"]))


def reason(test, widget):
    """What the host says of the location at the widget's newest request."""
    return test.host.api(f"instances/{widget}/why")["sentences"]["location"] or ""


GETS = "the widget got the device's location"
NOT_IN_USE = "the widget got no location: the app may use location while it is used"
DENIED = "the widget got no location: the app's location setting is never"


def says(test, widget, town, sentence):
    """The widget speaks of a town, and the host says the same of its newest request. The sentence differs from the one before, so it is of the newest."""

    soon(
        test, lambda: town in words(test, widget) and sentence in reason(test, widget),
        lambda: f"the widget to show {town} ({sentence}): {words(test, widget)!r}, {reason(test, widget)!r}")


def widgets_ask(test):
    browser, host = test.browser, test.host
    widget = next(i["id"] for i in host.api("instances") if i["app"] == "Weather")
    title = "Allow “Weather” widgets to use your location?"

    def ask_anew(place):
        def asked():
            host.api("apps/Weather/location", "PUT", {"authorization": "ask", "precise": True})
            host.api("device/location", "PUT", place)
            reload(test, widget)
            end = time.monotonic() + 15
            while time.monotonic() < end and not browser.evaluate(f"!!{DIALOG}"):
                time.sleep(0.1)
            return browser.evaluate(f"!!{DIALOG}")

        # If the page has not learned yet that the last question was withdrawn, it does not put this one; then it is withdrawn and put again.
        until(asked, f"the question: {title}")
        question(test, title, WIDGETS)

    ask_anew(BERLIN)
    # Escape puts the question off, in this window.
    browser.key("Escape")
    test.wait(f"!{DIALOG}", "Esc to put the question off")
    now = setting(test)
    test.check(now["authorization"] == "ask" and now["asking"] == "widgets", f"Esc is an answer: {now}")
    host.api("apps/Weather/location", "PUT", {"authorization": "ask"})
    # The page usually learns in this time that the question was withdrawn.
    time.sleep(1)

    ask_anew(BERLIN)
    answer(test, WIDGETS, "Allow While Using App or Widgets")
    soon(test, lambda: (now := setting(test))["authorization"] == "whileUsingOrWidgets" and now["asking"] is None, "the setting")
    says(test, widget, "Berlin", GETS)

    ask_anew(TOKYO)
    answer(test, WIDGETS, "Allow While Using App")
    soon(test, lambda: setting(test)["authorization"] == "whileUsing", "the setting")
    reload(test, widget)
    # The app is not used, so the widget shows what it knew.
    says(test, widget, "Berlin", NOT_IN_USE)
    host.api("device/events", "POST", {"event": "foreground", "value": "begin", "app": "Weather"})
    reload(test, widget)
    says(test, widget, "Tokyo", GETS)
    host.api("device/events", "POST", {"event": "foreground", "value": "end", "app": "Weather"})

    ask_anew(BERLIN)
    answer(test, WIDGETS, "Don’t Allow")
    soon(test, lambda: (now := setting(test))["authorization"] == "never" and now["asking"] is None, "the setting")
    reload(test, widget)
    says(test, widget, "Tokyo", DENIED)
    test.check(setting(test)["asking"] is None and not browser.evaluate(f"!!{DIALOG}"), "who was refused asks again")


# ---------------------------------------------------------------- the app


class Program:
    """A running WeatherCommand and the lines that it has printed."""

    def __init__(self, path, host):
        environment = {**os.environ, "ALMANAC_HOST_SOCKET": f"{host.folder.name}/host.sock", "ALMANAC_APP": "Weather"}
        self.process = subprocess.Popen([path], env=environment, stdout=subprocess.PIPE, text=True)
        self.lines = []
        self.rest = ""

    def read(self):
        """Everything that it has printed so far."""
        while select.select([self.process.stdout], [], [], 0)[0]:
            part = os.read(self.process.stdout.fileno(), 4096).decode()
            if not part:
                break
            *lines, self.rest = (self.rest + part).split("\n")
            self.lines += lines
        return self.lines

    def last(self, start):
        return next((line for line in reversed(self.read()) if line.startswith(start)), "")

    def end(self):
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()


def app_asks(test):
    browser, host = test.browser, test.host
    path = str(built_program("WeatherCommand"))
    title = "Allow “Weather” to use your location?"
    running = []

    def start(place):
        def asks():
            host.api("apps/Weather/location", "PUT", {"authorization": "ask", "precise": True})
            host.api("device/location", "PUT", place)
            running.append(Program(path, host))
            asking = until(lambda: setting(test)["asking"], "a question about location")
            if asking == "app":
                return True
            # A request of the widget was still under way and has asked first. The program asks only once.
            running[-1].end()
            return False

        until(asks, f"the question: {title}")
        question(test, title, APP)
        return running[-1]

    def told(program, start, expected):
        soon(test, lambda: expected in program.last(start), lambda: f"the program to say {expected}: {program.read()}")

    # Nobody looks at the widget, so it does not ask when the device has moved: its question would come before the program's.
    widget = next(i["id"] for i in host.api("instances") if i["app"] == "Weather")
    test.choose_place("standBy")
    soon(test, lambda: all(widget not in viewer["instances"] for viewer in host.api("views")), "the widget to be unseen")

    try:
        # A program that ends takes its question with it.
        program = start(BERLIN)
        test.shot("location-question-app")
        program.end()
        test.wait(f"!{DIALOG}", "the question to go away with the program")
        test.check(setting(test)["asking"] is None, "the question outlives its program")

        program = start(BERLIN)
        test.check(setting(test)["programs"] == 1, "the host does not count the program")
        answer(test, APP, "Allow Once")
        soon(test, lambda: (now := setting(test))["once"] and now["authorization"] == "ask", "the allowance for once")
        told(program, "authorization:", "while in use")
        told(program, "location:", "52.5200,13.4000 within 100 m")
        # It follows the device and the accuracy, and is not used while the device is locked.
        host.api("device/location", "PUT", TOKYO)
        told(program, "location:", "35.6900,139.6900")
        host.api("apps/Weather/location", "PUT", {"authorization": "whileUsing", "precise": False})
        told(program, "authorization:", "while in use, approximate")
        host.api("device/events", "POST", {"event": "lock", "value": "locked"})
        told(program, "no location:", "is not used while the device is locked")
        host.api("device/events", "POST", {"event": "lock", "value": "unlocked"})
        test.wait("!document.documentElement.hasAttribute('data-locked')", "the page to unlock")
        browser.evaluate("document.getElementById('location').focus()")
        browser.key("Enter")
        test.wait("document.querySelector('dialog.location[open] [data-app=Weather] .note')?.textContent.includes('program of the app is running')", "the sheet to say that a program runs")
        test.shot("location-sheet-program")
        browser.key("Escape")
        program.end()

        program = start(TOKYO)
        answer(test, APP, "Allow Once")
        told(program, "location:", "35.6900")
        program.end()
        soon(test, lambda: not setting(test)["once"], "the allowance to end with the program")

        program = start(BERLIN)
        answer(test, APP, "Allow While Using App")
        soon(test, lambda: (now := setting(test))["authorization"] == "whileUsing" and not now["once"], "the setting")
        told(program, "authorization:", "while in use")
        told(program, "location:", "52.5200")
        # The widget has the app's setting, but a running program is no use of the app for it.
        reload(test, widget)
        soon(test, lambda: NOT_IN_USE in reason(test, widget), lambda: f"the widget to get no location: {reason(test, widget)}")
        program.end()

        program = start(BERLIN)
        answer(test, APP, "Don’t Allow")
        soon(test, lambda: setting(test)["authorization"] == "never", "the setting")
        told(program, "authorization:", "denied")
        told(program, "no location:", "the app's location setting is never")
        program.end()
        program = Program(path, host)
        running.append(program)
        told(program, "authorization:", "denied")
        test.check(setting(test)["asking"] is None and not browser.evaluate(f"!!{DIALOG}"), "a program that was refused asks again")
    finally:
        for program in running:
            if program.process.poll() is None:
                program.end()
    test.choose_place("homeScreen")


def every_answer(test):
    """Each answer to each question, from the keyboard to what widget and program are told."""
    # Somebody uses the page.
    test.browser.key("Shift")
    widgets_ask(test)
    app_asks(test)
    host = test.host
    host.api("apps/Weather/location", "PUT", {"authorization": "whileUsingOrWidgets", "precise": True})
    host.api("device", "PATCH", {"boldText": False})
    host.api("device/location", "PUT", BERLIN)
