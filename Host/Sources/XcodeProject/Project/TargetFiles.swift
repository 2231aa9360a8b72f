import AlmanacSwiftSourceText
import Foundation

/// The files of one target, by their role in a package.
struct TargetFiles: Sendable, Equatable {
  var sources: [URL] = []
  var intentDefinitions: [URL] = []
  var dataModels: [URL] = []
  var resources: [ResourceFile] = []
  /// Files that are of no use on Linux, each with the reason.
  var unsupported: [(file: URL, reason: String)] = []
  /// Files that the project lists but that do not exist.
  var missing: [URL] = []
  /// Files and folders outside the project's repository. They are not read.
  var outside: [URL] = []
  /// What was added, so that each file counts once.
  private(set) var known: Set<ResourceFile> = []

  static func == (one: TargetFiles, other: TargetFiles) -> Bool {
    one.sources == other.sources && one.intentDefinitions == other.intentDefinitions && one.dataModels == other.dataModels
      && one.resources == other.resources && one.missing == other.missing && one.outside == other.outside
      && one.unsupported.map(\.file) == other.unsupported.map(\.file)
  }

  /// Adds a file. A file that is listed twice counts once.
  ///
  /// - Parameters:
  ///   - boundary: the folder that the file must be in.
  ///   - localization: for instance `en.lproj`; nil: taken from the path.
  mutating func add(_ file: URL, within boundary: URL, localization: String? = nil) {
    let name = file.lastPathComponent
    let kind = FileKind(name)
    guard kind != .ignored else { return }
    guard FileManager.default.fileExists(atPath: file.path) else {
      if isNew(ResourceFile(file: file)) { missing.append(file) }
      return
    }
    guard Repository.isInside(file, boundary) else {
      leaveOut(file)
      return
    }
    switch kind {
    case .source: if isNew(ResourceFile(file: file)) { sources.append(file) }
    case .intentDefinition: if isNew(ResourceFile(file: file)) { intentDefinitions.append(file) }
    case .dataModel: if isNew(ResourceFile(file: file)) { dataModels.append(file) }
    case .unsupported(let reason): if isNew(ResourceFile(file: file)) { unsupported.append((file, reason)) }
    case .resource:
      let folder = file.deletingLastPathComponent().lastPathComponent
      let resource = ResourceFile(file: file, localization: localization ?? (folder.hasSuffix(".lproj") ? folder : nil))
      if isNew(resource) { resources.append(resource) }
    case .ignored: break
    }
  }

  /// Notes a file or folder that lies outside the project's repository.
  mutating func leaveOut(_ location: URL) {
    if isNew(ResourceFile(file: location)) { outside.append(location) }
  }

  private mutating func isNew(_ file: ResourceFile) -> Bool { known.insert(file).inserted }
}

/// A resource and its path in the app bundle.
struct ResourceFile: Sendable, Hashable {
  let file: URL
  /// The bundle's `.lproj` folder that the file belongs in; nil: none.
  let localization: String?
  /// The file's name in the bundle.
  var name: String

  init(file: URL, localization: String? = nil) {
    self.file = file
    self.localization = localization
    name = file.lastPathComponent
  }

  /// The file's path in the bundle. Xcode copies resources without their folders.
  var bundlePath: String { (localization.map { $0 + "/" } ?? "") + name }
}

extension XcodeProject {
  /// Returns the files that `target` builds and copies, in the project's order.
  func files(of target: Target, settings: BuildSettings) -> TargetFiles {
    var files = TargetFiles()
    let platform = ApplePlatform(settings)
    for phase in objects.objects(target.object, "buildPhases") where Self.copies(phase) {
      for buildFile in objects.objects(phase, "files") where isMeant(buildFile, for: platform) {
        if let reference = objects.object(buildFile, "fileRef") { add(reference, to: &files) }
      }
    }
    let info = settings.file("INFOPLIST_FILE")
    let synchronized = synchronizedFiles(of: target, settings: settings)
    for file in synchronized.files where file != info { files.add(file, within: boundary) }
    for folder in synchronized.outside { files.leaveOut(folder) }
    files.unsupported += synchronized.faults.map { ($0.place, $0.reason) }
    SourceFileNames(settings).filter(&files)
    return files
  }

  /// Returns whether the files of a phase become part of the product: sources, resources, and files copied into the resources folder.
  static func copies(_ phase: ProjectObject) -> Bool {
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
        if let file = location(of: variant) { files.add(file, within: boundary, localization: localization(of: variant, file)) }
      }
    case "PBXFileReference", "XCVersionGroup":
      if let file = location(of: reference) { files.add(file, within: boundary) }
    default: break
    }
  }

  /// Returns the `.lproj` folder that a variant lies in, or the folder of the language that it is named after.
  private func localization(of variant: ProjectObject, _ file: URL) -> String? {
    let folder = file.deletingLastPathComponent().lastPathComponent
    if folder.hasSuffix(".lproj") { return folder }
    return variant.string("name").map { $0 + ".lproj" }
  }

  /// Returns whether a build file belongs to the platform, which `platformFilter` and `platformFilters` may limit.
  func isMeant(_ buildFile: ProjectObject, for platform: ApplePlatform) -> Bool {
    let filters = buildFile.strings("platformFilter") + buildFile.strings("platformFilters")
    return filters.isEmpty || filters.contains(platform.filterName)
  }
}
