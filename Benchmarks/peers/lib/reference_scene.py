"""The reference weather scene of paint-bench as numbers, and what the peers share."""

import json
import pathlib
import statistics
import subprocess
import time

SIDE = 158
PIXELS = 474


def texts():
    """Text, x, y of the top, size, weight, alpha."""
    rows = [
        ("Cupertino", 12, 8, 13, 600, 1),
        ("21°", 12, 22, 34, 300, 1),
        ("Mostly Sunny", 84, 28, 10, 500, 1),
        ("H:24° L:12°", 84, 42, 10, 400, 0.8),
        ("Updated 9:41", 84, 10, 8, 400, 0.6),
    ]
    for hour, label in enumerate(["Now", "10AM", "11AM", "12PM", "1PM", "2PM"]):
        x = 10 + hour * 24
        rows.append((label, x, 64, 8, 600, 0.7))
        rows.append((f"{21 + hour % 4}°", x + 3, 92, 10, 600, 1))
    for day, label in enumerate(["Tue", "Wed", "Thu", "Fri"]):
        y = 105 + day * 12
        rows.append((label, 10, y, 9, 600, 1))
        if day < 3:
            rows.append((f"{12 + day}°", 44, y, 9, 500, 0.7))
        if day > 1:
            rows.append((f"{23 + day}°", 134, y, 9, 500, 1))
    return rows


def bars():
    """x, y, width, height, colour as red, green, blue, alpha."""
    rows = []
    for day in range(4):
        y = 110 + day * 12
        rows.append((64, y, 64, 4, (0, 0, 0, 0.15)))
        rows.append((72 + day * 4, y, 36, 4, (255, 179, 64, 1)))
    return rows


def discs():
    """Stand-ins for the symbols: left, top, diameter, colour."""
    return [(134, 8, 14, (255, 214, 10))] + [
        (11 + hour * 24, 76, 14, (255, 214, 10) if hour % 2 == 0 else (255, 255, 255)) for hour in range(6)
    ]


def median_ms(run, rounds, warm_up=10):
    for _ in range(warm_up):
        run()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def painter_ms():
    """The median of Painter from the display list's bytes to the PNG, measured in the same run; None if it is not built."""
    bench = pathlib.Path(__file__).resolve().parents[2] / ".build/release/paint-bench"
    if not bench.exists():
        return None
    output = subprocess.run([bench, "--json"], capture_output=True, text=True, check=True).stdout
    return json.loads(output)["painterWhole"]


def report(title, milliseconds):
    ours = painter_ms()
    print(f"  {title:<50}{milliseconds:8.3f} ms")
    if ours is None:
        print("  paint-bench is not built: run `make bench` for the ratio")
    else:
        print(f"  {'Painter, decode + paint + PNG':<50}{ours:8.3f} ms")
        print(f"  {'ratio':<50}{milliseconds / ours:8.1f} ×")
