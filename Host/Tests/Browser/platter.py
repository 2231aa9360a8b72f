"""Drives the form of a widget ("platter") as a person does, by keyboard and by pointer. Used by planner_checks.py and list_checks.py."""

import contextlib
import json
import pathlib
import subprocess
import time

from waiting import soon


ROOT = pathlib.Path(__file__).resolve().parents[3]
# A device of its own, so that the widgets of other checks stay as they are.
DEVICE = "iphone-402x874"


@contextlib.contextmanager
def example(test, app):
    """Installs an example app if it is not there, and gives a function that adds a widget of it and returns its form. In the end everything is as before."""
    is_missing = app not in [known["name"] for known in test.host.api("apps")]
    if is_missing:
        command = [test.host.command, "install", f"Examples:{app}", "--data", test.host.folder.name]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800)
        test.check(run.returncode == 0, f"{app} cannot be installed: {run.stderr.strip()[-300:]}")
    test.host.api(f"apps/{app}/launch", "POST")
    usual = test.browser.evaluate("document.getElementById('device').value")
    test.choose("device", DEVICE)
    test.wait(f"{test.slots()} === 0", "an empty home screen")
    forms = []

    def add(kind, family):
        widget = test.host.api("instances", "POST", {"app": app, "kind": kind, "family": family, "device": DEVICE, "place": "homeScreen"})["id"]
        test.wait(f"!!document.querySelector('[data-instance=\"{widget}\"] .widget img')", f"the picture of {kind}")
        forms.append(Platter(test, widget))
        return forms[-1]

    yield add
    forget_refusals(test, *forms)
    for form in forms:
        test.removed_elsewhere.add(form.instance)
        test.host.api(f"instances/{form.instance}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the home screen to be empty again")
    if is_missing:
        test.host.api(f"apps/{app}", "DELETE")
    test.choose("device", usual)
    test.wait(f"{test.slots()} > 0", "the usual device")



