import AuthorTool
import Foundation
import SwiftSourceText

extension FuzzReader {
  /// What a package's resources contain.
  static let resources = [
    file("strings") { _ = try StringsFile(file: $0) },
    file("string-catalog") { _ = try StringCatalogFile(file: $0) },
    file("strings-dictionary") { _ = try StringsDictionaryFile(file: $0) },
    FuzzReader("intent-definition", maxBytes: 8192) { data in _ = try IntentDefinition(file: "fuzz.intentdefinition", data: data) },
    FuzzReader("swift-source") { data in
      var lexer = SwiftLexer(String(decoding: data, as: UTF8.self))
      while lexer.next() != nil {}
    },
  ]

  /// A reader of a file by its path.
  private static func file(_ name: String, maxBytes: Int = 4096, _ read: @escaping @Sendable (String) throws -> Void) -> FuzzReader {
    FuzzReader(name, maxBytes: maxBytes) { data in
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier)").path
      try data.write(to: URL(fileURLWithPath: path))
      try read(path)
    }
  }
}
