"""Checks of what a person sees first: the dock, the status bar beside an island, and text over wallpapers that can be read. Used by page_test.py."""

import json
import re
import struct
import zlib

from png import contrast, pixels
from wallpaper_checks import put
from waiting import soon

TEXT, LARGE = 4.5, 3.0
# What a check of contrast may miss: the page measures a small copy of the wallpaper.
TOLERANCE = 0.25


def first_look(test):
    dock(test)
    status_bar(test)
    one_clock(test)
    readable(test)


def dock(test):
    """As many whole icons as the dock has columns, each with a picture; the others come with a turn."""
    browser = test.browser
    seen = """(() => { const dock = document.querySelector('.dock').getBoundingClientRect();
      return [...document.querySelectorAll('.dock li')].map(item => item.firstElementChild.getBoundingClientRect())
        .map(box => box.right <= dock.left || box.left >= dock.right ? 'out' : box.left >= dock.left && box.right <= dock.right ? 'whole' : 'cut'); })()"""
    soon(test, lambda: set(browser.evaluate(seen)) <= {"whole", "out"}, lambda: f"the dock cuts icons off: {browser.evaluate(seen)}")
    apps = [app for app in test.host.api("apps") if not app["platforms"] or "iOS" in app["platforms"]]
    test.check(browser.evaluate(seen).count("whole") == min(len(apps), 4), f"the dock shows {browser.evaluate(seen)}")
    pictures = "[...document.querySelectorAll('.dock .app-icon img')].filter(image => image.complete && image.naturalWidth > 0).length"
    wanted = sum(app["icon"] is not None for app in apps)
    test.check(wanted > 0, "no app has an icon")
    soon(test, lambda: browser.evaluate(pictures) == wanted, lambda: f"{browser.evaluate(pictures)} of {wanted} icons are shown")
    if len(apps) > 4:
        # The last one comes with the focus, whole.
        browser.evaluate("document.querySelector('.dock li:last-child button').focus()")
        soon(test, lambda: browser.evaluate(seen)[-1] == "whole" and "cut" not in browser.evaluate(seen), lambda: f"the last app of the dock is not seen: {browser.evaluate(seen)}")
        browser.evaluate("document.querySelector('.dock li button').focus()")
        soon(test, lambda: browser.evaluate(seen)[0] == "whole", "the dock does not go back")


def status_bar(test):
    """Time left and signs right of the island, each whole, and nothing below it."""
    browser = test.browser
    boxes = browser.evaluate("""['.camera', '.status time', '.status .signals', '.screen'].map(name => {
      const element = document.querySelector(name), range = document.createRange();
      range.selectNodeContents(element);
      const box = name === '.camera' || name === '.screen' ? element.getBoundingClientRect() : range.getBoundingClientRect();
      return [box.left, box.right];
    })""")
    island, time, signs, screen = boxes
    test.check(screen[0] < time[0] and time[1] <= island[0], f"the time is not left of the island: {boxes}")
    test.check(island[1] <= signs[0] and signs[1] < screen[1], f"the signs are not right of the island: {boxes}")


def one_clock(test):
    """Every time on the page is written as the device writes it."""
    browser, host = test.browser, test.host
    widget = next(each["id"] for each in host.api("instances") if each["place"] == "homeScreen")
    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(widget)}] .caption').click()")
    browser.evaluate("[...document.querySelectorAll('.menu button')].find(each => each.textContent === 'Inspect').click()")
    told = "[document.querySelector('.status time').textContent, document.querySelector('.lock-clock').textContent, document.querySelector('.inspector').innerText].join('\\n')"
    half = re.compile(r"\d [AP]M")
    for cycle, is_half in (("h12", True), ("h23", False)):
        host.api("device", "PATCH", {"hourCycle": cycle})

        def agrees():
            text = browser.evaluate(told)
            times = re.findall(r"\d{1,2}:\d\d(?::\d\d)?(?:\s[AP]M)?", text.split("\n", 2)[2].replace("\u202f", " "))
            return len(times) > 1 and all(("M" in each) == is_half for each in times) and not re.search(r"\d{4}-\d\d-\d\d", text)

        soon(test, agrees, lambda: f"with hours of {cycle} the page says {browser.evaluate(told)}")
        test.check(not half.search("\n".join(browser.evaluate(told).split("\n")[:2])), "a clock of the device says AM or PM")
    host.api("device", "PATCH", {"hourCycle": "automatic"})
    browser.evaluate("document.querySelector('.inspector .close')?.click()")


