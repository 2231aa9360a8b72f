import Foundation

/// How a host uses the services of the desktop that it runs on; `Data/desktop.json` has the values with their units and sources.
public struct DesktopProfile: Sendable, Hashable {
  /// How long after a fault of one of the services (location, session) it is tried again, in seconds.
  public var retry: TimeInterval
}

extension Profiles {
  /// The constants of the desktop's services, from `Data/desktop.json`.
  public static let desktop: DesktopProfile = {
    let file: DesktopProfileFile = embedded("desktop.json")
    return DesktopProfile(retry: file.values.retry.value)
  }()
}

/// The format of `Data/desktop.json`.
private struct DesktopProfileFile: Decodable {
  struct Values: Decodable { let retry: ProfileValue }
  let values: Values
}
