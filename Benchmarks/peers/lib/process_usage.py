"""The memory and processor time of a running process, read from the kernel without disturbing the process."""

import collections
import ctypes
import os
import pathlib
import statistics
import time

PROC = pathlib.Path("/proc")
LIBC = ctypes.CDLL(None, use_errno=True)

# Memory in MiB, the median of the samples; processor time and wake-ups per minute; wake-ups by thread; the fraction of all processors that was busy
# during the measurement, for any reason.
Usage = collections.namedtuple("Usage", "pss rss own milliseconds wakeups threads busy")


def memory(process):
    """PSS, RSS and own (anonymous) pages in MiB."""
    sizes = dict(line.split()[:2] for line in (PROC / str(process) / "smaps_rollup").read_text().splitlines()[1:])
    return tuple(int(sizes[name]) / 1024 for name in ("Pss:", "Rss:", "Anonymous:"))


def memory_medians(processes, samples=5, interval=0.5):
    """The medians of the memory of several processes together; a process that has ended uses nothing."""
    sums = []
    for _ in range(samples):
        time.sleep(interval)
        sizes = [(0, 0, 0)]
        for process in processes:
            try:
                sizes.append(memory(process))
            except (FileNotFoundError, ProcessLookupError):
                continue
        sums.append([sum(column) for column in zip(*sizes)])
    return medians(sums)


def medians(samples):
    return tuple(statistics.median(column) for column in zip(*samples))


def running(program):
    """The processes that run this file."""
    found = []
    for link in PROC.glob("[0-9]*/exe"):
        try:
            if link.samefile(program):
                found.append(int(link.parent.name))
        except OSError:
            continue
    return found


def descendants(process):
    parents = {}
    for status in PROC.glob("[0-9]*/stat"):
        try:
            # The name in parentheses may contain anything; the rest is well-formed.
            fields = status.read_text().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        parents.setdefault(int(fields[1]), []).append(int(status.parent.name))
    found, ahead = [], [process]
    while ahead:
        children = parents.get(ahead.pop(), [])
        found += children
        ahead += children
    return found


def processor_ms(process):
    """User and system time of all threads so far, including ended ones: utime + stime, but in nanoseconds instead of ticks of 10 ms."""
    clock = ctypes.c_int()
    if LIBC.clock_getcpuclockid(process, ctypes.byref(clock)) != 0:
        raise ProcessLookupError(f"process {process} is gone")
    return time.clock_gettime_ns(clock.value) / 1e6


def processors():
    """The ticks of all processors so far: idle ones, and all."""
    ticks = [int(field) for field in (PROC / "stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[3] + ticks[4], sum(ticks)


class Wakeups:
    """Counts how often the threads of a process were waiting and had to be woken (voluntary context switches)."""

    def __init__(self, process):
        self.folder = PROC / str(process) / "task"
        self.names = {}
        self.first = self.last = self.read()

    def read(self):
        counts = {}
        for thread in os.listdir(self.folder):
            try:
                lines = dict(line.split(":", 1) for line in (self.folder / thread / "status").read_text().splitlines())
            except (FileNotFoundError, ProcessLookupError):
                continue
            counts[thread] = int(lines["voluntary_ctxt_switches"])
            self.names[thread] = lines["Name"].strip()
        return counts

    def sample(self):
        """Reads the counts again. Call it often, because the count of a thread is lost when the thread ends."""
        self.last = {**self.last, **self.read()}

    def by_thread(self):
        """Wake-ups since the start, by the name of the thread."""
        sums = collections.Counter()
        for thread, count in self.last.items():
            sums[self.names[thread]] += count - self.first.get(thread, 0)
        return +sums


def watch(process, seconds, samples=5):
    """What a process uses during `seconds` in which it gets no requests."""
    sizes = []
    wakeups = Wakeups(process)
    idle, ticks = processors()
    start, used = time.monotonic(), processor_ms(process)
    while (passed := time.monotonic() - start) < seconds:
        if len(sizes) < samples and passed >= seconds * len(sizes) / samples:
            sizes.append(memory(process))
        time.sleep(min(0.5, seconds - passed))
        wakeups.sample()
    used = processor_ms(process) - used
    minutes = (time.monotonic() - start) / 60
    later_idle, later_ticks = processors()
    threads = wakeups.by_thread()
    busy = 1 - (later_idle - idle) / max(later_ticks - ticks, 1)
    return Usage(*medians(sizes), used / minutes, threads.total() / minutes, threads, busy)
