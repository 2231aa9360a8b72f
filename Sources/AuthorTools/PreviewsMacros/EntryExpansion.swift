import Foundation

/// Writes what `@Entry var name: Type = value` adds to an extension of `EnvironmentValues`: a key, and a getter and setter through it.
enum EntryExpansion {
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAProperty(String)
    case noDefault(String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAProperty(let source): "@Entry stands on a stored property (var name: Type = value), not on “\(source.prefix(40))”"
      case .noDefault(let name): "@Entry var \(name) needs a value for views that inherit none: write = value after it, or make it optional"
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
    guard let keyword = source.range(of: "\\bvar\\s+", options: .regularExpression) else { throw EntryExpansion.Problem.notAProperty(source) }
    let rest = source[keyword.upperBound...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw EntryExpansion.Problem.notAProperty(source) }
    self.name = String(name)
    // A type holds no "=" but in a default of its own, which a property's type cannot have.
    let tail = rest[name.endIndex...]
    let equals = tail.firstIndex(of: "=")
    let annotation = tail[..<(equals ?? tail.endIndex)].trimmingCharacters(in: .whitespacesAndNewlines)
    type = annotation.hasPrefix(":") ? annotation.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil
    if let equals {
      value = tail[tail.index(after: equals)...].trimmingCharacters(in: .whitespacesAndNewlines)
    } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
      value = "nil"
    } else {
      throw EntryExpansion.Problem.noDefault(self.name)
    }
  }
}
