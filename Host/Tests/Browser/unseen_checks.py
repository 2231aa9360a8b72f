"""Checks that a widget which nobody sees costs nothing: no picture of it is asked for. Used by page_test.py."""

import json
import time

from waiting import soon

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

    def advances(what):
        before = requests()
        soon(test, lambda: requests() >= before + 2, what)

    def rests(what):
        """Waits for four seconds without a request; what was under way may still come before."""
        def asks_for_nothing():
            before = requests()
            time.sleep(4)
            return requests() == before

        soon(test, asks_for_nothing, what)

    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(timer)}]').scrollIntoView({{ behavior: 'instant' }})")
    advances("a timer that is seen does not advance")
    # Out of the screen, as on another page of the home screen.
    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(timer)}]').style.translate = '-400vw 0'")
    rests("a timer that is not on the screen is fetched")
    browser.evaluate(f"document.querySelector('[data-instance={json.dumps(timer)}]').style.translate = ''")
    advances("a timer that is seen again does not advance")
    # At another place.
    test.choose_place("lockScreen")
    rests("a timer of another place is fetched")

    def paints_nothing():
        painted = host.metric("almanac_painter_pictures_total")
        time.sleep(3)
        shown = browser.evaluate("document.querySelectorAll('.slot').length")
        return shown > 0 or host.metric("almanac_painter_pictures_total") == painted

    soon(test, paints_nothing, "the host paints although nobody looks")
    test.choose_place("homeScreen")
    advances("a timer does not advance after the return to its place")