class Platter:
    """The form of one widget."""

    def __init__(self, test, instance):
        self.test, self.browser, self.host, self.instance = test, test.browser, test.host, instance
        self.slot = f"document.querySelector('[data-instance={json.dumps(instance)}]')"
        self.refused = 0

    # ------------------------------------------------------------ the form

    def open(self):
        self.test.wait(f"!!{self.slot}?.querySelector('.widget img')", f"the widget {self.instance}")
        self.browser.evaluate(f"{self.slot}.scrollIntoView({{ block: 'center', behavior: 'instant' }}); {self.slot}.querySelector('.caption').focus()")
        self.browser.key("Enter")
        self.test.wait("document.activeElement.textContent === 'Edit widget'", "the menu to offer the form")
        self.browser.key("Enter")
        self.test.wait("document.querySelector('.platter')?.getAttribute('aria-busy') === 'false'", "the form")
        return self

    def done(self):
        """Chooses Done and waits until the form has closed."""
        self.press_done()
        self.test.wait("document.querySelector('.platter') === null", "the form to close")

    def press_done(self):
        self.browser.evaluate("document.querySelector('.platter .primary').focus()")
        self.browser.key("Enter")

    def cancel(self):
        self.browser.key("Escape")
        self.test.wait("document.querySelector('.platter') === null", "the form to close")

    def rows(self):
        return self.browser.evaluate("[...document.querySelectorAll('.platter .row')].map(each => each.dataset.parameter)")

    def wait_rows(self, *names):
        self.test.wait(f"JSON.stringify([...document.querySelectorAll('.platter .row')].map(each => each.dataset.parameter)) === {json.dumps(json.dumps(list(names), separators=(',', ':')))}", f"the rows {names}, there are {self.rows()}")

    def configured(self):
        return self.host.api(f"instances/{self.instance}/configuration")["configuration"]

    # ------------------------------------------------------------ one row

    def row(self, name):
        return f"document.querySelector('.platter [data-parameter={name}]')"

    def field(self, name, part=0):
        return f"{self.row(name)}.querySelectorAll('input, select, textarea, .choice')[{part}]"

    def focus(self, name, part=0):
        self.browser.evaluate(f"{self.field(name, part)}.focus()")

    def value(self, name, part=0):
        return self.browser.evaluate(f"{self.field(name, part)}.value")

    def type(self, name, text, part=0):
        """Types into a field by the keyboard, in the place of what is there."""
        self.focus(name, part)
        self.browser.evaluate(f"{self.field(name, part)}.select()")
        if text == "":
            self.browser.send("Input.dispatchKeyEvent", type="keyDown", key="Backspace", code="Backspace", windowsVirtualKeyCode=8)
            self.browser.send("Input.dispatchKeyEvent", type="keyUp", key="Backspace", code="Backspace", windowsVirtualKeyCode=8)
        for character in text:
            self.browser.key(character, text=character)

    def digits(self, name, text):
        """Types the parts of a date or time one after the other."""
        self.focus(name)
        for character in text:
            self.browser.key(character, text=character)

    def set(self, name, text, part=0):
        """Puts a value into a field as a native control, such as a calendar, does."""
        self.browser.evaluate(f"(input => {{ input.value = {json.dumps(text)}; input.dispatchEvent(new Event(input.matches('select') ? 'change' : 'input', {{ bubbles: true }})); }})({self.field(name, part)})")

    def select(self, name, title, part=0):
        """Chooses from a short list by the keyboard: the first letters of the title."""
        self.focus(name, part)
        chosen = f"{self.field(name, part)}.selectedOptions[0].textContent"

        def typed():
            for character in title:
                self.browser.key(character, text=character)
            # Letters that are typed within a second belong together. On a busy machine one may come too late; then all are typed again.
            time.sleep(1.1)
            return self.browser.evaluate(chosen) == title

        soon(self.test, typed, lambda: f"{name} to be {title}; it is {self.browser.evaluate(chosen)}")

    def click(self, name, selector="input, select, textarea, .choice"):
        selectors = ", ".join(f".platter [data-parameter={name}] {each.strip()}" for each in selector.split(","))
        self.browser.click(selectors)

    def settled(self, name):
        """Waits until the host has answered the draft and the row counts as configured, without a fault."""
        self.test.wait(f"{self.row(name)}.querySelector('.reset').hidden === false && {self.row(name)}.querySelector('.problem').textContent === ''", f"{name} to be taken; it says {self.fault(name)}")

    def fault(self, name):
        return self.browser.evaluate(f"{self.row(name)}?.querySelector('.problem').textContent")

    def refused_value(self, name, words):
        """A wrong value has a message, keeps the focus where it is, and Done stores nothing."""
        before = self.configured()
        self.test.wait(f"{self.row(name)}.querySelector('.problem').textContent.includes({json.dumps(words)})", f"the form to refuse {name} with “{words}”; it says {self.fault(name)}")
        self.test.check(self.browser.evaluate(f"document.activeElement.closest('.row') === {self.row(name)}"), f"the message took the focus from {name}")
        self.test.check(self.browser.evaluate(f"document.activeElement.getAttribute('aria-invalid')") == "true", f"{name} is not marked as wrong")
        described = self.browser.evaluate("(document.activeElement.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ')")
        self.test.check(words in described, f"the field of {name} is not described by its fault: {described}")
        self.browser.evaluate("document.querySelector('.platter > form > .problem').textContent = ''")
        self.press_done()
        self.test.wait("document.querySelector('.platter > form > .problem')?.textContent !== ''", f"Done to be refused for {name}")
        self.test.check(self.configured() == before, f"the wrong value of {name} changed the widget to {self.configured()}")
        self.refused += 1

    def reset(self, name):
        """Resets a row by the keyboard; the focus goes to its field."""
        self.browser.evaluate(f"{self.row(name)}.querySelector('.reset').focus()")
        self.browser.key("Enter")
        self.test.wait(f"{self.row(name)}.querySelector('.reset').hidden", f"{name} to be reset")
        self.test.wait(f"document.activeElement.closest('.row') === {self.row(name)}", f"the focus to stay in the row of {name}")

    def choose_file(self, name, file):
        """Presses the button for files and chooses one in the browser's dialog; None cancels it."""
        self.browser.send("Page.setInterceptFileChooserDialog", enabled=True)
        self.browser.chooser = None
        self.click(name, ".file .tool")
        soon(self.test, lambda: self.browser.evaluate("1") and self.browser.chooser is not None, "the button for a file opens no dialog")
        if file is None:
            self.browser.evaluate(f"{self.row(name)}.querySelector('input[type=file]').dispatchEvent(new Event('cancel', {{ bubbles: true }}))")
        else:
            self.browser.send("DOM.setFileInputFiles", files=[str(file)], backendNodeId=self.browser.chooser)
        self.browser.send("Page.setInterceptFileChooserDialog", enabled=False)

    # ------------------------------------------------------------ lists

    def open_list(self, name, wait="document.querySelectorAll('.picker [role=option]').length > 0"):
        self.focus(name)
        self.browser.key("Enter")
        self.test.wait("document.querySelector('.picker')?.open", f"the list of {name}")
        if wait:
            self.test.wait(wait, f"the options of {name}")

    def titles(self):
        return self.browser.evaluate("[...document.querySelectorAll('.picker [role=option] .words > span')].map(each => each.textContent)")

    def choose(self, title):
        """Chooses an option of the open list by the keyboard."""
        at = self.titles().index(title)
        for _ in range(at + 1):
            self.browser.key("ArrowDown")
        self.test.wait(f"document.activeElement.querySelector('.words > span')?.textContent === {json.dumps(title)}", f"{title} to have the focus")
        self.browser.key("Enter")

    def list_closed(self, name):
        self.test.wait("document.querySelector('.picker') === null", "the list to close")
        self.test.check(self.browser.evaluate(f"document.activeElement.closest('.row') === {self.row(name)}"), f"the focus did not return to {name}")

    def shown(self, name):
        return self.browser.evaluate(f"{self.row(name)}.querySelector('.choice span').textContent")

    def fits(self, width):
        """Nothing of the form reaches beyond the window, or beyond its own box."""
        script = """(width => [...document.querySelectorAll('.platter, .platter *, .picker, .picker *')].filter(each => {
          const box = each.getBoundingClientRect();
          return box.width > 0 && (box.right > width + 0.5 || box.left < -0.5);
        }).map(each => each.className || each.tagName))"""
        wide = self.browser.evaluate(f"{script}({width})")
        self.test.check(not wide, f"wider than the window: {wide[:5]}")


def forget_refusals(test, *platters):
    """What the host refused on purpose is no error of the page."""
    for platter in platters:
        address = f"{test.host.url}/v1/instances/{platter.instance}/configuration"
        test.browser.console_errors = [e for e in test.browser.console_errors if not (address in e and "422 (" in e)]
