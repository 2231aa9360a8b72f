"""Checks that a widget which nobody sees costs nothing: no picture of it is asked for. Used by page_test.py."""

import json
import time

# Counts the page's requests for pictures by widget.
COUNT = """(() => {
  if (window.pictureRequests) return;
  window.pictureRequests = {};
  const send = window.fetch;
  window.fetch = (resource, ...rest) => {
    const [, instance] = /instances\\/([^/]+)\\/image\\.png/.exec(String(resource)) ?? [];
    if (instance) window.pictureRequests[instance] = (window.pictureRequests[instance] ?? 0) + 1;
    return send(resource, ...rest);
  };
})()"""


def unseen(test, timer):
    """`timer` is a widget of the home screen whose picture changes every second."""
    browser, host = test.browser, test.host
    browser.evaluate(COUNT)

    def requests():
        return browser.evaluate(f"window.pictureRequests[{json.dumps(timer)}] ?? 0")

    def during(seconds):
        before = requests()
        time.sleep(seconds)
        return requests() - before

    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(timer)}]').scrollIntoView({{ behavior: 'instant' }})")
    test.check(during(4) >= 2, "a timer that is seen does not advance")
    # Out of the screen, as on another page of the home screen.
    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(timer)}]').style.translate = '-400vw 0'")
    time.sleep(1)
    test.check(during(4) == 0, "a timer that is not on the screen is fetched")
    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(timer)}]').style.translate = ''")
    test.check(during(4) >= 2, "a timer that is seen again does not advance")
    # At another place.
    test.choose_place("lockScreen")
    time.sleep(1)
    test.check(during(4) == 0, "a timer of another place is fetched")
    painted = host.metric("almanac_painter_pictures_total")
    time.sleep(3)
    shown = browser.evaluate("document.querySelectorAll('.slot').length")
    test.check(shown > 0 or host.metric("almanac_painter_pictures_total") == painted, "the host paints although nobody looks")
    test.choose_place("homeScreen")
    test.check(during(4) >= 2, "a timer does not advance after the return to its place")
