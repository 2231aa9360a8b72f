"""Programs that a test of a page starts."""

import signal
import subprocess

from waiting import GUARD, Failure


def ended(process, name):
    """Ends a program with SIGTERM and returns its exit status. One that never ends is killed, and counts as a failure."""
    process.send_signal(signal.SIGTERM)
    try:
        return process.wait(GUARD)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise Failure(f"{name} did not end within {GUARD} s of SIGTERM") from None
