"""Checks of live activities: a real program of the app starts two, a tap on a widget a third; their buttons and links are tapped; pushes update and end
them; the keyboard, a swipe and a setting dismiss them. Used by page_test.py."""

import json
import os
import pathlib
import plistlib
import shutil
import subprocess
import tempfile
import threading
import time
import types
import urllib.error
import urllib.request

from car_activity_checks import in_a_car
from examples import built_program
from watch_activity_checks import on_a_watch
from waiting import GUARD, Failure, soon, timeline

TOPIC = "org.almanac.examples.transit.push-type.liveactivity"


class Ride:
    """A run of the command of Transit's containing app, until it has said the activity's push token. The activity outlives it."""

    def __init__(self, command, host, line, app="Transit"):
        environment = {**os.environ, "ALMANAC_HOST_SOCKET": f"{host.folder.name}/host.sock", "ALMANAC_APP": app}
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
        late = threading.Timer(GUARD, process.kill)
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
        with urllib.request.urlopen(request, timeout=GUARD) as response:
            return response.status, None
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()).get("reason")


def state(minutes, stop=2, delay=0):
    # Dates are seconds since 2001, as Foundation's coders write them.
    return {"next": stop, "arrival": time.time() - 978_307_200 + 60 * minutes, "delay": delay}


