import Foundation

/// One meeting on one day.
struct Event: Hashable {
  let title: String
  let location: String?
  let category: String
  let start: Date
  let end: Date
}

/// The events of an iCalendar (RFC 5545) file, with daily and weekly repetition.
struct Agenda {
  private struct Rule {
    var title = ""
    var location: String?
    var category = "Home"
    var start: Date?
    var end: Date?
    var frequency: String?
    var weekdays: Set<Int> = []
  }
  private let rules: [Rule]

  /// Reads `agenda.ics` from the bundle.
  static func bundled() -> Agenda {
    guard let url = Bundle.main.url(forResource: "agenda", withExtension: "ics"), let text = try? String(contentsOf: url, encoding: .utf8) else {
      return Agenda(iCalendar: "")
    }
    return Agenda(iCalendar: text)
  }

  init(iCalendar text: String) {
    // Long lines are folded: a line that begins with white space continues the previous one.
    let unfolded = text.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\n ", with: "").replacingOccurrences(of: "\n\t", with: "")
    var rules: [Rule] = []
    var rule: Rule?
    for line in unfolded.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].split(separator: ";").first.map(String.init) ?? ""
      let value = String(line[line.index(after: colon)...])
      switch (name, value) {
      case ("BEGIN", "VEVENT"): rule = Rule()
      case ("END", "VEVENT"):
        if let finished = rule, finished.start != nil { rules.append(finished) }
        rule = nil
      case ("SUMMARY", _): rule?.title = Self.unescape(value)
      case ("LOCATION", _): rule?.location = Self.unescape(value)
      case ("CATEGORIES", _): rule?.category = value
      case ("DTSTART", _): rule?.start = Self.date(value)
      case ("DTEND", _): rule?.end = Self.date(value)
      case ("RRULE", _):
        for part in value.split(separator: ";") {
          let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
          guard pair.count == 2 else { continue }
          if pair[0] == "FREQ" { rule?.frequency = pair[1] }
          if pair[0] == "BYDAY" { rule?.weekdays = Set(pair[1].split(separator: ",").compactMap { Self.weekdays[String($0)] }) }
        }
      default: break
      }
    }
    self.rules = rules
  }

  /// The events that end after `date`, over `days` days, earliest first.
  func events(after date: Date, days: Int, calendar: Calendar = .current) -> [Event] {
    var events: [Event] = []
    for offset in 0..<days {
      guard let day = calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: date)) else { continue }
      let weekday = calendar.component(.weekday, from: day)
      for rule in rules {
        guard let first = rule.start, happens(rule, on: day, weekday: weekday, first: first, calendar: calendar) else { continue }
        let clock = calendar.dateComponents([.hour, .minute], from: first)
        guard let start = calendar.date(bySettingHour: clock.hour ?? 0, minute: clock.minute ?? 0, second: 0, of: day) else { continue }
        let end = start.addingTimeInterval((rule.end ?? first.addingTimeInterval(3600)).timeIntervalSince(first))
        if end > date { events.append(Event(title: rule.title, location: rule.location, category: rule.category, start: start, end: end)) }
      }
    }
    return events.sorted { $0.start < $1.start }
  }

  private func happens(_ rule: Rule, on day: Date, weekday: Int, first: Date, calendar: Calendar) -> Bool {
    guard day >= calendar.startOfDay(for: first) else { return false }
    switch rule.frequency {
    case "DAILY": return true
    case "WEEKLY": return rule.weekdays.contains(weekday)
    default: return calendar.isDate(day, inSameDayAs: first)
    }
  }

  private static let weekdays = ["SU": 1, "MO": 2, "TU": 3, "WE": 4, "TH": 5, "FR": 6, "SA": 7]

  private static func unescape(_ text: String) -> String {
    text.replacingOccurrences(of: "\\,", with: ",").replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\\", with: "\\")
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd'T'HHmmss"
    return formatter.date(from: text)
  }
}
