/// What the scheduler knows of an installed app.
public struct AppState: Codable, Equatable, Sendable {
  /// Whether the containing app has been opened since it was installed: its widgets are offered only then (Specification B1).
  public internal(set) var hasBeenLaunched = false
  public internal(set) var traits = AppTraits()
  /// Whether the containing app is in the foreground (Specification C8).
  public internal(set) var isForeground = false
  /// Whether it takes part in a session such as navigation or playing audio (Specification C8).
  public internal(set) var isInSession = false

  init() {}

  /// Reads apps of earlier versions too, of which only the first was kept.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    hasBeenLaunched = try container.decode(Bool.self, forKey: .hasBeenLaunched)
    traits = try container.decodeIfPresent(AppTraits.self, forKey: .traits) ?? AppTraits()
    isForeground = try container.decodeIfPresent(Bool.self, forKey: .isForeground) ?? false
    isInSession = try container.decodeIfPresent(Bool.self, forKey: .isInSession) ?? false
  }

  /// Whether its requests are free.
  var isActive: Bool { isForeground || isInSession }
}

/// What an app's bundle says of it that bears on reloads.
public struct AppTraits: Codable, Hashable, Sendable {
  /// Its data is protected while the device is locked: so are reloads withheld (Specification C7, D5).
  /// The entitlement `default-data-protection`, complete.
  public var isProtected: Bool
  /// Its widgets use location: `NSWidgetUsesLocation` (Specification C9).
  public var usesLocation: Bool

  public init(isProtected: Bool = false, usesLocation: Bool = false) {
    self.isProtected = isProtected
    self.usesLocation = usesLocation
  }
}