def readable(test):
    """Text over a wallpaper has at least the contrast that WCAG 2 asks for, whatever the wallpaper is."""
    browser, host = test.browser, test.host
    kinds = host.api("kinds?place=lockScreen")
    line = next(kind for kind in kinds if "accessoryInline" in kind["families"])
    added = host.api("instances", "POST", {"app": line["app"], "kind": line["kind"], "family": "accessoryInline", "place": "lockScreen"})["id"]
    test.removed_elsewhere.add(added)
    wallpapers = {
        "usual": None, "white": striped(1, [(255, 255, 255)]), "gray": striped(1, [(125, 125, 125)]), "black": striped(1, [(0, 0, 0)]),
        "stripes": striped(40, [(250, 250, 250), (30, 30, 30)]),
    }
    for name, file in wallpapers.items():
        if file is not None:
            former = browser.evaluate("document.querySelector('.wallpaper.light').src")
            put(test, file, "image/png")
            image = "document.querySelector('.wallpaper.light')"
            test.wait(f"{image}.src !== {json.dumps(former)} && {image}.src.startsWith('blob:') && {image}.complete && {image}.naturalWidth > 0", f"the wallpaper {name}")
        for scheme in ("light", "dark") if file is None else ("light",):
            browser.prefer(**{"prefers-color-scheme": scheme})
            test.choose_place("homeScreen")
            browser.rest()
            check_contrast(test, f"{name}, {scheme}, home screen", {".status time": TEXT, ".home-page:first-child .caption": TEXT, ".dots button[aria-current=true]": LARGE})
            test.choose_place("lockScreen")
            browser.rest()
            check_contrast(test, f"{name}, {scheme}, lock screen", {".lock-clock": LARGE, f"[data-instance='{added}'] .widget": TEXT})
        test.shot(f"readable-{name}")
    browser.prefer(**{"prefers-color-scheme": "light"})
    host.api("device/wallpaper", "DELETE")
    host.api(f"instances/{added}", "DELETE")
    test.choose_place("homeScreen")
    test.wait("!document.querySelector('.wallpaper.light').src.startsWith('blob:')", "the usual wallpaper")


def check_contrast(test, where, parts):
    """Compares the ink of texts with every pixel that is behind them in a picture of the page without the texts."""
    browser = test.browser
    hidden = ".status time { color: transparent !important } :is(.caption > *, .dots button, .lock-clock, .lock-date, .slot .widget) { opacity: 0 !important; transition: none !important }"
    for selector, least in parts.items():
        areas = browser.evaluate(f"""[...document.querySelectorAll({json.dumps(selector)})].map(element => {{
          // Of texts their own lines, and not the room around them, whose corners are round and have no shade.
          const range = document.createRange(), ink = element.closest('[data-ink]')?.dataset.ink ?? 'light';
          range.selectNodeContents(element);
          const words = element.querySelector('span');
          const box = (words ?? (element.querySelector('img') || !element.textContent ? element : range)).getBoundingClientRect();
          const name = `${{element.textContent}} ${{element.closest('[data-ink]')?.style.getPropertyValue('--shade') ?? ''}}`;
          return {{ name, clip: {{ x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height }}, ink }};
        }}).filter(({{ clip }}) => clip.width > 0)""")
        test.check(areas, f"{where}: there is no {selector}")
        browser.evaluate(f"(sheet => {{ sheet.replaceSync({json.dumps(hidden)}); document.adoptedStyleSheets = [sheet]; }})(new CSSStyleSheet())")
        for area in areas:
            ink = (13, 13, 13) if area["ink"] == "dark" else (255, 255, 255)
            rows = pixels(browser, area["clip"])
            # The stars of the night sky are as small as a pixel: one in fifty may be lighter.
            found = sorted(contrast(ink, pixel) for row in rows[::2] for pixel in row[::2])
            worst = found[len(found) // 50]
            test.check(worst >= least - TOLERANCE, f"{where}: {selector} has a contrast of {worst:.2f}: {area}")
        browser.evaluate("document.adoptedStyleSheets = []")


def striped(height, colours):
    """A PNG file with horizontal stripes of colours."""
    width, total = 300, 640
    rows = b"".join(b"\0" + bytes(colours[line // height % len(colours)]) * width for line in range(total))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, total, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
