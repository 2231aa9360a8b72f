import Foundation

/// The sources that SwiftPM compiles by itself, and an overlay of the file system through which the compiler reads copies of them.
///
/// The manifest of a target gives the compiler the option `-vfsoverlay` with the overlay's path. A compiler that reads a file in the overlay reads the copy,
/// and its messages name the file. So sources in the target's own folder are compiled as for a platform, without a list of their paths.
struct InPlaceSources: Codable {
  /// The folder of the copies.
  let folder: String
  /// The overlay's file, which the manifest names.
  let overlay: String

  /// Writes the copies and the overlay.
  ///
  /// A compiler that works file by file compiles a file again when the file is newer than at the last build. A copy can change without its file, for
  /// instance with the platform; then the file gets the present date.
  ///
  /// - Parameters:
  ///   - files: the paths of the sources.
  ///   - text: returns what the compiler reads in place of a file.
  func write(_ files: [String], text: (String) throws -> String) throws {
    var roots: [Overlay.Root] = []
    var copies: Set<String> = []
    for (number, file) in files.sorted().enumerated() {
      let copy = "\(folder)/\(number)-\(URL(fileURLWithPath: file).lastPathComponent)"
      let before = Self.changed(copy)
      if try OutputFile.write(text(file), to: copy), let before, let edited = Self.changed(file), edited < before {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
      }
      copies.insert(copy)
      roots.append(.init(name: file, contents: copy))
    }
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in there where !copies.contains("\(folder)/\(name)") { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputFile.write(String(decoding: encoder.encode(Overlay(roots: roots)), as: UTF8.self) + "\n", to: overlay)
  }

  private static func changed(_ file: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
  }

  /// LLVM's overlay of a file system. Its parser reads YAML, and so JSON.
  private struct Overlay: Encodable {
    struct Root: Encodable {
      let type = "file"
      let name: String
      let contents: String

      private enum CodingKeys: String, CodingKey {
        case type, name
        case contents = "external-contents"
      }
    }

    let version = 0
    let isCaseSensitive = "true"
    /// Messages name the file, not its copy.
    let usesExternalNames = "false"
    let roots: [Root]

    private enum CodingKeys: String, CodingKey {
      case version, roots
      case isCaseSensitive = "case-sensitive"
      case usesExternalNames = "use-external-names"
    }
  }
}
