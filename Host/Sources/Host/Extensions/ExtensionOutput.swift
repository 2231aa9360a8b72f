import Glibc

/// Reads what an extension prints, for its log.
// Unchecked: used on the process's queue only.
final class ExtensionOutput: @unchecked Sendable {
  private let descriptor: Int32
  private let log: ExtensionLog
  private var rate: RateLimit

  init(_ descriptor: Int32, log: ExtensionLog, limits: ExtensionProcess.LimitsView) {
    (self.descriptor, self.log) = (descriptor, log)
    rate = RateLimit(burst: Double(limits.outputBurstBytes), perSecond: Double(limits.outputBytesPerSecond))
  }

  /// Reads what is there. A process that prints too fast finds its pipe full and waits, so it cannot keep the host busy.
  ///
  /// - Parameter source: has reported that there is something to read. It pauses after too much, and is cancelled at the end.
  func read(_ source: DescriptorSource) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 {
        log.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        rate.charge(count, at: .now)
        if !rate.allows(at: .now) { source.pause(for: rate.wait(at: .now) / .seconds(1)) }
      } else if count == 0 {
        source.cancel()
      }
    }
  }

  /// Reads what is left in the pipe, without waiting for more.
  func drain() {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      // Sixteen reads of 64 KiB: a pipe holds at most one mebibyte.
      for _ in 0..<16 {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        log.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}