def activities(test):
    browser, host = test.browser, test.host
    command = str(built_program("RideCommand"))

    def shown(activity):
        return next((each for each in host.api("activities") if each["id"] == activity), None)

    def part(activity, family):
        return f"document.querySelector('[data-activity=\"{activity}\"][data-family=\"{family}\"]')"

    def drawn(activity, family):
        return f"(image => !!image && image.complete && image.naturalWidth > 0)({part(activity, family)}?.querySelector('img:last-of-type'))"

    def check_status(what):
        # The time and the island are apart, or the time is hidden.
        test.wait("""(() => { const status = document.querySelector('.phone .status'), islands = [...document.querySelectorAll('.island')];
            if (getComputedStyle(status).visibility === 'hidden') return true;
            const boxes = [...status.children].map(each => each.getBoundingClientRect());
            return islands.every(each => { const island = each.getBoundingClientRect(); return boxes.every(box => box.right <= island.left || box.left >= island.right); }); })()""", what)

    first = Ride(command, host, "2")
    test.wait(drawn(first.id, "islandCompact"), "the compact island on the home screen")
    check_status("the time to have room beside an island")
    test.shot("activity-island")
    second = Ride(command, host, "40")
    # Of one app's activities only the most relevant is in the island; of equal ones the one that started first.
    soon(test, lambda: {each["id"]: each["island"] for each in host.api("activities")} == {first.id: "compact", second.id: None}, "the first ride alone in the island")
    test.wait(f"{drawn(first.id, 'islandCompact')} && document.querySelectorAll('.island').length === 1", "the older activity alone in the island")
    less = {"timestamp": int(time.time()), "event": "update", "content-state": state(9), "relevance-score": 10}
    test.check(push(host, first.token, less) == (200, None), "a push with a relevance is not accepted")
    islands = lambda: {each["id"]: each["island"] for each in host.api("activities")}
    soon(test, lambda: islands() == {first.id: None, second.id: "compact"}, lambda: f"the host does not give the island to the more relevant activity: {host.api('activities')}")
    test.wait(f"{drawn(second.id, 'islandCompact')} && document.querySelectorAll('.island').length === 1", "the more relevant activity alone in the island")
    two_apps(test, second, part, drawn, check_status)
    # The island is live: its timer changes every second.
    src = browser.evaluate(f"{part(second.id, 'islandCompact')}.querySelector('img:last-of-type').src")
    test.wait(f"{part(second.id, 'islandCompact')}.querySelector('img:last-of-type').src !== {json.dumps(src)}", "the timer of the island to advance")

    # Expanded by a key and by press and hold.
    browser.evaluate(f"{part(second.id, 'islandCompact')}.querySelector('button').focus()")
    browser.key("Enter")
    test.wait(drawn(second.id, "islandExpanded"), "the island to expand by the keyboard")
    browser.rest()
    test.shot("activity-expanded")
    test.check(browser.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true", "the expanded island does not say that it is")
    # While it grows, the picture of the compact island is in a frame of another form.
    fit = browser.evaluate(f"[...{part(second.id, 'islandExpanded')}.querySelectorAll('.island-face > img')].map(image => getComputedStyle(image).objectFit)")
    test.check(bool(fit) and set(fit) == {"contain"}, f"the growing island stretches its pictures: {fit}")
    browser.key("Escape")
    test.wait(f"!!{part(second.id, 'islandCompact')}", "the island to collapse by Esc")
    browser.rest()
    box = browser.evaluate(f"(r => [r.left + r.width / 2, r.top + r.height / 2])({part(second.id, 'islandCompact')}.getBoundingClientRect())")
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)
        if kind == "mousePressed":
            test.wait(f"!!{part(second.id, 'islandExpanded')}", "the island to expand when it is held")
    browser.key("Escape")

    taps(test, second.id, part, drawn)

    # The lock screen: the newer one above.
    test.choose_place("lockScreen")
    test.wait(f"{drawn(first.id, 'lockScreen')} && {drawn(second.id, 'lockScreen')}", "both activities on the lock screen")
    order = browser.evaluate("[...document.querySelectorAll('.activity-card')].map(card => card.dataset.activity)")
    test.check(order == [second.id, first.id], f"the activities of the lock screen are in another order: {order}")
    test.shot("activity-lock-screen")

    lock_screen_taps(test, second.id, part)
    in_the_middle(test, second, part)
    tools = types.SimpleNamespace(
        Ride=Ride, push=push, part=part, drawn=drawn, centre=centre, element_in=element_in, next_stop=next_stop)
    on_a_watch(test, command, (first, second), tools)
    in_a_car(test, (first, second), tools)

    # An update by push, with an alert; then it becomes stale.
    revision = shown(first.id)["revision"]
    now = int(time.time())
    update = {"timestamp": now + 1, "event": "update", "content-state": state(9, 3, 4), "alert": {"title": "Delay", "body": "Four minutes late."}}
    test.check(push(host, first.token, update) == (200, None), "a push for an activity is not accepted")
    soon(test, lambda: shown(first.id)["revision"] > revision, "the pushed content to be drawn")
    test.wait("document.querySelector('.phone .visually-hidden[role=status]').textContent.includes('Four minutes late.')", "the alert to be said")
    test.wait(f"!!{part(first.id, 'islandExpanded')}", "the alert to expand the island")
    test.wait(f"!!{part(second.id, 'islandCompact')} && !{part(first.id, 'islandExpanded')}", "the island to collapse after the alert")
    test.shot("activity-updated")
    older = {"timestamp": now - 60, "event": "update", "content-state": state(1)}
    test.check(push(host, first.token, older) == (200, None), "an older push is refused")
    stale = {"timestamp": now + 2, "event": "update", "content-state": state(9, 3, 4), "stale-date": int(time.time()) + 2}
    test.check(push(host, first.token, stale) == (200, None), "a push with a stale date is not accepted")
    test.wait(f"{part(first.id, 'lockScreen')}.dataset.phase === 'stale'", "the page to learn that the activity is stale")
    test.check(browser.evaluate(f"{part(first.id, 'lockScreen')}.querySelector('.activity').ariaLabel").endswith("out of date"), "a stale activity does not say so")

    # It outlives the host.
    host.restart()
    soon(test, lambda: {each["id"] for each in host.api("activities")} == {first.id, second.id}, "the activities after a restart of the host")
    test.wait("document.querySelectorAll('.activity-card').length === 2", "the page to show them again")

    # The end: the lock screen keeps the last picture until it is dismissed.
    test.check(push(host, first.token, {"timestamp": now + 3, "event": "end"})[0] == 200, "a push does not end an activity")
    test.wait(f"{part(first.id, 'lockScreen')}?.dataset.phase === 'ended'", "the lock screen to keep the ended activity")
    test.shot("activity-ended")
    browser.evaluate(f"{part(first.id, 'lockScreen')}.querySelector('.activity').focus()")
    browser.key("Delete")
    soon(test, lambda: shown(first.id) is None, "the keyboard to dismiss an activity")
    test.check(push(host, first.token, {"timestamp": now + 4, "event": "end"}) == (410, "Unregistered"), "the token of a dismissed activity still works")
    test.check(push(host, "0" * 64, update) == (400, "BadDeviceToken"), "a token that nobody has issued is not refused")

    # The other one goes by a swipe.
    browser.rest()
    left, top, width, height = browser.evaluate(
        f"(r => [r.left, r.top, r.width, r.height])({part(second.id, 'lockScreen')}.querySelector('.activity').getBoundingClientRect())")
    x, y = left + width * 0.7, top + height / 2
    browser.send("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
    for step in range(1, 6):
        browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=x - step * 30, y=y, button="left", buttons=1)
    browser.send("Input.dispatchMouseEvent", type="mouseReleased", x=x - 150, y=y, button="left", clickCount=1)
    soon(test, lambda: host.api("activities") == [], "a swipe to dismiss an activity")
    test.wait("document.querySelectorAll('.activity-card, .island').length === 0", "no activity on the page")
    test.choose_place("homeScreen")
    started_by_widget(test, drawn)


