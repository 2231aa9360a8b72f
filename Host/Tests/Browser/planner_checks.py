"""Checks of every control of the form with the Planner example: right and wrong values by keyboard and pointer, what is stored, what the picture
shows, and the way back to the default. Used by page_test.py."""

import json
import pathlib
import shutil
import tempfile
import time

from home_checks import rest
from platter import example
from waiting import soon


def planner(test):
    with example(test, "Planner") as add:
        countdown = add("Countdown", "systemMedium")
        a_day(test, countdown)
        a_moment(test, countdown)
        every_day(test, countdown)
        by_pointer(test, countdown)
        trip = add("Trip", "systemMedium")
        a_plan(test, trip)
        booked(test, trip)
        back_to_defaults(test, trip)
        large = add("Trip", "systemLarge")
        sizes(test, trip, large)
        in_a_narrow_window(test, countdown, trip)


def instant(test, local):
    """A local date of the browser as it is stored."""
    return test.browser.evaluate(f"new Date({json.dumps(local)}).toISOString().slice(0, 19) + 'Z'")


# ---------------------------------------------------------------- Countdown


def a_day(test, form):
    """Text, several lines of text, a date, an enumeration, an address, a file."""
    before = test.picture(form.instance)["sum"]
    form.open()
    form.wait_rows("name", "goal", "day", "notes", "theme", "picture", "page")
    test.check(test.browser.evaluate("document.querySelector('.platter .sentence').textContent") == "New Year: count to A day", "the sentence differs")
    form.type("name", "Holiday")
    form.settled("name")
    # The calendar's field, part by part.
    form.digits("day", "0714")
    form.press_done()
    test.wait("document.querySelector('.platter > form > .problem').textContent.includes('part of a value')", "Done to refuse a part of a date")
    test.check(form.configured() == {}, f"a part of a date changed the widget to {form.configured()}")
    form.set("day", "")
    form.digits("day", "07142031")
    form.settled("day")
    form.type("notes", "Sea and sand")
    test.browser.key("Enter")
    for character in "bring a hat":
        test.browser.key(character, text=character)
    form.settled("notes")
    test.check(form.value("notes") == "Sea and sand\nbring a hat", f"the notes are {form.value('notes')}")
    form.select("theme", "Sunset")
    form.settled("theme")
    form.type("page", "nowhere")
    form.refused_value("page", "an address with its scheme")
    form.type("page", "https://example.org/sea")
    form.settled("page")
    form.type("picture", "picture.png")
    form.refused_value("picture", "a file's address")
    pixel = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    form.set("picture", pixel)
    form.settled("picture")
    rest(test)
    test.shot("planner-day")
    form.done()
    wanted = {
        "name": "Holiday", "day": instant(test, "2031-07-14T12:00"), "notes": "Sea and sand\nbring a hat", "theme": "sunset",
        "page": "https://example.org/sea", "picture": pixel,
    }
    test.check(form.configured() == wanted, f"stored is {form.configured()}")
    test.other_picture(form.instance, before, "the picture does not show the day")
    # The form shows what is stored.
    form.open()
    test.check(form.value("day") == "2031-07-14" and form.value("theme") == '"sunset"', f"the form shows {form.value('day')} and {form.value('theme')}")
    # An optional text without a default that is emptied is as if nobody had configured it: there is nothing to go back to.
    form.type("notes", "")
    test.wait(f"{form.row('notes')}.querySelector('.reset').hidden", "the emptied notes to have no way back to a default")
    form.reset("picture")
    # A file that is chosen is stored with its name; one that is too large is refused by name.
    files = pathlib.Path(tempfile.mkdtemp(prefix="almanac-files-"))
    for name, size in (("sea (1).png", 3), ("the sea in the summer of a year that is long ago.png", 5_000_000)):
        (files / name).write_bytes(bytes(size))
    form.choose_file("picture", files / "the sea in the summer of a year that is long ago.png")
    form.refused_value("picture", "a year that is long ago.png” has 5.0 MB")
    hidden = test.browser.evaluate("(problem => problem.getBoundingClientRect().bottom > document.querySelector('.platter footer').getBoundingClientRect().top + 1 || problem.getBoundingClientRect().height < 10)(document.querySelector('.platter > form > .problem'))")
    test.check(not hidden, "the reason why Done does nothing lies behind the buttons")
    test.shot("planner-file-refused")
    # The field has what it had, so the next Done goes on.
    before = form.configured()
    form.done()
    test.check({**form.configured(), "notes": ""} == {**{key: value for key, value in before.items() if key != "picture"}, "notes": ""}, f"after a refused file stored is {form.configured()}")
    form.open()
    form.choose_file("picture", None)
    test.check(form.value("picture") == "" and form.fault("picture") == "", "a dialog for files that was cancelled changes the field")
    form.choose_file("picture", files / "sea (1).png")
    form.settled("picture")
    shutil.rmtree(files)
    test.check(form.value("picture") == "sea (1).png", f"the field shows {form.value('picture')}")
    accepted = test.browser.evaluate(f"{form.row('picture')}.querySelector('input[type=file]').accept")
    test.check(accepted == "image/*", f"the chooser offers {accepted}")
    test.shot("planner-file")
    form.done()
    stored = form.configured()
    test.check(set(stored) == {"name", "day", "theme", "page", "picture"}, f"stored is {stored}")
    test.check(stored["picture"] == "data:image/png;name=sea%20%281%29.png;base64,AAAA", f"the file is {stored['picture']}")
    form.open()
    form.reset("picture")
    form.done()
    test.check(set(form.configured()) == {"name", "day", "theme", "page"}, f"stored is {form.configured()}")


