import Foundation

extension Decision {
  /// The decision as a sentence for people, with instants in UTC.
  public var sentence: String { sentence(in: .gmt) }

  /// Describes the decision in a sentence for people, with instants in `timeZone`.
  public func sentence(in timeZone: TimeZone) -> String {
    if outcome == .rotated { return turnSentence(in: timeZone) }
    let why = ReloadRules.rule(named: rule)?.sentence(self) ?? "Rule \(rule) decided."
    var parts = ["\(Self.opening[outcome] ?? outcome.rawValue) (\(trigger.clause)): \(why)"]
    if let detail { parts.append("\(detail.first?.uppercased() ?? "")\(detail.dropFirst()).") }
    if let next {
      parts.append("Next chance: \(next.clockText(in: timeZone)).")
    } else if outcome == .deferred || outcome == .denied {
      parts.append("Only an event can release it.")
    }
    if budgetAfter != budgetBefore {
      parts.append("Budget \(budgetBefore.tokenText) → \(budgetAfter.tokenText).")
    }
    return parts.joined(separator: " ")
  }

  /// Why the widget came to the top of its stack, or what became of it in its list.
  private func turnSentence(in timeZone: TimeZone) -> String {
    let what =
      switch trigger {
      case .listRelevance: "Came first in its list"
      case .listShown: "Is shown in its list from now on"
      case .listHidden: "Is not shown in its list any more"
      default: "Came to the top of its stack"
      }
    var parts = ["\(what): \(trigger.clause)."]
    if let detail { parts.append("Compared: \(detail).") }
    if let next { parts.append("Next chance of another \(trigger.isOfList ? "order" : "rotation"): \(next.clockText(in: timeZone)).") }
    return parts.joined(separator: " ")
  }

  private static let opening: [Outcome: String] = [
    .granted: "Reloaded", .free: "Reloaded free of charge", .deferred: "Not reloaded yet", .denied: "Not reloaded for now",
  ]
}

extension ReloadReason {
  /// Whether it says what became of a widget in its list.
  fileprivate var isOfList: Bool { [.listRelevance, .listShown, .listHidden].contains(self) }

  /// The trigger as a clause.
  var clause: String {
    switch self {
    case .firstTimeline: "the widget was added"
    case .configurationChanged: "its configuration was changed"
    case .timelineEnded: "its timeline's policy is atEnd"
    case .systemChoice: "its timeline's policy is atEnd and its entries share one date"
    case .policyDate: "its timeline sets a date for the next one"
    case .policyNever: "its timeline's policy is never"
    case .requested(let origin, let foreground): "\(origin.clause) requested it\(foreground ? " in the foreground" : "")"
    case .environmentChanged(let key): "the device's \(key.clause) changed"
    case .appUpdated: "its app was updated"
    case .locationChanged: "the device has moved and the widget is viewed"
    case .staleWhenViewed: "the widget is viewed and its timeline is long past its date for a new one"
    case .stackRelevance: "it is the most relevant one, measured by its own scores and contexts"
    case .stackChoice: "a person turned the stack to it"
    case .contextBegan: "a context began to hold in which it is shown"
    case .listRelevance: "it is the most relevant one, measured by its own scores and contexts"
    case .listShown: "one of its contexts holds, or the widget that stood for it is not shown any more"
    case .listHidden: "none of its contexts holds any more, or a widget that stands for it is shown"
    }
  }
}

extension ReloadOrigin {
  var clause: String {
    switch self {
    case .extension: "its extension"
    case .app: "its app"
    case .command: "the almanac command"
    case .http: "a client of the HTTP API"
    case .intent: "an app intent"
    case .push: "a push notification"
    }
  }
}

extension EnvironmentKey {
  var clause: String {
    switch self {
    case .dynamicType: "text size"
    case .boldText: "bold text setting"
    case .language: "language"
    case .region: "region"
    case .timeZone: "time zone"
    case .account: "account"
    case .displaySize: "display size"
    case .significantTime: "time"
    case .layoutDirection: "layout direction"
    }
  }
}

extension Date {
  /// Formats the date: `2026-11-21 14:05:00 UTC`, in `timeZone`.
  fileprivate func clockText(in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
    func digits(_ value: Int?, _ width: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2)):\(digits(parts.second, 2))"
    return "\(day) \(time) \(timeZone == .gmt ? "UTC" : timeZone.abbreviation(for: self) ?? timeZone.identifier)"
  }
}

extension Double {
  /// Tokens to one decimal.
  fileprivate var tokenText: String { String((self * 10).rounded() / 10) }
}
