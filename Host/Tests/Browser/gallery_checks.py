"""Checks of the gallery: search, what apps suggest, placing by the keyboard, by the mouse and by a finger, and the list of a watch. Used by page_test.py
where the Habits example is among the apps."""

import json
import time

from home_checks import drag, middle, mouse, places, rest, touch, DEVICE
from waiting import soon

OPEN = "document.querySelector('dialog.gallery[open]')?.open"
CLOSED = "!document.querySelector('dialog.gallery')"
KINDS = "[...document.querySelectorAll('.gallery .kind')].map(kind => kind.dataset.kind)"
SUGGESTED = "[...document.querySelectorAll('.gallery .suggestions .add')].map(add => add.textContent)"


def gallery(test):
    usual = test.browser.evaluate("document.getElementById('device').value")
    test.choose("device", DEVICE)
    test.wait(f"{test.slots()} === 0", "an empty home screen")
    made = []
    made.append(searching(test))
    made.append(by_mouse(test))
    made.append(by_finger(test))
    for instance in made:
        test.removed_elsewhere.add(instance)
        test.host.api(f"instances/{instance}", "DELETE")
    test.wait(f"{test.slots()} === 0", "the home screen to be empty again")
    on_a_watch(test)
    test.choose("device", usual)
    test.wait("document.querySelector('.phone').dataset.kind === 'phone'", "the phone again")
    test.wait(f"{test.slots()} > 0", "the usual device")


def show(test):
    test.browser.click("#add")
    test.wait(OPEN, "the gallery")
    test.wait(f"{SUGGESTED}.length > 0", "what the apps suggest")


def type_words(test, words):
    test.browser.evaluate("""(text => { const field = document.querySelector('.gallery .search'); field.focus(); field.value = text; field.dispatchEvent(new Event('input')); })(%s)""" % json.dumps(words))


def the_new_one(test, before):
    soon(test, lambda: len(places(test)) == len(before) + 1, "the host does not have the widget that was added")
    added = next(i for i in places(test) if i not in before)
    test.wait(f"!!document.querySelector('[data-instance=\"{added}\"] .widget')", "the added widget")
    return added


def searching(test):
    """Finds a widget by its words and adds a suggestion, with the keyboard alone."""
    browser, before = test.browser, places(test)
    browser.evaluate("document.getElementById('add').focus()")
    browser.key("Enter")
    test.wait(OPEN, "the gallery by the keyboard")
    everything = browser.evaluate(KINDS)
    test.wait(f"{SUGGESTED}.length > 0", "what the apps suggest")
    test.check("Habit" in everything, f"the gallery lacks a kind: {everything}")
    suggested = browser.evaluate(SUGGESTED)
    told = [each for each in test.host.api(f"suggestions?device={DEVICE}&place=homeScreen")]
    habits = [each["description"] for each in told if each["kind"] == "Habit"]
    test.check(suggested == [each["description"] for each in told] and 0 < len(habits) <= 4, f"the suggestions are {suggested}, of the Habits example {habits}")
    test.wait("[...document.querySelectorAll('.gallery .suggestions img')].slice(0, 3).every(i => i.complete && i.naturalWidth > 0)", "the previews of the suggestions that are in sight")
    rest(test)
    test.shot("gallery-suggestions")
    sums = browser.evaluate("""(() => [...document.querySelectorAll('.gallery .suggestions img')].slice(0, 3).map(image => {
      const canvas = document.createElement('canvas'); canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height).data.reduce((sum, value) => Math.imul(sum, 31) + value | 0, 7);
    }))()""")
    test.check(len(set(sums)) == len(sums), "two suggestions have the same picture")
    # By words of the description, whatever their case.
    type_words(test, "DAY one habit")
    test.wait(f"{KINDS}.length === 1 && {KINDS}[0] === 'Habit'", "the search to find the one kind with these words")
    test.check(browser.evaluate("document.querySelector('.gallery .status').textContent") == "1 widget found", "the number of results is not announced")
    test.wait(f"JSON.stringify({SUGGESTED}) === {json.dumps(json.dumps(habits, separators=(',', ':')))}", "the suggestions of what was found")
    type_words(test, "no such thing")
    test.wait("document.querySelector('.gallery .none')?.textContent === 'No widget has these words.'", "the search to find nothing")
    type_words(test, "")
    test.wait(f"{KINDS}.length === {len(everything)}", "all kinds again")
    in_another_language(test)
    # The second suggestion, by the keyboard.
    name = suggested[1]
    browser.evaluate("document.querySelectorAll('.gallery .suggestions .add')[1].focus()")
    browser.key("Enter")
    test.wait(CLOSED, "the gallery to close")
    added = the_new_one(test, before)
    configured = test.host.api(f"instances/{added}")["configuration"]
    test.check(configured != {}, f"the suggestion {name} was added without its configuration")
    return added


