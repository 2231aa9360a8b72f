import AlmanacSwiftSourceText

extension ApplePlatform {
  /// The platform that a target's settings name: `SDKROOT`; if that is `auto`, the first of `SUPPORTED_PLATFORMS` that has widgets.
  init(_ settings: BuildSettings) {
    let names: [(String, ApplePlatform)] = [
      ("iphone", .iOS), ("watch", .watchOS), ("macosx", settings["SDK_VARIANT"] == "iosmac" ? .macCatalyst : .macOS), ("xr", .visionOS),
      ("appletv", .tvOS),
    ]
    let root = settings["SDKROOT"] ?? ""
    let supported = settings["SUPPORTED_PLATFORMS"] ?? ""
    self = names.first { root.hasPrefix($0.0) }?.1 ?? names.first { supported.contains($0.0) }?.1 ?? .iOS
  }

  /// The name in `platformFilter`.
  var filterName: String {
    switch self {
    case .iOS: "ios"
    case .watchOS: "watchos"
    case .macOS: "macos"
    case .macCatalyst: "maccatalyst"
    case .visionOS: "xros"
    case .tvOS: "tvos"
    }
  }

  /// The name of the SDK in the conditions of settings.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .watchOS: "watchos"
    case .macOS, .macCatalyst: "macosx"
    case .visionOS: "xros"
    case .tvOS: "appletvos"
    }
  }
}
