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

  public init(_ app: App) {
    name = app.name
    displayName = app.displayName
    identifier = app.bundle.identifier
    launched = app.isLaunched
    installed = app.installed
  }
}
