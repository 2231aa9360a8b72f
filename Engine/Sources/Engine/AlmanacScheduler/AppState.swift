/// What the scheduler knows about an installed app.
public struct AppState: Codable, Equatable, Sendable {
  /// Whether the containing app has been opened since its installation; its widgets are offered only afterwards (Specification B1).
  public internal(set) var hasBeenLaunched = false
  /// The bundle's properties, as last reported by ``SchedulerEvent/appDescribed(_:_:)``; unprotected and without location before that.
  public internal(set) var traits = AppTraits()
  /// Whether the containing app is in the foreground (Specification C8).
  public internal(set) var isForeground = false
  /// Whether the app takes part in a session such as navigation or audio playback (Specification C8).
  public internal(set) var isInSession = false

  init() {}

  /// Also decodes apps stored by earlier versions, which stored only `hasBeenLaunched`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    hasBeenLaunched = try container.decode(Bool.self, forKey: .hasBeenLaunched)
    traits = try container.decodeIfPresent(AppTraits.self, forKey: .traits) ?? AppTraits()
    isForeground = try container.decodeIfPresent(Bool.self, forKey: .isForeground) ?? false
    isInSession = try container.decodeIfPresent(Bool.self, forKey: .isInSession) ?? false
  }

  /// Whether the app's own reload requests are free.
  var isActive: Bool { isForeground || isInSession }
}

/// Properties of an app's bundle that affect reloads.
public struct AppTraits: Codable, Hashable, Sendable {
  /// Whether the app's data is protected while the device is locked, so that its reloads are withheld then (Specification C7, D5). From the
  /// entitlement `default-data-protection` with the value `complete`. Default: false.
  public var isProtected: Bool
  /// Whether the app's widgets use location: `NSWidgetUsesLocation`, and the user allows it (Specification C9, E1). Default: false.
  public var usesLocation: Bool
  /// The kinds of widgets that the app has now; nil: not known. Widgets of other kinds do not come to the top of a stack by themselves. Default: nil.
  public var kinds: [String]?
  /// Those of them that a list shows only while they are relevant; nil: none. Default: nil.
  public var relevanceKinds: [RelevanceKind]?

  /// Creates the traits of an app.
  public init(isProtected: Bool = false, usesLocation: Bool = false, kinds: [String]? = nil, relevanceKinds: [RelevanceKind]? = nil) {
    self.isProtected = isProtected
    self.usesLocation = usesLocation
    self.kinds = kinds
    self.relevanceKinds = relevanceKinds
  }
}

/// A kind of widgets that a list shows only while they are relevant (`RelevanceConfiguration`, Specification B5).
public struct RelevanceKind: Codable, Hashable, Sendable {
  /// The kind's name.
  public var kind: String
  /// The kind of the same app for whose widgets it stands while it is shown; nil: none.
  public var standsFor: String?

  /// Creates a kind.
  public init(_ kind: String, standsFor: String? = nil) {
    self.kind = kind
    self.standsFor = standsFor
  }
}
