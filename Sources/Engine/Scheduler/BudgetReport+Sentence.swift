import Foundation

extension BudgetReport {
  /// The budget told to a person: how often the widget is seen, what it gets for that, what is there now and what lowers it.
  ///
  /// - Parameters:
  ///   - now: the instant of the report.
  ///   - timeZone: of the clock that the person reads.
  public func sentence(at now: Date, in timeZone: TimeZone) -> String {
    var parts = [income]
    if let causes { parts.append(causes) }
    parts.append(savings(at: now, in: timeZone))
    return parts.joined(separator: " ")
  }

  private var income: String {
    let reloads = Self.count(allotment.daily * allotment.share, "reload")
    guard let views = allotment.viewsPerDay else { return "No viewer reports views, so it gets \(reloads) a day, as every widget does." }
    guard allotment.isLearning else {
      let seen =
        switch views {
        case ..<0.05: "has not been seen lately"
        case ..<0.75: "is seen less than once a day"
        default: "is seen about \(Self.count(views, "time")) a day"
        }
      return "It \(seen): that makes \(reloads) a day."
    }
    let seen =
      switch views {
      case ..<0.05: "has not been seen yet"
      case ..<1.5: "has hardly been seen yet"
      default: "is seen about \(Self.count(views, "time")) a day"
      }
    return "It \(seen), but in its first days every widget gets more: that makes \(reloads) a day."
  }

  /// What is already taken off.
  private var causes: String? {
    let named: [String] = lowered.compactMap {
      switch $0 {
      case .lowPower: "low power"
      case .metered: "a metered network"
      case .offline: "the lack of a network"
      case .share: "the number of widgets on the device, which are due more together than it has,"
      case .asleep: nil
      }
    }
    guard !named.isEmpty else { return nil }
    return "That is less than usual: \(named.joined(separator: " and ")) \(named.count == 1 ? "lowers" : "lower") it."
  }

  private func savings(at now: Date, in timeZone: TimeZone) -> String {
    let most = Self.digits(allotment.capacity)
    if tokens >= allotment.capacity - 0.05 { return "\(most) are saved up, the most that it can have." }
    let here = tokens >= 1 - 1e-9 ? "\(Self.digits(tokens)) of at most \(most) are saved up" : "None is left"
    if lowered.contains(.asleep) { return "\(here), and while the device sleeps no more come." }
    guard tokens < 1 - 1e-9 else { return "\(here)." }
    guard let nextToken else { return "\(here), and none will come as things stand." }
    return "\(here); the next one comes at \(nextToken.clockTime(lastViewedAt: now, in: timeZone)) if the device stays in use."
  }

  private static func count(_ value: Double, _ noun: String) -> String {
    let whole = Int(value.rounded())
    return "\(whole) \(noun)\(whole == 1 ? "" : "s")"
  }

  private static func digits(_ value: Double) -> String {
    let text = String((value * 10).rounded(.down) / 10)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Date {
  /// The time of day as somebody says it at `now`: `14:05`, with seconds within the next or last two minutes, with the day on other days.
  func clockTime(lastViewedAt now: Date, in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
    func two(_ value: Int?) -> String { (value ?? 0) < 10 ? "0\(value ?? 0)" : "\(value ?? 0)" }
    var time = "\(two(parts.hour)):\(two(parts.minute))"
    if abs(timeIntervalSince(now)) < 120 { time += ":\(two(parts.second))" }
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: self)).day ?? 0
    switch days {
    case 0: return time
    case 1: return "\(time) tomorrow"
    case -1: return "\(time) yesterday"
    default:
      let month = Self.months[max(0, min(11, (parts.month ?? 1) - 1))]
      return "\(time) on \(parts.day ?? 1) \(month) \(parts.year ?? 1)"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
}
