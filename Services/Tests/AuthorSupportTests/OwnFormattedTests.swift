import Foundation
import Testing

/// An author's own name of Foundation's, in the module in which Almanac's additions are.
extension Range where Bound == Date {
  var formatted: String { "own" }
}

/// An author's own type with a name of Foundation's. What the build adds to the module means Foundation's.
struct TimeInterval { var minutes = 0 }

@Suite struct OwnFormattedTests {
  @Test func `an author's property hides Foundation's method of the same name`() {
    let start = Date(timeIntervalSince1970: 0)
    #expect((start..<start + 3600).formatted == "own")
    #expect(!(start..<start + 3600).formatted(date: .numeric, time: .omitted).isEmpty)
  }

  @Test func `an author's type may have the name of one of Foundation's`() {
    #expect(TimeInterval(minutes: 3).minutes == 3 && Timer(timeInterval: 60, repeats: true) { _ in }.timeInterval == 60)
  }
}
