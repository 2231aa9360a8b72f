import CExtensionProcess
import Glibc

/// Wakes a thread that waits for a painter: a pipe, because the thread waits for descriptors.
// Unchecked: immutable; the pipe may be used on any thread.
final class Interruption: @unchecked Sendable {
  /// Readable after ``signal()``.
  let descriptor: Int32
  private let writing: Int32

  /// Returns nil if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard almanac_pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  func signal() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Forgets earlier signals.
  func clear() {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) > 0 {}
  }
}
