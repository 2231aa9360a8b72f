import Synchronization

public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }

/// The loops that were stopped but have not returned yet.
private let stopped = Mutex<Set<ObjectIdentifier>>([])

private func takeStop(of loop: RunLoop) -> Bool { stopped.withLock { $0.remove(ObjectIdentifier(loop)) != nil } }

/// Runs the thread's loop until it is stopped or has nothing to wait for.
public func CFRunLoopRun() { _ = run(.default, until: .distantFuture) }

/// Runs the thread's loop for some seconds.
@discardableResult public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool)
  -> CFRunLoopRunResult
{
  guard let mode else { return .finished }
  return run(mode.mode == .common ? .default : mode.mode, until: Date(timeIntervalSinceNow: max(0, seconds)))
}

/// Makes a loop return within a tenth of a second: the loop polls for stops, nothing wakes it earlier.
public func CFRunLoopStop(_ loop: CFRunLoop!) {
  guard let loop else { return }
  stopped.withLock { _ = $0.insert(ObjectIdentifier(loop)) }
}

/// Does nothing: `run` polls every tenth of a second.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}

private func run(_ mode: RunLoop.Mode, until end: Date) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  while true {
    guard loop.run(mode: mode, before: min(end, Date(timeIntervalSinceNow: 0.1))) else { return .finished }
    if takeStop(of: loop) { return .stopped }
    if Date() >= end { return .timedOut }
  }
}
