"""Checks of taps on buttons and toggles with the Habits example. Used by page_test.py."""

import json
import time
import urllib.error

from waiting import soon


def taps(test):
    """Ticks habits by keyboard and by pointer, with and without the host, unlocked and locked."""
    host, browser = test.host, test.browser
    widget = host.api("instances", "POST", {"app": "Habits", "kind": "Today", "family": "systemMedium"})["id"]
    slot = f"document.querySelector('[data-instance={json.dumps(widget)}]')"
    switch = f"[...{slot}.querySelectorAll('.access [role=switch]')]"
    # Not before it is visible: until then it keeps the words of its first picture, which can be the placeholder.
    test.wait(f"!!{slot}", "the Habits widget")
    browser.evaluate(f"{slot}.scrollIntoView({{ behavior: 'instant' }})")
    test.wait(f"{switch}.length === 4", "the toggles of the Habits widget")
    before = test.picture(widget)
    test.shot("taps-before")

    def states():
        return browser.evaluate(f"{switch}.map(each => each.getAttribute('aria-checked')).join(' ')")

    def taps_of_host():
        return [d for d in host.api(f"instances/{widget}/decisions?limit=50") if d["rule"] == "intent"]

    # By keyboard: walk and read are kept, the others are not.
    test.check(states() == "true true false false", f"the toggles begin with {states()}")
    browser.evaluate(f"{switch}[2].focus()")
    browser.key("Enter")
    test.wait(f"{switch}.map(each => each.getAttribute('aria-checked')).join(' ') === 'true true true false'", "a toggle to be on after Enter")
    test.check(browser.evaluate(f"document.activeElement === {switch}[2]"), "the toggle lost the focus")
    test.wait(f"{slot}.getAttribute('aria-busy') === 'false'", "the tap to be done")
    test.check(test.picture(widget)["sum"] != before["sum"], "the picture has not changed")
    test.check(len(taps_of_host()) == 1 and taps_of_host()[0]["outcome"] == "free", f"the reload after a tap is not free: {taps_of_host()}")
    test.shot("taps-ticked")

    # By pointer, at the toggle's own place; the picture turns at once, before the host has answered.
    browser.evaluate(HOLD)
    frame = browser.evaluate(f"(box => ({{ x: box.left + box.width / 2, y: box.top + box.height / 2 }}))({switch}[3].getBoundingClientRect())")
    turned = test.picture(widget)["sum"]
    browser.click_at(frame["x"], frame["y"])
    test.wait(f"{slot}.getAttribute('aria-busy') === 'true'", "the widget to be busy")
    test.other_picture(widget, turned, "the toggle does not turn before the host has answered")
    test.check(states() == "true true true false", "the words changed before the host has answered")
    test.shot("taps-turned")
    browser.evaluate("window.releaseTaps()")
    test.wait(f"{switch}.every(each => each.getAttribute('aria-checked') === 'true')", "the last toggle to be on")
    test.wait(f"{slot}.getAttribute('aria-busy') === 'false'", "the tap to be done")
    test.check(len(taps_of_host()) == 2, "a tap was performed twice or not at all")

    # Two taps on one toggle, the second before the first is answered: it is as before.
    browser.evaluate(f"{switch}[0].click()")
    browser.evaluate(f"{switch}[0].click()")
    test.wait(f"{slot}.getAttribute('aria-busy') === 'false'", "both taps to be done")
    soon(test, lambda: states() == "true true true true", lambda: f"two taps on a toggle do not give what it was: {states()}")
    test.check(len(taps_of_host()) in (3, 4), f"two taps gave {len(taps_of_host()) - 2} reloads")

    # A tap whose answer is lost is sent again and performed once.
    browser.evaluate(LOSE_ONE)
    browser.evaluate(f"{switch}[1].click()")
    test.wait(f"{switch}.map(each => each.getAttribute('aria-checked')).join(' ') === 'true false true true'", "a tap whose answer was lost to be performed")
    test.wait(f"{slot}.getAttribute('aria-busy') === 'false'", "the tap to be done")
    test.check(browser.evaluate("window.tapKeys.length === 2 && new Set(window.tapKeys).size === 1"), "the tap was not sent again with its key")
    time.sleep(0.5)
    test.check(states() == "true false true true", "a tap that was sent twice was performed twice")

    # While locked and hidden nothing can be tapped.
    host.api("passcode", "PUT", {"new": "135790"})
    host.api("device", "PATCH", {"hideContentWhileLocked": True})
    content = host.api(f"instances/{widget}/content")
    host.api("lock", "POST")
    answer = tap_error(host, widget, {"key": "locked", "content": content["content"], "path": content["actions"][0]["path"]})
    test.check(answer == (409, "tap.locked"), f"a tap while locked gives {answer}")
    host.api("unlock", "POST", {"passcode": "135790"})
    host.api("device", "PATCH", {"hideContentWhileLocked": False})
    host.api("passcode", "DELETE", {"current": "135790"})
    test.removed_elsewhere.add(widget)
    host.api(f"instances/{widget}", "DELETE")
    test.wait(f"{slot} === null", "the widget to be gone")


def tap_error(host, widget, body):
    """The status and name of the error with which the host refuses a tap."""
    try:
        host.api(f"instances/{widget}/taps", "POST", body)
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())["error"]["name"]
    return None


# Holds taps back until releaseTaps() is called.
HOLD = """(() => {
  const send = window.fetch;
  const released = new Promise((release) => { window.releaseTaps = () => { window.fetch = send; release(); }; });
  window.fetch = async (resource, ...rest) => {
    if (/\\/taps$/.test(String(resource))) await released;
    return send(resource, ...rest);
  };
})()"""

# Loses the answer to the next tap, as a broken connection does, and notes the keys of taps.
LOSE_ONE = """(() => {
  const send = window.fetch;
  let isLost = false;
  window.tapKeys = [];
  window.fetch = async (resource, options, ...rest) => {
    if (!/\\/taps$/.test(String(resource))) return send(resource, options, ...rest);
    window.tapKeys.push(JSON.parse(options.body).key);
    const answer = await send(resource, options, ...rest);
    if (isLost) { window.fetch = send; return answer; }
    isLost = true;
    throw new TypeError('the connection broke');
  };
})()"""