def two_apps(test, ride, part, drawn, check_status):
    """Activities of two apps are both minimal: one with the camera, one in a circle of its own. The second app is a copy of Transit."""
    browser, host = test.browser, test.host
    with tempfile.TemporaryDirectory(prefix="almanac-second-app-") as folder:
        bundle = pathlib.Path(folder) / "Tram.app"
        shutil.copytree(f"{host.folder.name}/apps/Transit.app", bundle, symlinks=True)
        properties = plistlib.loads((bundle / "Info.plist").read_bytes())
        properties |= {"CFBundleIdentifier": "org.almanac.examples.tram", "CFBundleDisplayName": "Tram"}
        (bundle / "Info.plist").write_bytes(plistlib.dumps(properties))
        host.api("apps", "POST", {"bundle": str(bundle)})
    host.api("apps/Tram/launch", "POST")
    tram = Ride(str(built_program("RideCommand")), host, "7", "Tram")
    roles = lambda: {each["id"]: each["island"] for each in host.api("activities") if each["island"]}
    soon(test, lambda: set(roles()) == {ride.id, tram.id} and sorted(roles().values()) == ["attached", "detached"], "two minimal presentations")
    test.wait(f"{drawn(ride.id, 'islandMinimal')} && {drawn(tram.id, 'islandMinimal')} && !document.querySelector('[data-family=islandCompact]')", "two minimal islands")
    # The presentations move to their places.
    forms = lambda: {role: browser.evaluate(f"(r => [r.left, r.width, r.height])(document.querySelector('.island[data-island={role}]').getBoundingClientRect())") for role in ("attached", "detached")}
    face = lambda: browser.evaluate("(r => [r.left, r.width])(document.querySelector('.island[data-island=attached] .island-face').getBoundingClientRect())")
    soon(test, lambda: forms()["attached"][0] + forms()["attached"][1] < forms()["detached"][0], lambda: f"the detached island is not beside the attached one: {forms()}")
    soon(test, lambda: forms()["attached"][1] > face()[1] + 50 and abs(face()[0] - forms()["attached"][0]) < 1, lambda: f"the camera is not beside the attached presentation: {forms()} {face()}")
    soon(test, lambda: forms()["detached"][1] < 2 * forms()["detached"][2], lambda: f"the detached island is no circle: {forms()}")
    check_status("the time to have room beside two islands, or to be hidden")
    test.shot("activity-two")
    # Each expands by itself.
    browser.evaluate(f"{part(tram.id, 'islandMinimal')}.querySelector('button').focus()")
    browser.key("Enter")
    test.wait(f"{drawn(tram.id, 'islandExpanded')} && document.querySelectorAll('.island').length === 1", "a minimal island to expand")
    browser.key("Escape")
    test.wait(f"!!{part(tram.id, 'islandMinimal')} && !!{part(ride.id, 'islandMinimal')}", "both minimal islands after Escape")
    # Without the other app's activity the island is compact again.
    host.api("apps/Tram", "DELETE")
    test.wait(f"{drawn(ride.id, 'islandCompact')} && document.querySelectorAll('.island').length === 1", "the one activity that is left as the compact island")


