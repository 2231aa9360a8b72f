import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import TestWaiting
import Testing

/// Run loops and timers.
@Suite struct CoreFoundationRunLoopTests {
  @Test func `a run loop runs until it is stopped, and ends at once with nothing to do`() async {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let empty = CFRunLoopRunInMode(.defaultMode, 5, false)
        let loop = RunLoop.current
        let timer = Timer(timeInterval: 0.01, repeats: true) { _ in CFRunLoopStop(RunLoop.current) }
        loop.add(timer, forMode: .default)
        let stopped = CFRunLoopRunInMode(.defaultMode, 600, false)
        timer.invalidate()
        continuation.resume(returning: [empty, stopped])
      }
    }
    #expect(result == [.finished, .stopped])
  }

  @Test func `a Core Foundation timer fires once, or until it is invalidated`() {
    var once = 0
    var often = 0
    let now = CFAbsoluteTimeGetCurrent()
    let single = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now + 0.01, 0, 0, 0) { _ in once += 1 }
    let repeating = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now + 0.01, 0.01, 0, 0) { timer in
      often += 1
      if often == 3 { CFRunLoopTimerInvalidate(timer) }
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), single, .commonModes)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), repeating, .defaultMode)
    blockUntil(pause: { RunLoop.current.run(until: Date().addingTimeInterval(0.02)) }) {
      !CFRunLoopTimerIsValid(repeating) && !CFRunLoopTimerIsValid(single)
    } seen: {
      "fired \(once) and \(often) times"
    }
    #expect(once == 1 && often == 3)
  }
}
