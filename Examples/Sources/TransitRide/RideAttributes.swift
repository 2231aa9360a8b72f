import ActivityKit
import Foundation

/// A ride under way: what the widget extension draws, and the containing app's command tells.
public struct RideAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    /// The index of the next stop.
    public var next: Int
    public var arrival: Date
    /// Minutes behind the timetable.
    public var delay: Int

    public init(next: Int, arrival: Date, delay: Int) {
      (self.next, self.arrival, self.delay) = (next, arrival, delay)
    }
  }

  /// The line, such as `2`.
  public let number: String

  public init(number: String) { self.number = number }
}
