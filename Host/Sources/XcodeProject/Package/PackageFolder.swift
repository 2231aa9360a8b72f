import Foundation

/// The folder of a written package: what an import made there it may change, all else is not its own.
struct PackageFolder {
  let url: URL
  private let project: XcodeProject
  private let files = FileManager.default

  /// Says which files an import made.
  private struct Record: Codable {
    static let name = ".almanac-import.json"
    var note = "Written by almanac import: the files of this folder that it made and may replace."
    let manifest: String
    let files: [String]
  }

  init(_ url: URL, project: XcodeProject) {
    self.url = url
    self.project = project
  }

  /// Writes the package, taking away what an earlier import made and this one does not.
  ///
  /// - Returns: how many files changed.
  /// - Throws: ``ImportError``, before anything is written where the folder is not an import's or its manifest was edited.
  func write(_ plan: ImportPlan, request: ImportRequest, command: String) throws(ImportError) -> Int {
    let record = try earlier()
    let contents = PackageContents(folder: url, project: project, plan: plan)
    let manifest = contents.manifest(command: command, almanac: request.almanac)
    try checkManifest(record, replaces: request.replaces)
    let wanted = contents.files + [PackageFile(path: "Package.swift", content: .data(Data(manifest.utf8)))]
    try checkStrangers(wanted, record)
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
      let new = try encoder.encode(Record(manifest: manifest, files: wanted.map(\.path).sorted()))
      _ = try write(PackageFile(path: Record.name, content: .data(new)))
      return changes
    } catch {
      throw .unwritable("the package \(url.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  // MARK: What is there

  private func earlier() throws(ImportError) -> Record? {
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { throw .malformed("\(url.path) is a file; give the package's folder with --output") }
    if let data = try? Data(contentsOf: url.appendingPathComponent(Record.name)) {
      guard let record = try? JSONDecoder().decode(Record.self, from: data) else {
        throw .malformed("\(url.path)/\(Record.name) is damaged; remove that folder and import again")
      }
      return record
    }
    guard (try? files.contentsOfDirectory(atPath: url.path))?.isEmpty == true else {
      throw .malformed("\(url.path) is there and was not made by almanac import; move it away or give another folder with --output")
    }
    return nil
  }

  private func checkManifest(_ record: Record?, replaces: Bool) throws(ImportError) {
    guard let record, !replaces, let text = try? String(contentsOf: url.appendingPathComponent("Package.swift"), encoding: .utf8) else { return }
    guard text == record.manifest else {
      throw .malformed("\(url.path)/Package.swift was edited since the last import; give --replace to write it anew, or another --output")
    }
  }

  /// A file of the person's own in the place of one to be written.
  private func checkStrangers(_ wanted: [PackageFile], _ record: Record?) throws(ImportError) {
    let own = Set(record?.files ?? [])
    for file in wanted where !own.contains(file.path) && (try? files.attributesOfItem(atPath: place(file.path).path)) != nil {
      throw .malformed("\(place(file.path).path) is there and was not made by almanac import; move it away")
    }
  }

  /// A record is a file that someone may have edited: it removes nothing outside the folder.
  private static func isInside(_ path: String) -> Bool { !path.hasPrefix("/") && !path.split(separator: "/").contains("..") }

  // MARK: Writing

  private func place(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// - Returns: whether anything was to be done.
  private func write(_ file: PackageFile) throws -> Bool {
    let place = place(file.path)
    try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch file.content {
    case .data(let data):
      if (try? Data(contentsOf: place)) == data { return false }
      try data.write(to: place, options: .atomic)
    case .link(let target):
      let path = Self.relative(from: place.deletingLastPathComponent(), to: target)
      if (try? files.destinationOfSymbolicLink(atPath: place.path)) == path { return false }
      try? files.removeItem(at: place)
      try files.createSymbolicLink(atPath: place.path, withDestinationPath: path)
    }
    return true
  }

  private func remove(_ path: String) throws -> Bool {
    let place = place(path)
    guard (try? files.attributesOfItem(atPath: place.path)) != nil else { return false }
    try files.removeItem(at: place)
    // Folders that are empty now, up to the package's own.
    var folder = place.deletingLastPathComponent()
    while folder.path.count > url.path.count, (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
      try files.removeItem(at: folder)
      folder = folder.deletingLastPathComponent()
    }
    return true
  }

  // MARK: Paths

  /// The path with links on the way resolved: `..` in a relative link leads from there.
  /// What is not there yet is kept as it is written.
  private static func real(_ folder: URL) -> URL {
    guard !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" else { return folder.resolvingSymlinksInPath() }
    return real(folder.deletingLastPathComponent()).appendingPathComponent(folder.lastPathComponent)
  }

  /// The path to a file from a folder, links on the way to either resolved. The folder need not be there yet.
  static func relative(from folder: URL, to file: URL) -> String { RelativePath.from(real(folder), to: realParent(file)) }

  private static func realParent(_ file: URL) -> URL { real(file.deletingLastPathComponent()).appendingPathComponent(file.lastPathComponent) }

  /// A path that stays right when both move together: relative, unless they have nothing in common.
  static func portable(from folder: URL, to target: URL) -> String {
    let folder = real(folder)
    let target = real(target)
    return folder.pathComponents.dropFirst().first == target.pathComponents.dropFirst().first ? RelativePath.from(folder, to: target) : target.path
  }
}
