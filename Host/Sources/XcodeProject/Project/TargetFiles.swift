import Foundation

/// The files of one target, by what they are to a package.
struct TargetFiles: Sendable, Equatable {
  var sources: [URL] = []
  var intentDefinitions: [URL] = []
  var resources: [ResourceFile] = []
  /// Files that have no meaning on Linux, with the reason.
  var foreign: [(file: URL, reason: String)] = []
  /// Files that the project lists and that are not there.
  var missing: [URL] = []

  static func == (one: TargetFiles, other: TargetFiles) -> Bool {
    one.sources == other.sources && one.intentDefinitions == other.intentDefinitions && one.resources == other.resources
      && one.missing == other.missing && one.foreign.map(\.file) == other.foreign.map(\.file)
  }

  /// Takes a file in by what it is. A file that is listed twice counts once.
  ///
  /// - Parameter localization: such as `en.lproj`; found in the path where nil.
  mutating func add(_ file: URL, localization: String? = nil) {
    let name = file.lastPathComponent
    let kind = FileKind(name)
    guard kind != .ignored else { return }
    guard FileManager.default.fileExists(atPath: file.path) else {
      if !missing.contains(file) { missing.append(file) }
      return
    }
    switch kind {
    case .source: if !sources.contains(file) { sources.append(file) }
    case .intentDefinition: if !intentDefinitions.contains(file) { intentDefinitions.append(file) }
    case .foreign(let reason): if !foreign.contains(where: { $0.file == file }) { foreign.append((file, reason)) }
    case .resource:
      let folder = file.deletingLastPathComponent().lastPathComponent
      let resource = ResourceFile(file: file, localization: localization ?? (folder.hasSuffix(".lproj") ? folder : nil))
      if !resources.contains(resource) { resources.append(resource) }
    case .ignored: break
    }
  }
}

/// A resource with its place in the app bundle.
struct ResourceFile: Sendable, Hashable {
  let file: URL
  /// The `.lproj` folder of the bundle that it belongs into.
  let localization: String?
  /// Its name in the bundle.
  var name: String

  init(file: URL, localization: String? = nil) {
    self.file = file
    self.localization = localization
    name = file.lastPathComponent
  }

  /// Its place in the bundle: flat, as Xcode copies resources.
  var bundlePath: String { (localization.map { $0 + "/" } ?? "") + name }
}

extension XcodeProject {
  /// The files that `target` builds and copies, in the project's order.
  func files(of target: Target, settings: BuildSettings) -> TargetFiles {
    var files = TargetFiles()
    for phase in objects.objects(target.object, "buildPhases") where Self.copies(phase) {
      for buildFile in objects.objects(phase, "files") where isMeant(buildFile, for: Platform(settings)) {
        if let reference = objects.object(buildFile, "fileRef") { add(reference, to: &files) }
      }
    }
    let info = settings.file("INFOPLIST_FILE")
    for folder in synchronizedFiles(of: target, settings: settings) where folder != info { files.add(folder) }
    return files
  }

  /// Phases whose files end in the product: sources, resources, and files copied into the resources folder.
  private static func copies(_ phase: ProjectObject) -> Bool {
    switch phase.isa {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase": true
    case "PBXCopyFilesBuildPhase": phase.string("dstSubfolderSpec") == "7"
    default: false
    }
  }

  private func add(_ reference: ProjectObject, to files: inout TargetFiles) {
    switch reference.isa {
    case "PBXVariantGroup":
      for variant in objects.objects(reference, "children") {
        if let file = place(of: variant) { files.add(file, localization: localization(of: variant, file)) }
      }
    case "PBXFileReference", "XCVersionGroup":
      if let file = place(of: reference) { files.add(file) }
    default: break
    }
  }

  /// A variant is named by its language; its folder usually is too.
  private func localization(of variant: ProjectObject, _ file: URL) -> String? {
    let folder = file.deletingLastPathComponent().lastPathComponent
    if folder.hasSuffix(".lproj") { return folder }
    return variant.string("name").map { $0 + ".lproj" }
  }

  /// Whether a build file is meant for the platform: `platformFilter` and `platformFilters` may limit it.
  func isMeant(_ buildFile: ProjectObject, for platform: Platform) -> Bool {
    let filters = buildFile.strings("platformFilter") + buildFile.strings("platformFilters")
    return filters.isEmpty || filters.contains(platform.filterName)
  }
}