def in_another_language(test):
    """Follows a change of the device's language while the gallery is open, with the chosen app, the place in the list and the focus."""
    browser = test.browser
    titles = "[...document.querySelectorAll('.gallery .kind[data-kind=Habit] h3')].map(title => title.textContent).join()"
    browser.evaluate("document.querySelector('.gallery [role=tab][data-app=Habits]').click()")
    english = browser.evaluate(titles)
    browser.evaluate("document.querySelector('.gallery [role=tab][data-app=Habits]').focus()")
    test.host.api("device", "PATCH", {"locale": "de_DE"})
    test.wait(f"{titles} !== '' && {titles} !== {json.dumps(english)}", "the open gallery in German")
    test.check(browser.evaluate("document.activeElement.dataset.app") == "Habits", "the focus left the app's tab with the change of the language")
    test.check(
        browser.evaluate("document.querySelector('.gallery [role=tab][aria-selected=true]').dataset.app") == "Habits",
        "the change of the language chose another app")
    rest(test)
    test.shot("gallery-german")
    test.host.api("device", "PATCH", {"locale": "en_US"})
    test.wait(f"{titles} === {json.dumps(english)}", "the open gallery in English again")
    browser.evaluate("document.querySelector('.gallery [role=tab]').click()")
    # The list is drawn again for what the language changes, and a button that has the focus would lose it.
    rest(test)


def cell(test, page, column, row):
    """The middle of a cell of the home screen's grid in the window, from the widget in the first one."""
    return test.browser.evaluate(f"""(() => {{
      const box = document.querySelector('.slot').getBoundingClientRect();
      const at = document.querySelector('.slot').style;
      const screen = document.querySelector('.home-page').getBoundingClientRect();
      const step = {{ x: screen.width / 2 - parseFloat(at.left) + (screen.width / 2 - parseFloat(at.left) - box.width), y: box.height + 20 }};
      return [box.x + box.width / 2 + {column} * step.x, box.y + box.height / 2 + {row} * step.y];
    }})()""")


def by_mouse(test):
    browser, before = test.browser, places(test)
    target = cell(test, 0, 1, 1)
    show(test)
    preview = middle(test, ".gallery .kind[data-kind=Habit] .preview")
    # A click adds; a press that goes back does not.
    end = drag(test, preview, [[preview[0] + 60, preview[1] + 40], target])
    test.wait("document.querySelector('.gallery').classList.contains('away')", "the gallery to step aside")
    test.wait("!!document.querySelector('.landing')", "an outline of the cells")
    rest(test)
    test.shot("gallery-dragged")
    browser.key("Escape")
    test.wait("!document.querySelector('.gallery').classList.contains('away')", "Escape to bring the gallery back")
    time.sleep(0.3)  # A hand that lets go long after Escape adds nothing either.
    mouse(test, "mouseReleased", end)
    test.wait("!document.querySelector('.landing') && !document.querySelector('.ghost')", "the outline to go")
    rest(test)
    test.check(places(test) == before, "a drag that was taken back added a widget")
    test.check(bool(browser.evaluate(OPEN)), "the gallery closed with the drag")
    rest(test)
    drag(test, middle(test, ".gallery .kind[data-kind=Habit] .preview"), [[preview[0] + 60, preview[1] + 40], target])
    mouse(test, "mouseReleased", target)
    test.wait(CLOSED, "the gallery to close")
    added = the_new_one(test, before)
    test.check(places(test)[added] == (0, 1, 1), f"the widget is not where it was dropped: {places(test)}")
    test.check(browser.evaluate("document.querySelector('.phone').classList.contains('editing')"), "a dropped widget cannot be moved on")
    close_form(test)
    browser.click("#edit")
    return added


def close_form(test):
    """The form of a widget that asks for its configuration opens with it."""
    if test.browser.evaluate("!!document.querySelector('dialog.platter')"):
        test.browser.key("Escape")
        test.wait("!document.querySelector('dialog.platter')", "the form to close")


