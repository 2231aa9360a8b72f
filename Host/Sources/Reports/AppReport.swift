import Foundation
import Host

/// An installed app in the response of `GET /v1/apps`.
public struct AppReport: Codable, Sendable, Equatable {
  public let name: String
  public let displayName: String
  public let identifier: String
  /// Whether the app has been opened. Until then its widgets are not in the gallery (Specification B1).
  public let launched: Bool
  public let installed: Date
  /// The systems that the app is for, by their names, sorted; empty: all.
  public let platforms: [String]
  /// Names the bytes of the icon; null: the app has none.
  @ExplicitNull public var icon: String?

  public init(_ app: App) {
    name = app.name
    displayName = app.displayName
    identifier = app.bundle.identifier
    launched = app.isLaunched
    installed = app.installed
    platforms = app.bundle.platforms.names
    _icon = ExplicitNull(wrappedValue: app.bundle.icon?.tag)
  }
}