def a_moment(test, form):
    """A date with a time, and a length of time; the form follows the goal (Switch)."""
    form.open()
    form.select("goal", "A day and time")
    form.wait_rows("name", "goal", "moment", "lead", "notes", "theme", "picture", "page")
    form.set("moment", "2031-07-14T18:30")
    form.settled("moment")
    form.type("lead", "-5")
    form.refused_value("lead", "at least 0")
    form.type("lead", "2")
    form.select("lead", "Hours", 1)
    form.settled("lead")
    form.done()
    stored = form.configured()
    test.check(stored["goal"] == "moment" and stored["moment"] == instant(test, "2031-07-14T18:30") and stored["lead"] == 7200, f"stored is {stored}")
    test.check("day" in stored, "a value that the form hides is lost")
    form.open()
    test.check(form.value("lead") == "2" and form.value("lead", 1) == "3600", "the form does not show two hours")
    # “-” alone is no number: nothing changes.
    form.type("lead", "-")
    form.refused_value("lead", "not a number")
    test.check(form.configured()["lead"] == 7200, "a part of a number was stored")
    form.cancel()


def every_day(test, form):
    """A time of day."""
    before = test.picture(form.instance)["sum"]
    form.open()
    form.select("goal", "A time of every day")
    form.wait_rows("name", "goal", "time", "lead", "notes", "theme", "picture", "page")
    form.digits("time", "0745A")
    form.settled("time")
    test.check(form.value("time") == "07:45", f"the time is {form.value('time')}")
    form.done()
    stored = form.configured()
    local = test.browser.evaluate(f"(date => [date.getHours(), date.getMinutes()].join())(new Date({json.dumps(stored['time'])}))")
    test.check(stored["goal"] == "everyDay" and local == "7,45" and stored["time"].endswith("Z"), f"stored is {stored}")
    test.other_picture(form.instance, before, "the picture does not show the time")


def by_pointer(test, form):
    """The same by pointer: a text, a list's native menu, the reset button, a click outside."""
    form.open()
    form.click("name")
    test.check(test.browser.evaluate(f"document.activeElement === {form.field('name')}"), "a click does not focus the text")
    form.type("name", "Breakfast")
    form.settled("name")
    form.set("theme", '"forest"')
    form.settled("theme")
    form.click("time", ".reset")
    test.wait(f"{form.row('time')}.querySelector('.reset').hidden && {form.field('time')}.value === ''", "the time to be reset by the pointer")
    test.browser.click(".platter .primary")
    test.wait("document.querySelector('.platter') === null", "the form to close")
    stored = form.configured()
    test.check(stored["name"] == "Breakfast" and stored["theme"] == "forest" and "time" not in stored, f"stored is {stored}")
    test.browser.click(".toast button")
    soon(test, lambda: form.configured()["name"] == "Holiday", "undo by the pointer")
    form.open()
    form.type("name", "Never mind")
    form.settled("name")
    test.browser.click_at(8, 8)
    test.wait("document.querySelector('.platter') === null", "a click outside to close the form")
    test.check(form.configured()["name"] == "Holiday", "a click outside stored the draft")


