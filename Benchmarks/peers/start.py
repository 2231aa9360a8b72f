#!/usr/bin/env python3
"""How long a host takes to start and to answer for the first time, with 13 and with 1,000 widgets in its data folder.

  start.py [STARTS]     how often each is started, alternating; default: 5
"""

import os
import pathlib
import statistics
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "lib"))
import bench_host  # noqa: E402
import process_usage  # noqa: E402

WIDGETS = [13, 1000]


def main():
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    if not os.access(bench_host.COMMAND, os.X_OK):
        print("  skipped: no bin/almanac (run `make build`)")
        return
    hosts = {}
    for count in WIDGETS:
        hosts[count] = bench_host.BenchHost()
        try:
            hosts[count].add_widgets(count)
        finally:
            hosts[count].stop()
    times = {count: [] for count in WIDGETS}
    memory = {count: [] for count in WIDGETS}
    for _ in range(starts):
        for count, host in hosts.items():
            begin = time.perf_counter()
            host.start()
            if len(host.api("instances")) != count:
                sys.exit(f"  the host with {count} widgets has {len(host.api('instances'))} after a start")
            times[count].append(time.perf_counter() - begin)
            memory[count].append(process_usage.memory(host.process.pid)[0])
            host.stop()
    for host in hosts.values():
        host.close()
    few, many = WIDGETS
    for count in WIDGETS:
        print(f"  {count:>5} widgets: start → list of widgets {statistics.median(times[count]) * 1000:7.0f} ms, PSS {statistics.median(memory[count]):.1f} MiB")
    print(f"  ratio {many} / {few}: {statistics.median(times[many]) / statistics.median(times[few]):.2f} ×")


main()
