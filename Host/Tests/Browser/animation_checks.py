"""Checks of the change from one entry's picture to the next, with the Tasks example on a host of its own. Used by page_test.py."""

import json
import time

from chromium import Chromium
from waiting import Failure, until


def animations(test):
    """Ticks tasks and watches the layers of the picture, in a browser of its own: nothing that other checks left counts."""
    outer, browser = test.host, test.browser
    host = test.host = type(outer)(["Examples:Tasks"])
    try:
        test.browser = Chromium()
        test.browser.open(host.address)
        for instance in host.api("instances"):
            host.api(f"instances/{instance['id']}", "DELETE")
        widget = host.api("instances", "POST", {"app": "Tasks", "kind": "Tasks", "family": "systemMedium"})["id"]
        check(test, widget)
        # A removed widget has no picture any more (404), and a newer request cancels a painting (409).
        errors = [e for e in test.browser.console_errors if not any(status in e for status in ("404 (", "409 ("))]
        test.check(not errors, f"the browser's console has errors: {errors[:3]}")
    except Failure:
        test.shot("animation-failure")
        raise
    finally:
        if test.browser is not browser:
            test.browser.close()
        test.host, test.browser = outer, browser
        status = host.stop()
    test.check(status == 0, f"almanac serve ended with status {status}")


def check(test, widget):
    browser = test.browser
    slot = f"document.querySelector('[data-instance={json.dumps(widget)}]')"
    switch = f"[...{slot}.querySelectorAll('.access [role=switch]')]"
    test.wait(f"{slot} && {switch}.length === 3", "the toggles of the Tasks widget")
    test.picture(widget)
    browser.rest()
    browser.evaluate(WATCH % json.dumps(widget))

    def tap(index=0):
        browser.evaluate("window.entryAnimations.length = 0")
        browser.evaluate(f"{switch}[{index}].click()")

    def rests():
        """The widget shows one picture, the newest, and no layers."""
        test.wait(f"{slot}.getAttribute('aria-busy') === 'false'", "the tap to be done")
        test.wait(f"{slot}.querySelector('.entry-animation') === null", "the layers to go")
        test.wait(f"{slot}.querySelectorAll('.widget img').length === 1", "the old picture to go")
        test.check(browser.evaluate(f"getComputedStyle({slot}.querySelector('.widget img')).visibility") == "visible", "the new picture is not visible")
        switches_follow(test, widget, slot)

    # The number of open tasks rolls, and the task that is done moves to the end of the list.
    before = test.picture(widget)["sum"]
    box = browser.evaluate(f"JSON.stringify({slot}.querySelector('.widget').getBoundingClientRect())")
    tap()
    test.wait("window.entryAnimations.length === 1 && window.entryAnimations[0].isOver", "an animation after a tap")
    rests()
    seen = browser.evaluate("window.entryAnimations[0]")
    test.check({"still", "move", "roll-out", "roll-in"} <= set(seen["roles"]), f"the layers are {seen['roles']}")
    test.check(len(seen["roles"]) <= 40, f"there are {len(seen['roles'])} layers")
    test.check(seen["running"] >= 3, f"{seen['running']} layers are animated")
    test.check(len(set(seen["moves"])) >= 4, f"nothing moves: {seen['moves'][:4]}")
    test.check(any(0.05 < opacity < 0.95 for opacity in seen["opacities"]), f"nothing fades: {seen['opacities'][:8]}")
    test.check(not seen["gaps"], "neither layers nor a picture were there for a frame")
    test.check(seen["box"] == box, "the widget has moved or changed its size")
    # The picture at the end is the host's.
    test.check(test.picture(widget)["sum"] != before, "the picture has not changed")
    test.check(browser.evaluate(SAME % json.dumps(widget)), "the picture at the end is not the newest one of the host")

    # In the middle.
    browser.evaluate("window.freezeNext(0.35)")
    tap()
    test.wait("window.isFrozen", "an animation in its middle")
    test.shot("animation-middle")
    browser.evaluate("window.thaw()")
    rests()

    # A change during an animation: it ends at the newest picture.
    tap()
    test.wait("window.entryAnimations.length > 0", "an animation after a tap")
    browser.evaluate(f"{switch}[1].click()")
    rests()
    time.sleep(1.5)
    rests()
    test.check(browser.evaluate(SAME % json.dumps(widget)), "after two changes the picture is not the newest one of the host")

    def plays_nothing(why):
        before = test.picture(widget)["sum"]
        tap()
        rests()
        test.other_picture(widget, before, f"the picture does not change {why}")
        rests()
        time.sleep(0.3)
        test.check(browser.evaluate("window.entryAnimations.length") == 0, f"an animation is played {why}")

    browser.prefer(**{"prefers-reduced-motion": "reduce"})
    plays_nothing("although the browser asks for less motion")
    browser.prefer(**{"prefers-color-scheme": "light"})
    test.host.api("device", "PATCH", {"reduceMotion": True})
    test.wait("document.documentElement.dataset.motion === 'reduced'", "the page to know that the person wants less motion")
    plays_nothing("although the person wants less motion")
    test.host.api("device", "PATCH", {"reduceMotion": False})
    test.wait("document.documentElement.dataset.motion !== 'reduced'", "the page to know that the person wants motion again")
    always_on(test, widget, slot)
    browser.evaluate("document.querySelector('.phone').dataset.luminance = 'reduced'")
    plays_nothing("on an always-on display")
    browser.evaluate("document.querySelector('.phone').dataset.luminance = 'normal'")
    tap()
    test.wait("window.entryAnimations.length === 1 && window.entryAnimations[0].isOver", "animations again")
    rests()
    words_of_the_newest(test, widget, slot)
    test.check(browser.evaluate(LATE % json.dumps(widget)) is None, "the host does not refuse to say what a content of another host was")


