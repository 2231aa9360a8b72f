/// The system that a target is built for.
public enum Platform: String, Sendable, CaseIterable, Codable {
  case iOS, watchOS, macOS, visionOS, tvOS

  /// By `SDKROOT`; where that is `auto`, by the first of `SUPPORTED_PLATFORMS` that shows widgets.
  init(_ settings: BuildSettings) {
    let names: [(String, Platform)] = [
      ("iphone", .iOS), ("watch", .watchOS), ("macosx", .macOS), ("xr", .visionOS), ("appletv", .tvOS),
    ]
    let root = settings["SDKROOT"] ?? ""
    let supported = settings["SUPPORTED_PLATFORMS"] ?? ""
    self = names.first { root.hasPrefix($0.0) }?.1 ?? names.first { supported.contains($0.0) }?.1 ?? .iOS
  }

  /// As `platformFilter` names it.
  var filterName: String {
    switch self {
    case .iOS: "ios"
    case .watchOS: "watchos"
    case .macOS: "macos"
    case .visionOS: "xros"
    case .tvOS: "tvos"
    }
  }

  /// As settings' conditions name its SDK.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .watchOS: "watchos"
    case .macOS: "macosx"
    case .visionOS: "xros"
    case .tvOS: "appletvos"
    }
  }
}