# Stops the animations of entries as soon as they begin, until `thaw()` ends them.
FREEZE = """(() => {
  const { animate } = Element.prototype, held = [];
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    if (given[1]?.fill === 'both') { made.pause(); made.currentTime = made.effect.getComputedTiming().endTime * 0.25; held.push(made); }
    return made;
  };
  window.thaw = () => { Element.prototype.animate = animate; held.forEach(each => each.finish()); };
})()"""


def in_the_middle(test, ride, part):
    """The change to the next content on the lock screen, a quarter of it: the layers alone are seen, also where they are translucent, and a timer that ticks
    does not end it."""
    browser = test.browser
    card = part(ride.id, "lockScreen")
    pictures = f"[...{card}.querySelectorAll('.activity > img')]"
    browser.evaluate(FREEZE)
    try:
        test.check(push(test.host, ride.token, {"timestamp": int(time.time()) + 1, "event": "update", "content-state": state(25, 3, 2), "relevance-score": 50}) == (200, None), "a push is not accepted")
        # Not that of an earlier change, which may still run and then ends by itself.
        held = f"!!{card}.querySelector('.entry-animation')?.getAnimations({{ subtree: true }}).some(each => each.playState === 'paused')"
        test.wait(held, "the change of the activity to be animated")
        roles = browser.evaluate(f"[...{card}.querySelectorAll('.entry-animation img')].map(each => each.dataset.role)")
        test.check({"still", "fade-out", "fade-in"} <= set(roles), f"the layers of the activity are {roles}")
        test.shot("activity-animation-middle")
        hidden = f"{pictures}.every(each => getComputedStyle(each).visibility === 'hidden')"
        test.check(browser.evaluate(hidden), "the picture of before is seen through the layers")
        src = browser.evaluate(f"{pictures}.at(-1).src")
        test.wait(f"{pictures}.at(-1).src !== {json.dumps(src)}", "the timer to tick")
        test.check(browser.evaluate(f"{card}.querySelector('.entry-animation') !== null && {hidden}"), "a timer that ticks ends the animation")
    finally:
        browser.evaluate("window.thaw()")
    test.wait(f"{card}.querySelector('.entry-animation') === null && {pictures}.length === 1 && !({hidden})", "the newest picture alone after the animation")


def element_in(part, name):
    """The control for assistive technology whose name ends like this, after that of its symbol, in a part of the page."""
    return f"[...{part}.querySelectorAll('.access button')].find(each => each.ariaLabel?.endsWith({json.dumps(name)}))"


def centre(test, element):
    return test.browser.evaluate(f"(box => [box.left + box.width / 2, box.top + box.height / 2])({element}.getBoundingClientRect())")


def next_stop(test, activity):
    """The stop that the picture of the lock screen names as the next one, by the words of its content."""
    return test.host.api(f"activities/{activity}/lockScreen/content")["text"]


