#!/usr/bin/env python3
"""The reference scene painted and encoded by skia-python on the processor."""

import os
import pathlib
import subprocess
import sys
import venv

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import reference_scene as scene  # noqa: E402

try:
    import skia
except ImportError:
    skia = None

ENVIRONMENT = pathlib.Path(__file__).resolve().parent.parent / ".build/peers"


def with_skia():
    """Runs this script again in a virtual environment that has skia-python."""
    python = ENVIRONMENT / "bin/python"
    if os.environ.get("ALMANAC_PEER") == "skia":
        print("  skipped: skia-python cannot be imported here (libegl1 and libgl1 may be missing)")
        return
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    installed = subprocess.run([python, "-m", "pip", "install", "--quiet", "skia-python==138.0"], capture_output=True, text=True)
    if installed.returncode != 0:
        print("  skipped: skia-python could not be installed (no network?)")
        return
    sys.stdout.flush()
    subprocess.run([python, __file__, *sys.argv[1:]], env=dict(os.environ, ALMANAC_PEER="skia"), check=False)


def color(red, green, blue, alpha=1.0):
    return skia.Color(red, green, blue, round(alpha * 255))


def main():
    fonts = {}
    for _, _, _, size, weight, _ in scene.texts():
        style = skia.FontStyle(weight, skia.FontStyle.kNormal_Width, skia.FontStyle.kUpright_Slant)
        font = skia.Font(skia.Typeface.MakeFromName("Inter", style), size)
        font.setSubpixel(True)
        font.setHinting(skia.FontHinting.kNone)
        fonts[size, weight] = font
    blobs = [(skia.TextBlob.MakeFromString(text, fonts[size, weight]), x, y + size, alpha) for text, x, y, size, weight, alpha in scene.texts()]

    def run():
        surface = skia.Surface(scene.PIXELS, scene.PIXELS)
        canvas = surface.getCanvas()
        canvas.scale(3, 3)
        sky = skia.GradientShader.MakeLinear(points=[(79, 0), (79, 158)], colors=[color(0x2F, 0x6F, 0xC4), color(0x8E, 0xC5, 0xF0)])
        canvas.drawRect(skia.Rect(0, 0, 158, 158), skia.Paint(Shader=sky))
        for x, y, width, height, parts in scene.bars():
            canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y, width, height), 2, 2, skia.Paint(Color=color(*parts), AntiAlias=True))
        for x, y, side, parts in scene.discs():
            canvas.drawCircle(x + side / 2, y + side / 2, side / 2, skia.Paint(Color=color(*parts), AntiAlias=True))
        for blob, x, y, alpha in blobs:
            canvas.drawTextBlob(blob, x, y, skia.Paint(Color=color(255, 255, 255, alpha), AntiAlias=True))
        return surface

    painted = scene.median_ms(run, rounds=100)
    whole = scene.median_ms(lambda: run().makeImageSnapshot().encodeToData(), rounds=30)
    if len(sys.argv) > 1:
        run().makeImageSnapshot().save(sys.argv[1], skia.kPNG)
    print(f"  {'skia-python, paint':<50}{painted:8.3f} ms")
    scene.report("skia-python, paint + PNG", whole)


if skia is None:
    with_skia()
else:
    main()