def always_on(test, widget, slot):
    """The host itself plans nothing for a display with reduced luminance, and layers only for what it knows."""
    test.browser.evaluate("window.entryAnimations.length = 0")
    content = test.host.api(f"instances/{widget}/content")["content"]
    toggle = test.host.api(f"instances/{widget}/content")["actions"][0]["path"]
    test.host.api(f"instances/{widget}/taps", "POST", {"key": "by-the-api", "content": content, "path": toggle})
    until(lambda: test.host.api(f"instances/{widget}/content")["content"] != content, "the tap of another client to change the widget")
    change = test.host.api(f"instances/{widget}/transition?from={content}&scale=1")
    test.check(change["course"] == "layers" and change["duration"] <= 2, f"the change of a bright display is a {change['course']}")
    dim = test.host.api(f"instances/{widget}/transition?from={content}&scale=1&luminance=reduced")
    test.check(dim["course"] == "cut", f"the change of a display with reduced luminance is a {dim['course']}")
    hidden = test.host.api(f"instances/{widget}/transition?from={content}&scale=1&redact=privacy")
    test.check(hidden["course"] == "cut" and hidden["layers"] == [], "the change of hidden content has layers")
    # The page animates this tap, too. Only when that is over can a later animation be told from it.
    test.wait("window.entryAnimations.length === 1 && window.entryAnimations[0].isOver", "the page to animate the tap of another client")
    test.wait(f"{slot}.querySelectorAll('.widget img').length === 1", "the old picture to go")
    switches_follow(test, widget, slot)
    test.browser.evaluate("window.entryAnimations.length = 0")


def words_of_the_newest(test, widget, slot):
    """The words of a first change arrive after the event of a second one, and before its picture: the page asks for the words again."""
    browser, path = test.browser, f"instances/{widget}"

    def change(key):
        shown = test.host.api(f"{path}/content")
        test.host.api(f"{path}/taps", "POST", {"key": key, "content": shown["content"], "path": shown["actions"][0]["path"]})
        until(lambda: test.host.api(f"{path}/content")["content"] != shown["content"], f"the tap {key} to change the widget")

    browser.evaluate(HOLD % json.dumps(widget))
    change("first-of-two")
    test.wait("window.held.content !== undefined", "the page to ask for the words of the first change")
    change("second-of-two")
    test.wait("window.held.picture !== undefined", "the page to ask for the picture of the second change")
    browser.evaluate("window.held.content()")
    time.sleep(0.5)
    browser.evaluate("window.held.picture()")
    switches_follow(test, widget, slot)


