import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

/// Mach's clock.
@Suite struct DarwinClockTests {
  @Test func `the clock of Mach counts nanoseconds`() {
    var base = mach_timebase_info()
    #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
    var time = timespec()
    let before = mach_absolute_time()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let between = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #expect(before <= between && between <= mach_absolute_time())
  }
}
