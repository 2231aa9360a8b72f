import AlmanacBasics
import AlmanacSymbolTemplates
import Foundation

/// The colours and images of `.xcassets` folders, grouped by namespace.
struct AssetCatalog {
  struct Asset: Equatable {
    enum Kind: String { case color, image }
    var kind: Kind
    /// The name for `Color("…")`, with its namespaces.
    var name: String
    /// The last component of the name.
    var title: String
  }
  /// A folder with "Provides Namespace", or the root.
  struct Namespace: Equatable {
    var name = ""
    var title = ""
    var assets: [Asset] = []
    var children: [Namespace] = []
  }

  var root = Namespace()
  /// Warnings for the author.
  private(set) var warnings: [ToolWarning] = []

  /// Reads catalogs into one tree, as Xcode merges the catalogs of a target.
  init(folders: [String]) throws {
    var whole = Namespace()
    for folder in folders { try read(URL(fileURLWithPath: folder).resolvingSymlinksInPath(), into: &whole) }
    Self.sort(&whole)
    root = whole
  }

  private mutating func read(_ folder: URL, into namespace: inout Namespace) throws {
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    for child in children.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) where child.hasDirectoryPath {
      let title = child.deletingPathExtension().lastPathComponent
      let name = namespace.name.isEmpty ? title : "\(namespace.name)/\(title)"
      switch child.pathExtension {
      case "colorset":
        let contents = try CatalogContents(folder: child)
        try contents.requireList("colors")
        warnings += contents.unknownColorSpaces()
        namespace.assets.append(Asset(kind: .color, name: name, title: title))
      case "imageset":
        let contents = try CatalogContents(folder: child)
        try contents.requireList("images")
        warnings += contents.missingFiles("images")
        namespace.assets.append(Asset(kind: .image, name: name, title: title))
      case "symbolset":
        let contents = try CatalogContents(folder: child)
        try contents.requireList("symbols")
        warnings += try contents.requireSymbols(in: child)
        namespace.assets.append(Asset(kind: .image, name: name, title: title))
      case "", "spriteatlas":
        guard try CatalogContents(optionalIn: child)?.providesNamespace() ?? false else {
          try read(child, into: &namespace)
          continue
        }
        let known = namespace.children.firstIndex { $0.title == title }
        let index = known ?? namespace.children.count
        if known == nil { namespace.children.append(Namespace(name: name, title: title)) }
        try read(child, into: &namespace.children[index])
      default: break
      }
    }
  }

  private static func sort(_ namespace: inout Namespace) {
    var seen: Set<String> = []
    // If two catalogs have the same name, the first is used.
    namespace.assets = namespace.assets.filter { seen.insert("\($0.kind) \($0.name)").inserted }.sorted { $0.name < $1.name }
    namespace.children.sort { $0.name < $1.name }
    for index in namespace.children.indices { sort(&namespace.children[index]) }
  }
}

/// A folder's `Contents.json`. Errors name the file and the key.
struct CatalogContents {
  let file: String
  private let members: [String: Any]

  init(folder: URL) throws {
    file = folder.appendingPathComponent("Contents.json").path
    guard FileManager.default.fileExists(atPath: file) else {
      throw ToolError(file: file, problem: "is missing; it must list the files of the set")
    }
    do {
      guard let members = try JSONSerialization.jsonObject(with: Data(OutputFile.read(file).utf8)) as? [String: Any] else {
        throw ToolError(file: file, problem: "must be an object with images, colors or properties")
      }
      self.members = members
    } catch let error as ToolError {
      throw error
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw ToolError(file: file, problem: "is not JSON: \(reason)")
    }
  }

  /// Reads the `Contents.json` of a folder; nil if it has none.
  init?(optionalIn folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Contents.json").path) else { return nil }
    try self.init(folder: folder)
  }

  /// Checks that the entries of a set are a list of objects.
  func requireList(_ key: String) throws {
    guard let entries = members[key] else { return }
    guard let list = entries as? [Any] else { throw ToolError(file: file, key: key, problem: "must be a list") }
    for (index, entry) in list.enumerated() {
      guard let entry = entry as? [String: Any] else { throw ToolError(file: file, key: "\(key)[\(index)]", problem: "must be an object") }
      try requireTypes(entry, at: "\(key)[\(index)]")
    }
  }

