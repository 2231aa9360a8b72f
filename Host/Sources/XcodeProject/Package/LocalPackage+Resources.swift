import Foundation

/// The resources of a local package's targets, with their languages.
extension LocalPackage {
  /// Returns the resources of a target: those that its manifest declares, and those that Xcode finds by itself in the target's folder.
  func resources(of module: Module) -> [ResourceFile] {
    var resources: [ResourceFile] = []
    var seen: Set<ResourceFile> = []
    for resource in module.resources ?? [] where !Self.isModel(resource.path) {
      let file = Self.whole(around: URL(fileURLWithPath: resource.path).standardizedFileURL)
      let folder = file.deletingLastPathComponent().lastPathComponent
      let language = folder.hasSuffix(".lproj") ? folder : resource.rule?.process?.localization.map { "\($0).lproj" }
      let found = ResourceFile(file: file, localization: language)
      if seen.insert(found).inserted { resources.append(found) }
    }
    let declared = Set(resources.map(\.file.path))
    for file in undeclaredResources(of: module) where !Self.isDeclared(file, declared) {
      let folder = file.deletingLastPathComponent().lastPathComponent
      resources.append(ResourceFile(file: file, localization: folder.hasSuffix(".lproj") ? folder : nil))
    }
    return resources
  }

  /// Returns whether a file or a folder above it is among the declared paths.
  private static func isDeclared(_ file: URL, _ declared: Set<String>) -> Bool {
    var path = Substring(file.path)
    while !path.isEmpty {
      if declared.contains(String(path)) { return true }
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return false
  }

  /// Returns whether a file is a model, or a part of one: the plugin makes classes of Core Data's, and Core ML's are left out.
  private static func isModel(_ path: String) -> Bool {
    path.split(separator: "/").contains { [.dataModel, .coreMLModel].contains(FileKind(String($0))) }
  }

  /// The files of a kind in the target's folder.
  func files(_ kind: FileKind, of module: Module) -> [URL] {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(module.path).standardizedFileURL
    return FolderWalk(folder, excluded: [], whole: []).files.filter { FileKind($0.lastPathComponent) == kind }
  }

  /// Returns whether a target has resources that only Xcode builds: asset catalogs, whose colours and images get names in Swift, models, and
  /// resources that the manifest does not declare.
  func needsXcodeResources(_ module: Module) -> Bool {
    let declared = Set((module.resources ?? []).map(\.path))
    return !files(.dataModel, of: module).isEmpty || !files(.coreMLModel, of: module).isEmpty || declared.contains { $0.contains(".xcassets") }
      || !undeclaredResources(of: module).allSatisfy { declared.contains($0.path) }
  }

  /// The resources in the target's folder that Xcode needs no declaration for: asset catalogs, string catalogs and folders of languages.
  private func undeclaredResources(of module: Module) -> [URL] {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(module.path).standardizedFileURL
    return FolderWalk(folder, excluded: [], whole: []).files.filter { file in
      ["xcassets", "xcstrings"].contains(file.pathExtension)
        || file.deletingLastPathComponent().pathExtension == "lproj" && ["strings", "stringsdict"].contains(file.pathExtension)
    }
  }

  /// Returns the asset catalog or the compiled model that a file belongs to, or the file itself: SwiftPM may list such a folder as every file in it.
  private static func whole(around file: URL) -> URL {
    let parts = file.pathComponents
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".mlmodelc") }) else { return file }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...index])))
  }
}
