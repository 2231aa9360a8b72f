#!/usr/bin/env python3
"""Drives the page of `almanac preview --watch` in a real browser: a save changes pictures in place, an error shows and goes.

  preview_test.py

Runs the command $ALMANAC, bin/almanac or the debug build; builds the package in $PREVIEW_PACKAGE or a temporary folder. Screenshots go to
$SCREENSHOTS or Host/.build/page. Prints the number of passed checks, or one line about the first failed check with exit code 1.
"""

import json
import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import previewing  # noqa: E402
from chromium import Chromium, Unavailable  # noqa: E402
from waiting import GUARD, Failure  # noqa: E402

PHASE = "document.getElementById('state').dataset.phase"
# The page shows the hash of the file of each picture.
HASHES = "Object.fromEntries([...document.querySelectorAll('.tile')].map(tile => [tile.dataset.picture, tile.dataset.hash ?? null]))"
SHOWN = "[...document.querySelectorAll('.tile')].every(tile => tile.dataset.hash && tile.dataset.hash === tile.dataset.wanted)"
ALL_DRAWN = f"{PHASE} === 'ready' && document.querySelectorAll('.tile').length > 0 && {SHOWN}"


class PreviewTest:
    def __init__(self, browser, package, session, screenshots):
        self.browser, self.package, self.session, self.screenshots = browser, package, session, screenshots
        self.passed = 0

    def check(self, condition, what):
        if not condition:
            raise Failure(what)
        self.passed += 1

    def picture(self, name):
        time.sleep(0.4)
        self.browser.screenshot(self.screenshots / f"preview-{name}.png")

    def wait(self, expression, what, timeout=GUARD):
        value = self.browser.wait(expression, what, timeout)
        self.passed += 1
        return value

    def run(self):
        self.browser.open(self.session.address)
        # The first build compiles everything.
        self.wait(ALL_DRAWN, "the first pictures")
        self.first_pictures()
        self.a_save_changes_pictures_in_place()
        self.before_and_after()
        self.an_error_shows_and_goes()
        self.half_a_save_and_the_rest()
        self.a_crash_keeps_the_pictures()
        self.choices_stay()
        self.scrubbing()
        self.narrow_and_dark()
        errors = [line for line in self.browser.console_errors]
        self.check(not errors, f"the page reported errors: {errors[:3]}")

    def first_pictures(self):
        subjects = self.browser.evaluate("[...document.querySelectorAll('.subject')].map(s => [s.querySelector('h2').textContent, s.querySelector('.detail').textContent])")
        self.check([title for title, _ in subjects[:2]] == ["Two dates", "A badge"], f"the declared previews come first: {subjects}")
        self.check([detail for _, detail in subjects[2:]] == ["systemSmall", "systemMedium", "accessoryRectangular"], f"then each family: {subjects}")
        hashes = self.browser.evaluate(HASHES)
        self.check(len(hashes) == 10 and all(hashes.values()), f"ten pictures are drawn: {hashes}")
        self.check("build" in self.browser.evaluate("document.getElementById('figures').textContent"), "the page says how long the build took")
        self.check("key" not in self.browser.evaluate("location.href"), "the key is not in the address any more")
        self.picture("first")

    def save(self, text, what):
        """Saves, and waits until everything of the new build is drawn. Returns the hashes before and after."""
        before = self.browser.evaluate(HASHES)
        self.package.save(text)
        self.wait(f"{PHASE} !== 'ready'", f"the page to notice a save: {what}")
        self.wait(ALL_DRAWN, f"the pictures of a save: {what}")
        return before, self.browser.evaluate(HASHES)

    def a_save_changes_pictures_in_place(self):
        self.browser.resize(1440, 520)
        top = self.browser.evaluate("(scrollTo(0, 200), scrollY)")
        self.check(top > 100, f"the page can be scrolled: {top}")
        self.browser.evaluate("window.kept = document.querySelector('.tile img'); window.badge = document.querySelector('[data-subject*=\"#2\"] img')")
        before, after = self.save(previewing.SOURCE.replace("Change me", "Changed!"), "a text")
        changed = {key for key in after if after[key] != before[key]}
        self.check(changed and all("#2|" not in key for key in changed), f"the badge, which did not change, keeps its picture: {changed}")
        self.check(len(changed) == 8, f"every picture of the widget changed: {changed}")
        marked = self.browser.evaluate("[...document.querySelectorAll('.tile.changed')].map(tile => tile.dataset.picture)")
        self.check(set(marked) == changed, "exactly the pictures that changed are marked")
        self.check(self.browser.evaluate("scrollY") == top, "the page stays where it was scrolled to")
        self.browser.desktop_window()
        self.check(self.browser.evaluate("badge.isConnected && document.querySelector('[data-subject*=\"#2\"] img') === badge"), "a picture that did not change is not replaced")
        self.check("changed" in self.browser.evaluate("document.getElementById('changed').textContent"), "the toolbar counts the changes")
        self.picture("changed")

    def before_and_after(self):
        self.browser.evaluate("scrollTo(0, 0)")
        self.browser.click(".tile.changed .badge")
        self.wait("document.querySelector('.comparison .before img')?.complete", "the picture before the save")
        self.check(self.browser.evaluate("document.querySelector('.comparison .before img').naturalWidth > 50"), "the picture before the save is there")
        part = "getComputedStyle(document.querySelector('.comparison')).getPropertyValue('--part')"
        self.check(self.browser.evaluate(part) == "50%", "the line begins in the middle")
        self.picture("compare")
        self.browser.key("ArrowRight")
        self.check(self.browser.evaluate(part) == "51%", "a key moves the line")
        self.browser.click("#changed")
        shown = self.browser.evaluate("[...document.querySelectorAll('.tile')].filter(tile => tile.offsetParent).length")
        self.check(shown == 8, f"only the pictures that changed are left: {shown}")
        self.browser.click("#changed")

    def an_error_shows_and_goes(self):
        before = self.browser.evaluate(HASHES)
        self.package.save(previewing.SOURCE.replace('Label("Change me"', 'Lable("Change me"'))
        self.wait(f"{PHASE} === 'failed'", "the page to say that the build failed")
        problem = self.browser.evaluate("(e => ({place: e.querySelector('.place').textContent, message: e.querySelector('.message').textContent, line: e.querySelector('.code.it')?.textContent}))(document.querySelector('.problem'))")
        line = next(number for number, text in enumerate(previewing.SOURCE.splitlines(), 1) if "Change me" in text)
        self.check(problem["place"] == f"Sources/Hello/Hello.swift:{line}:7", f"the error has its place: {problem}")
        self.check("Lable" in problem["message"], f"the error has its message: {problem}")
        self.check('Lable("Change me"' in (problem["line"] or ""), f"the error has its source: {problem}")
        self.check(self.browser.evaluate(HASHES) == before, "the last good pictures stay")
        self.check(self.browser.evaluate("document.querySelector('.pictures').classList.contains('old')"), "they are shown as old")
        self.picture("error")
        self.package.save(previewing.SOURCE)
        self.wait(ALL_DRAWN, "the pictures after the error is mended")
        self.check(self.browser.evaluate("document.querySelector('.problem') === null"), "the error goes")
        self.check(self.browser.evaluate(HASHES) != before, "the pictures are those of the mended source")

    def half_a_save_and_the_rest(self):
        text = previewing.SOURCE.replace("Change me", "In two parts")
        before = self.browser.evaluate(HASHES)
        with open(self.package.source, "w") as file:
            file.write(text[:400])
            file.flush()
            # Longer than the quiet time after which a save counts as finished.
            time.sleep(0.3)
            file.write(text[400:])
        self.wait(f"{ALL_DRAWN} && JSON.stringify({HASHES}) !== {repr(json_text(before))}", "the pictures of a save in two parts")
        self.check(self.browser.evaluate("document.querySelector('.problem') === null"), "no error of half the source is left")

    def a_crash_keeps_the_pictures(self):
        before = self.browser.evaluate(HASHES)
        self.package.save(previewing.SOURCE.replace("completion(Timeline(", 'fatalError("no data today"); completion(Timeline('))
        self.wait("document.querySelectorAll('.tile.faulty').length === 6", "the faults of the widget's families")
        fault = self.browser.evaluate("document.querySelector('.tile.faulty .fault').textContent")
        self.check("no data today" in fault, f"the fault says what the extension said last: {fault}")
        after = self.browser.evaluate(HASHES)
        self.check(all(after[key] == before[key] for key in after if key.startswith("kind:")), "the last good pictures of the widget stay")
        self.picture("crash")
        self.package.save(previewing.SOURCE)
        self.wait(f"{ALL_DRAWN} && !document.querySelector('.tile.faulty')", "the pictures after the crash is mended")

    def choices_stay(self):
        self.browser.click(".chip[data-value='accented']")
        self.wait(f"document.querySelectorAll('.tile').length > 10 && {ALL_DRAWN}", "the pictures of another mode")
        count = self.browser.evaluate("document.querySelectorAll('.tile').length")
        self.check(count == 16, f"each widget of the home screen has two modes, an accessory and the view alone have one: {count}")
        top = self.browser.evaluate("(scrollTo(0, 220), scrollY)")
        self.picture("modes")
        self.browser.open(self.session.url + "/")
        self.wait(f"document.querySelectorAll('.tile').length === 16 && {ALL_DRAWN}", "the same choice after a reload")
        self.check(self.browser.evaluate("document.querySelector('.chip[data-value=accented]').getAttribute('aria-pressed')") == "true", "the choice is shown")
        self.wait(f"scrollY === {top}", "the page to be where it was scrolled to")
        self.browser.evaluate("scrollTo(0, 0)")
        self.browser.click(".chip[data-value='accented']")
        self.wait(f"document.querySelectorAll('.tile').length === 10 && {ALL_DRAWN}", "the first choice again")

    def scrubbing(self):
        before = self.browser.evaluate(HASHES)
        self.browser.evaluate("(time => { time.value = 1200; time.dispatchEvent(new Event('input')); })(document.getElementById('time'))")
        self.wait(f"{ALL_DRAWN} && Object.entries({HASHES}).filter(([key]) => key.startsWith('kind:')).every(([key, hash]) => hash !== ({json_text(before)})[key])", "the pictures of the evening")
        self.check(not self.browser.evaluate("document.querySelector('.tile.changed')"), "another time marks nothing as changed")
        slider = "document.querySelector('[data-subject=\"kind:Hello/systemSmall\"] .entries')"
        self.check(self.browser.evaluate(f"{slider}.textContent").startswith("Entry 1 of 6"), "the slider says which entry is shown")
        small = "Object.entries(%s).filter(([key]) => key.startsWith('kind:Hello/systemSmall')).map(([, hash]) => hash).join()" % HASHES
        shown = self.browser.evaluate(small)
        self.browser.evaluate(f"(range => {{ range.value = 3; range.dispatchEvent(new Event('input')); }})({slider}.querySelector('input'))")
        self.wait(f"{small} !== {repr(shown)}", "the picture of another entry")
        self.picture("scrub")
        self.browser.click("[data-subject='kind:Hello/systemSmall'] .release")
        self.wait(f"{small} === {repr(shown)}", "the current entry again")

    def narrow_and_dark(self):
        self.browser.prefer(**{"prefers-color-scheme": "dark"})
        self.browser.resize(420, 900, 2)
        self.wait("document.documentElement.dataset.scheme === 'dark'", "the page to follow the system's scheme")
        wide = self.browser.evaluate("document.documentElement.scrollWidth - innerWidth")
        self.check(wide <= 0, f"nothing is cut off in a narrow window: {wide} points too wide")
        self.picture("narrow-dark")
        self.browser.desktop_window()


def json_text(value):
    return json.dumps(value, separators=(",", ":"))


def main():
    screenshots = pathlib.Path(os.environ.get("SCREENSHOTS", previewing.ROOT / "Host/.build/page"))
    screenshots.mkdir(parents=True, exist_ok=True)
    package = session = browser = None
    try:
        command = previewing.command()
        if command is None:
            raise Unavailable("no almanac command found; run: make build")
        package = previewing.Package()
        session = previewing.Session(command, package.folder)
        browser = Chromium()
        browser.prefer(**{"prefers-color-scheme": "light"})
        test = PreviewTest(browser, package, session, screenshots)
        test.run()
        status = session.close()
        session = None
        test.check(status == 0, f"almanac preview ended with status {status}")
        print(f"preview: {test.passed} checks passed; screenshots in {screenshots}")
        return 0
    except (Failure, Unavailable, RuntimeError) as error:
        if browser is not None:
            browser.screenshot(screenshots / "preview-failure.png")
        print(f"preview: {error}", file=sys.stderr)
        return 1
    finally:
        if browser is not None:
            browser.close()
        if session is not None:
            session.close()
        if package is not None:
            package.close()


if __name__ == "__main__":
    sys.exit(main())
