import CExtensionProcess
import Foundation
import Glibc
import Synchronization

/// Reports on a queue that a descriptor can be read or written, or that its other end has gone, until it is cancelled. It owns the descriptor.
///
/// It replaces a dispatch source, with which an extension could crash the host: on Linux, libdispatch uses its record of a descriptor after freeing
/// it if the other end hangs up (https://github.com/swiftlang/swift-corelibs-libdispatch/issues/949). In a test of forty minutes, in which 861
/// extensions were killed, it crashed the host once.
///
/// Safe to use on any thread. The handler is called on `queue`, again and again for as long as there is something to read or space to write; a handler
/// that learns of the end must cancel the source.
final class DescriptorSource: Sendable {
  enum Direction: Sendable { case reading, writing }

  private let registration: DescriptorEvents.Registration

  /// Begins to report at once.
  ///
  /// - Parameter descriptor: is closed when the source is cancelled or released, and also if this fails.
  /// - Throws: `POSIXError` if the descriptor cannot be waited for.
  init(
    _ direction: Direction, _ descriptor: Int32, on queue: DispatchQueue, handler: @escaping @Sendable () -> Void
  ) throws(POSIXError) {
    registration = try DescriptorEvents.shared.add(descriptor, direction, queue, handler)
  }

  deinit { cancel() }

  var isCancelled: Bool { registration.isCancelled }

  /// Stops the reports until ``resume()``.
  func pause() { registration.pause() }

  func pause(for seconds: Double) {
    pause()
    registration.queue.asyncAfter(deadline: .now() + seconds) { [weak registration] in registration?.resume() }
  }

  func resume() { registration.resume() }

  /// Ends the reports, and closes the descriptor when the queue gets to it. The handler is not called again.
  func cancel() { registration.cancel() }
}

/// Waits for the descriptors of all ``DescriptorSource``s, on one thread that sleeps while nothing happens.
final class DescriptorEvents: Sendable {
  static let shared = DescriptorEvents()

  /// The kernel's set of descriptors to wait for, or why there is none.
  private let events: Result<Int32, POSIXError>
  /// The sources by number. The kernel is given numbers, not addresses, so a late report of a cancelled source finds nothing.
  private let registrations = Mutex<(last: UInt64, all: [UInt64: Registration])>((0, [:]))

  private init() {
    let events = almanac_events_create()
    guard events >= 0 else {
      self.events = .failure(POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
      return
    }
    self.events = .success(events)
    let thread = Thread { [unowned self] in while true { report(from: events) } }
    thread.name = "almanac-events"
    thread.start()
  }

  /// Waits for reports and passes them on.
  private func report(from events: Int32) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { ids in
      let count = almanac_events_wait(events, ids.baseAddress, Int32(ids.count))
      // The set stays open as long as this process, so a failure is a fault of the host itself. Nothing that an extension sends leads here. If the
      // host continued, it would receive nothing from any extension, and would not be restarted.
      guard count >= 0 else { fatalError("epoll_wait failed, so the host cannot hear its extensions: \(String(cString: strerror(errno)))") }
      for id in ids[..<Int(count)] {
        guard let registration = registrations.withLock({ $0.all[id] }) else { continue }
        registration.queue.async { registration.call() }
      }
    }
  }

  fileprivate func add(
    _ descriptor: Int32, _ direction: DescriptorSource.Direction, _ queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void
  ) throws(POSIXError) -> Registration {
    let events: Int32
    do throws(POSIXError) { events = try self.events.get() } catch {
      if descriptor >= 0 { Glibc.close(descriptor) }
      throw error
    }
    let registration = registrations.withLock { registrations in
      registrations.last += 1
      let new = Registration(registrations.last, descriptor, direction, queue, handler)
      registrations.all[registrations.last] = new
      return new
    }
    guard almanac_events_add(events, descriptor, registration.id, direction == .writing) == 0 else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      registration.cancel()
      throw error
    }
    return registration
  }

  private func arm(_ registration: Registration) {
    guard case .success(let events) = events else { return }
    // It fails only for a closed descriptor, and only `cancel` closes it.
    _ = almanac_events_arm(events, registration.descriptor, registration.id, registration.direction == .writing)
  }

  private func remove(_ registration: Registration) {
    registrations.withLock { _ = $0.all.removeValue(forKey: registration.id) }
    let descriptor = registration.descriptor
    if case .success(let events) = events { _ = almanac_events_remove(events, descriptor) }
    // A number that was never a descriptor's is not closed.
    guard descriptor >= 0 else { return }
    // The handler may be running, and goes on to use the descriptor.
    registration.queue.async { Glibc.close(descriptor) }
  }

  /// One descriptor with its handler.
  fileprivate final class Registration: Sendable {
    let id: UInt64
    let descriptor: Int32
    let direction: DescriptorSource.Direction
    let queue: DispatchQueue
    /// A structure of its own: in a tuple, each access would wrap the handler in a further closure.
    private struct State {
      /// nil: the source is cancelled.
      var handler: (@Sendable () -> Void)?
      var isPaused = false
    }
    private let state: Mutex<State>

    init(
      _ id: UInt64, _ descriptor: Int32, _ direction: DescriptorSource.Direction, _ queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void
    ) {
      (self.id, self.descriptor, self.direction, self.queue) = (id, descriptor, direction, queue)
      state = Mutex(State(handler: handler))
    }

    var isCancelled: Bool { state.withLock { $0.handler == nil } }

    /// Calls the handler, then waits for the next report.
    func call() {
      guard let handler = state.withLock({ $0.isPaused ? nil : $0.handler }) else { return }
      handler()
      state.withLock { if $0.handler != nil, !$0.isPaused { DescriptorEvents.shared.arm(self) } }
    }

    func pause() { state.withLock { $0.isPaused = true } }

    func resume() {
      state.withLock { state in
        guard state.isPaused else { return }
        state.isPaused = false
        if state.handler != nil { DescriptorEvents.shared.arm(self) }
      }
    }

    func cancel() {
      // Released after the lock: what the handler holds may have a source, too.
      let handler = state.withLock { state in
        defer { state.handler = nil }
        if state.handler != nil { DescriptorEvents.shared.remove(self) }
        return state.handler
      }
      _ = handler
    }
  }
}
