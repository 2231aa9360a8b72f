"""Checks of the form in which a widget is configured, with the Transit example and by keyboard alone. Used by page_test.py."""

import json

from waiting import soon


def forms(test):
    host, browser = test.host, test.browser
    widget = host.api("instances", "POST", {"app": "Transit", "kind": "Departures", "family": "systemMedium"})["id"]
    slot = f"document.querySelector('[data-instance={json.dumps(widget)}]')"
    test.wait(f"!!{slot}", "the Transit widget")
    browser.evaluate(f"{slot}.scrollIntoView({{ behavior: 'instant' }})")
    before = test.picture(widget)["sum"]
    row = "document.querySelector('.platter [data-parameter=%s]')"
    rows = "[...document.querySelectorAll('.platter .row')].map(each => each.dataset.parameter).join(' ')"
    sentence = "document.querySelector('.platter .sentence').textContent"

    def configured():
        return host.api(f"instances/{widget}/configuration")["configuration"]

    def open_form():
        browser.evaluate(f"{slot}.querySelector('.caption').focus()")
        browser.key("Enter")
        test.wait("document.activeElement.textContent === 'Edit widget'", "the menu to offer the form")
        browser.key("Enter")
        test.wait("document.querySelector('.platter')?.getAttribute('aria-busy') === 'false'", "the form")

    def focus(parameter):
        browser.evaluate(f"({row % parameter}).querySelector('input, select, .choice').focus()")

    def save():
        browser.evaluate("document.querySelector('.platter .primary').focus()")
        browser.key("Enter")

    open_form()
    test.check(browser.evaluate(rows) == "stop line walk showsDelays", f"the form has {browser.evaluate(rows)}")
    test.check(browser.evaluate(sentence).startswith("Departures from "), f"the sentence is {browser.evaluate(sentence)}")
    test.check(browser.evaluate("document.activeElement.closest('.platter') !== null"), "the form does not have the focus")
    test.shot("form")

    # A fixed list: the next stop.
    focus("stop")
    browser.key("ArrowDown")
    test.wait(f"({row % 'stop'}).querySelector('.reset').hidden === false", "the stop to be chosen")

    # A list with a search in a dialog of its own; the layout follows what is chosen.
    focus("line")
    browser.key("Enter")
    test.wait("document.querySelectorAll('.picker [role=option]').length > 0", "the list of lines")
    test.shot("form-list")
    browser.key("ArrowDown")
    test.wait("document.activeElement.getAttribute('role') === 'option'", "an option to have the focus")
    browser.key("Enter")
    test.wait("document.querySelector('.picker') === null", "the list to close")
    test.wait(f"{sentence}.startsWith('Line ')", "the sentence to name the line")
    test.check("line" in browser.evaluate(rows).split(), "the line's row is gone")

    # A number with steps, and one that is out of its range.
    focus("walk")
    browser.key("ArrowUp")
    test.wait(f"({row % 'walk'}).querySelector('input').value === '1'", "a minute to walk")
    browser.evaluate(f"(input => {{ input.value = '99'; input.dispatchEvent(new Event('input')); }})(({row % 'walk'}).querySelector('input'))")
    test.wait(f"({row % 'walk'}).querySelector('.problem').textContent !== ''", "the form to refuse 99 minutes")
    test.check(browser.evaluate(f"({row % 'walk'}).querySelector('input').getAttribute('aria-invalid')") == "true", "the field is not marked")
    named = f"({row % 'walk'}).querySelector('.problem').textContent.startsWith(({row % 'walk'}).querySelector('label').textContent + ' cannot be 99')"
    test.check(browser.evaluate(named), "the problem does not have the parameter's title")
    test.shot("form-fault")
    save()
    test.wait("document.querySelector('.platter > form > .problem')?.textContent !== ''", "the host to refuse the form")
    test.check(configured() == {}, "a refused form changed the widget")
    browser.evaluate(f"(input => {{ input.value = '4'; input.dispatchEvent(new Event('input')); }})(({row % 'walk'}).querySelector('input'))")
    test.wait(f"({row % 'walk'}).querySelector('.problem').textContent === ''", "the form to take 4 minutes")

    # A switch.
    focus("showsDelays")
    browser.key(" ", code="Space", text=" ")
    test.wait(f"({row % 'showsDelays'}).querySelector('input').checked === false", "the switch to be off")
    save()
    test.wait("document.querySelector('.platter') === null", "the form to close")
    # As a pointer does that rests on the message: it stays until it is used, however long the picture takes.
    test.wait("(toast => !!toast?.querySelector('button') && (toast.onmouseenter(), true))(document.querySelector('.toast:has(button)'))", "the message with Undo")
    chosen = configured()
    test.check(chosen.get("walk") == 4 and chosen.get("showsDelays") is False and "line" in chosen and "stop" in chosen, f"stored is {chosen}")
    test.other_picture(widget, before, "the picture has not changed with the configuration")
    test.shot("form-configured")

    # Undo, from the message.
    browser.click(".toast button")
    soon(test, lambda: configured() == {}, lambda: f"undo left {configured()}")

    # Somebody else configures the widget meanwhile.
    open_form()
    focus("walk")
    browser.key("ArrowUp")
    test.wait(f"({row % 'walk'}).querySelector('input').value === '1'", "a minute to walk")
    host.api(f"instances/{widget}/configuration", "PUT", {"configuration": {"walk": 9}})
    # Whether the form asks the host before or after that makes no difference.
    browser.evaluate("performance.clearResourceTimings()")
    browser.key("ArrowUp")
    answered = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/form'))"
    test.wait(f"({row % 'walk'}).querySelector('input').value === '2' && {answered}", "the form of two minutes to walk")
    save()
    test.wait("document.querySelector('.platter > form > .problem')?.textContent.startsWith('Another client')", "the page to tell of the other change")
    test.check(configured() == {"walk": 9}, "the other change was overwritten")
    save()
    test.wait("document.querySelector('.platter') === null", "the form to close")
    test.check(configured() == {"walk": 2}, f"stored is {configured()}")

    # Escape changes nothing.
    open_form()
    focus("showsDelays")
    browser.key(" ", code="Space", text=" ")
    browser.key("Escape")
    test.wait("document.querySelector('.platter') === null", "the form to close")
    test.check(configured() == {"walk": 2}, "Escape changed the widget")

    # What the host refused above.
    address = f"{host.url}/v1/instances/{widget}/configuration"
    refused = [e for e in browser.console_errors if address in e and ("422 (" in e or "412 (" in e)]
    test.check(len(refused) == 2, f"the host refused {refused}")
    browser.console_errors = [e for e in browser.console_errors if e not in refused]

    # In a low window a menu is scrolled.
    browser.resize(390, 300, 3, mobile=True)
    browser.rest()
    browser.evaluate(f"{slot}.querySelector('.caption').focus()")
    browser.key("Enter")
    test.wait("!!document.querySelector('.menu')", "the menu in a low window")
    test.check(browser.evaluate("(menu => menu.offsetTop >= 0 && menu.offsetTop + menu.offsetHeight <= innerHeight && menu.scrollHeight > menu.clientHeight)(document.querySelector('.menu'))"), "the menu leaves a low window")
    browser.key("Escape")
    browser.resize(390, 844, 3, mobile=True)
    # A menu closes when the window gets another size.
    browser.rest()
    open_form()
    test.check(browser.evaluate("document.documentElement.scrollWidth <= 390 && document.querySelector('.platter').getBoundingClientRect().right <= 390"), "the form is wider than a phone's window")
    # Until the form has flipped.
    browser.rest()
    test.shot("form-narrow")
    ends = browser.evaluate("""[...document.querySelectorAll('.platter .row')].map(row => [row, row.querySelector('input, select, .choice, .stepper > :last-child')])
      .map(([row, control]) => Math.round(row.getBoundingClientRect().right - (control.closest('.stepper') ?? control).getBoundingClientRect().right))""")
    test.check(set(ends) == {0}, f"the controls of the rows end at different edges: {ends}")
    browser.key("Escape")
    browser.desktop_window()
    test.removed_elsewhere.add(widget)
    host.api(f"instances/{widget}", "DELETE")
    test.wait(f"{slot} === null", "the widget to be gone")
