"""Checks of the page's settings: by the keyboard alone, in narrow windows, and what a refusal says. Used by page_test.py."""

from waiting import soon

DIALOG = "document.querySelector('dialog.device-settings[open]')"


def tab_to(test, name):
    """Presses Tab until the setting has the focus, as a person without a mouse does."""
    for _ in range(60):
        if test.browser.evaluate("document.activeElement?.id") == f"setting-{name}":
            return
        test.browser.key("Tab")
    test.check(False, f"Tab does not reach the setting {name}")


def write(test, name, text):
    """Replaces what is in a text field, and leaves it."""
    tab_to(test, name)
    test.browser.evaluate("document.activeElement.select()")
    for character in text:
        test.browser.key(character, text=character)
    test.browser.key("Enter")


def opened(test):
    test.browser.evaluate("document.getElementById('settings').focus()")
    test.browser.key("Enter")
    test.wait(f"!!{DIALOG}", "the settings to open by the keyboard")


def settings(test):
    browser, host = test.browser, test.host
    first = test.ids()[0]

    def device(name):
        return host.api("device")[name]

    opened(test)
    unnamed = f"[...{DIALOG}.querySelectorAll('input, select, button')].filter(e => !(e.labels?.length || e.textContent || e.ariaLabel)).length"
    test.check(browser.evaluate(unnamed) == 0, "a control of the settings has no name")
    test.check(browser.evaluate(f"{DIALOG}.contains(document.activeElement)"), "the focus is not in the settings")
    test.shot("settings")

    # Text size: a free reload, and other pictures.
    last, decisions = test.picture(first)["sum"], host.api(f"instances/{first}/decisions?limit=100")
    tab_to(test, "dynamicType")
    browser.key("ArrowRight")
    browser.key("ArrowRight")
    browser.key("ArrowRight")
    test.wait(f"{DIALOG}.querySelector('output').textContent === 'Largest of the usual sizes'", "the name of the text size")
    soon(test, lambda: device("dynamicType") == "xxxLarge", "the host does not have the text size")
    last = test.other_picture(first, last, "the picture is the same in a larger text size")
    # Each new timeline also gets a decision by its own policy.
    new = [d for d in host.api(f"instances/{first}/decisions?limit=100") if d not in decisions and not d["trigger"].startswith("policy.")]
    test.check(new and all(d["trigger"] == "environment.dynamicType" and d["outcome"] == "free" for d in new), f"a text size does not reload free: {new}")
    test.shot("settings-text-size")

    # Switches, by the space bar.
    for name in ("boldText", "highContrast", "reduceTransparency", "reduceMotion", "followDesktopLock"):
        before = device(name)
        tab_to(test, name)
        browser.key(" ", code="Space", text=" ")
        soon(test, lambda: device(name) != before, lambda: f"the space bar does not change {name}")

    root = "document.documentElement.dataset"
    test.wait(f"{root}.motion === 'reduced' && {root}.transparency === 'reduced' && {root}.contrast === 'increased'", "the page to follow its settings")
    glass = "[...document.querySelectorAll('.toolbar, .place-bar, .dock')].filter(e => getComputedStyle(e).backdropFilter !== 'none').map(e => e.className)"
    test.check(browser.evaluate(glass) == [], f"in reduced transparency something shines through: {browser.evaluate(glass)}, {browser.evaluate(f'({{...{root}}})')}")
    browser.evaluate("document.querySelector('.phone').classList.add('editing')")
    moving = "document.querySelector('.phone').getAnimations({ subtree: true }).filter(a => a.effect.getComputedTiming().endTime === Infinity).length"
    test.check(browser.evaluate(moving) == 0, "something moves without end in reduced motion")
    browser.evaluate("document.querySelector('.phone').classList.remove('editing')")
    test.shot("settings-accessibility")

    # A change elsewhere is shown.
    host.api("device", "PATCH", {"layoutDirection": "rightToLeft", "boldText": False, "highContrast": False, "reduceTransparency": False, "reduceMotion": False, "followDesktopLock": False, "dynamicType": "large"})
    test.wait(f"{DIALOG}.querySelector('#setting-layoutDirection').value === 'rightToLeft'", "a setting that was changed elsewhere")
    test.wait(f"!{DIALOG}.querySelector('#setting-boldText').checked", "a switch that was changed elsewhere")
    host.api("device", "PATCH", {"layoutDirection": "automatic"})

    # Hours, calendar, digits and first weekday: every choice is one that the host takes, and back to the region's.
    for name in ("hourCycle", "calendar", "numberingSystem", "firstWeekday"):
        field = f"document.getElementById('setting-{name}')"
        values = browser.evaluate(f"[...{field}.options].map(option => option.value)")
        test.check(values[0] == "automatic" and len(values) > 4 and device(name) == "automatic", f"the choices of {name} are {values}")
        # One of the digits after another would take long; the host's own tests try all.
        for value in [*(values[1:4] if name == "numberingSystem" else values[1:]), "automatic"]:
            browser.evaluate(f"(e => {{ e.value = '{value}'; e.dispatchEvent(new Event('change')); }})({field})")
            soon(test, lambda: device(name) == value, f"the host does not have {value} as {name}")
    browser.evaluate("document.getElementById('setting-hourCycle').scrollIntoView({block: 'center'})")
    test.shot("settings-region")

    # A refusal is one line below its field, announced; the host keeps its value.
    zone = device("timeZone")
    write(test, "timeZone", "Mars/Olympus")
    problem = f"{DIALOG}.querySelector('#setting-timeZone-problem').textContent"
    test.wait(f"{problem} === 'timeZone must be a name such as Europe/Berlin; got Mars/Olympus.'", "the page to say what is wrong with a time zone")
    test.check(browser.evaluate(f"{DIALOG}.querySelector('#setting-timeZone').getAttribute('aria-invalid')") == "true", "a refused field is not marked")
    test.check(device("timeZone") == zone, "the host has a wrong time zone")
    browser.evaluate(f"{DIALOG}.querySelector('#setting-timeZone').scrollIntoView({{block: 'center'}})")
    test.shot("settings-refused")
    write(test, "timeZone", "Asia/Tokyo")
    soon(test, lambda: device("timeZone") == "Asia/Tokyo", "the host does not have the time zone")
    test.wait(f"{problem} === ''", "the page to forget a refusal")
    write(test, "timeZone", zone)
    write(test, "account", "ada")
    soon(test, lambda: device("account") == "ada", "the host does not have the account")
    host.api("device", "PATCH", {"account": ""})

    # Light or dark, and an appearance of a place.
    tab_to(test, "scheme")
    browser.evaluate("document.activeElement.value = 'dark'; document.activeElement.dispatchEvent(new Event('change'))")
    test.wait("document.documentElement.dataset.scheme === 'dark'", "the page to turn dark by its settings")
    browser.rest()
    browser.evaluate(f"{DIALOG}.scrollTo(0, 0)")
    test.shot("settings-dark")
    browser.evaluate("(e => { e.value = 'automatic'; e.dispatchEvent(new Event('change')); })(document.getElementById('setting-scheme'))")
    test.wait("document.documentElement.dataset.scheme === 'light'", "the page to follow the system again")
    browser.evaluate("(e => { e.value = 'tinted'; e.dispatchEvent(new Event('change')); })(document.getElementById('setting-appearance-homeScreen'))")
    soon(test, lambda: device("appearances").get("homeScreen") == "tinted", "the host does not have the home screen's appearance")
    test.wait("document.querySelector('.phone').dataset.appearance === 'tinted'", "the page to show the tinted home screen")
    host.api("device", "PATCH", {"appearances": {"homeScreen": "normal"}})

    browser.key("Escape")
    test.wait(f"!{DIALOG} && document.activeElement.id === 'settings'", "Esc to close the settings and to return the focus")
    # A refused value is a response with status 422.
    browser.console_errors = [e for e in browser.console_errors if f"{host.url}/v1/device" not in e]


