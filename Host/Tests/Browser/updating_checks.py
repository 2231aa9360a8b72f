"""Checks of the sign that a widget is updating, from Done in its form to its new picture, with an extension that is stopped. Used by page_test.py."""

import contextlib
import os
import pathlib
import signal

from platter import example


@contextlib.contextmanager
def stopped(test, app):
    """Stops the extension of an app, as one that takes long to answer."""
    host = test.host.process.pid
    pids = []
    for folder in pathlib.Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            pid = int(folder.name)
            words = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if f"{app}.app/".encode() in words and (parent == host or f"{test.host.folder.name}/".encode() in words):
                pids.append(pid)
    test.check(bool(pids), f"no process of {app} runs")
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield pids
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def updating(test):
    with example(test, "Planner") as add:
        form = add("Countdown", "systemMedium")
        sign = f"{form.slot}.querySelector('.updating')"
        busy = f"{form.slot}.getAttribute('aria-busy')"
        before = test.picture(form.instance)["sum"]
        form.open()
        form.type("name", "Slow holiday")
        form.settled("name")
        with stopped(test, "Planner"):
            form.done()
            test.wait(f"{sign}?.textContent === 'Updating…'", "the sign that the widget is updating")
            test.check(test.browser.evaluate(busy) == "true", "the widget is not busy")
            test.check(test.browser.evaluate(f"{sign}.getAttribute('role')") == "status", "the sign is not said")
            covered = test.browser.evaluate(
                f"(box => (sign => sign.width * sign.height / (box.width * box.height))({sign}.getBoundingClientRect()))({form.slot}.querySelector('.widget').getBoundingClientRect())")
            test.check(covered < 0.2, f"the sign covers {covered:.0%} of the widget")
            test.check(test.picture(form.instance)["sum"] == before, "the old picture is gone")
            test.shot("updating")
        test.wait(f"{sign} === null && {busy} === 'false'", "the sign to go with the new picture")
        test.other_picture(form.instance, before, "the picture has not changed with the configuration")

        # The decision on the next reload, which follows the new timeline, can come before its picture.
        told = test.browser.evaluate("""(async () => {
          const { Updating } = await import('/updating.js');
          const failures = [];
          const next = { outcome: 'deferred', rule: 'policyAfter', sentence: 'Not reloaded yet.' };
          const updating = new Updating(document.createElement('div'), () => {});
          updating.begin((reason) => failures.push(reason));
          updating.announced();
          updating.decided(next);
          const waits = updating.isBusy;
          updating.drawn();
          const ends = !updating.isBusy;
          // Without a new timeline it is the answer to the change.
          updating.begin((reason) => failures.push(reason));
          updating.decided(next);
          return { waits, ends, failures, isBusy: updating.isBusy };
        })()""")
        test.check(told == {"waits": True, "ends": True, "failures": ["Not reloaded yet."], "isBusy": False}, f"an update whose picture is under way: {told}")

        # An extension that ends ends the sign, and the reason is told.
        form.open()
        form.type("name", "No holiday")
        form.settled("name")
        with stopped(test, "Planner") as pids:
            form.done()
            test.wait(f"{sign} !== null", "the sign that the widget is updating")
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            test.wait(f"{sign} === null && {busy} === 'false'", "the sign to go with the failure")
        told = "[...document.querySelectorAll('.toast.error')].map(each => each.textContent).join()"
        test.wait(f"{told}.includes('is not updated yet')", f"the reason; the page says {test.browser.evaluate(told)}")
        test.shot("updating-failed")
        test.browser.evaluate("document.querySelectorAll('.toast').forEach(each => each.remove())")
    badges(test)


def badges(test):
    """On the small widgets of a lock screen the sign is a badge that covers neither the widget nor its neighbour."""
    host, browser = test.host, test.browser
    usual = next(device["id"] for device in host.api("devices") if device["isUsual"])
    place = browser.evaluate("document.querySelector('.phone').dataset.place")
    made = [
        host.api("instances", "POST", {"app": "Rangers", "kind": "Ranger", "family": family, "device": usual, "place": "lockScreen"})["id"]
        for family in ("accessoryCircular", "accessoryCircular", "accessoryRectangular", "accessoryInline")]
    test.choose_place("lockScreen")
    for each in made:
        test.picture(each)
    browser.evaluate("""(async () => {
      const { Updating } = await import('/updating.js');
      window.signs = [...document.querySelectorAll('.slot')].map(slot => { const sign = new Updating(slot, () => {}); sign.begin(() => {}); return sign; });
    })()""")
    signs = "[...document.querySelectorAll('.slot > .updating')]"
    test.wait(f"{signs}.length === {len(made)} && {signs}.every(each => each.textContent === 'Updating…')", "the sign of each widget")
    covered = """(() => {
      const boxes = [...document.querySelectorAll('.slot .widget')].map(each => each.getBoundingClientRect());
      const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      return Math.max(...[...document.querySelectorAll('.slot > .updating')].flatMap(each => boxes.map(box => shared(each.getBoundingClientRect(), box) / (box.width * box.height))));
    })()"""
    test.check(browser.evaluate(covered) < 0.12, f"a sign covers {browser.evaluate(covered):.0%} of a small widget")
    test.shot("updating-badges")
    browser.evaluate("window.signs.forEach(each => each.end())")
    test.check(browser.evaluate(f"{signs}.length") == 0, "the signs do not go")
    for each in made:
        test.removed_elsewhere.add(each)
        host.api(f"instances/{each}", "DELETE")
    test.choose_place(place)
