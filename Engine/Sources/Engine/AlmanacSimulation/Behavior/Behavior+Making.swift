import AlmanacScheduler
import Foundation

/// An invalid value in a behaviour, and how to fix it.
public struct BehaviorError: Error, Equatable, CustomStringConvertible {
  /// The path of the value, such as `days[0].uses[1].viewsPerHour`.
  public let place: String
  /// What is wrong and what to write instead: a clause for a person.
  public let message: String
  public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}

extension Behavior {
  /// Creates a behaviour in code. Every value is validated as if it came from a file.
  ///
  /// - Throws: ``BehaviorError`` that names the value.
  public init(
    name: String, summary: String = "", timeZone: String = "GMT", pages: [Double] = [1], isAlwaysVisible: Bool = false,
    locksAfter: TimeInterval? = nil, stacks: [BehaviorStack] = [], days: [BehaviorDay]
  ) throws {
    let unchecked = Draft(
      name: name, summary: summary, timeZone: timeZone, pages: pages, alwaysShown: isAlwaysVisible, locksAfter: locksAfter, stacks: stacks, days: days
    )
    do {
      self = try JSONDecoder().decode(Behavior.self, from: JSONEncoder().encode(unchecked))
    } catch let error as DecodingError {
      throw BehaviorError(error)
    } catch let error as EncodingError {
      throw BehaviorError(error)
    }
  }

  /// Creates a behaviour that views the widget evenly, every day; `viewsPerHour: 1` gives one view in every hour. The device locks 30 seconds after a
  /// view.
  ///
  /// - Parameters:
  ///   - viewsPerHour: 0 to 240; 1 is hourly.
  ///   - from: when the device wakes and the views begin.
  ///   - to: when the views end and the device falls asleep; after `from`.
  ///   - seconds: how long a view lasts on average, 1 to 3600.
  ///   - timeZone: the time zone of `from` and `to`, such as `Europe/Berlin`.
  /// - Throws: ``BehaviorError`` that names the value.
  public static func viewing(
    _ viewsPerHour: Double, from: TimeOfDay = TimeOfDay(hour: 7), to: TimeOfDay = TimeOfDay(hour: 23), seconds: TimeInterval = 6,
    timeZone: String = "GMT"
  ) throws -> Behavior {
    // One stretch per view, or per hour if there are more views: random instants of a whole day would leave gaps of hours.
    let stretch = viewsPerHour > 0 && viewsPerHour < 1 ? max(60, min(2880, Int((60 / viewsPerHour).rounded()))) : 60
    let starts = from < to ? Array(stride(from: from.minutes, to: to.minutes, by: stretch)) : [from.minutes]
    let uses = starts.map { start in
      let end = from < to ? min(start + stretch, to.minutes) : to.minutes
      return BehaviorDay.Use(
        from: TimeOfDay(hour: start / 60, minute: start % 60), to: TimeOfDay(hour: end / 60, minute: end % 60), viewsPerHour: viewsPerHour,
        seconds: seconds)
    }
    return try Behavior(
      name: "viewing", summary: "\(viewsPerHour) views an hour.", timeZone: timeZone, locksAfter: 30,
      days: [BehaviorDay(wakes: from, sleeps: to, uses: uses)])
  }

  /// Encoded like a file, so that the same code validates both.
  private struct Draft: Encodable {
    var name, summary, timeZone: String
    var pages: [Double]
    var alwaysShown: Bool
    var locksAfter: TimeInterval?
    var stacks: [BehaviorStack]
    var days: [BehaviorDay]
  }
}

extension BehaviorError {
  init(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      self.init(place: Self.place(context.codingPath), message: context.debugDescription)
    @unknown default: self.init(place: "", message: "\(error)")
    }
  }

  init(_ error: EncodingError) {
    guard case .invalidValue(_, let context) = error else {
      self.init(place: "", message: "\(error)")
      return
    }
    self.init(place: Self.place(context.codingPath), message: "give a number, neither infinite nor NaN")
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue { text += "[\(index)]" } else { text += text.isEmpty ? key.stringValue : ".\(key.stringValue)" }
    }
  }
}
