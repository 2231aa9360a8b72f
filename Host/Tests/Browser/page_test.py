#!/usr/bin/env python3
"""Drives the page in a real browser against a real host with real extensions.

  page_test.py [APP…]     apps as for `almanac serve`; the default is five of the examples

Runs the command $ALMANAC, bin/almanac or the debug build. Screenshots go to $SCREENSHOTS or Host/.build/page. Prints the number of passed
checks, or one line about the first failed check with exit code 1.
"""

import json
import os
import pathlib
import select
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from accessibility_checks import accessibility  # noqa: E402
from activity_checks import activities  # noqa: E402
from animation_checks import animations  # noqa: E402
from chromium import Chromium, Unavailable  # noqa: E402
from control_checks import controls  # noqa: E402
from device_checks import devices  # noqa: E402
from first_look_checks import first_look  # noqa: E402
from form_checks import forms  # noqa: E402
from gallery_checks import gallery  # noqa: E402
from home_checks import home_screen  # noqa: E402
from link_checks import Programs, links  # noqa: E402
from list_checks import odd_lists  # noqa: E402
from location_checks import every_answer, location  # noqa: E402
from lock_checks import locking  # noqa: E402
from picture_checks import pictures  # noqa: E402
from planner_checks import planner  # noqa: E402
from processes import ended  # noqa: E402
from relevance_checks import relevance  # noqa: E402
from settings_checks import settings, settings_in_a_narrow_window  # noqa: E402
from stack_checks import stack  # noqa: E402
from stocks_checks import stocks  # noqa: E402
from tap_checks import taps  # noqa: E402
from unseen_checks import unseen  # noqa: E402
from updating_checks import updating  # noqa: E402
from waiting import GUARD, Failure, soon, until  # noqa: E402
from wallpaper_checks import wallpaper  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
DEFAULT_APPS = ["Examples:Rangers", "Examples:Weather", "Examples:RangersWatch", "Examples:Habits", "Examples:Transit", "Examples:Reading", "Examples:Stocks"]

# Describes a widget's picture: its size in pixels, a checksum and its number of colours; null while there is none.
PICTURE = """(id => {
  const image = document.querySelector(`[data-instance="${id}"] .widget img:last-of-type`);
  if (!image || !image.complete || !image.naturalWidth) return null;
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let sum = 7;
  const colours = new Set();
  for (let i = 0; i < data.length; i += 4) {
    const pixel = data[i] << 24 | data[i + 1] << 16 | data[i + 2] << 8 | data[i + 3];
    sum = Math.imul(sum, 31) + pixel | 0;
    if (colours.size < 64) colours.add(pixel);
  }
  const style = getComputedStyle(image);
  return { sum, colours: colours.size, width: canvas.width, height: canvas.height, shownWidth: parseFloat(style.width), shownHeight: parseFloat(style.height) };
})"""


