#!/usr/bin/env python3
"""Memory and processor time at rest: the host with 13 and with 100 widgets, a conky that shows a few lines, an empty GTK 4 window.

  idle.py [SECONDS]     how long to measure each; default: 60

They run one after another, so that none shares pages with the next; five minutes in all. The peers draw on an X server whose memory and
time do not count for them; the host draws nothing, as when no page is open.

PSS counts a page that n processes share as one n-th, RSS counts all of it; own pages are those without a file on disk.
A wake-up is a voluntary context switch of any thread.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "lib"))
import bench_host  # noqa: E402
import process_usage  # noqa: E402
from virtual_display import VirtualDisplay  # noqa: E402

WIDGETS = [13, 100]
# Seconds to wait after the last request to a process, so that idle worker threads have ended.
SETTLING = 20


class Skipped(Exception):
    """Why a peer is not measured, in one line."""


def need(peer, programs):
    """Skips a peer that lacks a program; `programs` maps each to its Debian package."""
    if missing := [package for program, package in programs.items() if shutil.which(program) is None]:
        raise Skipped(f"{peer} skipped: missing {' '.join(missing)} (apt install {' '.join(missing)}, or make bench)")


def measure_host(seconds, widgets):
    """Returns what the host uses at rest with so many widgets, its rows of the table, and notes on them."""
    if not os.access(bench_host.COMMAND, os.X_OK):
        raise Skipped("skipped: no bin/almanac (run `make build`)")
    notes = []
    if others := process_usage.running(bench_host.COMMAND):
        notes.append(f"PSS of the host is too low: it shared its program file with process {', '.join(map(str, others))}, which runs it too")
    host = bench_host.BenchHost()
    try:
        host.add_widgets(widgets)
        family = [host.process.pid, *host.extensions()]
        working = process_usage.memory_medians(family)
        host.wait_for_rest(10)
        unseen = process_usage.memory_medians([host.process.pid])
        host.draw_all()
        host.wait_for_rest(SETTLING + seconds + 5)
        time.sleep(SETTLING)
        start = time.time()
        idle = process_usage.watch(host.process.pid, seconds)
        changes = host.changes(start, time.time())
    finally:
        host.close()
    notes.append(f"in the {seconds:.0f} s of the host's measurement, {changes or 'no'} entries or reloads were due")
    if idle.threads:
        notes.append("threads of the host that woke: " + ", ".join(f"{name} {count}×" for name, count in idle.threads.most_common()))
    rows = [
        (f"host, {widgets} widgets, with {len(family) - 1} extension processes", process_usage.Usage(*working, None, None, None, None)),
        (f"host, {widgets} widgets, let go, nothing drawn yet", process_usage.Usage(*unseen, None, None, None, None)),
        (f"host, {widgets} widgets, let go, each drawn once", idle),
    ]
    return idle, rows, notes


def watch_program(peer, command, seconds, **environment):
    """Shows a program on a separate display and measures it once it has drawn."""
    display = VirtualDisplay()
    try:
        program = subprocess.Popen(
            command, env={**display.environment, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            if not display.wait_until_drawn(program):
                raise Skipped(f"{peer} skipped: it {'ended' if program.poll() is not None else 'draws nothing'}")
            time.sleep(SETTLING)
            return process_usage.watch(program.pid, seconds)
        finally:
            program.terminate()
            program.wait()
    finally:
        display.close()


def conky(seconds):
    need("conky", {"conky": "conky-std", "Xvfb": "xvfb"})
    return watch_program("conky", ["conky", "--config", HERE / "idle/conky.conf"], seconds)


def gtk_hello(seconds):
    need("GTK 4 window", {"gcc": "gcc", "pkg-config": "pkg-config", "Xvfb": "xvfb"})
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "gtk4"], capture_output=True, text=True)
    if flags.returncode != 0:
        raise Skipped("GTK 4 window skipped: missing libgtk-4-dev (apt install libgtk-4-dev, or make bench)")
    program = HERE.parent / ".build/gtk-hello"
    program.parent.mkdir(parents=True, exist_ok=True)
    built = subprocess.run(["gcc", "-O2", "-o", program, HERE / "idle/hello.c", *flags.stdout.split()], capture_output=True, text=True)
    if built.returncode != 0:
        raise Skipped(f"GTK 4 window skipped: it does not compile: {built.stderr.strip().splitlines()[0]}")
    return watch_program("GTK 4 window", [program], seconds, GDK_BACKEND="x11", GSK_RENDERER="cairo")


def line(title, cells):
    widths = (10, 10, 10, 12, 14)
    return f"  {title:<46}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths))


def figures(usage):
    return ["–" if value is None else f"{value:.1f}" for value in usage[:5]]


def ratios(ours, theirs):
    return ["–" if not peer else f"{own / peer:.3f} ×" for own, peer in zip(ours[:5], theirs[:5])]


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    # End all started processes, however this program ends.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    peers = []
    hosts, table, notes = [], [], []
    try:
        for widgets in WIDGETS:
            host, rows, more = measure_host(seconds, widgets)
            hosts.append((widgets, host))
            table += rows
            notes += more
    except Skipped as reason:
        print(f"  {reason}")
        return
    except RuntimeError as reason:
        sys.exit(f"  the host failed: {reason}")
    for title, measure in [("conky", conky), ("GTK 4 window", gtk_hello)]:
        try:
            peers.append((title, measure(seconds)))
        except Skipped as reason:
            notes.append(str(reason))
        except RuntimeError as reason:
            notes.append(f"{title} skipped: {reason}")
    print(line("medians", ["PSS MiB", "RSS MiB", "own MiB", "CPU ms/min", "wake-ups/min"]))
    for title, usage in table + peers:
        print(line(title, figures(usage)))
    for title, usage in peers:
        for widgets, host in hosts:
            print(line(f"ratio, host with {widgets} widgets / {title}", ratios(host, usage)))
    busy = max(usage.busy for _, usage in hosts + peers)
    if busy > 0.1:
        notes.append(f"the machine was up to {busy:.0%} busy, also with other work: processor times are somewhat too high")
    for note in notes:
        print(f"  {note}")


main()
