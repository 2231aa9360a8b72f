import AlmanacProfiles
import CExtensionProcess
import Foundation
import Glibc
import Synchronization

/// Signals that a source file of an app has changed. The kernel reports it (inotify); where it cannot, the folders are checked from time to time.
///
/// A save can be many changes: an editor writes a file in parts, or replaces it. So a signal comes once everything has been quiet for a moment.
/// What has changed is found by comparing two values of ``SourceTree``.
public final class SourceWatch: Sendable {
  private let roots: [URL]
  private let limits: PreviewProfile
  private let continuation: AsyncStream<Void>.Continuation
  /// Yields after each change; several changes in a row may give one signal.
  public let changes: AsyncStream<Void>
  /// The end of a pipe that can be read once the other end is closed.
  private let stopping: Int32
  private let stopper: Mutex<Int32>
  private let isPolling = Mutex(false)

  /// Whether the folders are checked from time to time, because the kernel cannot watch them.
  public var polls: Bool { isPolling.withLock { $0 } }

  /// Begins to watch. Changes after this call are noticed.
  ///
  /// - Parameters:
  ///   - roots: the package's folder, and those of local packages that it depends on.
  ///   - forcesPolling: looks at the folders from time to time even if the kernel can watch them.
  public init(_ roots: [URL], limits: PreviewProfile = Profiles.preview, forcesPolling: Bool = false) {
    self.roots = roots
    self.limits = limits
    (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    var ends: [Int32] = [-1, -1]
    // Without a descriptor the watch ends at once, and nothing is noticed; the process could not build either.
    _ = almanac_pipe(&ends)
    stopping = ends[0]
    stopper = Mutex(ends[1])
    let queue = forcesPolling ? -1 : inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    let first = SourceTree(of: roots, limits: limits)
    if queue >= 0, watch(first.folders, queue) {
      start { $0.follow(queue) }
    } else {
      if queue >= 0 { close(queue) }
      isPolling.withLock { $0 = true }
      start { $0.poll(from: first) }
    }
  }

  /// Ends the watch.
  public func stop() {
    continuation.finish()
    let end = stopper.withLock { stopper in
      defer { stopper = -1 }
      return stopper
    }
    if end >= 0 { close(end) }
  }

  private func start(_ body: @escaping @Sendable (SourceWatch) -> Void) {
    // The thread waits in the kernel, so it must not occupy one of the task pool.
    let thread = Thread { [self] in
      body(self)
      close(stopping)
    }
    thread.name = "almanac-watch"
    thread.start()
  }

  // MARK: inotify

  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MODIFY)

  /// Has the kernel watch folders; those that it watches already stay watched. Returns whether it watches all that there are.
  private func watch(_ folders: [String], _ queue: Int32) -> Bool {
    for path in folders where inotify_add_watch(queue, path, Self.events | UInt32(IN_ONLYDIR)) < 0 {
      // Other errors are not failures: the folder was removed meanwhile.
      if errno == ENOSPC || errno == ENOMEM { return false }
    }
    return true
  }

  private func follow(_ queue: Int32) {
    defer { close(queue) }
    while wait(for: queue, seconds: nil) {
      guard read(queue) else { continue }
      let begun = Date()
      while Date().timeIntervalSince(begun) < limits.longestSettle, waitsQuietly(queue) {}
      // Before the signal, so that nothing of a new folder is missed: the receiver looks at the files after it.
      guard watch(SourceTree(of: roots, limits: limits).folders, queue) else {
        isPolling.withLock { $0 = true }
        continuation.yield()
        return poll(from: SourceTree(of: roots, limits: limits))
      }
      continuation.yield()
    }
  }

  /// Returns whether something changed within the quiet time.
  private func waitsQuietly(_ queue: Int32) -> Bool { wait(for: queue, seconds: limits.settle) && read(queue) }

  /// Waits until `queue` has something to read. Returns false at the end of the watch, or of the time.
  private func wait(for queue: Int32, seconds: Double?) -> Bool {
    var descriptors = [pollfd(fd: queue, events: Int16(POLLIN), revents: 0), pollfd(fd: stopping, events: Int16(POLLIN), revents: 0)]
    while true {
      let count = Glibc.poll(&descriptors, nfds_t(descriptors.count), seconds.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
      if count < 0, errno == EINTR { continue }
      return count > 0 && descriptors[1].revents == 0 && descriptors[0].revents != 0
    }
  }

  /// Reads all events that are there. Returns whether one of them is of a file that matters.
  private func read(_ queue: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 15)
    var matters = false
    while true {
      let count = Glibc.read(queue, &buffer, buffer.count)
      guard count > 0 else { return matters }
      var place = 0
      // wd, mask, cookie and length, each of four bytes, then the name with zeros after it.
      while place + 16 <= count {
        let (mask, length) = buffer.withUnsafeBytes {
          ($0.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self), Int($0.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self)))
        }
        guard place + 16 + length <= count else { break }
        let name = String(decoding: buffer[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
        // If the queue has overflowed, a lost event may have mattered.
        if mask & UInt32(IN_Q_OVERFLOW) != 0 || name.isEmpty || SourceTree.isSource(name) { matters = true }
        place += 16 + length
      }
    }
  }

  // MARK: Polling

  private func poll(from first: SourceTree) {
    var last = first
    var descriptor = pollfd(fd: stopping, events: Int16(POLLIN), revents: 0)
    while true {
      let count = Glibc.poll(&descriptor, 1, Int32(limits.poll * 1000))
      if count < 0, errno == EINTR { continue }
      guard count == 0 else { return }
      let now = SourceTree(of: roots, limits: limits)
      if now != last { continuation.yield() }
      last = now
    }
  }
}
