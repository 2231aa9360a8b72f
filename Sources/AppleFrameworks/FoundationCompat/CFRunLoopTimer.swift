// Core Foundation's timers on run loops, as far as blocks go: on Apple's systems they are Foundation's own objects under another name.

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer

/// Where memory comes from. There is one way only; it is named so that calls read as on Apple's systems.
public final class CFAllocator: Sendable {}
/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// What a run loop waits for.
public struct CFRunLoopMode: Hashable, Sendable {
  let mode: RunLoop.Mode
  public static let commonModes = CFRunLoopMode(mode: .common)
  public static let defaultMode = CFRunLoopMode(mode: .default)
}

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// A timer that calls a block at `fireDate`, in seconds since 1 January 2001 UTC, and every `interval` seconds from then on, or once where that is zero.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // The run loop calls the block on its own thread, where the caller made it.
  let block = UncheckedSendable(block)
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block.value?($0) }
}

public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let loop, let timer, let mode else { return }
  loop.add(timer, forMode: mode.mode)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