  /// Checks that each symbol's file is a valid template. One that is missing or cannot be drawn is a warning, as Xcode's.
  func requireSymbols(in folder: URL) throws -> [ToolWarning] {
    var warnings: [ToolWarning] = []
    let entries = members["symbols"] as? [[String: Any]] ?? []
    for (index, entry) in entries.enumerated() {
      guard let name = entry["filename"] as? String else { continue }
      let drawing = folder.appendingPathComponent(name).storedFile
      guard let data = try? Data(contentsOf: drawing) else {
        warnings.append(
          ToolWarning(file: file, key: "symbols[\(index)].filename", problem: "the file \(name) does not exist; the symbol cannot be drawn"))
        continue
      }
      do {
        _ = try SymbolTemplate(svg: data)
      } catch {
        warnings.append(ToolWarning(file: drawing.path, problem: "\(error); the symbol cannot be drawn"))
      }
    }
    return warnings
  }

  /// Checks the types that the catalog's reader expects at run time, because that reader silently ignores other values.
  private func requireTypes(_ entry: [String: Any], at path: String) throws {
    for key in ["idiom", "filename", "scale"] where entry[key] != nil && !(entry[key] is String) {
      throw ToolError(file: file, key: "\(path).\(key)", problem: "must be text")
    }
    guard let color = entry["color"] else { return }
    guard let color = color as? [String: Any] else { throw ToolError(file: file, key: "\(path).color", problem: "must be an object") }
    guard let components = color["components"] else { return }
    guard let components = components as? [String: Any] else {
      throw ToolError(file: file, key: "\(path).color.components", problem: "must be an object")
    }
    for (name, value) in components.sorted(by: { $0.key < $1.key }) where !Self.isComponent(value) {
      throw ToolError(file: file, key: "\(path).color.components.\(name)", problem: "“\(value)” is not a colour component; write 0.5, 128 or 0x80")
    }
  }

  /// Warns of files of a set that do not exist, as Xcode does: another scale is used instead, or a grey box is drawn if all are missing.
  func missingFiles(_ key: String) -> [ToolWarning] {
    let entries = members[key] as? [[String: Any]] ?? []
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    var missing: [(key: String, name: String)] = []
    var anyExists = false
    for (index, entry) in entries.enumerated() {
      guard let name = entry["filename"] as? String, !name.isEmpty else { continue }
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).storedFile.path) {
        anyExists = true
      } else {
        missing.append(("\(key)[\(index)].filename", name))
      }
    }
    let result = anyExists ? "another scale of the set is used" : "the set has no other file, so a grey box is drawn in its place"
    return missing.map { ToolWarning(file: file, key: $0.key, problem: "the file \($0.name) does not exist; \(result)") }
  }

  /// Warns of colour spaces with a name that no asset catalog has.
  func unknownColorSpaces() -> [ToolWarning] {
    (members["colors"] as? [[String: Any]] ?? []).enumerated().compactMap { index, entry in
      guard let name = (entry["color"] as? [String: Any])?["color-space"], !Self.colorSpaces.contains("\(name)") else { return nil }
      let known = Self.colorSpaces.joined(separator: ", ")
      return ToolWarning(
        file: file, key: "colors[\(index)].color.color-space", problem: "“\(name)” is not a colour space, so sRGB is used; write one of \(known)")
    }
  }
  /// Xcode's, as the Asset Catalog Format Reference and its Attributes inspector name them.
  private static let colorSpaces = ["srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22", "extended-gray"]

  private static func isComponent(_ value: Any) -> Bool {
    if let number = value as? NSNumber { return abs(number.doubleValue) <= mostOfComponent }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return false }
    return text.lowercased().hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) != nil : Double(text).map { abs($0) <= mostOfComponent } == true
  }
  /// As much as a widget reads: more than any colour space has.
  private static let mostOfComponent = 1e6

  func providesNamespace() throws -> Bool {
    guard let properties = members["properties"] else { return false }
    guard let properties = properties as? [String: Any] else { throw ToolError(file: file, key: "properties", problem: "must be an object") }
    guard let provides = properties["provides-namespace"] else { return false }
    guard let provides = provides as? Bool else {
      throw ToolError(file: file, key: "properties.provides-namespace", problem: "must be true or false")
    }
    return provides
  }
}
