import Foundation
import Glibc

/// Takes memory, threads and processor time as fast as it can.
enum Resources {
  /// Starts threads that sleep until one cannot be started; returns how many there are.
  static func startThreads(most: Int) -> Int {
    // Small stacks, so that the limit on private memory does not end it first.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 10)
    for count in 0..<most {
      var thread = pthread_t()
      let failed = pthread_create(
        &thread, &attributes,
        { _ in
          while true { sleep(60) }
        }, nil)
      if failed != 0 { return count }
    }
    return most
  }

  /// Keeps processors busy; returns how many of them this process had on average.
  static func spin(threads: Int, seconds: Double) -> String {
    func now(_ clock: clockid_t) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let (start, used) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
    for _ in 0..<threads {
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { _ in
          while true {}
        }, nil)
    }
    while now(CLOCK_MONOTONIC) < start + seconds { usleep(1000) }
    return String(format: "%.2f", (now(CLOCK_PROCESS_CPUTIME_ID) - used) / (now(CLOCK_MONOTONIC) - start))
  }
}
