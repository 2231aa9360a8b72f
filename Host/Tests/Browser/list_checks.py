"""Checks of lists of options that are slow, empty, fail, never come, are very long, or have lost what was chosen, and of questions that an intent's
handler asks. Used by page_test.py."""

import time

from home_checks import rest
from platter import example
from waiting import GUARD, soon

STATE = "document.querySelector('.picker .state')"


def odd_lists(test):
    with example(test, "OddLists") as add:
        form = add("OddLists", "systemSmall")
        slow_and_empty(test, form)
        failing(test, form)
        never(test, form)
        vanished(test, form)
        too_many(test, form)
        long(test, form)
        town = add("Town", "systemSmall")
        questions(test, town)
        in_a_narrow_window(test, form, town)
        without_content(test, add("Required", "systemSmall"))
        # A list that fails is an error of the app, which the page shows.
        test.browser.console_errors = [
            e for e in test.browser.console_errors if not ("/options?parameter=failing" in e or "/options?parameter=hanging" in e)]


def slow_and_empty(test, form):
    form.open()
    form.open_list("slow", f"{STATE}.textContent === 'Loading…'")
    test.check(test.browser.evaluate("document.querySelector('.picker .options').getAttribute('aria-busy')") == "true", "the list is not marked as busy")
    rest(test)
    test.shot("list-loading")
    test.wait("document.querySelectorAll('.picker [role=option]').length === 2", "the slow list")
    test.check(test.browser.evaluate(f"{STATE}.textContent") == "", "the list still says that it loads")
    form.choose("Later")
    form.list_closed("slow")
    form.settled("slow")
    form.open_list("empty", f"{STATE}.textContent === 'There is nothing to choose.'")
    rest(test)
    test.shot("list-empty")
    test.browser.key("Escape")
    form.list_closed("empty")
    # A list that is left before it has come disturbs nothing.
    form.reset("slow")
    form.open_list("slow", None)
    test.browser.key("Escape")
    form.list_closed("slow")
    form.cancel()


def failing(test, form):
    form.open()
    form.open_list("failing", f"!!{STATE}.querySelector('.problem')")
    words = test.browser.evaluate(f"{STATE}.querySelector('.problem').textContent")
    test.check("the server cannot be reached" in words, f"the list says: {words}")
    rest(test)
    test.shot("list-failed")
    test.browser.click(".picker .state .tool")
    test.wait("document.querySelectorAll('.picker [role=option]').length === 1", "the list to come the second time")
    test.browser.click(".picker [role=option]")
    form.list_closed("failing")
    form.settled("failing")
    form.done()
    test.check(form.configured() == {"failing": "Back again"}, f"stored is {form.configured()}")


def never(test, form):
    """A list that never comes ends at the host's deadline; the form works on."""
    form.open()
    began = time.monotonic()
    form.open_list("hanging", f"!!{STATE}.querySelector('.problem')")
    words = test.browser.evaluate(f"{STATE}.querySelector('.problem').textContent")
    test.check(words == "The app did not answer in time." and time.monotonic() - began > 10, f"the list says: {words}")
    test.check(test.browser.evaluate(f"{STATE}.querySelector('.tool')?.textContent") == "Try again", "the list cannot be tried again")
    rest(test)
    test.shot("list-never")
    test.browser.key("Escape")
    form.list_closed("hanging")
    form.open_list("vanished")
    test.browser.key("Escape")
    form.list_closed("vanished")
    form.cancel()


def vanished(test, form):
    """What was chosen and is gone keeps its identifier until something else is chosen."""
    test.host.api(f"instances/{form.instance}/configuration", "PUT", {"configuration": {"vanished": "Old"}})
    form.open()
    test.wait(f"{form.row('vanished')}.querySelector('.problem').textContent !== ''", "the form to say that the choice is gone")
    test.check(form.shown("vanished") == "Old", f"the row shows {form.shown('vanished')}")
    rest(test)
    test.shot("list-vanished")
    form.done()
    test.check(form.configured() == {"vanished": "Old"}, f"Done without a change stored {form.configured()}")
    form.open()
    form.open_list("vanished")
    form.choose("New")
    form.list_closed("vanished")
    form.settled("vanished")
    form.done()
    test.check(form.configured() == {"vanished": "New"}, f"stored is {form.configured()}")


def too_many(test, form):
    """Of a hundred thousand options ten thousand are listed, and the rest is counted."""
    form.open()
    form.open_list("many")
    test.wait(f"{STATE}.textContent === '90,000 more are not in this list.'", "the list to count what it leaves out")
    rest(test)
    test.shot("list-many")
    for character in "9999":
        test.browser.key(character, text=character)
    test.wait("document.querySelectorAll('.picker [role=option]').length === 1", "the search among those that are listed")
    form.choose("Item 9999")
    form.list_closed("many")
    form.settled("many")
    form.cancel()