# ---------------------------------------------------------------- Trip


def a_plan(test, form):
    """Entities with a search, sections and images, dependent options, numbers in every control, money, units, persons, lists."""
    before = test.picture(form.instance)["sum"]
    form.open()
    form.wait_rows("nights", "destination", "isBooked", "stay", "seats", "pace", "budget", "distance", "travellers", "sights")
    # Without a destination there is no stay to choose.
    form.open_list("stay", "document.querySelector('.picker .state').textContent === 'There is nothing to choose.'")
    test.browser.key("Escape")
    form.list_closed("stay")
    form.open_list("destination")
    headings = test.browser.evaluate("[...document.querySelectorAll('.picker .heading')].map(each => each.textContent)")
    test.check(headings == ["North", "Middle", "South"], f"the sections are {headings}")
    test.wait("[...document.querySelectorAll('.picker .option img')].length === 9 && [...document.querySelectorAll('.picker .option img')].every(each => each.naturalWidth > 0)", "the pictures of the destinations")
    rest(test)
    test.shot("planner-destinations")
    for character in "nor":
        test.browser.key(character, text=character)
    test.wait("document.querySelectorAll('.picker [role=option]').length === 1", "the search for a country")
    form.choose("Oslo")
    form.list_closed("destination")
    form.settled("destination")
    test.check(form.shown("destination") == "Oslo", f"the row shows {form.shown('destination')}")
    form.open_list("stay")
    test.check(form.titles() == ["Station Hotel Oslo", "Old Mill Oslo", "Garden Hostel Oslo"], f"the stays are {form.titles()}")
    form.choose("Old Mill Oslo")
    form.list_closed("stay")
    form.settled("stay")
    # A stepper by keyboard, by its buttons, and beyond its range.
    form.focus("nights")
    test.browser.key("ArrowUp")
    test.wait(f"{form.field('nights')}.value === '4'", "one night more")
    form.settled("nights")
    form.click("nights", ".stepper button:last-child")
    test.wait(f"{form.field('nights')}.value === '5'", "another night")
    form.type("nights", "31")
    form.refused_value("nights", "from 1 to 30")
    form.type("nights", "30")
    form.settled("nights")
    test.wait(f"{form.row('nights')}.querySelector('.stepper button:last-child').disabled", "the button for more to rest at the end")
    form.type("nights", "6")
    form.settled("nights")
    # A field for a number.
    form.type("seats", "12")
    form.refused_value("seats", "from 1 to 9")
    form.type("seats", "2")
    form.settled("seats")
    # A slider, by keys and by pointer.
    form.focus("pace")
    test.browser.send("Input.dispatchKeyEvent", type="keyDown", key="Home", code="Home", windowsVirtualKeyCode=36)
    form.settled("pace")
    test.check(form.value("pace") == "0", f"the pace is {form.value('pace')}")
    box = test.browser.evaluate(f"(box => ({{ x: box.x, y: box.y + box.height / 2, width: box.width }}))({form.field('pace')}.getBoundingClientRect())")
    test.browser.click_at(box["x"] + box["width"] - 9, box["y"])
    test.wait(f"Number({form.field('pace')}.value) > 0.9", "the pointer to move the slider")
    pace = float(form.value("pace"))
    # Money.
    form.type("budget", "850.5")
    form.select("budget", "EUR", 1)
    form.settled("budget")
    # A length with a unit.
    form.type("distance", "-3")
    form.refused_value("distance", "at least 0")
    form.type("distance", "420")
    form.select("distance", "mi", 1)
    form.settled("distance")
    # Persons: a name is needed.
    add(test, form, "travellers")
    form.type("travellers", "ada@example.org", 1)
    form.refused_value("travellers", "needs a name")
    form.type("travellers", "Ada", 0)
    form.settled("travellers")
    # Several of a list of texts, at most two in a medium widget.
    form.open_list("sights")
    test.check(form.titles() == ["Opera", "Fram", "Vigeland Park"], f"the sights are {form.titles()}")
    for key in ("ArrowDown", "Enter", "ArrowDown", "Enter", "ArrowDown", "Enter"):
        test.browser.key(key)
    test.wait("document.querySelector('.picker .state').textContent === 'At most 2 can be chosen.'", "the list to say that there are enough")
    test.check(test.browser.evaluate("document.querySelectorAll('.picker [aria-selected=true]').length") == 2, "three sights are chosen")
    test.browser.click(".picker .primary")
    form.list_closed("sights")
    form.settled("sights")
    rest(test)
    test.shot("planner-trip")
    form.done()
    wanted = {
        "destination": "oslo", "stay": "oslo/Old Mill", "nights": 6, "seats": 2, "pace": pace, "budget": {"amount": 850.5, "currency": "EUR"},
        "distance": {"value": 420, "unit": "mi"}, "travellers": [{"name": "Ada", "handle": "ada@example.org"}], "sights": ["Opera", "Fram"],
    }
    test.check(form.configured() == wanted, f"stored is {form.configured()}")
    test.other_picture(form.instance, before, "the picture does not show the trip")


