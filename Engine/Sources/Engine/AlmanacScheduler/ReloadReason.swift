/// Why a timeline is requested.
///
/// Its ``description`` (`policy.after`, `request.extension.foreground`, `environment.language`) is stable: it is stored and printed as a decision's
/// trigger.
public enum ReloadReason: Hashable, Sendable {
  /// The instance has never had a timeline (Specification B3).
  case firstTimeline
  /// The instance's configuration was changed (Specification B4).
  case configurationChanged
  /// The last entry has become current and the policy is `atEnd` (Specification C3).
  case timelineEnded
  /// The policy is `atEnd` and the timeline has a single date, so the system picks the time (Specification C3).
  case systemChoice
  /// The date of the policy `after` has come (Specification C4).
  case policyDate
  /// The policy is `never`: no new timeline is requested (Specification C4).
  case policyNever
  /// An explicit request; `foreground`: it is free because the app is in the foreground or in a session (Specification C8).
  case requested(by: ReloadOrigin, foreground: Bool)
  /// Something that the layout depends on has changed (Specification C9).
  case environmentChanged(EnvironmentKey)
  /// The app's extension was replaced.
  case appUpdated
  /// The device has moved far and the widget, which uses location, is viewed (Specification C9).
  case locationChanged
  /// The widget is viewed, or soon will be, and its policy's date for a new timeline is long past (Specification C9).
  case staleWhenViewed
  /// Not a request: the widget came to the top of its stack, because it was the most relevant (Specification B5).
  case stackRelevance
  /// Not a request: a person turned its stack to the widget (Specification B5).
  case stackChoice
  /// A context began to hold in which the widget is shown, or one about another configuration (Specification B5).
  case contextBegan
  /// Not a request: the widget came first in its list, because it was the most relevant (Specification B5).
  case listRelevance
  /// Not a request: the widget's list shows it from now on (Specification B5).
  case listShown
  /// Not a request: the widget's list does not show it any more (Specification B5).
  case listHidden
}

/// Who requests a reload.
public enum ReloadOrigin: String, Codable, Hashable, Sendable, CaseIterable {
  /// `WidgetCenter` in the extension.
  case `extension`
  /// `WidgetCenter` in the containing app.
  case app
  /// The `almanac` command.
  case command
  /// The HTTP API.
  case http
  /// An app intent that has been performed (Specification A14).
  case intent
  /// A push notification.
  case push

  /// Whether the app itself makes the request.
  var isOfApp: Bool { self == .app || self == .extension }

  /// Whether a person makes the request, or a program for one.
  public var isOfPerson: Bool { self == .command || self == .http }
}

/// A condition of the device on which layouts depend; when it changes, every widget gets a free reload (Specification C9).
public enum EnvironmentKey: String, Codable, Hashable, Sendable, CaseIterable {
  /// The text size (Dynamic Type).
  case dynamicType
  /// The bold text setting.
  case boldText
  /// The language.
  case language
  /// The region.
  case region
  /// The time zone.
  case timeZone
  /// The user's account.
  case account
  /// The size of the display.
  case displaySize
  /// A significant change of time, such as a clock that was set.
  case significantTime
  /// The layout direction.
  case layoutDirection
}

extension ReloadReason: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .firstTimeline: "instance.added"
    case .configurationChanged: "instance.configured"
    case .timelineEnded: "policy.atEnd"
    case .systemChoice: "policy.systemChoice"
    case .policyDate: "policy.after"
    case .policyNever: "policy.never"
    case .requested(let origin, let foreground): foreground ? "request.\(origin.rawValue).foreground" : "request.\(origin.rawValue)"
    case .environmentChanged(let key): "environment.\(key.rawValue)"
    case .appUpdated: "app.updated"
    case .locationChanged: "location.changed"
    case .staleWhenViewed: "view.stale"
    case .stackRelevance: "stack.relevance"
    case .stackChoice: "stack.choice"
    case .contextBegan: "context.began"
    case .listRelevance: "list.relevance"
    case .listShown: "list.shown"
    case .listHidden: "list.hidden"
    }
  }

  /// Returns the reason with this ``description``; nil if no reason has it.
  public init?(_ description: String) {
    guard let reason = Self.byName[description] else { return nil }
    self = reason
  }

  /// Whether only the timeline's own policy requests the reload.
  var isPolicy: Bool {
    switch self {
    case .timelineEnded, .systemChoice, .policyDate, .policyNever: true
    default: false
    }
  }

  /// Whether the reload, though free, waits while the device sleeps, because no person sees it then.
  var canWaitForUse: Bool {
    switch self {
    case .environmentChanged, .appUpdated: true
    default: false
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.description, $0) })
}

extension ReloadReason: CaseIterable {
  public static let allCases: [ReloadReason] =
    [
      .firstTimeline, .configurationChanged, .timelineEnded, .systemChoice, .policyDate, .policyNever, .appUpdated, .locationChanged,
      .staleWhenViewed, .stackRelevance, .stackChoice, .contextBegan, .listRelevance, .listShown, .listHidden,
    ] + EnvironmentKey.allCases.map(ReloadReason.environmentChanged)
    + ReloadOrigin.allCases.flatMap { [.requested(by: $0, foreground: false), .requested(by: $0, foreground: true)] }

  /// Index in ``allCases``.
  var number: Int {
    switch self {
    case .firstTimeline: 0
    case .configurationChanged: 1
    case .timelineEnded: 2
    case .systemChoice: 3
    case .policyDate: 4
    case .policyNever: 5
    case .appUpdated: 6
    case .locationChanged: 7
    case .staleWhenViewed: 8
    case .stackRelevance: 9
    case .stackChoice: 10
    case .contextBegan: 11
    case .listRelevance: 12
    case .listShown: 13
    case .listHidden: 14
    case .environmentChanged(let key): 15 + key.number
    case .requested(let origin, let foreground): 15 + EnvironmentKey.count + origin.number * 2 + (foreground ? 1 : 0)
    }
  }
}

extension EnvironmentKey {
  fileprivate static let count = 9
  fileprivate var number: Int {
    switch self {
    case .dynamicType: 0
    case .boldText: 1
    case .language: 2
    case .region: 3
    case .timeZone: 4
    case .account: 5
    case .displaySize: 6
    case .significantTime: 7
    case .layoutDirection: 8
    }
  }
}

extension ReloadOrigin {
  fileprivate var number: Int {
    switch self {
    case .extension: 0
    case .app: 1
    case .command: 2
    case .http: 3
    case .intent: 4
    case .push: 5
    }
  }
}

// Not through `RawRepresentable`, whose `==` would compare strings.
extension ReloadReason: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let reason = Self(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no reload reason is named \(name)")
    }
    self = reason
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
