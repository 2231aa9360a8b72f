import Foundation
import PackagePlugin

/// Resources that Xcode copies by itself and that SwiftPM leaves out unless the manifest declares them.
///
/// Without a warning the author would only see the effect: a widget without translations or images.
struct UndeclaredResources {
  private static let extensions: Set<String> = ["xcassets", "xcstrings", "strings", "stringsdict", "ttf", "otf", "ttc"]

  private let module: String
  /// Paths of files and folders, relative to the target's folder.
  private let paths: [String]

  init(_ module: SwiftSourceModuleTarget) {
    self.module = module.name
    let root = module.directoryURL.standardizedFileURL.pathComponents
    var seen: Set<String> = []
    paths = module.sourceFiles.filter { $0.type == .unknown }.compactMap { file in
      let parts = file.url.standardizedFileURL.pathComponents.dropFirst(root.count)
      // A catalog or an `.lproj` folder is one resource.
      guard let index = parts.firstIndex(where: { Self.isResource($0) }) else { return nil }
      return parts[...index].joined(separator: "/")
    }.filter { seen.insert($0).inserted }.sorted()
  }

  private static func isResource(_ name: String) -> Bool {
    let ending = (name as NSString).pathExtension.lowercased()
    return ending == "lproj" || extensions.contains(ending)
  }

  /// Emits one line that says what to add to the manifest.
  func warn() {
    guard !paths.isEmpty else { return }
    let rules = paths.map { ".process(\"\($0)\")" }.joined(separator: ", ")
    let names = paths.joined(separator: ", ")
    Diagnostics.warning("not among the resources of \(module): \(names); add to its target in Package.swift: resources: [\(rules)]")
  }
}
