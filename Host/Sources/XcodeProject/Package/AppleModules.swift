/// The modules of Apple's SDKs.
enum AppleModules {
  /// The module that one between two others, as `_PhotosUI_SwiftUI`, adds to: `PhotosUI`. nil: it is no such module.
  static func base(of module: String) -> String? {
    guard module.hasPrefix("_"), names.contains(module) else { return nil }
    return module.split(separator: "_").first.map(String.init)
  }
}
