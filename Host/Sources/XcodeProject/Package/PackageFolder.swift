import Foundation

/// The folder of a written package. An import changes only files that this or an earlier import has written there.
struct PackageFolder {
  let url: URL
  private let project: XcodeProject
  private let files = FileManager.default

  /// The list of the files that an import wrote.
  private struct Record: Codable {
    static let name = ".almanac-import.json"
    var note = "Written by almanac import: the files in this folder that it wrote and may replace."
    let manifest: String
    let files: [String]
    /// The extension's target in the project; nil: an earlier version wrote the record.
    let target: String?
  }

  init(_ url: URL, project: XcodeProject) {
    self.url = url
    self.project = project
  }

  /// Writes the package and removes files of an earlier import that are no longer part of it.
  ///
  /// - Returns: the number of changed files.
  /// - Throws: ``ImportError``. Nothing is written if the folder was not made by an import or the manifest was edited.
  func write(_ plan: ImportPlan, request: ImportRequest, command: String) throws(ImportError) -> Int {
    let record = try previousRecord()
    try checkTarget(record, plan.target.name)
    let contents = PackageContents(folder: url, project: project, plan: plan, sdk: request.sdk)
    let manifest = contents.manifest(command: command)
    try checkManifest(record, replaces: request.replaces)
    let wanted = contents.files + [PackageFile(path: "Package.swift", content: .data(Data(manifest.utf8)))]
    try checkForeignFiles(wanted, record)
    do {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      var changes = 0
      let kept = Set(wanted.map(\.path))
      for path in record?.files ?? [] where !kept.contains(path) && Self.isInside(path) {
        if try remove(path) { changes += 1 }
      }
      for file in wanted where try write(file) { changes += 1 }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let new = try encoder.encode(Record(manifest: manifest, files: wanted.map(\.path).sorted(), target: plan.target.name))
      _ = try write(PackageFile(path: Record.name, content: .data(new)))
      return changes
    } catch {
      throw .unwritable("the package \(url.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  // MARK: Existing files

  private func previousRecord() throws(ImportError) -> Record? {
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { throw .malformed("\(url.path) is a file; give the package's folder with --output") }
    if let data = ProjectFile.data(url.appendingPathComponent(Record.name)) {
      guard let record = try? JSONDecoder().decode(Record.self, from: data) else {
        throw .malformed("\(url.path)/\(Record.name) is damaged; remove that folder and import again")
      }
      return record
    }
    guard (try? files.contentsOfDirectory(atPath: url.path))?.isEmpty == true else {
      throw .malformed("\(url.path) exists and was not made by almanac import; move it away or give another folder with --output")
    }
    return nil
  }

  /// Two extensions of a project, for a phone and a watch, may have the same module name.
  private func checkTarget(_ record: Record?, _ target: String) throws(ImportError) {
    guard let other = record?.target, other != target else { return }
    throw .usage("\(url.path) holds the package of the target \(other); give another folder for \(target) with --output")
  }

  private func checkManifest(_ record: Record?, replaces: Bool) throws(ImportError) {
    guard let record, !replaces, let text = ProjectFile.text(url.appendingPathComponent("Package.swift")) else { return }
    guard text == record.manifest else {
      throw .malformed("\(url.path)/Package.swift was edited since the last import; use --replace to overwrite it, or another --output")
    }
  }

  /// Throws an error if a file that no import has written would be overwritten.
  private func checkForeignFiles(_ wanted: [PackageFile], _ record: Record?) throws(ImportError) {
    let own = Set(record?.files ?? [])
    for file in wanted where !own.contains(file.path) && (try? files.attributesOfItem(atPath: location(file.path).path)) != nil {
      throw .malformed("\(location(file.path).path) exists and was not made by almanac import; move it away")
    }
  }

  /// Returns whether a path leads to a file inside the folder. The record may have been edited, and it must not remove files elsewhere.
  private static func isInside(_ path: String) -> Bool { !path.hasPrefix("/") && !path.split(separator: "/").contains("..") }

  // MARK: Writing

  private func location(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// - Returns: whether the file changed.
  private func write(_ file: PackageFile) throws -> Bool {
    let location = location(file.path)
    try files.createDirectory(at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch file.content {
    case .data(let data):
      if ProjectFile.data(location, most: data.count) == data { return false }
      try data.write(to: location, options: .atomic)
    case .link(let target):
      let path = Self.relative(from: location.deletingLastPathComponent(), to: target)
      if (try? files.destinationOfSymbolicLink(atPath: location.path)) == path { return false }
      try? files.removeItem(at: location)
      try files.createSymbolicLink(atPath: location.path, withDestinationPath: path)
    }
    return true
  }

  private func remove(_ path: String) throws -> Bool {
    let location = location(path)
    guard (try? files.attributesOfItem(atPath: location.path)) != nil else { return false }
    try files.removeItem(at: location)
    // Remove folders that are empty now, up to the package's own.
    var folder = location.deletingLastPathComponent()
    while folder.path.count > url.path.count, (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
      try files.removeItem(at: folder)
      folder = folder.deletingLastPathComponent()
    }
    return true
  }

  // MARK: Paths

  /// Returns the path with symbolic links resolved, because `..` in a relative link starts from the resolved folder.
  /// Parts that do not exist yet are kept as they are.
  private static func real(_ folder: URL) -> URL {
    guard !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" else { return folder.resolvingSymlinksInPath() }
    return real(folder.deletingLastPathComponent()).appendingPathComponent(folder.lastPathComponent)
  }

  /// Returns the relative path from a folder to a file, with symbolic links in both resolved. The folder need not exist yet.
  static func relative(from folder: URL, to file: URL) -> String { RelativePath.from(real(folder), to: realParent(file)) }

  private static func realParent(_ file: URL) -> URL { real(file.deletingLastPathComponent()).appendingPathComponent(file.lastPathComponent) }

  /// Returns a path that stays valid if both folders move together: a relative one, or an absolute one if they share no top-level folder.
  static func portable(from folder: URL, to target: URL) -> String {
    let folder = real(folder)
    let target = real(target)
    return folder.pathComponents.dropFirst().first == target.pathComponents.dropFirst().first ? RelativePath.from(folder, to: target) : target.path
  }
}
