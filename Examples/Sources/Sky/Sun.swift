import Foundation

/// The sun's position over a place, by the Astronomical Almanac's low-precision formulas, accurate to about a minute of time.
public struct Sun: Hashable, Sendable {
  public let place: Place

  public init(over place: Place) { self.place = place }

  /// The sun's height over the horizon in degrees, negative below it.
  public func elevation(at date: Date) -> Double {
    let days = date.timeIntervalSince1970 / 86400 - 10957.5
    let anomaly = radians(357.528 + 0.985_600_3 * days)
    let longitude = radians(280.460 + 0.985_647_4 * days + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly))
    let tilt = radians(23.439 - 0.000_000_4 * days)
    let declination = asin(sin(tilt) * sin(longitude))
    let ascension = atan2(cos(tilt) * sin(longitude), cos(longitude))
    let sidereal = radians((18.697_374_558 + 24.065_709_824_419_08 * days) * 15 + place.longitude)
    let latitude = radians(place.latitude)
    let height = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(sidereal - ascension)
    return asin(min(1, max(-1, height))) * 180 / .pi
  }

  /// When the sun's upper edge appears or disappears between two dates, earliest first.
  public func horizonCrossings(from start: Date, to end: Date) -> [Crossing] {
    stride(from: start, to: end, by: 600).compactMap { date in
      let next = min(date.addingTimeInterval(600), end)
      guard (over(date) > 0) != (over(next) > 0) else { return nil }
      return Crossing(date: crossing(between: date, next), isRise: over(next) > 0)
    }
  }

  /// The local day that contains `date`.
  public func day(of date: Date) -> DateInterval {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = place.timeZone
    return calendar.dateInterval(of: .day, for: date) ?? DateInterval(start: date, duration: 86400)
  }

  /// How long the sun is up on the local day that contains `date`.
  public func dayLength(on date: Date) -> TimeInterval {
    let day = day(of: date)
    var edges = [day.start]
    edges += horizonCrossings(from: day.start, to: day.end).map(\.date)
    edges.append(day.end)
    return zip(edges, edges.dropFirst()).reduce(0) { sum, span in
      let middle = span.0.addingTimeInterval(span.1.timeIntervalSince(span.0) / 2)
      return over(middle) > 0 ? sum + span.1.timeIntervalSince(span.0) : sum
    }
  }

  /// Degrees over the height at which the upper edge touches the horizon, refraction included.
  private func over(_ date: Date) -> Double { elevation(at: date) + 0.833 }

  private func crossing(between start: Date, _ end: Date) -> Date {
    var (low, high) = (start, end)
    for _ in 0..<10 {
      let middle = low.addingTimeInterval(high.timeIntervalSince(low) / 2)
      if (over(middle) > 0) == (over(low) > 0) { low = middle } else { high = middle }
    }
    return high
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

/// A sunrise or a sunset.
public struct Crossing: Hashable, Sendable {
  public let date: Date
  public let isRise: Bool
}

/// The moon's phase by its mean month, accurate to about half a day.
public struct Moon: Hashable, Sendable {
  /// From 0 (new) through 0.5 (full) to 1.
  public let phase: Double

  private static let month = 29.530_588_853 * 86400
  /// The new moon of 6 January 2000.
  private static let newMoon = 947_182_440.0

  public init(at date: Date) {
    let months = (date.timeIntervalSince1970 - Self.newMoon) / Self.month
    phase = months - months.rounded(.down)
  }

  public var isWaxing: Bool { phase < 0.5 }
  /// The lit part of the disc, from 0 to 1.
  public var illumination: Double { (1 - cos(phase * 2 * .pi)) / 2 }

  /// The next full moon after `date`.
  public static func full(after date: Date) -> Date {
    let phase = Moon(at: date).phase
    return date.addingTimeInterval((phase < 0.5 ? 0.5 - phase : 1.5 - phase) * month)
  }
}
