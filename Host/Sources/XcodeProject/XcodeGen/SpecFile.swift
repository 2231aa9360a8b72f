import Foundation

/// Reads an XcodeGen project file (`project.yml`) with the files that it includes.
struct SpecFile {
  /// The bytes that one file may have, and how many files may be included.
  private static let (mostBytes, mostFiles) = (1 << 20, 64)

  /// The folder of the project file, to which all paths are relative.
  let folder: URL
  /// The folder that included files and sources must be in: the repository's, or the project's if it is in none.
  let boundary: URL
  private var count = 0

  /// Reads `file`.
  ///
  /// - Throws: ``ImportError`` with file and line: it is not YAML, it is too large, it includes a file outside the repository, or itself.
  static func read(_ file: URL) throws(ImportError) -> (value: SpecValue, boundary: URL) {
    let folder = file.deletingLastPathComponent().standardizedFileURL
    var reader = SpecFile(folder: folder, boundary: Repository.boundary(around: folder))
    let value = try reader.value(of: file.standardizedFileURL, within: [])
    guard value.keys?["targets"]?.keys != nil else {
      throw .malformed("\(file.path) has no targets; is it a project file of XcodeGen?")
    }
    return (value, reader.boundary)
  }

  private init(folder: URL, boundary: URL) {
    self.folder = folder
    self.boundary = boundary
  }

  private mutating func value(of file: URL, within outer: [String]) throws(ImportError) -> SpecValue {
    guard !outer.contains(file.path) else {
      throw .malformed("\(file.path) includes itself: \((outer + [file.path]).map { ($0 as NSString).lastPathComponent }.joined(separator: " → "))")
    }
    count += 1
    guard count <= Self.mostFiles else { throw .malformed("\(folder.path): its project file includes more than \(Self.mostFiles) files") }
    guard Repository.isInside(file, boundary) else {
      throw .malformed("\(file.path) is included, but lies outside \(boundary.path); include only files of the project's repository")
    }
    guard let size = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)[.size] as? Int else {
      throw .missing("\(file.path) does not exist or cannot be read")
    }
    guard size <= Self.mostBytes else { throw .malformed("\(file.path) is larger than \(Self.mostBytes >> 10) KiB") }
    guard let data = ProjectFile.data(file, most: Self.mostBytes) else { throw .missing("\(file.path) cannot be read") }
    let own = try SpecValue(yaml: String(decoding: data, as: UTF8.self), file: file.path)
    guard own.keys != nil else { throw .malformed("\(file.path) must be keys with values") }
    var base: SpecValue?
    for include in own["include"]?.elements ?? [] {
      guard let path = include.text ?? include["path"]?.text, include["enable"]?.truth != false else { continue }
      let included = (path.hasPrefix("/") ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appendingPathComponent(path))
        .standardizedFileURL
      var value = try value(of: included, within: outer + [file.path])
      if include["relativePaths"]?.truth != false {
        let prefix = RelativePath.from(file.deletingLastPathComponent(), to: included.deletingLastPathComponent())
        if prefix != "." { value = value.movingPaths(into: prefix) }
      }
      base = value.merged(onto: base)
    }
    return own.merged(onto: base)
  }
}

extension SpecValue {
  /// Returns a project file's value with its relative paths put into `folder`, from which it was included.
  fileprivate func movingPaths(into folder: String) -> SpecValue {
    func moved(_ value: SpecValue) -> SpecValue {
      guard case .text(let path, let isPlain) = value, !path.hasPrefix("/") else { return value }
      return .text(folder + "/" + path, isPlain: isPlain)
    }
    func changing(_ value: SpecValue, _ key: String, _ change: (SpecValue) -> SpecValue) -> SpecValue {
      guard case .keys(var keys) = value, let inner = keys[key] else { return value }
      keys[key] = change(inner)
      return .keys(keys)
    }
    func each(_ value: SpecValue, _ change: (SpecValue) -> SpecValue) -> SpecValue {
      switch value {
      case .keys(let keys): .keys(keys.mapValues(change))
      case .list(let elements): .list(elements.map(change))
      case .text: change(value)
      }
    }
    func target(_ value: SpecValue) -> SpecValue {
      var value = changing(value, "configFiles") { each($0, moved) }
      value = changing(value, "sources") { sources in
        .list(sources.elements.map { $0.text == nil ? changing($0, "path", moved) : moved($0) })
      }
      for list in ["info", "entitlements"] { value = changing(value, list) { changing($0, "path", moved) } }
      return value
    }
    var value = changing(self, "configFiles") { each($0, moved) }
    value = changing(value, "packages") { each($0) { changing($0, "path", moved) } }
    for key in ["targets", "targetTemplates"] { value = changing(value, key) { each($0, target) } }
    return value
  }
}
