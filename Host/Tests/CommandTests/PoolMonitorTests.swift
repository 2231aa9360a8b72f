import CPoolMonitor
import Dispatch
import TestThreads
import Testing

/// The host can make libdispatch wake it less often.
@Suite(.ownThread) struct PoolMonitorTests {
  @Test func `the monitor of libdispatch's threads is found, and its interval can be set`() async {
    // The monitor starts with the pool's first thread.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    #expect(almanac_has_pool_monitor() == 1)
    let before = almanac_set_pool_monitor_interval(10)
    #expect(almanac_set_pool_monitor_interval(before) == 10)
    #expect(before == 1)
  }
}
