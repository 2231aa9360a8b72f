import Profiles

/// The systems that an app supports, from `CFBundleSupportedPlatforms` of its `Info.plist`. If it names no system that Almanac knows, it supports all.
public struct SupportedPlatforms: Sendable, Hashable {
  /// A system, by its name in an `Info.plist`.
  enum System: String, CaseIterable {
    case iOS = "iPhoneOS"
    case watchOS = "WatchOS"
    case macOS = "MacOSX"
    case tvOS = "AppleTVOS"
    case visionOS = "XROS"

    /// The devices that show widgets of such an app. A Mac shows those of a telephone, too.
    var devices: Set<DeviceProfile.Kind> {
      switch self {
      case .iOS: [.phone, .tablet, .mac]
      case .watchOS: [.watch]
      case .macOS: [.mac]
      case .tvOS, .visionOS: []
      }
    }
  }

  let systems: Set<System>

  /// - Parameter names: as in an `Info.plist`; unknown ones, for example of simulators, do not count.
  init(_ names: [String]) { systems = Set(names.compactMap(System.init)) }

  /// Whether such a device shows the app's widgets.
  public func include(_ device: DeviceProfile.Kind) -> Bool { systems.isEmpty || systems.contains { $0.devices.contains(device) } }

  /// The systems' names as people write them, sorted.
  var names: [String] { systems.map { "\($0)" }.sorted() }

  /// Returns the value of `CFBundleSupportedPlatforms` for a `platform` of an `almanac.json`; nil: there is no such platform.
  static func bundleName(ofPlatform platform: String) -> String? {
    platform == "macCatalyst" ? System.macOS.rawValue : System.allCases.first { "\($0)" == platform }?.rawValue
  }
}
