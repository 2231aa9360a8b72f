#!/usr/bin/env python3
"""A warm headless Chromium that takes a screenshot of the reference scene as HTML, over its debugging pipe."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import reference_scene as scene  # noqa: E402


def html():
    parts = []
    for x, y, width, height, (red, green, blue, alpha) in scene.bars():
        parts.append(
            f'<i style="left:{x}px;top:{y}px;width:{width}px;height:{height}px;border-radius:2px;'
            f'background:rgba({red},{green},{blue},{alpha})"></i>'
        )
    for x, y, side, (red, green, blue) in scene.discs():
        parts.append(
            f'<i style="left:{x}px;top:{y}px;width:{side}px;height:{side}px;border-radius:50%;background:rgb({red},{green},{blue})"></i>'
        )
    for text, x, y, size, weight, alpha in scene.texts():
        parts.append(f'<b style="left:{x}px;top:{y}px;font-size:{size}px;font-weight:{weight};opacity:{alpha}">{text}</b>')
    return (
        '<!doctype html><meta charset="utf-8"><style>body{margin:0;width:158px;height:158px;color:#fff;font-family:Inter;'
        "background:linear-gradient(#2f6fc4,#8ec5f0)}i,b{position:absolute;white-space:nowrap;line-height:1.2}</style>" + "".join(parts)
    )


class Browser:
    """Chromium's debugging protocol over two inherited descriptors. A zero byte ends each message."""

    def __init__(self, executable):
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()
        self.profile = tempfile.mkdtemp()
        command = (
            f'exec "{executable}" --headless --no-sandbox --disable-gpu --hide-scrollbars --remote-debugging-pipe '
            f'--user-data-dir="{self.profile}" about:blank 3<&{to_browser} 4>&{from_browser} 2>/dev/null'
        )
        self.process = subprocess.Popen(["bash", "-c", command], pass_fds=(to_browser, from_browser))
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0

    def call(self, method, session=None, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.read_end, 1 << 20)
                if not chunk:
                    raise RuntimeError("Chromium went away")
                self.buffer += chunk
            answer, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(answer)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)


def main():
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    if executable is None:
        print("  skipped: no chromium on this machine (apt install chromium)")
        return
    browser = Browser(executable)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call(
            "Emulation.setDeviceMetricsOverride", session, width=scene.SIDE, height=scene.SIDE, deviceScaleFactor=3, mobile=False
        )
        frame = browser.call("Page.getFrameTree", session)["frameTree"]["frame"]["id"]
        browser.call("Page.setDocumentContent", session, frameId=frame, html=html())
        shot = {}

        def run():
            shot["data"] = browser.call("Page.captureScreenshot", session, format="png")["data"]

        milliseconds = scene.median_ms(run, rounds=40)
        if len(sys.argv) > 1:
            import base64

            with open(sys.argv[1], "wb") as file:
                file.write(base64.b64decode(shot["data"]))
    finally:
        browser.close()
    scene.report("Chromium, warm screenshot of the same scene", milliseconds)


main()
