"""Sets up the Stocks example as its app's users do, by the keyboard alone: a configured widget for each of three shares, a stack of them, and the
overview, which has no configuration. They stay as they are over a restart of the host and an update of the app. Used by page_test.py."""

import json
import pathlib
import subprocess

from home_checks import rest
from stack_checks import slot, stacks
from waiting import soon

# A device of its own, so that the widgets of other checks stay as they are.
DEVICE = "iphone-402x874"
SHARES = ["NORD", "FJRD", "TIND"]
ROOT = pathlib.Path(__file__).resolve().parents[3]


def stocks(test):
    usual = test.browser.evaluate("document.getElementById('device').value")
    test.choose("device", DEVICE)
    test.wait(f"{test.slots()} === 0", "an empty home screen")
    shares = [add(test, "symbol share", "Add Symbol, small") for _ in SHARES]
    for instance, share in zip(shares, SHARES):
        choose_share(test, instance, share)
    overview = add(test, "overview", "Add Overview, medium")
    test.check(len({test.picture(i)["sum"] for i in shares}) == len(shares), "two shares have the same picture")
    rest(test)
    test.shot("stocks")
    make_stack(test, shares)
    before = state(test)
    test.check(before[overview]["configuration"] == {}, "the overview has a configuration")
    turn(test)
    before = state(test)
    rest(test)
    test.shot("stocks-stack")
    test.host.restart()
    soon(test, lambda: state(test) == before, lambda: f"after a restart: {state(test)} instead of {before}")
    update(test)
    soon(test, lambda: state(test) == before, lambda: f"after an update of the app: {state(test)} instead of {before}")
    test.wait(f"{test.slots()} === 4", "the widgets after restart and update")
    for instance in [*shares, overview]:
        test.removed_elsewhere.add(instance)
        test.host.api(f"instances/{instance}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the home screen to be empty again")
    test.choose("device", usual)
    test.wait(f"{test.slots()} > 0", "the usual device")


def state(test):
    """What a person set up: the configurations, where the widgets are, and the stack with its top."""
    own = [instance for instance in test.host.api("instances") if instance["device"] == DEVICE]
    return {i["id"]: {key: i[key] for key in ("kind", "family", "configuration", "position", "stack")} for i in own}


def tab_to(test, predicate, what, backwards=False):
    """Presses Tab until an element has the focus."""
    for _ in range(150):
        if test.browser.evaluate(f"(element => {predicate})(document.activeElement)"):
            return
        test.browser.key("Tab", modifiers=8 if backwards else 0)
    test.check(False, f"Tab does not reach {what}")


def type_text(test, text):
    for character in text:
        test.browser.key(character, text=character)


def add(test, words, button):
    """Opens the gallery, searches and adds. Returns the new widget's id."""
    browser = test.browser
    before = set(state(test))
    tab_to(test, "element.id === 'add'", "the button that opens the gallery", backwards=True)
    browser.key("Enter")
    test.wait("document.querySelector('dialog.gallery[open]')?.open", "the gallery by the keyboard")
    tab_to(test, "element.classList.contains('search')", "the search", backwards=True)
    type_text(test, words)
    test.wait("document.querySelectorAll('.gallery .kind').length === 1", f"the one kind with the words {words}")
    tab_to(test, f"element.getAttribute('aria-label') === {json.dumps(button)}", button)
    browser.key("Enter")
    test.wait("!document.querySelector('dialog.gallery')", "the gallery to close")
    soon(test, lambda: len(state(test)) == len(before) + 1, lambda: f"the host does not have what was added with {button}")
    added = next(iter(set(state(test)) - before))
    test.wait(f"!!{slot(added)}?.querySelector('.widget img')", "the picture of the added widget")
    return added


def choose_share(test, instance, share):
    """Configures a widget in its form: a list in which one searches."""
    browser = test.browser
    tab_to(test, f"element.classList.contains('caption') && element.closest('[data-instance]')?.dataset.instance === {json.dumps(instance)}", "the widget's menu")
    browser.key("Enter")
    test.wait("document.activeElement.textContent === 'Edit widget'", "the menu to offer the form")
    browser.key("Enter")
    test.wait("document.querySelector('.platter')?.getAttribute('aria-busy') === 'false'", "the form")
    tab_to(test, "element.closest('[data-parameter=share]') && element.classList.contains('choice')", "the share's row")
    browser.key("Enter")
    test.wait("document.querySelectorAll('.picker [role=option]').length > 0", "the list of shares")
    type_text(test, share.lower())
    test.wait(f"[...document.querySelectorAll('.picker [role=option]')].length === 1 && document.querySelector('.picker [role=option]').textContent.includes('{share}')", f"the search to find {share}")
    if share == SHARES[0]:
        rest(test)
        test.shot("stocks-search")
    browser.key("ArrowDown")
    test.wait("document.activeElement.getAttribute('role') === 'option'", "the share to have the focus")
    browser.key("Enter")
    test.wait("document.querySelector('.picker') === null", "the list to close")
    tab_to(test, "element.classList.contains('primary')", "Done")
    browser.key("Enter")
    test.wait("document.querySelector('.platter') === null", "the form to close")
    soon(test, lambda: state(test)[instance]["configuration"] == {"share": share}, lambda: f"stored is {state(test)[instance]['configuration']}")


def make_stack(test, shares):
    """Stacks each further share on the first, in edit mode with S."""
    browser = test.browser
    tab_to(test, f"element.classList.contains('widget') && element.closest('[data-instance]')?.dataset.instance === {json.dumps(shares[1])}", "the second share")
    browser.key("e", text="e")
    test.wait("document.querySelector('.phone').classList.contains('editing')", "edit mode by the keyboard")
    for count, instance in enumerate(shares[1:], 2):
        tab_to(test, f"element.classList.contains('widget') && element.closest('[data-instance]')?.dataset.instance === {json.dumps(instance)}", "the next share")
        browser.key("s", text="s")
        test.wait("document.querySelector('.menu')?.getAttribute('aria-label')?.startsWith('Stack ')", "the menu of widgets to stack with")
        browser.key("Enter")
        soon(test, lambda count=count: [len(members) for _, members in stacks(test)] == [count], lambda: f"the host has {stacks(test)}")
        # Until the page knows the stack, its menu offers single widgets.
        test.wait(f"{slot(instance)}.querySelector('.widget').getAttribute('aria-label').endsWith('widget 1 of {count} in a stack')", "the page to know the stack")
    browser.key("Escape")
    test.wait("!document.querySelector('.phone').classList.contains('editing')", "the end of the editing")


def turn(test):
    """Turns the stack to its second widget."""
    top = stacks(test)[0][0]
    tab_to(test, f"element.classList.contains('widget') && element.closest('[data-instance]')?.dataset.instance === {json.dumps(top)}", "the stack")
    test.browser.key("ArrowDown")
    soon(test, lambda: stacks(test)[0][0] == stacks(test)[0][1][1], lambda: f"Down did not turn the stack: {stacks(test)}")


def update(test):
    """Installs the app again, as an update does."""
    command = [test.host.command, "install", "Examples:Stocks", "--data", test.host.folder.name]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=900)
    test.check(run.returncode == 0, f"the update failed: {run.stderr.strip()[-300:]}")