def long(test, form):
    """Ten thousand rows in a hundred sections, scrolled to the end and searched by the app."""
    form.open()
    form.open_list("long")
    count = "document.querySelectorAll('.picker [role=option]').length"
    test.check(test.browser.evaluate(count) < 1000, "the list is not loaded page by page")
    # As a wheel scrolls: to the end of what is there, again and again.
    frames = test.browser.evaluate("""(async () => {
      const list = document.querySelector('.picker .options');
      const rows = () => list.querySelectorAll('[role=option]').length;
      const began = performance.now();
      let longest = 0, last = performance.now();
      while (rows() < 10000 && performance.now() - began < LIMIT) {
        list.scrollTop = list.scrollHeight;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return { rows: rows(), longest, took: performance.now() - began };
    })()""".replace("LIMIT", str(GUARD * 900)))
    test.check(frames["rows"] == 10000, f"the list ends after {frames}")
    headings = test.browser.evaluate("document.querySelectorAll('.picker .heading').length")
    test.check(headings == 100, f"the list has {headings} sections: one goes on over two pages")
    test.browser.key("ArrowDown")
    test.browser.key("End")
    test.wait("document.activeElement.textContent === 'Row 10000'", "End to reach the last row")
    rest(test)
    # The heading stays at the top, over the rows that pass below it.
    at_top = test.browser.evaluate("""(box => document.elementFromPoint(box.left + 30, box.top + 10).className)(document.querySelector('.picker .options').getBoundingClientRect())""")
    test.check(at_top == "heading", f"at the top of the list is {at_top}")
    test.shot("list-long")
    test.browser.evaluate("document.querySelector('.picker .search').focus()")
    for character in "Row 999":
        test.browser.key(character, text=character)
    test.wait(f"{count} === 11", "the search in the app")
    test.browser.evaluate("document.querySelector('.picker .search').select()")
    for character in "Row 777x":
        test.browser.key(character, text=character)
    test.wait(f"{STATE}.textContent === 'Nothing found for “Row 777x”.'", "the list to say that nothing was found")
    rest(test)
    test.shot("list-nothing-found")
    test.browser.send("Input.dispatchKeyEvent", type="keyDown", key="Backspace", code="Backspace", windowsVirtualKeyCode=8)
    test.wait(f"{count} === 11", "the rows with 777")
    form.choose("Row 777")
    form.list_closed("long")
    form.settled("long")
    form.done()
    test.check(form.configured()["long"] == "Row 777", f"stored is {form.configured()}")
    print(f"page: a list of 10,000 rows was scrolled to its end in {frames['took'] / 1000:.1f} s, its longest frame took {frames['longest']:.0f} ms")


def questions(test, form):
    """A handler asks for a value, among several, and whether another one is meant; its candidates are choices in the form."""
    form.open()
    test.wait(f"{form.row('town')}.querySelector('.problem').textContent.includes('needs a value')", "the form to ask for a value")
    form.type("town", "Frankfurt")
    candidates = f"[...{form.row('town')}.querySelectorAll('.candidates button')].map(each => each.textContent).join('|')"
    test.wait(f"{candidates} === 'Frankfurt am Main|Frankfurt (Oder)'", "the two towns")
    rest(test)
    test.shot("form-candidates")
    # By the keyboard: the next stop of Tab after the field and its reset button.
    for _ in range(6):
        if test.browser.evaluate("document.activeElement.closest('.candidates') !== null"):
            break
        test.browser.key("Tab")
    test.check(test.browser.evaluate("document.activeElement.textContent") == "Frankfurt am Main", "Tab does not reach the first town")
    test.browser.key("Enter")
    form.settled("town")
    test.wait(f"{form.field('town')}.value === 'Frankfurt am Main' && document.activeElement === {form.field('town')}", "the chosen town in its field, which has the focus")
    form.type("town", "Colone")
    test.wait(f"{candidates} === 'Cologne'", "the question whether Cologne is meant")
    test.browser.click(".platter .candidates button")
    test.wait(f"{form.field('town')}.value === 'Cologne'", "Cologne by the pointer")
    form.settled("town")
    form.done()
    test.check(form.configured() == {"town": "Cologne"}, f"stored is {form.configured()}")
    soon(test, lambda: test.host.api(f"instances/{form.instance}/content")["elements"], "the widget's words")


def in_a_narrow_window(test, form, town):
    test.browser.resize(390, 844, 3, mobile=True)
    # A menu closes when the window gets another size.
    rest(test)
    form.open()
    form.open_list("long")
    rest(test)
    form.fits(390)
    test.shot("list-narrow-long")
    test.browser.key("Escape")
    form.list_closed("long")
    form.open_list("empty", f"{STATE}.textContent === 'There is nothing to choose.'")
    rest(test)
    form.fits(390)
    test.shot("list-narrow-empty")
    test.browser.key("Escape")
    form.list_closed("empty")
    form.cancel()
    town.open()
    town.type("town", "Frankfurt")
    test.wait(f"{town.row('town')}.querySelectorAll('.candidates button').length === 2", "the two towns")
    rest(test)
    town.fits(390)
    test.shot("form-narrow-candidates")
    town.cancel()
    test.browser.desktop_window()
    rest(test)


def without_content(test, form):
    """A widget that cannot have content yet says so, and leads to its form."""
    sign = f"{form.slot}.querySelector('.trouble')"
    test.wait(f"!{sign}.hidden && {sign}.textContent === 'Edit widget'", "the widget to say that it needs a value")
    words = test.browser.evaluate(f"{sign}.getAttribute('aria-label')")
    test.check("Side" in words and "no content yet" in words, f"the sign says: {words}")
    rest(test)
    test.shot("widget-without-content")
    test.browser.evaluate(f"{sign}.focus()")
    test.browser.key("Enter")
    test.wait("document.querySelector('.platter')?.getAttribute('aria-busy') === 'false'", "the form")
    form.open_list("side")
    form.choose("South")
    form.list_closed("side")
    form.settled("side")
    form.done()
    test.wait(f"{sign}.hidden", "the sign to go when there is content")
    test.check(test.host.api(f"instances/{form.instance}")["failure"] is None, "the failure is still reported")