def taps(test, activity, part, drawn):
    """In the island: a button of the expanded one by pointer, a link by keyboard, and the compact one, which opens its URL."""
    browser, host, programs = test.browser, test.host, test.programs
    compact, expanded = part(activity, "islandCompact"), part(activity, "islandExpanded")
    dialog = "document.querySelector('dialog.link-question')"
    browser.evaluate(f"{compact}.querySelector('button').focus()")
    browser.key("Enter")
    test.wait(f"{drawn(activity, 'islandExpanded')} && !!{element_in(expanded, 'Next Stop')}", "the button of the expanded island")
    browser.rest()
    before = next_stop(test, activity)
    src = browser.evaluate(f"{expanded}.querySelector('img:last-of-type').src")
    test.shot("activity-button-before")
    # Also if it is held for longer than it takes to expand the compact one, and until the timer has ticked.
    x, y = centre(test, element_in(expanded, "Next Stop"))
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        time.sleep(1.1)
    soon(test, lambda: next_stop(test, activity) != before, "the intent of the island's button to update the activity")
    test.wait(f"!!{expanded} && {expanded}.querySelector('img:last-of-type').src !== {json.dumps(src)}", "the island to show the next stop")
    test.wait(f"{expanded}.getAttribute('aria-busy') === 'false'", "the tap to end on the page")
    browser.rest()
    test.shot("activity-button-after")

    # A link by keyboard: it asks with the exact command; the island collapses.
    browser.evaluate(f"[...{expanded}.querySelectorAll('.access [role=link]')][0].focus()")
    browser.key("Enter")
    test.wait(f"!!{dialog} && {dialog}.textContent.includes('transit://timetable/40')", "the question about the link of the island")
    test.check(browser.evaluate(f"{dialog}.querySelector('.command').textContent") == "RideCommand %u", "the question does not show the command")
    test.check(browser.evaluate(f"!!{compact}"), "the island does not collapse when something is opened")
    test.shot("activity-link-question")
    browser.key("Escape")
    test.wait(f"!{dialog}", "Escape to close the question")

    # A short press on the compact island opens its URL.
    browser.rest()
    browser.click_at(*centre(test, compact))
    test.wait(f"!!{dialog} && {dialog}.textContent.includes('transit://line/40')", "the question about the URL of the compact island")
    browser.evaluate(f"[...{dialog}.querySelectorAll('button')].find(button => button.textContent === 'Open').click()")
    test.check(programs.calls("RideCommand", 1) == ["transit://line/40"], f"the command was called with {programs.calls('RideCommand', 1)}")
    browser.evaluate("document.querySelectorAll('.toast').forEach(toast => toast.remove())")


def lock_screen_taps(test, activity, part):
    """On the lock screen: the button, the link and the rest of the card by pointer; the command lists the same places."""
    browser, host, programs = test.browser, test.host, test.programs
    card = part(activity, "lockScreen")
    test.wait(f"!!{element_in(card, 'Next Stop')}", "the button of the lock screen")
    before = next_stop(test, activity)
    x, y = centre(test, element_in(card, "Next Stop"))
    browser.click_at(x, y)
    soon(test, lambda: next_stop(test, activity) != before, "the intent of the lock screen's button to update the activity")
    test.wait(f"{card}.getAttribute('aria-busy') === 'false'", "the tap to end on the page")
    test.shot("activity-lock-screen-tapped")
    # The command does the same.
    command = subprocess.run(
        [host.command, "tap", activity, "--list", "--data", host.folder.name], capture_output=True, text=True, timeout=GUARD)
    test.check("transit://timetable/40" in command.stdout and "elsewhere  transit://line/40" in command.stdout, f"almanac tap --list said {command.stdout!r} {command.stderr!r}")
    calls = len(programs.calls("RideCommand", 1))
    browser.click_at(*centre(test, f"{card}.querySelector('.access [role=link]')"))
    test.check(programs.calls("RideCommand", calls + 1)[-1] == "transit://timetable/40", "the link of the lock screen opens something else")
    left, top, width = browser.evaluate(f"(box => [box.left, box.top, box.width])({card}.getBoundingClientRect())")
    browser.click_at(left + width / 2, top + 12)
    test.check(programs.calls("RideCommand", calls + 2)[-1] == "transit://line/40", "the rest of the card does not open the activity's URL")
    browser.evaluate("document.querySelectorAll('.toast').forEach(toast => toast.remove())")


