import Foundation
import Host

/// An installed app, as `GET /v1/apps` lists it.
public struct AppReport: Codable, Sendable, Equatable {
  public let name: String
  public let displayName: String
  public let identifier: String
  /// Whether the app has been opened; before that its widgets are not offered (Specification B1).
  public let launched: Bool
  public let installed: Date

  public init(_ app: App) {
    name = app.name
    displayName = app.bundle.displayName
    identifier = app.bundle.identifier
    launched = app.isLaunched
    installed = app.installed
  }
}
