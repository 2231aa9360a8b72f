"""Drives a headless Chromium over its DevTools pipe, using only the standard library.

Messages on the pipe are JSON and end with a NUL byte: commands on descriptor 3, replies and events on descriptor 4.
"""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

from waiting import GUARD, Failure

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def high(descriptor):
    """Returns a duplicate of a descriptor with a number from 20 on, and closes the descriptor."""
    duplicate = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 20)
    os.close(descriptor)
    return duplicate


class Unavailable(Exception):
    """No browser on this machine."""


# The window that most checks use, in points, with one pixel for a point: drawing four took a third of the test's processor time.
# Checks of a phone's window have more.
DESKTOP = (1440, 960)


class Chromium:
    """One browser with one page."""

    def __init__(self, width=DESKTOP[0], height=DESKTOP[1], scale=1, mobile=False):
        path = next(filter(None, map(shutil.which, NAMES)), None)
        if path is None:
            raise Unavailable("no Chromium found; install it with: apt-get install chromium")
        self.profile = tempfile.mkdtemp(prefix="almanac-browser-")
        # Above the browser's own two: otherwise one end could be overwritten before it is duplicated.
        to_child, self.commands = map(high, os.pipe())
        self.replies, from_child = map(high, os.pipe())
        arguments = [
            path, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", "--no-first-run",
            "--mute-audio", f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank",
        ]
        # The shell duplicates the pipe's ends to the descriptors that the browser uses.
        script = f'exec "$@" 3<&{to_child} 4>&{from_child}'
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", *arguments], pass_fds=(to_child, from_child), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_child)
        os.close(from_child)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.console = []
        self.console_errors = []
        # The field of the last dialog for files; see Page.setInterceptFileChooserDialog.
        self.chooser = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")
        # The page waits for the host as long as the tests wait for the page.
        self.send("Page.addScriptToEvaluateOnNewDocument", source=f"window.almanacPatience = {GUARD * 1000}")
        self.resize(width, height, scale, mobile)

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.commands)
        os.close(self.replies)
        shutil.rmtree(self.profile, ignore_errors=True)

    # ------------------------------------------------------------ the pipe

    def send(self, method, timeout=GUARD, **parameters):
        """Sends one command and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + timeout
        while True:
            reply = self._read(deadline)
            if reply is None:
                raise Failure(f"the browser did not answer {method} within {timeout} s")
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise Failure(f"{method}: {reply['error']['message']}")
                return reply["result"]
            self._note(reply)

    def _read(self, deadline):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.replies], [], [], max(deadline - time.monotonic(), 0))
            if not ready:
                return None
            chunk = os.read(self.replies, 1 << 20)
            if not chunk:
                raise Failure("the browser ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        if event.get("method") == "Runtime.exceptionThrown":
            details = event["params"]["exceptionDetails"]
            self.console_errors.append(details.get("exception", {}).get("description") or details["text"])
        elif event.get("method") == "Page.fileChooserOpened":
            self.chooser = event["params"]["backendNodeId"]
        elif event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
            entry = event["params"]["entry"]
            self.console_errors.append(f"{entry['text']} {entry.get('url', '')}")

    # ------------------------------------------------------------ the page

    def resize(self, width, height, scale=1, mobile=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)
        self.send("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def desktop_window(self):
        self.resize(*DESKTOP)

    def rest(self):
        """Waits until nothing moves any more, except for what moves for ever, and the page has dealt with a change of the window."""
        self.evaluate("""(async () => {
          const endless = animation => animation.effect.getComputedTiming().endTime === Infinity;
          const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 60)));
          await frame();
          await Promise.allSettled(document.getAnimations().filter(animation => !endless(animation)).map(animation => animation.finished));
          await frame();
        })()""")

    def prefer(self, **features):
        """Sets media features, for instance `prefer(**{"prefers-color-scheme": "dark"})`."""
        self.send("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

    def open(self, url):
        self.send("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'", "the page to load")

    def evaluate(self, expression, timeout=GUARD):
        """Returns the value of a JavaScript expression; awaits a promise."""
        reply = self.send("Runtime.evaluate", timeout, expression=expression, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in reply:
            details = reply["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description") or details["text"])
        return reply["result"].get("value")

    def wait(self, expression, what, timeout=GUARD):
        """Waits until a JavaScript expression is true, and returns its value. Fails with what the page shows instead."""
        deadline = time.monotonic() + timeout
        while True:
            value = self.evaluate(expression)
            if value:
                return value
            if time.monotonic() > deadline:
                # What a dialog says, if one is open: the rest of the page is behind it. The text of a menu of devices is left out.
                shown = self.evaluate("([...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector('main') ?? document.body)?.innerText.replace(/\\s+/g, ' ').slice(0, 400)")
                raise Failure(f"waited {timeout} s for {what}; there is {value!r}, and the page says: {shown}")
            time.sleep(0.05)

    def click(self, selector):
        """Clicks the middle of an element when it has stopped moving and nothing covers it."""
        script = """(async selector => {
          const element = document.querySelector(selector);
          if (!element) return null;
          // Waits for animations to end; one that has not begun does not move the element yet.
          const endless = animation => animation.effect.getComputedTiming().endTime === Infinity;
          await Promise.allSettled(document.getAnimations().filter(animation => !endless(animation)).map(animation => animation.finished));
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          const box = () => { const b = element.getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2, width: b.width }; };
          const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 60)));
          const places = [box()];
          // On a busy machine a moving element can seem to stand still, so it must keep its place for two whole frames.
          for (let n = 0; n < 2; n++) { await frame(); places.push(box()); }
          const { x, y, width } = places[0];
          const hit = document.elementFromPoint(x, y);
          const rests = width && places.every(each => each.x === x && each.y === y);
          return rests && (hit === element || element.contains(hit)) ? { x, y } : null;
        })"""
        box = self.wait(f"{script}({json.dumps(selector)})", f"{selector} to be there and stand still")
        self.click_at(box["x"], box["y"])

    def click_at(self, x, y, button="left"):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" else button, clickCount=1)

    def key(self, key, code=None, text=None, modifiers=0):
        codes = {"Escape": 27, "Enter": 13, "Tab": 9, "ArrowDown": 40, "ArrowRight": 39}
        for kind in ("keyDown", "keyUp"):
            parameters = dict(type=kind, key=key, code=code or key, windowsVirtualKeyCode=codes.get(key, 0), modifiers=modifiers)
            if kind == "keyDown" and (text or key == "Enter"):
                parameters["text"] = text or "\r"
            self.send("Input.dispatchKeyEvent", **parameters)

    def screenshot(self, path):
        data = base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"])
        with open(path, "wb") as file:
            file.write(data)
