import Foundation

extension BudgetReport {
  /// Describes the budget in sentences for people: how often the widget is viewed, what it gets for that, what lowers it and what is left.
  ///
  /// - Parameters:
  ///   - now: the instant of the report.
  ///   - style: how instants are written.
  public func sentence(at now: Date, in style: ClockStyle) -> String {
    var parts = [income]
    if let causes { parts.append(causes) }
    parts.append(savings(at: now, in: style))
    return parts.joined(separator: " ")
  }

  private var income: String {
    let reloads = Self.count(allotment.daily * allotment.share, "reload")
    guard let views = allotment.viewsPerDay else { return "No viewer reports views, so every widget gets \(reloads) a day." }
    guard allotment.isLearning else {
      let viewed =
        switch views {
        case ..<0.05: "has not been viewed lately"
        case ..<0.75: "is viewed less than once a day"
        default: "is viewed about \(Self.count(views, "time")) a day"
        }
      return "It \(viewed), which gives it \(reloads) a day."
    }
    let viewed =
      switch views {
      case ..<0.05: "has not been viewed yet"
      case ..<1.5: "has hardly been viewed yet"
      default: "is viewed about \(Self.count(views, "time")) a day"
      }
    return "It \(viewed), but in its first days every widget gets more: \(reloads) a day."
  }

  /// Why the number of reloads is lower than usual.
  private var causes: String? {
    let named: [String] = lowered.compactMap {
      switch $0 {
      case .lowPower: "low power"
      case .metered: "a metered network"
      case .offline: "the missing network"
      case .share: "the number of widgets on the device"
      case .asleep: nil
      }
    }
    guard !named.isEmpty else { return nil }
    return "That is less than usual because of \(named.joined(separator: " and "))."
  }

  private func savings(at now: Date, in style: ClockStyle) -> String {
    let most = Self.digits(allotment.capacity)
    if tokens >= allotment.capacity - 0.05 { return "\(most) are saved up, the maximum." }
    let here = tokens >= 1 - 1e-9 ? "\(Self.digits(tokens)) of at most \(most) are saved up" : "None are left"
    if lowered.contains(.asleep) { return "\(here), and no more accrue while the device sleeps." }
    guard tokens < 1 - 1e-9 else { return "\(here)." }
    guard let nextToken else { return "\(here), and none will accrue until something changes." }
    return "\(here); the next one comes at \(nextToken.clockTime(at: now, in: style)) if the device stays in use."
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
