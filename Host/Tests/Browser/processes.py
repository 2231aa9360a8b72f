"""Programs that a test of a page starts."""

import signal
import subprocess

from chromium import Failure


def ended(process, name):
    """Ends a program with SIGTERM and returns its exit status. One that does not end within 20 seconds is killed, and counts as a failure."""
    process.send_signal(signal.SIGTERM)
    try:
        return process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise Failure(f"{name} did not end within 20 s of SIGTERM") from None