def add(test, form, name):
    """Adds an element to a list of fields."""
    count = test.browser.evaluate(f"{form.row(name)}.querySelectorAll('.element').length")
    form.click(name, ".elements > .tool")
    test.wait(f"{form.row(name)}.querySelectorAll('.element').length === {count + 1}", f"another element of {name}")
    test.check(test.browser.evaluate(f"document.activeElement.closest('.element') === {form.row(name)}.querySelector('.element:nth-of-type({count + 1})')"), f"the new element of {name} does not have the focus")


# Holds back the next answer to a draft.
HOLD = """(() => {
  const original = window.fetch;
  window.held = {};
  window.fetch = async (address, options) => {
    const response = await original(address, options);
    if (!held.release && new URL(address, location.href).pathname.endsWith('/form')) {
      await new Promise((resume) => { held.release = () => { window.fetch = original; resume(); }; });
    }
    return response;
  };
})()"""


def late_answer(test, form):
    """The answer to a draft arrives after more was typed: what was typed stays."""
    test.browser.evaluate(HOLD)
    form.type("packing", "Shoes", 1)
    test.wait("window.held.release !== undefined", "the page to send the draft with the shoes")
    add(test, form, "packing")
    field = form.field("packing", 2)
    test.browser.evaluate(f"(input => {{ input.value = 'M'; input.dispatchEvent(new Event('input', {{ bubbles: true }})); window.held.release(); }})({field})")
    time.sleep(1)
    typed = test.browser.evaluate(f"[...{form.row('packing')}.querySelectorAll('.element input')].map(input => input.value)")
    test.check(typed == ["Hat", "Shoes", "M"], f"a late answer made {typed} of what was typed")