def settings_in_a_narrow_window(test, width):
    """The settings are behind the menu there, and no wider than the window."""
    browser = test.browser
    browser.evaluate("document.getElementById('more').focus()")
    test.check(browser.evaluate("document.activeElement.id") == "more", f"there is no menu at {width} px")
    browser.key("Enter")
    test.wait("document.activeElement.getAttribute('role') === 'menuitem'", "the menu to open by the keyboard")
    titles = browser.evaluate("[...document.querySelectorAll('.menu [role=menuitem]')].map(item => item.textContent)")
    test.check(titles[:2] == ["Settings…", "Location…"] and len(titles) > 2, f"the menu has {titles}")
    edge = browser.evaluate("document.querySelector('.menu').offsetLeft + document.querySelector('.menu').offsetWidth")
    test.check(edge <= width - 8, f"the menu ends at {edge} of {width} px")
    test.shot(f"menu-{width}")
    browser.key("Enter")
    test.wait(f"!!{DIALOG}", "the settings to open from the menu")
    browser.rest()
    widths = browser.evaluate(f"[{DIALOG}.scrollWidth - {DIALOG}.clientWidth, document.documentElement.scrollWidth]")
    test.check(widths[0] <= 0 and widths[1] <= width, f"the settings are too wide for {width} px: {widths}")
    test.shot(f"settings-{width}")
    browser.evaluate(f"{DIALOG}.scrollTo(0, {DIALOG}.scrollHeight)")
    test.shot(f"settings-{width}-end")
    browser.key("Escape")
    test.wait(f"!{DIALOG} && document.activeElement.id === 'more'", "the focus to return to the menu's button")
