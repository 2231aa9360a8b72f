"""Checks of live activities: a real program of the app starts two, pushes update and end them, the keyboard dismisses them. Used by page_test.py."""

import json
import os
import pathlib
import subprocess
import threading
import time
import urllib.error
import urllib.request

from chromium import Failure

ROOT = pathlib.Path(__file__).resolve().parents[3]
TOPIC = "org.almanac.examples.transit.push-type.liveactivity"


class Ride:
    """A run of the command of Transit's containing app, until it has said the activity's push token. The activity outlives it."""

    def __init__(self, command, host, line):
        environment = {**os.environ, "ALMANAC_HOST_SOCKET": f"{host.folder.name}/host.sock", "ALMANAC_APP": "Transit"}
        process = subprocess.Popen([command, line, "600"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            self.id = self.line(process, "started ")
            self.token = self.line(process, "push token ")
        finally:
            process.kill()
            process.wait()

    @staticmethod
    def line(process, start):
        # Not with select: a line may be in the buffer already.
        late = threading.Timer(60, process.kill)
        late.start()
        text = process.stdout.readline().strip()
        late.cancel()
        if not text.startswith(start):
            process.kill()
            raise Failure(f"RideCommand said {text!r} instead of {start!r}: {process.stderr.read().strip()}")
        return text.removeprefix(start)


def push(host, token, aps):
    """Sends a push as a server does, without the access key. Returns the status and the reason."""
    request = urllib.request.Request(
        f"{host.url}/3/device/{token}", method="POST", data=json.dumps({"aps": aps}).encode(),
        headers={"apns-push-type": "liveactivity", "apns-topic": TOPIC, "Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, None
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()).get("reason")


def until(test, what, condition, timeout=30):
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            raise Failure(f"timeout: {what}")
        time.sleep(0.05)
    test.passed += 1


def state(minutes, stop=2, delay=0):
    # Dates are seconds since 2001, as Foundation's coders write them.
    return {"next": stop, "arrival": time.time() - 978_307_200 + 60 * minutes, "delay": delay}


def activities(test):
    browser, host = test.browser, test.host
    # The host builds the examples for release too.
    built = subprocess.run(
        ["swift", "build", "--package-path", str(ROOT / "Examples"), "-c", "release", "--product", "RideCommand"], capture_output=True, text=True, timeout=1800)
    test.check(built.returncode == 0, f"RideCommand was not built: {built.stdout[-400:]}")
    command = str(ROOT / "Examples/.build/release/RideCommand")

    def shown(activity):
        return next((each for each in host.api("activities") if each["id"] == activity), None)

    def part(activity, family):
        return f"document.querySelector('[data-activity=\"{activity}\"][data-family=\"{family}\"]')"

    def drawn(activity, family):
        return f"(image => !!image && image.complete && image.naturalWidth > 0)({part(activity, family)}?.querySelector('img:last-of-type'))"

    first = Ride(command, host, "2")
    test.wait(drawn(first.id, "islandCompact"), "the compact island on the home screen")
    test.shot("activity-island")
    second = Ride(command, host, "40")
    test.wait(f"{drawn(second.id, 'islandCompact')} && {drawn(first.id, 'islandMinimal')}", "the newer activity as the compact island, the older one minimal")
    test.shot("activity-two")
    # Both are live: their timers change every second.
    src = browser.evaluate(f"{part(second.id, 'islandCompact')}.querySelector('img:last-of-type').src")
    test.wait(f"{part(second.id, 'islandCompact')}.querySelector('img:last-of-type').src !== {json.dumps(src)}", "the timer of the island to advance")

    # Expanded by a key and by press and hold.
    browser.evaluate(f"{part(second.id, 'islandCompact')}.focus()")
    browser.key("Enter")
    test.wait(drawn(second.id, "islandExpanded"), "the island to expand by the keyboard")
    time.sleep(0.5)
    test.shot("activity-expanded")
    test.check(browser.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true", "the expanded island does not say that it is")
    browser.key("Escape")
    test.wait(f"!!{part(second.id, 'islandCompact')}", "the island to collapse by Esc")
    time.sleep(0.5)
    box = browser.evaluate(f"(r => [r.left + r.width / 2, r.top + r.height / 2])({part(second.id, 'islandCompact')}.getBoundingClientRect())")
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)
        if kind == "mousePressed":
            test.wait(f"!!{part(second.id, 'islandExpanded')}", "the island to expand when it is held")
    browser.key("Escape")

    # The lock screen: the newer one above.
    test.choose_place("lockScreen")
    test.wait(f"{drawn(first.id, 'lockScreen')} && {drawn(second.id, 'lockScreen')}", "both activities on the lock screen")
    order = browser.evaluate("[...document.querySelectorAll('.activity-card')].map(card => card.dataset.activity)")
    test.check(order == [second.id, first.id], f"the activities of the lock screen are in another order: {order}")
    test.shot("activity-lock-screen")

    # An update by push, with an alert; then it becomes stale.
    revision = shown(first.id)["revision"]
    now = int(time.time())
    update = {"timestamp": now + 1, "event": "update", "content-state": state(9, 3, 4), "alert": {"title": "Delay", "body": "Four minutes late."}}
    test.check(push(host, first.token, update) == (200, None), "a push for an activity is not accepted")
    until(test, "the pushed content to be drawn", lambda: shown(first.id)["revision"] > revision)
    test.wait("document.querySelector('.phone .visually-hidden[role=status]').textContent.includes('Four minutes late.')", "the alert to be said")
    test.wait(f"!!{part(first.id, 'islandExpanded')}", "the alert to expand the island")
    test.wait(f"!!{part(first.id, 'islandMinimal')}", "the island to collapse after the alert")
    test.shot("activity-updated")
    older = {"timestamp": now - 60, "event": "update", "content-state": state(1)}
    test.check(push(host, first.token, older) == (200, None), "an older push is refused")
    stale = {"timestamp": now + 2, "event": "update", "content-state": state(9, 3, 4), "stale-date": int(time.time()) + 2}
    test.check(push(host, first.token, stale) == (200, None), "a push with a stale date is not accepted")
    test.wait(f"{part(first.id, 'lockScreen')}.dataset.phase === 'stale'", "the page to learn that the activity is stale")
    test.check(browser.evaluate(f"{part(first.id, 'lockScreen')}.querySelector('.activity').ariaLabel").endswith("out of date"), "a stale activity does not say so")

    # It outlives the host.
    host.restart()
    until(test, "the activities after a restart of the host", lambda: {each["id"] for each in host.api("activities")} == {first.id, second.id})
    test.wait("document.querySelectorAll('.activity-card').length === 2", "the page to show them again", 40)

    # The end: the island goes, the lock screen keeps the last picture until it is dismissed.
    test.check(push(host, first.token, {"timestamp": now + 3, "event": "end"})[0] == 200, "a push does not end an activity")
    test.wait(f"{part(first.id, 'lockScreen')}?.dataset.phase === 'ended' && !{part(first.id, 'islandMinimal')}", "the ended activity to leave the island")
    test.shot("activity-ended")
    browser.evaluate(f"{part(first.id, 'lockScreen')}.querySelector('.activity').focus()")
    browser.key("Delete")
    until(test, "the keyboard to dismiss an activity", lambda: shown(first.id) is None)
    test.check(push(host, first.token, {"timestamp": now + 4, "event": "end"}) == (410, "Unregistered"), "the token of a dismissed activity still works")
    test.check(push(host, "0" * 64, update) == (400, "BadDeviceToken"), "a token that nobody has issued is not refused")

    # The other one goes by a swipe.
    time.sleep(0.3)
    left, top, width, height = browser.evaluate(
        f"(r => [r.left, r.top, r.width, r.height])({part(second.id, 'lockScreen')}.querySelector('.activity').getBoundingClientRect())")
    x, y = left + width * 0.7, top + height / 2
    browser.send("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
    for step in range(1, 6):
        browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=x - step * 30, y=y, button="left", buttons=1)
    browser.send("Input.dispatchMouseEvent", type="mouseReleased", x=x - 150, y=y, button="left", clickCount=1)
    until(test, "a swipe to dismiss an activity", lambda: host.api("activities") == [])
    test.wait("document.querySelectorAll('.activity-card, .island').length === 0", "no activity on the page")
    test.choose_place("homeScreen")
