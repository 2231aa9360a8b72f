import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// A painting can be ended early.
@Suite struct PaintStopTests {
  private let list = DisplayList(20, 20, (0..<100).map { _ in DisplayNode.fill(rect(0, 0, 20, 20), .hex(0, alpha: 0.5)).effect { $0.blur = 3 } })

  private func stopped(_ stop: PaintStop) -> PaintJob {
    var job = job(list)
    job.stop = stop
    return job
  }

  @Test func `a cancelled painting gives no picture`() {
    let stop = PaintStop()
    #expect(throws: Never.self) { try Painter.png(stopped(stop)) }
    stop.cancel()
    #expect(throws: PainterError.cancelled) { try Painter.png(stopped(stop)) }
    #expect(throws: PainterError.cancelled) { try Painter.svg(stopped(stop)) }
  }

  @Test func `a painting ends at its deadline`() {
    #expect(throws: PainterError.deadline(seconds: 0)) { try Painter.pixels(stopped(PaintStop(after: 0))) }
  }
}
