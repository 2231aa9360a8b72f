#!/usr/bin/env python3
"""How long pictures take at 16 connections, while nothing else is asked for and while two expensive pictures are painted all the time.

  latency.py [SECONDS]     how long each of the six alternating rounds lasts; default: 10

Every picture is painted: no two requests have the same scale, so that the cache of pictures does not answer. The expensive pictures are those of a
widget that is nearly as expensive to paint as a host allows.
"""

import http.client
import os
import pathlib
import sys
import threading
import time
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "lib"))
import bench_host  # noqa: E402

CONNECTIONS = 16
HEAVY = 2
ROUNDS = 3


class Client(threading.Thread):
    """Asks for one address after another on a connection of its own until `stop` is set; keeps the times in milliseconds."""

    def __init__(self, host, paths, stop):
        super().__init__(daemon=True)
        self.address = urllib.parse.urlsplit(host.url)
        self.headers = {"Authorization": f"Bearer {host.key}"}
        self.paths = paths
        self.stop = stop
        self.times = []
        self.failures = []

    def run(self):
        connection = http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=60)
        for path in self.paths:
            if self.stop.is_set():
                break
            start = time.perf_counter()
            try:
                connection.request("GET", path, headers=self.headers)
                answer = connection.getresponse()
                answer.read()
            except OSError as error:
                self.failures.append(str(error))
                connection.close()
                continue
            self.times.append((time.perf_counter() - start) * 1000)
            if answer.status != 200:
                self.failures.append(f"{path}: {answer.status}")
        connection.close()


class Scales:
    """Numbers near the device's own scale, each given once."""

    def __init__(self):
        self.number = 0
        self.lock = threading.Lock()

    def next(self):
        with self.lock:
            self.number += 1
            return 2 + self.number * 1e-7


def pictures(widgets, scales, first):
    position = first
    while True:
        yield f"/v1/instances/{widgets[position % len(widgets)]}/image.png?scale={scales.next():.7f}"
        position += 1


def health():
    while True:
        yield "/v1/health"
        time.sleep(0.02)


def measure(host, light, heavy, scales, seconds):
    """Returns the clients of pictures, of health and of expensive pictures after a round."""
    stop = threading.Event()
    clients = [Client(host, pictures(light, scales, number), stop) for number in range(CONNECTIONS)]
    watcher = Client(host, health(), stop)
    attackers = [Client(host, pictures([widget], scales, 0), stop) for widget in heavy]
    everyone = [*clients, watcher, *attackers]
    for client in everyone:
        client.start()
    time.sleep(seconds)
    stop.set()
    for client in everyone:
        client.join()
    return clients, watcher, attackers


def percentile(times, share):
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    if not os.access(bench_host.COMMAND, os.X_OK):
        print("  skipped: no bin/almanac (run `make build`)")
        return
    host = bench_host.BenchHost(["Benchmarks/Widgets:BenchWidget"])
    try:
        heavy = [host.add("BenchWidget", "Heavy", "systemSmall") for _ in range(HEAVY)]
        host.add_widgets(20)
        light = [widget["id"] for widget in host.api("instances") if widget["id"] not in heavy]
        host.draw_all()
        scales = Scales()
        times = {"quiet": ([], [], []), "attacked": ([], [], [])}
        failures = []
        for _ in range(ROUNDS):
            for name, attackers in [("quiet", []), ("attacked", heavy)]:
                clients, watcher, others = measure(host, light, attackers, scales, seconds)
                times[name][0].extend(time for client in clients for time in client.times)
                times[name][1].extend(watcher.times)
                times[name][2].extend(time for client in others for time in client.times)
                failures += [failure for client in [*clients, watcher, *others] for failure in client.failures]
    finally:
        host.close()
    print(f"  {CONNECTIONS} connections, every picture painted; {ROUNDS} alternating rounds of {seconds:.0f} s")
    for name, title in [("quiet", "nothing else"), ("attacked", f"{HEAVY} expensive pictures at a time")]:
        painted, alive, expensive = times[name]
        print(f"  {title:<34} pictures p50 {percentile(painted, 0.5):7.1f} ms, p99 {percentile(painted, 0.99):7.1f} ms ({len(painted)});"
              f" health p50 {percentile(alive, 0.5):5.1f} ms, p99 {percentile(alive, 0.99):6.1f} ms")
        if expensive:
            print(f"  {'':<34} an expensive picture p50 {percentile(expensive, 0.5):.0f} ms ({len(expensive)})")
    quiet, attacked = times["quiet"][0], times["attacked"][0]
    print(f"  ratio attacked / quiet             pictures p50 {percentile(attacked, 0.5) / percentile(quiet, 0.5):.2f} ×,"
          f" p99 {percentile(attacked, 0.99) / percentile(quiet, 0.99):.2f} ×")
    if failures:
        print(f"  {len(failures)} requests failed, the first: {failures[0]}")


main()
