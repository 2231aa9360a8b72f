import Foundation

/// Measures and prints for all benchmarks.
public func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start) / .milliseconds(1)
}

public func milliseconds(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start) / .milliseconds(1)
}

/// Returns the processor time of this thread in milliseconds, which other processes do not affect.
public func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = processorMilliseconds(of: CLOCK_THREAD_CPUTIME_ID)
  try body()
  return processorMilliseconds(of: CLOCK_THREAD_CPUTIME_ID) - start
}

/// Returns the processor time of all threads of this process so far, in milliseconds.
public func processMilliseconds() -> Double { processorMilliseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

private func processorMilliseconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

public func text(_ value: Double, _ unit: String) -> String { String(format: value < 10 ? "%.3f " : "%.1f ", value) + unit }
public func ratio(_ value: Double) -> String { String(format: "%.2f ×", value) }
public func line(_ title: String, _ value: String) { print("  " + title.padding(toLength: 58, withPad: " ", startingAt: 0) + value) }
public func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) + text }