def too_many_devices(test, drawn):
    """Activities are drawn for a few devices at a time. For another one the page says so in a quiet line."""
    browser, host = test.browser, test.host
    usual = browser.evaluate("document.getElementById('device').value")
    for device in ("ipad-744x1133", "ipad-810x1080", "ipad-820x1180"):
        try:
            host.api(f"activities?device={device}")
        except urllib.error.HTTPError as error:
            test.check(error.code == 429, f"the activities of {device} are refused with {error.code}")
    browser.evaluate("document.querySelectorAll('.toast').forEach(toast => toast.remove())")
    test.choose("device", "iphone-440x956")
    test.wait("document.querySelector('.tap-hint')?.textContent.startsWith('Live activities are shown on')", "the page to say why the device has no activities")
    test.check(browser.evaluate("document.querySelectorAll('.toast.error').length") == 0, "the page raises an alarm about activities on a further device")
    test.choose("device", usual)
    test.wait(drawn, "the activity on the usual device again")


def started_by_widget(test, drawn):
    """A tap on a line in the large widget starts a ride; the setting turns it off, and a further tap says so."""
    browser, host = test.browser, test.host
    widget = host.api("instances", "POST", {"app": "Transit", "kind": "Departures", "family": "systemLarge"})["id"]
    timeline(test, widget, "the timeline of the large widget")

    def tap(key):
        shown = host.api(f"instances/{widget}/content")
        line = next(each for each in shown["actions"] if each["intent"])
        return host.api(f"instances/{widget}/taps", "POST", {"key": key, "content": shown["content"], "path": line["path"]})

    test.check(tap("start")["outcome"] == "performed", "the widget's button does not start a ride")
    started = host.api("activities")
    test.check(len(started) == 1 and started[0]["kind"] == "RideAttributes", f"the tap started {started}")
    test.wait(drawn(started[0]["id"], "islandCompact"), "the ride that the widget has started")
    test.shot("activity-started-by-widget")

    # A tap that is sent again is not performed again.
    ride = started[0]["id"]
    shown = host.api(f"activities/{ride}/lockScreen/content")
    again = {"key": "again", "content": shown["content"], "path": next(each for each in shown["actions"] if each["intent"])["path"]}
    outcomes = [host.api(f"activities/{ride}/taps", "POST", again) for _ in range(2)]
    test.check([each["outcome"] for each in outcomes] == ["performed", "performed"], f"a tap that was sent twice: {outcomes}")
    soon(test, lambda: "2 stops to go" in next_stop(test, ride), "the ride to go on")
    time.sleep(1)
    test.check("2 stops to go" in next_stop(test, ride), "a tap that was sent twice was performed twice")
    too_many_devices(test, drawn(ride, "islandCompact"))

    browser.click("#settings")
    switch = "document.getElementById('setting-activities-Transit')"
    test.wait(f"{switch}?.checked === true", "the switch of Transit's live activities")
    browser.evaluate(f"{switch}.scrollIntoView({{ block: 'center' }})")
    test.shot("activity-settings")
    browser.evaluate(f"{switch}.click()")
    soon(test, lambda: host.api("activities") == [], "the setting to dismiss the ride")
    test.wait("document.querySelectorAll('.island').length === 0", "the ride to leave the page")
    refused = tap("refused")
    test.check(refused["outcome"] == "failed" and "turned live activities off" in refused["error"]["message"], f"a ride was started although that is turned off: {refused}")
    browser.evaluate(f"{switch}.click()")
    soon(test, lambda: host.api("device")["appLiveActivities"]["Transit"], "the setting to be on again")
    browser.key("Escape")
    test.removed_elsewhere.add(widget)
    host.api(f"instances/{widget}", "DELETE")
