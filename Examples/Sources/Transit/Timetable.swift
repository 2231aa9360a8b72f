import AppIntents
import SwiftUI

/// A line of the town's network.
enum Line: String, CaseIterable, Codable, Hashable, Identifiable {
  case tram2 = "2"
  case tram7 = "7"
  case bus40 = "40"
  case bus61 = "61"
  case ferry = "F1"
  case night = "N3"

  var id: String { rawValue }

  var symbol: String {
    switch self {
    case .tram2, .tram7: "tram.fill"
    case .bus40, .bus61, .night: "bus.fill"
    case .ferry: "ferry.fill"
    }
  }

  /// From the asset catalog; lighter in dark mode, stronger with increased contrast.
  var color: Color {
    switch self {
    case .tram2, .tram7: .tram
    case .bus40, .bus61, .night: .bus
    case .ferry: .ferry
    }
  }

  /// The destination, and the stops on the way.
  var stops: [LocalizedStringResource] {
    switch self {
    case .tram2: ["Market Square", "Old Bridge", "Museum", "Botanical Garden"]
    case .tram7: ["Market Square", "Central Station", "Airport"]
    case .bus40: ["University", "Hospital", "Market Square", "Central Station"]
    case .bus61: ["Harbour", "Market Square", "University"]
    case .ferry: ["Harbour", "Lighthouse Island"]
    case .night: ["Central Station", "Market Square", "Harbour"]
    }
  }

  var destination: LocalizedStringResource { stops[stops.count - 1] }

  /// Minutes between two departures, and the first minute of the hour.
  fileprivate var rhythm: (every: Int, from: Int) {
    switch self {
    case .tram2: (10, 4)
    case .tram7: (15, 7)
    case .bus40: (12, 1)
    case .bus61: (20, 9)
    case .ferry: (30, 20)
    case .night: (60, 35)
    }
  }
}

/// A stop that the user can choose for a widget.
enum Stop: String, AppEnum, CaseIterable {
  case market, harbour, university

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let caseDisplayRepresentations: [Stop: DisplayRepresentation] = [
    .market: "Market Square", .harbour: "Harbour", .university: "University",
  ]

  var name: LocalizedStringResource {
    switch self {
    case .market: "Market Square"
    case .harbour: "Harbour"
    case .university: "University"
    }
  }

  var lines: [Line] {
    switch self {
    case .market: [.tram2, .tram7, .bus40, .bus61, .night]
    case .harbour: [.bus61, .ferry, .night]
    case .university: [.bus40, .bus61]
    }
  }

  /// The departures after `date`, soonest first. `only` is the line that counts; nil = all of them.
  func departures(after date: Date, count: Int, only: Line? = nil) -> [Departure] {
    let hour = (date.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    let all = lines.filter { only == nil || $0 == only }.flatMap { line in
      stride(from: line.rhythm.from, to: 180, by: line.rhythm.every).map { minute in
        Departure(line: line, date: Date(timeIntervalSince1970: hour + Double(minute) * 60), delay: minute % 7 == 2 ? minute % 5 + 1 : 0)
      }
    }
    return Array(all.filter { $0.date > date }.sorted { ($0.date, $0.line.rawValue) < ($1.date, $1.line.rawValue) }.prefix(count))
  }
}

/// A departure of a tram, bus or ferry.
struct Departure: Hashable, Identifiable {
  let line: Line
  let date: Date
  /// Minutes behind the timetable.
  let delay: Int
  var id: String { "\(line.rawValue) \(date.timeIntervalSince1970)" }
}
