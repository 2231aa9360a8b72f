import SwiftUI

/// A quarter of the day.
enum DayPart: Int, CaseIterable {
  case night = 0
  case morning = 6
  case afternoon = 12
  case evening = 18

  /// The part at this date, in the calendar of the device.
  init(at date: Date, in calendar: Calendar = .current) {
    let hour = calendar.component(.hour, from: date)
    self = Self.allCases.last { $0.rawValue <= hour } ?? .night
  }

  /// The next dates at which a part begins.
  static func changes(after date: Date, count: Int, in calendar: Calendar = .current) -> [Date] {
    var found: [Date] = []
    while found.count < count {
      let last = found.last ?? date
      let next = allCases.compactMap {
        calendar.nextDate(after: last, matching: DateComponents(hour: $0.rawValue, minute: 0, second: 0), matchingPolicy: .nextTime)
      }.min()
      guard let next else { break }
      found.append(next)
    }
    return found
  }

  var greeting: LocalizedStringKey {
    switch self {
    case .night: "Good night"
    case .morning: "Good morning"
    case .afternoon: "Good afternoon"
    case .evening: "Good evening"
    }
  }

  var symbol: String {
    switch self {
    case .night: "moon.stars.fill"
    case .morning: "sunrise.fill"
    case .afternoon: "sun.max.fill"
    case .evening: "sunset.fill"
    }
  }

  var background: LinearGradient {
    let colors: [Color] =
      switch self {
      case .night: [Color(red: 0.07, green: 0.09, blue: 0.27), Color(red: 0.24, green: 0.19, blue: 0.47)]
      case .morning: [Color(red: 0.95, green: 0.49, blue: 0.38), Color(red: 0.86, green: 0.36, blue: 0.55)]
      case .afternoon: [Color(red: 0.10, green: 0.46, blue: 0.85), Color(red: 0.18, green: 0.60, blue: 0.87)]
      case .evening: [Color(red: 0.46, green: 0.22, blue: 0.55), Color(red: 0.88, green: 0.40, blue: 0.36)]
      }
    return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }
}
