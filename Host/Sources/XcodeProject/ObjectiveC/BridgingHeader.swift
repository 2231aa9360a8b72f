import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// A target's bridging header with the headers that it includes: what of them becomes Swift, and what does not.
struct BridgingHeader {
  /// The Swift file with the constants; nil if there are none.
  private(set) var swift: String?
  /// The names of the constants.
  private(set) var names: [String] = []
  /// What is left out, each with its header: “class Store (Store.h)”.
  private(set) var left: [String] = []

  /// The most headers that are read, and the bytes of each.
  private static let (mostHeaders, mostBytes) = (500, 1 << 20)
  /// The folders to search for an included header, after the folder of the header that includes it.
  private let folders: [URL]
  private var declarations: [(name: String, swift: String)] = []
  private var external: [(name: String, type: String, header: URL)] = []
  private var modules: [String] = []
  private var seen: Set<String> = []
  /// The names in `declarations`.
  private var declared: Set<String> = []
  /// The content of `modules`.
  private var knownModules: Set<String> = []

  /// - Parameters:
  ///   - folders: the folders of the project's headers and sources.
  ///   - isKnown: whether Almanac or Linux has a module.
  init(_ header: URL, folders: [URL], isKnown: (String) -> Bool) {
    self.folders = folders
    read(header)
    findValues()
    left += external.map { "constant \($0.name) (\($0.header.lastPathComponent))" }
    left += modules.filter { !isKnown($0) }.map { "module \($0)" }
    names = declarations.map(\.name)
    // A bridging header's modules are visible in all Swift files of the target.
    let imports = modules.filter { isKnown($0) && $0 != "Foundation" }.map { "@_exported public import \($0)" }
    guard !declarations.isEmpty || !imports.isEmpty else { return }
    let comment = "// Written by almanac import from \(SwiftLiteral.string(header.lastPathComponent)) and the headers that it includes."
    swift = ([comment] + imports + [""] + declarations.map(\.swift)).joined(separator: "\n") + "\n"
  }

  private mutating func read(_ header: URL) {
    guard seen.count < Self.mostHeaders, seen.insert(header.path).inserted, let text = Self.text(of: header) else { return }
    let constants = HeaderConstants(text)
    for declaration in constants.declarations where declared.insert(declaration.name).inserted {
      declarations.append(declaration)
    }
    external += constants.external.sorted { $0.key < $1.key }.map { ($0.key, $0.value, header) }
    left += constants.others.map { "\($0) (\(header.lastPathComponent))" }
    for module in constants.modules where knownModules.insert(module).inserted { modules.append(module) }
    for include in constants.includes {
      if let found = find(include, from: header) {
        read(found)
      } else if !include.hasSuffix("-Swift.h") {
        left.append("header \(include), which is not in the project's folders")
      }
    }
  }

  /// Finds the values of `extern` constants in the `.m` files beside their headers.
  private mutating func findValues() {
    var wanted = Set(external.map { $0.name }).subtracting(declared)
    external.removeAll { !wanted.contains($0.name) }
    for file in Set(external.map { $0.header.deletingPathExtension().appendingPathExtension("m") }).sorted(by: { $0.path < $1.path }) {
      guard let text = Self.text(of: file) else { continue }
      for declaration in HeaderConstants(text).declarations where wanted.remove(declaration.name) != nil {
        declarations.append(declaration)
      }
    }
    external.removeAll { !wanted.contains($0.name) }
  }

  private func find(_ include: String, from header: URL) -> URL? {
    let name = (include as NSString).lastPathComponent
    let beside = header.deletingLastPathComponent().appendingPathComponent(include)
    let elsewhere = folders.flatMap { [$0.appendingPathComponent(include), $0.appendingPathComponent(name)] }
    return ([beside] + elsewhere).map(\.standardizedFileURL.storedFile).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func text(of file: URL) -> String? { ProjectFile.text(file, most: mostBytes) }
}
