"""An X server without a screen, and a check whether anything is drawn on it."""

import os
import pathlib
import struct
import subprocess
import tempfile
import time


class VirtualDisplay:
    """`Xvfb` on a free display number, with a temporary folder, which is also the home folder of the programs shown on it."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="almanac-display-")
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset", "-fbdir", self.folder.name]
        self.process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        try:
            with os.fdopen(reading) as pipe:
                number = pipe.readline().strip()
            if not number:
                raise RuntimeError("Xvfb does not start")
        except BaseException:
            # After an interruption here there is no display to close yet.
            self.close()
            raise
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "XAUTHORITY")},
            "DISPLAY": f":{number}",
            "HOME": self.folder.name,
            "XDG_CACHE_HOME": self.folder.name,
            "XDG_CONFIG_HOME": self.folder.name,
            # No session services: the programs must not start any that would keep running.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "GSETTINGS_BACKEND": "memory",
            "GTK_A11Y": "none",
        }

    def colours(self):
        """How many colours the screen shows; an empty one shows one."""
        dump = (pathlib.Path(self.folder.name) / "Xvfb_screen0").read_bytes()
        # An X window dump: 25 words; the first is the header's length, the twentieth the number of 12-byte colours that follow it.
        header = struct.unpack(">25I", dump[:100])
        pixels = dump[header[0] + 12 * header[19] :]
        return len(set(memoryview(pixels[: len(pixels) // 4 * 4]).cast("I")))

    def wait_until_drawn(self, program, seconds=30):
        """Returns true when the screen shows more than one colour, false if the program has ended or draws nothing."""
        deadline = time.monotonic() + seconds
        while program.poll() is None and time.monotonic() < deadline:
            if self.colours() > 4:
                return True
            time.sleep(0.2)
        return False

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