def booked(test, form):
    """A switch that turns the form (When), keyboards for text, a place, a list of texts, None."""
    before = test.picture(form.instance)["sum"]
    form.open()
    form.focus("isBooked")
    test.browser.key(" ", code="Space", text=" ")
    form.wait_rows("nights", "destination", "isBooked", "code", "stay", "telephone", "mail", "meetingPoint", "travellers", "packing")
    modes = test.browser.evaluate(f"['code', 'telephone', 'mail'].map(name => document.querySelector(`.platter [data-parameter=${{name}}] input`).inputMode)")
    test.check(modes == ["", "tel", "email"], f"the keyboards are {modes}")
    test.check(test.browser.evaluate(f"{form.field('code')}.autocapitalize") == "characters", "the code is not typed in capitals")
    form.type("code", "XK42")
    form.settled("code")
    form.type("telephone", "+47 22 33")
    form.settled("telephone")
    form.type("mail", "ada@example.org")
    form.settled("mail")
    # A place has a latitude and a longitude, in degrees.
    form.type("meetingPoint", "Opera", 0)
    form.refused_value("meetingPoint", "latitude and longitude")
    form.type("meetingPoint", "95", 1)
    form.type("meetingPoint", "10.75", 2)
    form.refused_value("meetingPoint", "in degrees")
    form.type("meetingPoint", "59.9", 1)
    form.settled("meetingPoint")
    for index, what in enumerate(("Hat", "Boots")):
        add(test, form, "packing")
        form.type("packing", what, index)
        form.settled("packing")
    late_answer(test, form)
    form.type("packing", "Map", 2)
    form.settled("packing")
    test.check(test.browser.evaluate(f"{form.row('packing')}.querySelector('.elements > .tool').disabled"), "a medium widget takes more than three things")
    # The second one goes again.
    form.click("packing", ".element:nth-of-type(2) > button")
    test.wait(f"{form.row('packing')}.querySelectorAll('.element').length === 2", "the boots to go")
    form.open_list("stay")
    test.browser.click(".picker footer .tool")
    form.list_closed("stay")
    test.wait(f"{form.row('stay')}.querySelector('.choice span').textContent === 'Choose Stay' && {form.row('stay')}.querySelector('.reset').hidden", "None to clear the stay, which has no default to go back to")
    rest(test)
    test.shot("planner-booked")
    form.done()
    stored = form.configured()
    wanted = {
        "isBooked": True, "code": "XK42", "telephone": "+47 22 33", "mail": "ada@example.org", "packing": ["Hat", "Map"],
        "meetingPoint": {"name": "Opera", "latitude": 59.9, "longitude": 10.75},
    }
    test.check({key: stored.get(key) for key in wanted} == wanted and "stay" not in stored, f"stored is {stored}")
    test.check(stored["seats"] == 2, "a value that the form hides is lost")
    test.other_picture(form.instance, before, "the picture does not show the booking")
    rest(test)
    test.shot("planner-widgets")


def back_to_defaults(test, form):
    """Each row goes back to its default by the keyboard, and then nothing is stored."""
    form.open()
    # The last one, the switch, turns the form; the others come before it.
    for _ in range(2):
        for name in [name for name in form.rows() if name != "isBooked"]:
            if not test.browser.evaluate(f"{form.row(name)}.querySelector('.reset').hidden"):
                form.reset(name)
        if not test.browser.evaluate(f"{form.row('isBooked')}.querySelector('.reset').hidden"):
            form.reset("isBooked")
            form.wait_rows("nights", "destination", "isBooked", "stay", "seats", "pace", "budget", "distance", "travellers", "sights")
    test.check(form.value("nights") == "3" and form.value("distance") == "500" and form.value("seats") == "1", "the form does not show the defaults")
    form.done()
    test.check(form.configured() == {}, f"after all resets stored is {form.configured()}")


def sizes(test, medium, large):
    """The same list has other sizes in another family."""
    for form, most in ((medium, 2), (large, 3)):
        form.open()
        form.open_list("sights", "document.querySelectorAll('.picker [role=option]').length > 3")
        for _ in range(most + 1):
            test.browser.key("ArrowDown")
            test.browser.key("Enter")
        test.wait(f"document.querySelector('.picker .state').textContent === 'At most {most} can be chosen.'", f"at most {most} sights")
        test.browser.key("Escape")
        form.list_closed("sights")
        form.cancel()


def in_a_narrow_window(test, countdown, trip):
    """The forms and a list on a phone."""
    test.browser.resize(390, 844, 3, mobile=True)
    # A menu closes when the window gets another size.
    rest(test)
    for form, name in ((countdown, "planner-narrow-countdown"), (trip, "planner-narrow-trip")):
        form.open()
        rest(test)
        form.fits(390)
        test.shot(name)
        test.browser.evaluate("document.querySelector('.platter form').scrollTo(0, 1e6)")
        rest(test)
        form.fits(390)
        test.shot(f"{name}-end")
        if form is trip:
            form.open_list("destination")
            rest(test)
            form.fits(390)
            test.shot("planner-narrow-list")
            test.browser.key("Escape")
            form.list_closed("destination")
        form.cancel()
    test.browser.desktop_window()
    rest(test)
