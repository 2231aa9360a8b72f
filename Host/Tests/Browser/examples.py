"""Builds programs of the example apps."""

import os
import pathlib
import subprocess

from waiting import Failure

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples"
SDK = ROOT / "bin/sdk"


def built_program(product):
    """Builds a program as the host builds the apps, against the SDK, and returns its path."""
    arguments = ["swift", "build", "--package-path", str(EXAMPLES), "-c", "release", "--product", product, "--toolset", str(SDK / "toolset.json")]
    # As the host sets it: SwiftPM reads a manifest anew when a variable has changed.
    environment = os.environ | {"ALMANAC_SDK": str(SDK)}
    run = subprocess.run(arguments, capture_output=True, text=True, timeout=1800, env=environment)
    if run.returncode != 0:
        raise Failure(f"{product} does not build: {run.stdout[-2000:]}")
    folder = subprocess.run([*arguments, "--show-bin-path"], capture_output=True, text=True, env=environment).stdout.strip()
    return pathlib.Path(folder) / product
