// Core Foundation's run loop timers with blocks. They are Foundation's timers under another name.

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer

/// A set of sources and timers that a run loop observes.
public struct CFRunLoopMode: Hashable, Sendable {
  let mode: RunLoop.Mode
  public static let commonModes = CFRunLoopMode(mode: .common)
  public static let defaultMode = CFRunLoopMode(mode: .default)
}

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Returns a timer that calls a block at `fireDate`, in seconds since 1 January 2001 UTC, and then every `interval` seconds. With an interval of 0
/// it fires once.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // Safe: the run loop calls the block on its own thread, where the caller created it.
  let block = UncheckedSendable(block)
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block.value?($0) }
}

public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let loop, let timer, let mode else { return }
  loop.add(timer, forMode: mode.mode)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