class Host:
    """`almanac serve` on a free port with a temporary data folder."""

    def __init__(self, apps):
        self.apps = apps
        candidates = [os.environ.get("ALMANAC"), ROOT / "bin/almanac", ROOT / "Host/.build/debug/almanac"]
        command = next((str(c) for c in candidates if c and os.access(c, os.X_OK)), None)
        if command is None:
            raise Unavailable("no almanac command found; run: make build")
        self.folder = tempfile.TemporaryDirectory(prefix="almanac-page-")
        # Open to others, so that the host has a notice.
        os.chmod(self.folder.name, 0o755)
        self.command = command
        self.start(0)

    def start(self, port):
        self.process = subprocess.Popen(
            [self.command, "serve", "--port", str(port), "--data", self.folder.name, "--undo-seconds", "86400", *self.apps], cwd=ROOT,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        ready, _, _ = select.select([self.process.stdout], [], [], 1800)
        self.address = self.process.stdout.readline().strip() if ready else ""
        self.url, _, self.key = self.address.partition("/#key=")
        if not self.url.startswith("http://127.0.0.1:"):
            self.process.kill()
            raise Failure(f"almanac serve did not start: {self.process.stderr.read().strip() or 'no address printed'}")
        # The host serves while it builds the apps, and then says how many there are.
        if self.apps and not self.process.stdout.readline():
            raise Failure(f"almanac serve ended while it installed its apps: {self.process.stderr.read().strip()}")

    def request(self, path, method="GET", body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(f"{self.url}/v1/{path}", method=method, data=data, headers={"Authorization": f"Bearer {self.key}"})

    def api(self, path, method="GET", body=None):
        request = self.request(path, method, body)
        if body is not None:
            request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=GUARD) as response:
            text = response.read()
            return json.loads(text) if text else None

    def next_change(self, instance):
        """Milliseconds until a widget's picture changes without a reload; None = it does not."""
        with urllib.request.urlopen(self.request(f"instances/{instance}/image.png"), timeout=GUARD) as response:
            if not (response.headers["Date"] or "").endswith(" GMT"):
                raise Failure("a response has no Date header")
            wait = response.headers["Almanac-Next-Change-In"]
            return None if wait is None else int(wait)

    def metric(self, name):
        """The value of one of the host's metrics without labels."""
        request = urllib.request.Request(f"{self.url}/metrics", headers={"Authorization": f"Bearer {self.key}"})
        with urllib.request.urlopen(request, timeout=GUARD) as response:
            return next(float(line.split()[-1]) for line in response.read().decode().splitlines() if line.startswith(f"{name} "))

    def restart(self):
        """Ends the host and starts it again at the same address with the same data."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(GUARD)
        self.start(int(self.url.rpartition(":")[2]))

    def stop(self):
        """Ends the host and returns its exit status."""
        try:
            return ended(self.process, "almanac serve")
        finally:
            self.folder.cleanup()


class PageTest:
    def __init__(self, host, browser, screenshots, programs):
        self.host, self.browser, self.screenshots, self.programs = host, browser, screenshots, programs
        self.passed = 0
        self.removed_elsewhere = set()

    def check(self, condition, what):
        if not condition:
            raise Failure(what)
        self.passed += 1

    def wait(self, expression, what, timeout=GUARD):
        value = self.browser.wait(expression, what, timeout)
        self.passed += 1
        return value

    def shot(self, name):
        self.browser.screenshot(self.screenshots / f"{name}.png")

    def ids(self):
        return [instance["id"] for instance in self.host.api("instances")]

    def picture(self, instance):
        return self.browser.wait(f"{PICTURE}({json.dumps(instance)})", f"the picture of {instance}")

    def fitting_picture(self, instance, what):
        """Waits for a picture with exactly the device pixels that a widget has now. After a change of its size the former one stays until then."""
        fits = "p => p && Math.abs(p.width - p.shownWidth * devicePixelRatio) < 0.1 && Math.abs(p.height - p.shownHeight * devicePixelRatio) < 0.1 && p"
        return self.browser.wait(f"({fits})({PICTURE}({json.dumps(instance)}))", what)

    def slots(self):
        return "document.querySelectorAll('.slot:not(.leaving)').length"

    # ------------------------------------------------------------ checks

    def the_key(self):
        """The page shows nothing without the access key, keeps it, and hides it."""
        locked = "document.querySelector('.locked p')?.textContent.includes('almanac open')"
        self.browser.open(self.host.url)
        self.wait(locked, "the page to say where the key is")
        self.check(self.browser.evaluate("document.querySelectorAll('.phone').length") == 0, "the page shows the phone without the key")
        self.browser.prefer(**{"prefers-color-scheme": "light"})
        lines = "(line => line.getClientRects().length)((range => { range.selectNodeContents(document.querySelector('.locked p')); return range; })(document.createRange()))"
        self.check(self.browser.evaluate(lines) == 1, "what the page without the key says takes more than one line")
        self.shot("locked")
        self.browser.open(f"{self.host.url}/?wrong#key=0123456789abcdef")
        self.wait(f"{locked} && location.hash === ''", "the page to refuse a wrong key")
        self.browser.open(self.host.address)
        self.wait(f"{self.slots()} === {len(self.ids())} && location.hash === ''", "the page to work and to hide the key")
        # A link from another site must not lock the page.
        self.browser.open(f"{self.host.url}/?other#key=0123456789abcdef")
        self.wait(f"{self.slots()} === {len(self.ids())} && location.hash === ''", "the page to keep its key")
        refused = [e for e in self.browser.console_errors if "401 (Unauthorized)" in e]
        self.check(refused, "the host does not refuse requests without the key")
        self.browser.console_errors = [e for e in self.browser.console_errors if e not in refused]

    def widgets_are_visible(self):
        self.browser.prefer(**{"prefers-color-scheme": "light"})
        # A dense display.
        self.browser.resize(1440, 960, 2)
        # Without the key, as a bookmark.
        self.browser.open(self.host.url)
        ids = self.ids()
        self.check(len(ids) > 0, "there is no widget on the home screen")
        self.wait(f"{self.slots()} === {len(ids)}", f"{len(ids)} widgets on the home screen")
        for instance in ids:
            picture = self.picture(instance)
            self.check(picture["colours"] > 8, f"the picture of {instance} is blank")
            for side in ("Width", "Height"):
                pixels = picture[f"shown{side}"] * self.browser.evaluate("devicePixelRatio")
                self.check(abs(picture[side.lower()] - pixels) < 0.1, f"{instance} is scaled: {picture[side.lower()]} pixels on {pixels}")
            label = self.browser.evaluate(f"document.querySelector('[data-instance=\"{instance}\"] .widget').getAttribute('aria-label')")
            self.check("widget" in label, f"{instance} has no label for screen readers")
        self.shot("light")

    def notices(self):
        """The host's notices are shown until they are closed."""
        notices = self.host.api("device/status")["notices"]
        self.check(notices, "the host has no notice")
        lines = "[...document.querySelectorAll('#notices li')].map(line => line.textContent)"
        self.wait(f"JSON.stringify({lines}) === {json.dumps(json.dumps(notices, ensure_ascii=False, separators=(',', ':')))}", "the host's notices")
        self.check(self.browser.evaluate("document.getElementById('notices').getBoundingClientRect().height > 20"), "the notices are not visible")
        self.shot("notices")
        self.browser.resize(390, 844, 3, mobile=True)
        self.wait("document.documentElement.scrollWidth <= 390", "the notices to be no wider than a phone's window")
        self.browser.rest()
        self.shot("notices-narrow")
        self.browser.desktop_window()
        self.browser.click("#notices .close")
        self.wait("document.getElementById('notices').getBoundingClientRect().height === 0", "the notices to close")
        self.browser.open(f"{self.host.url}/?again")
        self.wait(f"{self.slots()} === {len(self.ids())}", "the page after it was loaded again")
        self.check(self.browser.evaluate("document.getElementById('notices').hidden"), "closed notices come back")

    def a_timer_ticks(self):
        waits = {instance: self.host.next_change(instance) for instance in self.ids()}
        ticking = [instance for instance, wait in waits.items() if wait is not None and wait <= 61_000]
        self.check(ticking, f"no widget changes within a minute: {waits}")
        instance = min(ticking, key=lambda name: waits[name])
        sums = {self.picture(instance)["sum"]}

        def changes():
            picture = self.browser.evaluate(f"{PICTURE}({json.dumps(instance)})")
            if picture is None:
                raise Failure(f"{instance} flickered: it had no picture during a change")
            sums.add(picture["sum"])
            return len(sums) > 1

        soon(self, changes, f"the picture of {instance} did not change when it was announced")

    def nobody_sees_it(self):
        shown = self.browser.evaluate("[...document.querySelectorAll('.slot:not(.leaving)')].map(slot => slot.dataset.instance)")
        waits = {instance: self.host.next_change(instance) for instance in shown}
        timer = min((i for i in waits if waits[i] is not None), key=lambda i: waits[i])
        self.check(waits[timer] <= 1000, f"no widget changes every second: {waits}")
        unseen(self, timer)

    def dark_and_light(self):
        before = {instance: self.picture(instance)["sum"] for instance in self.ids()}
        self.browser.click("[data-value=dark]")
        self.wait("document.documentElement.dataset.scheme === 'dark'", "the page to turn dark")
        soon(self, lambda: [i for i in before if self.picture(i)["sum"] != before[i]], "no widget has another picture in dark")
        self.check(self.host.api("device")["colorScheme"] == "dark", "the device's setting is not dark")
        self.browser.rest()
        self.shot("dark")
        self.browser.click("[data-value=light]")
        self.wait("document.documentElement.dataset.scheme === 'light'", "the page to turn light")
        self.browser.click("[data-value=automatic]")
        self.browser.prefer(**{"prefers-color-scheme": "dark"})
        self.wait("document.documentElement.dataset.scheme === 'dark'", "the page to follow the system to dark")
        self.browser.prefer(**{"prefers-color-scheme": "light"})
        self.wait("document.documentElement.dataset.scheme === 'light'", "the page to follow the system to light")

    def adding(self):
        count = len(self.ids())
        self.browser.evaluate("document.getElementById('add').focus()")
        self.browser.key("Enter")
        self.wait("document.querySelector('dialog.gallery[open]')?.open", "the gallery to open by the keyboard")
        self.wait("[...document.querySelectorAll('.gallery .preview img')].some(i => i.complete && i.naturalWidth > 0)", "a preview in the gallery")
        self.wait("document.querySelectorAll('.gallery .preview .loading:not(.failed)').length < document.querySelectorAll('.gallery .preview').length", "previews")
        self.browser.rest()
        self.shot("gallery")
        self.browser.key("Escape")
        self.wait("!document.querySelector('dialog.gallery')", "the gallery to close by Esc")
        self.check(self.browser.evaluate("document.activeElement.id") == "add", "the focus did not return to the button that opened the gallery")
        self.browser.click("#add")
        # Not with the mouse: on a busy machine the sheet can move between measuring the button and clicking it.
        self.wait("!!document.querySelector('.gallery .kind .add[data-family=systemSmall]')", "the gallery's button")
        self.browser.evaluate("document.querySelector('.gallery .kind .add[data-family=systemSmall]').click()")
        self.wait(f"{self.slots()} === {count + 1}", "the added widget")
        ids = self.ids()
        self.check(len(ids) == count + 1, "the host does not have the added widget")
        self.check(self.picture(ids[-1])["colours"] > 8, "the added widget is blank")
        return ids[-1]

    def inspecting(self, instance):
        self.browser.evaluate(f"document.querySelector('[data-instance=\"{instance}\"] .caption').focus()")
        self.browser.key("Enter")
        self.wait("document.activeElement.getAttribute('role') === 'menuitem'", "the widget's menu to open by the keyboard")
        # A widget that can be configured has its form first.
        while self.browser.evaluate("document.activeElement.textContent") == "Edit widget":
            self.browser.key("ArrowDown")
        self.browser.key("Enter")
        self.wait("document.querySelectorAll('.inspector .facts div').length >= 3", "the inspector's facts")
        self.wait("[...document.querySelectorAll('.inspector .entries img')].some(i => i.naturalWidth > 0)", "the inspector's timeline")
        self.wait("document.querySelectorAll('.inspector .log li').length > 0", "the inspector's decisions")
        self.wait("document.querySelector('.inspector .day img')?.naturalWidth > 0", "the chart of the widget's day")
        self.shot("inspector")
        # The second of two reloads has to wait, and the page says until when.
        for _ in range(2):
            self.browser.click(".inspector .actions .tool")
        self.wait("[...document.querySelectorAll('.toast')].some(t => t.textContent.includes('too recent. The next chance is at'))", "the page to say that a reload waits")
        self.day_chart(instance)

    def day_chart(self, instance):
        chart = "document.querySelector('.inspector .day img')"
        self.wait(f"{chart}?.complete && {chart}.naturalWidth > 0", "the chart of the widget's day")
        day = self.host.api(f"instances/{instance}/day")
        words = self.browser.evaluate(f"{chart}.alt")
        free = sum(decision["outcome"] == "free" for decision in day["decisions"])
        self.check(f"and {free} free" in words, f"the chart's description does not match the host's day: {words}")
        shown, drawn = self.browser.evaluate(f"[{chart}.getBoundingClientRect().width, {chart}.naturalWidth]")
        self.check(abs(shown - drawn) < 1, f"the chart is scaled: drawn for {drawn} points, shown on {shown}")
        sentences = self.browser.evaluate("[...document.querySelectorAll('.inspector .why p')].map(p => p.textContent)")
        self.check(len(sentences) in (2, 3) and all(s.endswith(".") for s in sentences), f"the inspector does not explain freshness and budget: {sentences}")
        light = self.browser.evaluate(f"{chart}.src")
        self.browser.evaluate(f"{chart}.scrollIntoView({{block: 'center'}})")
        self.shot("day")
        self.browser.click("[data-value=dark]")
        self.wait(f"{chart} && {chart}.src !== {json.dumps(light)} && {chart}.complete && {chart}.naturalWidth > 0", "the chart in dark")
        self.browser.rest()
        self.shot("day-dark")
        self.browser.click("[data-value=light]")
        self.wait("document.documentElement.dataset.scheme === 'light'", "the page to turn light again")
        self.check(self.browser.evaluate("document.querySelector('.inspector .day .next').disabled"), "there is a day after today")
        self.browser.evaluate("document.querySelector('.inspector .day .step').click()")
        self.wait("document.querySelector('.inspector .day h3').textContent !== 'Today'", "the day before")
        self.wait(f"{chart}?.alt.includes('No reload was requested.')", "the chart of a day before the widget was there")
        self.browser.evaluate("document.querySelector('.inspector .day .next').click()")
        self.wait("document.querySelector('.inspector .day h3').textContent === 'Today'", "today again")
        self.browser.evaluate("document.querySelector('.inspector').scrollTo(0, 0)")

    def removing(self, instance):
        count = len(self.ids())
        self.browser.click("#edit")
        self.wait("document.querySelector('.phone').classList.contains('editing')", "edit mode")
        self.shot("editing")
        self.browser.evaluate(f"document.querySelector('[data-instance=\"{instance}\"] .remove').click()")
        self.wait(f"!document.querySelector('[data-instance=\"{instance}\"]:not(.leaving)')", "the widget to leave")
        self.browser.click("#edit")
        until(lambda: instance not in self.ids(), lambda: f"the host still has the removed widget: {self.ids()}")
        self.check(len(self.ids()) == count - 1, "the host has lost another widget")

    def following_others(self):
        kind = self.host.api("kinds")[0]
        added = self.host.api("instances", "POST", {"app": kind["app"], "kind": kind["kind"], "family": kind["families"][0]})
        self.wait(f"!!document.querySelector('[data-instance=\"{added['id']}\"]')", "a widget that was added elsewhere")
        self.check(self.picture(added["id"])["colours"] > 8, "a widget that was added elsewhere is blank")
        self.removed_elsewhere.add(added["id"])
        self.host.api(f"instances/{added['id']}", "DELETE")
        self.wait(f"!document.querySelector('[data-instance=\"{added['id']}\"]')", "a widget that was removed elsewhere to go")

    def tapping(self):
        self.browser.evaluate("document.querySelector('.slot .widget').focus()")
        self.browser.key("Enter")
        self.wait("!!document.querySelector('dialog.link-question, .tap-hint')", "a tap to say what it opens")
        self.browser.evaluate("document.querySelector('dialog.link-question')?.close()")

    def visible_widgets_are_reported(self):
        """The page reports to the host which widgets are visible and whether it is used."""
        def viewers():
            return [viewer for viewer in self.host.api("views") if viewer["viewer"].startswith("page-")]

        # Widgets of another device may still be leaving.
        shown = "document.querySelector('.home-page').querySelectorAll('.slot:not(.leaving)').length"
        soon(
            self, lambda: any(s["connected"] and len(s["instances"]) == self.browser.evaluate(shown) for s in viewers()),
            lambda: f"the host does not have the page's visible widgets: {viewers()}")
        self.browser.key("Tab")
        soon(self, lambda: any(s["used"] for s in viewers()) and self.host.api("device/status")["activity"] == "active", lambda: f"a key press does not count as use of the device: {viewers()}")
        # With a script: the page's Content-Security-Policy forbids added style sheets.
        self.browser.evaluate("document.querySelectorAll('.slot').forEach((slot) => { slot.style.display = 'none'; })")
        soon(self, lambda: not any(s["instances"] for s in viewers()), lambda: f"hidden widgets are still visible for the host: {viewers()}")
        self.browser.evaluate("document.querySelectorAll('.slot').forEach((slot) => { slot.style.display = ''; })")
        soon(self, lambda: any(s["instances"] for s in viewers()), lambda: f"widgets that are displayed again are not visible for the host: {viewers()}")
        instance = next(s["instances"] for s in viewers() if s["instances"])[0]
        self.check(self.host.api(f"instances/{instance}/why")["visible"], f"{instance} is not visible for the host")
        self.check(self.host.api(f"instances/{instance}/day")["views"], f"{instance} has no view today")

    def choose_place(self, place):
        """Goes to a place with the arrow keys, as a person without a mouse does."""
        self.wait(f"!!document.querySelector('#places [data-place={place}]')", f"the device's places with {place}")
        for _ in range(24):
            if self.browser.evaluate("document.activeElement.dataset.place") == place:
                break
            # The bar is built anew when the device's places have come.
            self.browser.evaluate("document.activeElement.closest('#places') || document.querySelector('#places [aria-selected=true]').focus()")
            self.browser.key("ArrowRight")
        self.wait(f"document.querySelector('.phone').dataset.place === {json.dumps(place)}", f"the place {place}")

    def choose(self, field, value):
        self.browser.evaluate(
            f"(field => {{ field.value = {json.dumps(value)}; field.dispatchEvent(new Event('change')); }})(document.getElementById({json.dumps(field)}))")

    def add_to_slot(self, slot_name, family):
        """Adds a widget with the button of a free slot. Returns its id."""
        before = set(self.ids())
        self.browser.evaluate("document.getElementById('edit').click()")
        self.wait(f"!!document.querySelector('.vacant[aria-label$={json.dumps(slot_name)}]')", f"the button of the free slot {slot_name}")
        self.browser.evaluate(f"document.querySelector('.vacant[aria-label$={json.dumps(slot_name)}]').focus()")
        self.browser.key("Enter")
        self.wait(f"!!document.querySelector('.gallery .kind .add[data-family={family}]')", f"{family} in the gallery for {slot_name}")
        families = self.browser.evaluate("[...new Set([...document.querySelectorAll('.gallery .kind .add')].map(add => add.dataset.family))]")
        self.browser.evaluate(f"document.querySelector('.gallery .kind .add[data-family={family}]').click()")
        until(lambda: len(self.ids()) != len(before), f"the host does not have the widget that was added to {slot_name}")
        added = [i for i in self.ids() if i not in before]
        self.check(len(added) == 1, f"the host does not have the widget that was added to {slot_name}")
        self.wait(f"!!document.querySelector('[data-instance=\"{added[0]}\"] .widget')", f"the widget in {slot_name}")
        self.browser.evaluate("document.getElementById('edit').click()")
        return added[0], families

    def other_picture(self, instance, last, what):
        """Waits for another picture than the one with the checksum `last`, and returns its checksum."""
        def seen():
            widget = self.host.api(f"instances/{instance}")
            shown = self.browser.evaluate("JSON.stringify({ ...document.querySelector('.phone').dataset })")
            return f"{what}; the stage is {widget['stage']!r}, the failure {widget['failure']!r}, the screen {shown}"

        return soon(self, lambda: (now := self.picture(instance)["sum"]) != last and [now], seen)[0]

    def resting_picture(self, instance):
        """Waits until a picture with a timer, which changes every second on a bright display, stays as it is for longer than that."""
        def rests():
            before = self.picture(instance)["sum"]
            time.sleep(1.4)
            return self.picture(instance)["sum"] == before

        soon(self, rests, "a timer on an always-on display has seconds")

    def check_label_frame(self, instance):
        """A picture with a label reaches beyond its widget, stays on the screen, and has one pixel for each of the screen."""
        picture = self.picture(instance)
        inside = self.browser.evaluate(f"""(() => {{
          const frame = document.querySelector('[data-instance="{instance}"] .widget img:last-of-type').getBoundingClientRect();
          const widget = document.querySelector('[data-instance="{instance}"] .widget').getBoundingClientRect();
          const screen = document.querySelector('.screen').getBoundingClientRect();
          return frame.left >= screen.left - 1 && frame.top >= screen.top - 1 && frame.right <= screen.right + 1 && frame.bottom <= screen.bottom + 1
            && frame.width * frame.height > 1.3 * widget.width * widget.height;
        }})()""")
        self.check(inside, f"the picture of {instance} with its label is not on the face")
        ratio = self.browser.evaluate("devicePixelRatio")
        self.check(abs(picture["width"] - picture["shownWidth"] * ratio) < 1, f"the picture of {instance} is scaled")

    def places(self):
        """Each place offers what fits, shows its own widgets, and changes how they are shown."""
        home = self.ids()
        self.choose_place("lockScreen")
        self.wait(f"{self.slots()} === 0", "a lock screen without the home screen's widgets")
        rectangle, families = self.add_to_slot("Below the clock", "accessoryRectangular")
        self.check(set(families) <= {"accessoryCircular", "accessoryRectangular"}, f"the slot below the clock offers {families}")
        line, families = self.add_to_slot("Above the clock", "accessoryInline")
        self.check(families == ["accessoryInline"], f"the slot above the clock offers {families}")
        self.wait(f"{self.slots()} === 2", "two widgets on the lock screen")
        self.check(self.picture(rectangle)["colours"] > 8 and self.picture(line)["colours"] > 4, "a widget of the lock screen is blank")
        normal = self.picture(rectangle)["sum"]
        self.browser.rest()
        self.shot("lock-screen")
        self.choose("appearance", "alwaysOn")
        self.wait("document.querySelector('.phone').dataset.luminance === 'reduced'", "an always-on lock screen")
        self.other_picture(rectangle, normal, "an always-on lock screen has the same picture")
        self.resting_picture(rectangle)
        self.browser.rest()
        self.shot("lock-screen-always-on")
        self.choose("appearance", "normal")

        self.choose_place("standBy")
        small, families = self.add_to_slot("Left", "systemSmall")
        self.check(families == ["systemSmall"], f"StandBy offers {families}")
        day = self.picture(small)
        self.choose("appearance", "night")
        self.other_picture(small, day["sum"], "StandBy at night has the same picture")
        self.check(self.host.api("device")["appearances"]["standBy"] == "night", "the host does not have the appearance of StandBy")
        self.browser.rest()
        self.shot("standby-night")
        self.choose("appearance", "normal")

        self.choose_place("homeScreen")
        self.wait(f"{self.slots()} === {len(home)}", "the home screen's widgets again")
        last = self.picture(home[0])["sum"]
        for appearance in ("dark", "tinted", "clear"):
            self.choose("appearance", appearance)
            last = self.other_picture(home[0], last, f"the {appearance} home screen has the same picture as the one before")
            self.browser.rest()
            self.shot(f"home-{appearance}")
        self.choose("appearance", "normal")

        watch = next(device["id"] for device in self.host.api("devices") if device["id"] == "watch-45mm")
        self.choose("device", watch)
        self.choose_place("faceCorners")
        center, families = self.add_to_slot("Center", "accessoryCircular")
        self.check(families == ["accessoryCircular"], f"the center of a watch face offers {families}")
        self.check(self.picture(center)["colours"] > 8, "the center of the watch face is blank")
        self.check_label_frame(center)
        corners = [self.add_to_slot("Corners", "accessoryCorner")[0] for _ in range(4)]
        for corner in corners:
            self.check(self.picture(corner)["colours"] > 8, "a corner of the watch face is blank")
            self.check_label_frame(corner)
        self.browser.rest()
        self.shot("watch-face")
        self.choose("appearance", "tinted")
        self.browser.rest()
        self.shot("watch-face-tinted")
        self.choose("appearance", "normal")
        # The second widget moves up into the first corner, whose label is curved another way.
        last = self.picture(corners[1])["sum"]
        self.removed_elsewhere.add(corners[0])
        self.host.api(f"instances/{corners[0]}", "DELETE")
        self.other_picture(corners[1], last, "a widget that moved to another corner kept its label")
        self.check(self.host.api(f"instances/{center}")["device"] == watch, "the widget is not on the watch")
        usual = next(device["id"] for device in self.host.api("devices") if device["isUsual"])
        self.choose("device", usual)
        self.choose_place("homeScreen")
        for instance in (rectangle, line, small, center, *corners[1:]):
            self.removed_elsewhere.add(instance)
            self.host.api(f"instances/{instance}", "DELETE")
        self.wait(f"{self.slots()} === {len(home)}", "the home screen")

    def narrow_windows(self):
        self.browser.resize(390, 844, 3, mobile=True)
        # A browser widens innerWidth with a page that does not fit, so the comparison is with the window's own width.
        self.wait("document.documentElement.scrollWidth <= 390", "the page to be no wider than a phone's window")
        self.browser.rest()
        first = self.ids()[0]
        self.fitting_picture(first, "crisp pictures on a phone")
        self.shot("narrow")
        settings_in_a_narrow_window(self, 390)
        self.browser.resize(320, 640, 3, mobile=True)
        self.wait("document.documentElement.scrollWidth <= 320", "the page to be no wider than the smallest phone's window")
        self.browser.rest()
        self.shot("narrowest")
        settings_in_a_narrow_window(self, 320)

    def run(self):
        self.the_key()
        if "Weather" in [app["name"] for app in self.host.api("apps")]:
            location(self)
        self.widgets_are_visible()
        self.notices()
        self.a_timer_ticks()
        self.dark_and_light()
        added = self.adding()
        self.inspecting(added)
        self.removing(added)
        self.following_others()
        self.tapping()
        first_look(self)
        if "Habits" in [app["name"] for app in self.host.api("apps")]:
            taps(self)
            animations(self)
            relevance(self)
            gallery(self)
            controls(self)
        if "Reading" in [app["name"] for app in self.host.api("apps")]:
            links(self)
        if "Transit" in [app["name"] for app in self.host.api("apps")]:
            forms(self)
            planner(self)
            updating(self)
            odd_lists(self)
        self.visible_widgets_are_reported()
        pictures(self)
        self.places()
        wallpaper(self)
        settings(self)
        self.nobody_sees_it()
        accessibility(self)
        if "Weather" in [app["name"] for app in self.host.api("apps")]:
            every_answer(self)
        home_screen(self)
        stack(self)
        if "Stocks" in [app["name"] for app in self.host.api("apps")]:
            stocks(self)
        if "Transit" in [app["name"] for app in self.host.api("apps")]:
            activities(self)
        locking(self)
        devices(self)
        self.narrow_windows()
        # The page can request the picture of a widget that another client has just removed; 404 is then correct.
        # It can also report that it shows this widget: the host refuses such a report, and the page reports again once it knows of the removal.
        expected = [f"404 (Not Found) {self.host.url}/v1/instances/{i}/" for i in self.removed_elsewhere]
        if self.removed_elsewhere:
            expected.append(f"404 (Not Found) {self.host.url}/v1/views/")
        # A removal or a lock cancels the paintings that run; the page requests such a picture again.
        expected.append(f"409 (Conflict) {self.host.url}/v1/instances/")
        # The activity checks start the host again, and dismiss activities whose pictures may be under way.
        expected.append(f"404 (Not Found) {self.host.url}/v1/activities/")
        # An update that follows at once makes the layers of the change before it outdated; the page then shows the newest picture.
        expected.append(f"409 (Conflict) {self.host.url}/v1/activities/")
        # Activities are drawn for a few devices at a time.
        expected.append(f"429 (Too Many Requests) {self.host.url}/v1/activities?device=")
        expected.append("net::ERR_CONNECTION_REFUSED")
        # On a machine that does much else, a preview of the gallery can take longer than the host waits for an extension.
        expected.append(f"502 (Bad Gateway) {self.host.url}/v1/apps/")
        errors = [e for e in self.browser.console_errors if not any(each in e for each in expected)]
        self.check(not errors, f"the browser's console has errors: {errors[:3]}")
        status = self.host.stop()
        self.check(status == 0, f"almanac serve ended with status {status}")
        self.wait("!!document.querySelector('.toast.error')", "the page to report the lost connection")


def main():
    screenshots = pathlib.Path(os.environ.get("SCREENSHOTS", ROOT / "Host/.build/page"))
    screenshots.mkdir(parents=True, exist_ok=True)
    host = browser = None
    try:
        # Before the host, which finds programs on the PATH that it is started with.
        programs = Programs()
        host = Host(sys.argv[1:] or DEFAULT_APPS)
        browser = Chromium()
        test = PageTest(host, browser, screenshots, programs)
        test.run()
        print(f"page: {test.passed} checks passed; screenshots in {screenshots}")
        return 0
    except (Failure, Unavailable) as error:
        if browser is not None:
            browser.screenshot(screenshots / "failure.png")
        print(f"page: {error}", file=sys.stderr)
        return 1
    finally:
        if browser is not None:
            browser.close()
        if host is not None and host.process.poll() is None:
            host.stop()


if __name__ == "__main__":
    sys.exit(main())
