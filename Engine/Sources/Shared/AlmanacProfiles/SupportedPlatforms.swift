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

  /// Creates the set of the systems with these names.
  ///
  /// - Parameter names: as in an `Info.plist`; unknown ones, for example of simulators, do not count.
  public init(_ names: [String]) { systems = Set(names.compactMap(System.init)) }

  /// Whether such a device shows the app's widgets.
  public func include(_ device: DeviceProfile.Kind) -> Bool { systems.isEmpty || systems.contains { $0.devices.contains(device) } }

  /// The names of the widget families that the app's devices have (Specification A6), in the order of the profiles; nil: no such device is known, so
  /// that every family counts.
  public var families: [String]? {
    guard !systems.isEmpty else { return nil }
    let families = Profiles.devices.filter { include($0.kind) }.flatMap(\.families).map(\.family)
    var seen: Set<String> = []
    let distinct = families.filter { seen.insert($0).inserted }
    return distinct.isEmpty ? nil : distinct
  }

  /// The systems' names as people write them, sorted.
  public var names: [String] { systems.map { "\($0)" }.sorted() }

  /// Returns the value of `CFBundleSupportedPlatforms` for a `platform` of an `almanac.json`; nil: there is no such platform.
  public static func bundleName(ofPlatform platform: String) -> String? {
    platform == "macCatalyst" ? System.macOS.rawValue : System.allCases.first { "\($0)" == platform }?.rawValue
  }
}