def switches_follow(test, widget, slot):
    """Waits until the page's switches are those of the host's content. They come after the picture; a tap on one before would repeat the last tap."""
    shown = f"[...{slot}.querySelectorAll('.access [role=switch]')].map(each => [each.getAttribute('aria-label'), each.ariaChecked === 'true'])"

    def toggles(elements):
        return [found for each in elements for found in ([[each["label"], each["isOn"]]] if each["role"] == "toggle" else []) + toggles(each["children"])]

    def page():
        return test.browser.evaluate(shown)

    def host():
        return toggles(test.host.api(f"instances/{widget}/content")["elements"])

    until(lambda: page() == host(), lambda: f"the page's switches are {page()}, the host's {host()}")


# Notes what the layers over a widget's picture do, frame by frame.
WATCH = """((id) => {
  const slot = document.querySelector(`[data-instance="${id}"]`);
  const face = slot.querySelector('.widget');
  window.entryAnimations = [];
  let current = null;
  let freezeAt = null;
  window.isFrozen = false;
  const frozen = [];
  window.freezeNext = (share) => { freezeAt = share; window.isFrozen = false; };
  window.thaw = () => { for (const animation of frozen.splice(0)) animation.play(); window.isFrozen = false; };
  const look = () => {
    requestAnimationFrame(look);
    const stage = face.querySelector('.entry-animation');
    if (stage === null) {
      if (current) { current.isOver = true; current = null; }
      return;
    }
    const layers = [...stage.querySelectorAll('img')];
    if (stage !== current?.stage) {
      current = { roles: layers.map((layer) => layer.dataset.role ?? 'fade'), running: 0, moves: [], opacities: [], gaps: false, isOver: false };
      Object.defineProperty(current, 'stage', { value: stage, enumerable: false });
      current.box = JSON.stringify(face.getBoundingClientRect());
      window.entryAnimations.push(current);
    }
    const animations = layers.flatMap((layer) => layer.getAnimations());
    current.running = Math.max(current.running, animations.length);
    for (const layer of layers) {
      const style = getComputedStyle(layer);
      if (layer.dataset.role === 'move') current.moves.push(style.transform);
      if (layer.getAnimations().length) current.opacities.push(Number(style.opacity));
    }
    if (layers.some((layer) => !layer.complete || layer.naturalWidth === 0)) current.gaps = true;
    if (freezeAt !== null && animations.length) {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = animation.effect.getComputedTiming().activeDuration * freezeAt;
        frozen.push(animation);
      }
      freezeAt = null;
      requestAnimationFrame(() => requestAnimationFrame(() => { window.isFrozen = true; }));
    }
  };
  look();
})(%s)"""

# Whether the picture on the page is the one that the host gives for its widget now.
SAME = """(async (id) => {
  const image = document.querySelector(`[data-instance="${id}"] .widget img`);
  // The inspector's pictures are smaller.
  const scale = (address) => Number(address.searchParams.get('scale'));
  const address = performance.getEntriesByType('resource').filter(({ name }) => name.includes(`/instances/${id}/image.png`)).map(({ name }) => new URL(name))
    .reduce((largest, other) => (scale(other) > scale(largest) ? other : largest));
  for (const name of ['updating', 'toggled']) address.searchParams.delete(name);
  const { headers } = await import('./key.js');
  const newest = await createImageBitmap(await (await fetch(address, { headers: headers(), cache: 'no-cache' })).blob());
  const pixels = (picture, width, height) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [shown, expected] = [pixels(image, image.naturalWidth, image.naturalHeight), pixels(newest, newest.width, newest.height)];
  return shown.length === expected.length && shown.every((value, index) => value === expected[index]);
})(%s)"""

# The layers of a change from a content that is not known: none, and no error in the console.
LATE = """(async (id) => {
  const { prepare } = await import('./entry-animation.js');
  return prepare({ instance: id, from: 'unknown', to: 'x', view: { shown: {}, scale: 1 }, tapped: {} }, new AbortController().signal);
})(%s)"""

# Keeps the next answer with a widget's words back, and then those with its picture, until `held.content` and `held.picture` are called.
HOLD = """((id) => {
  const original = window.fetch;
  const pictures = new Promise((resume) => { window.letPicturesGo = () => { window.fetch = original; resume(); }; });
  window.held = {};
  window.fetch = async (address, options) => {
    const response = await original(address, options);
    const path = new URL(address, location.href).pathname;
    if (path.endsWith(`/instances/${id}/content`) && !held.content) await new Promise((resume) => { held.content = resume; });
    else if (path.endsWith(`/instances/${id}/image.png`) && held.content) {
      held.picture = letPicturesGo;
      await pictures;
    }
    return response;
  };
})(%s)"""