def by_finger(test):
    """A finger that moves at once scrolls the list; one that rests carries the widget."""
    browser, before = test.browser, places(test)
    browser.resize(390, 844, 2, mobile=True)
    test.wait("document.querySelector('.phone').getBoundingClientRect().width === 390", "the narrow window")
    target = cell(test, 0, 0, 1)
    browser.evaluate("document.getElementById('add').click()")
    test.wait(OPEN, "the gallery in a narrow window")
    test.wait(f"{SUGGESTED}.length > 0", "what the apps suggest")
    rest(test)
    test.check(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the gallery is wider than the window")
    test.shot("gallery-narrow")
    start = middle(test, ".gallery .kind .preview")
    touch(test, "touchStart", start)
    for step in range(1, 9):
        touch(test, "touchMove", [start[0], start[1] - 30 * step])
    touch(test, "touchEnd")
    test.wait("document.querySelector('.gallery .kinds').scrollTop > 20", "a finger to scroll the gallery")
    test.check(not browser.evaluate("!!document.querySelector('.ghost')"), "a finger that scrolls carries a widget")
    # A finger on a list that still moves only stops it.
    settled = -1
    while settled != (settled := browser.evaluate("document.querySelector('.gallery .kinds').scrollTop")):
        time.sleep(0.3)
    browser.evaluate("document.querySelector('.gallery .kind[data-kind=Habit] .preview').scrollIntoView({ block: 'center', behavior: 'instant' })")
    rest(test)
    start = middle(test, ".gallery .kind[data-kind=Habit] .preview")
    touch(test, "touchStart", start)
    test.wait("!!document.querySelector('.ghost')", "a finger that rests to carry the widget")
    for step in range(1, 13):
        touch(test, "touchMove", [start[i] + (target[i] - start[i]) * step / 12 for i in (0, 1)])
    test.wait("!!document.querySelector('.landing')", "an outline of the cells under a finger")
    test.shot("gallery-finger")
    touch(test, "touchEnd")
    test.wait(CLOSED, "the gallery to close")
    added = the_new_one(test, before)
    test.check(places(test)[added] == (0, 0, 1), f"the widget is not where the finger let go: {places(test)}")
    close_form(test)
    browser.evaluate("document.getElementById('edit').click()")
    browser.desktop_window()
    test.wait("innerWidth === 1440", "the wide window again")
    return added


def on_a_watch(test):
    """A watch offers what the app recommends, and its form is the list of that."""
    browser = test.browser
    test.choose("device", "watch-45mm")
    test.wait("document.querySelector('.phone').dataset.kind === 'watch'", "the watch")
    test.choose_place("smartStack")
    browser.evaluate("document.getElementById('add').click()")
    test.wait(OPEN, "the gallery of a watch")
    test.wait("document.querySelectorAll('.gallery .kind[data-kind=Habit]').length > 1", "what the app recommends in place of its kind")
    rest(test)
    # Without a background of its own a widget is white there.
    bare = browser.evaluate("[...document.querySelectorAll('.gallery .preview')].filter(each => getComputedStyle(each).backgroundColor !== 'rgb(0, 0, 0)').length")
    test.check(bare == 0, f"{bare} previews of a watch have no black screen behind them")
    test.shot("gallery-watch")
    before = {instance["id"] for instance in test.host.api("instances")}
    browser.evaluate("document.querySelectorAll('.gallery .kind[data-kind=Habit] .add')[1].click()")
    test.wait(CLOSED, "the gallery to close")
    soon(test, lambda: len(test.host.api("instances")) == len(before) + 1, "the host does not have the watch's widget")
    added = next(instance for instance in test.host.api("instances") if instance["id"] not in before)
    form = test.host.api(f"instances/{added['id']}/form", "POST", {})
    listed = [each["configuration"] for each in form["recommendations"]]
    test.check(listed.index(added["configuration"]) == 1, f"the second recommendation was not added: {added['configuration']}")
    test.wait(f"!!document.querySelector('[data-instance=\"{added['id']}\"] .widget')", "the watch's widget")
    browser.click_at(*middle(test, f"[data-instance='{added['id']}'] .widget"), button="right")
    test.wait("!!document.querySelector('.menu')", "the menu of the watch's widget")
    browser.evaluate("[...document.querySelectorAll('.menu button')].find(item => item.textContent.includes('Edit widget')).click()")
    test.wait("document.querySelectorAll('dialog.platter [type=radio]').length > 1", "the list of recommendations")
    rest(test)
    test.shot("form-watch")
    test.check(browser.evaluate("[...document.querySelectorAll('dialog.platter [type=radio]')].findIndex(choice => choice.checked)") == 1, "the list does not show what is configured")
    browser.evaluate("document.querySelectorAll('dialog.platter [type=radio]')[0].click()")
    browser.evaluate("document.querySelector('dialog.platter .primary').click()")
    test.wait("!document.querySelector('dialog.platter')", "the form to close")
    soon(test, lambda: test.host.api(f"instances/{added['id']}")["configuration"] == listed[0], "the choice was not configured")
    test.removed_elsewhere.add(added["id"])
    test.host.api(f"instances/{added['id']}", "DELETE")
