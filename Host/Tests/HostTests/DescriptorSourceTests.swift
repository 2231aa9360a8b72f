import Foundation
import Glibc
import Synchronization
import TestWaiting
import Testing

@testable import Host

/// Reports about descriptors, on which `ExtensionProcess` and `CompanionSocket` rely.
@Suite struct DescriptorSourceTests {
  private let queue = DispatchQueue(label: "test")

  /// Both ends of a connection; `near` is the source's, and is closed by it.
  private static func connection() throws -> (near: Int32, far: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  /// Whether the other end of `far` is closed; waits for that. The number of a closed descriptor may already be another file's, and a program that another
  /// test is starting just now has a copy of every descriptor until it runs.
  private static func isOnlyEnd(_ far: Int32) -> Bool {
    var end = pollfd(fd: far, events: 0, revents: 0)
    return poll(&end, 1, Int32(deadlockGuard / .milliseconds(1))) == 1 && end.revents & Int16(POLLHUP) != 0
  }

  /// A source that is cancelled at its first report. A source whose bytes are not read reports them again at once, and would keep a processor busy until
  /// the test cancels it.
  private final class FirstReport: Sendable {
    private let source = Mutex<DescriptorSource?>(nil)
    private let (reports, report) = AsyncStream.makeStream(of: Void.self)
    private let isReported = Mutex(false)

    init(
      _ direction: DescriptorSource.Direction, _ descriptor: Int32, on queue: DispatchQueue, handler: @escaping @Sendable () -> Void = {}
    ) throws {
      // A report waits for the lock until the source is there.
      try source.withLock { source in
        source = try DescriptorSource(direction, descriptor, on: queue) {
          handler()
          self.source.withLock { $0?.cancel() }
          self.isReported.withLock { $0 = true }
          self.report.finish()
        }
      }
    }

    var isThere: Bool { isReported.withLock { $0 } }
    func arrives() async { for await _ in reports {} }
  }

  /// Returns when something that has just arrived at another descriptor was reported: what arrived before it would have been reported by then.
  private func nextReport() async throws {
    let (near, far) = try Self.connection()
    let report = try FirstReport(.reading, near, on: queue)
    write(far, "a", 1)
    await report.arrives()
    close(far)
  }

  @Test func `what arrives is reported until it is read`() async throws {
    let (near, far) = try Self.connection()
    let received = Mutex("")
    let source = try DescriptorSource(.reading, near, on: queue) {
      // One byte at a time: the rest is reported again.
      var byte: UInt8 = 0
      if read(near, &byte, 1) == 1 { received.withLock { $0.unicodeScalars.append(Unicode.Scalar(byte)) } }
    }
    write(far, "abc", 3)
    try await until({ received.withLock { $0 } }, is: "abc")
    write(far, "de", 2)
    try await until({ received.withLock { $0 } }, is: "abcde")
    source.cancel()
    #expect(source.isCancelled)
    queue.sync { #expect(Self.isOnlyEnd(far)) }
    close(far)
  }

  @Test func `a paused source reports nothing and later what has arrived meanwhile`() async throws {
    let (near, far) = try Self.connection()
    let count = Mutex(0)
    let source = try DescriptorSource(.reading, near, on: queue) {
      var bytes = [UInt8](repeating: 0, count: 16)
      let read = read(near, &bytes, bytes.count)
      if read > 0 { count.withLock { $0 += read } }
    }
    source.pause()
    write(far, "abc", 3)
    try await nextReport()
    #expect(count.withLock { $0 } == 0)
    source.resume()
    try await until({ count.withLock { $0 } }, is: 3)
    source.pause(for: 0.01)
    write(far, "de", 2)
    try await until({ count.withLock { $0 } }, is: 5)
    source.pause()
    source.cancel()
    queue.sync { #expect(Self.isOnlyEnd(far)) }
    close(far)
  }

  @Test func `the other end's end is reported`() async throws {
    let (near, far) = try Self.connection()
    let report = try FirstReport(.reading, near, on: queue) {
      var byte: UInt8 = 0
      #expect(read(near, &byte, 1) == 0)
    }
    close(far)
    await report.arrives()
  }

  @Test func `space to write is reported for a second number of a descriptor that is read, too`() async throws {
    let (near, far) = try Self.connection()
    let second = fcntl(near, F_DUPFD_CLOEXEC, 0)
    let reading = try DescriptorSource(.reading, near, on: queue) {}
    let block = [UInt8](repeating: 7, count: 1 << 16)
    while send(near, block, block.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) > 0 {}
    let space = try FirstReport(.writing, second, on: queue)
    try await nextReport()
    #expect(!space.isThere)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while recv(far, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
    await space.arrives()
    reading.cancel()
    queue.sync { #expect(Self.isOnlyEnd(far)) }
    close(far)
  }

  @Test func `a descriptor that cannot be waited for is an error and is closed`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { unlink(file.path) }
    #expect(throws: POSIXError(.EPERM)) { try DescriptorSource(.reading, descriptor, on: queue) {} }
    #expect(throws: POSIXError(.EBADF)) { try DescriptorSource(.reading, -1, on: queue) {} }
  }

  @Test func `a released source is cancelled and releases its handler`() async throws {
    final class Owner: Sendable {}
    let (near, far) = try Self.connection()
    weak var owner: Owner?
    do {
      let kept = Owner()
      owner = kept
      let source = try DescriptorSource(.reading, near, on: queue) { _ = kept }
      withExtendedLifetime(source) {}
    }
    #expect(owner == nil)
    queue.sync { #expect(Self.isOnlyEnd(far)) }
    close(far)
  }

  @Test func `thousands of ends at once are each reported`() async throws {
    let reported = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          let queue = DispatchQueue(label: "test.\(number)")
          for _ in 0..<250 { try await Self.end(on: queue) }
          return 250
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(reported == 2000)
  }

  /// Ends a connection with bytes unread, and returns when that was reported.
  private static func end(on queue: DispatchQueue) async throws {
    let (near, far) = try connection()
    let report = try FirstReport(.reading, near, on: queue)
    write(far, "abc", 3)
    close(far)
    await report.arrives()
  }
}
