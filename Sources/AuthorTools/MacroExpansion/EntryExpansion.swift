import Foundation
import SwiftSourceText

/// Expands `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key, and a getter and a setter that use it.
enum EntryExpansion {
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAProperty(String)
    case noDefault(String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAProperty(let source): "@Entry needs a stored property (var name: Type = value), not “\(source.prefix(40))”"
      case .noDefault(let name): "@Entry var \(name) needs a default value: write = value after it, or make it optional"
      }
    }
  }

  static func source(of request: [String: Any]) throws -> String {
    guard let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String else { throw Problem.noSource }
    let property = try Property(declaration)
    let key = "__Key_\(property.name)"
    if request["macroRole"] as? String == "accessor" {
      return "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
    }
    let type = property.type.map { ": \($0)" } ?? ""
    return """
      private struct \(key): SwiftUI.EnvironmentKey {
        static let defaultValue\(type) = \(property.value)
      }
      """
  }
}

/// The parts of a property's declaration.
private struct Property {
  let name: String
  let type: String?
  let value: String

  init(_ source: String) throws {
    let tokens = Array(SwiftLexer(source))
    guard let keyword = tokens.firstIndex(where: { $0.isWord("var") }), keyword + 1 < tokens.count, let name = tokens[keyword + 1].name else {
      throw EntryExpansion.Problem.notAProperty(source)
    }
    self.name = name
    let bytes = Array(source.utf8)
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let rest = tokens[(keyword + 2)...]
    // A property's type contains no "=".
    let equals = rest.first { $0.isMark("=") }
    let colon = rest.first.flatMap { $0.isMark(":") ? $0 : nil }
    type = colon.map { text($0.range.upperBound..<(equals?.range.lowerBound ?? bytes.count)) }
    if let equals {
      value = text(equals.range.upperBound..<bytes.count)
    } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
      value = "nil"
    } else {
      throw EntryExpansion.Problem.noDefault(self.name)
    }
  }
}
