import AlmanacFoundationCompat
import Foundation
import Testing

/// Points in time of Dispatch.
@Suite struct DispatchTests {
  @Test func `points in time of Dispatch have a distance`() {
    let start = DispatchTime(uptimeNanoseconds: 1_000)
    #expect(start.advanced(by: .microseconds(2)).uptimeNanoseconds == 3_000)
    #expect(start.distance(to: DispatchTime(uptimeNanoseconds: 400)) == .nanoseconds(-600))
    #expect(start.distance(to: .distantFuture) == .never)
  }
}
