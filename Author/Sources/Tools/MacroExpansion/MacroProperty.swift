import AlmanacSwiftSourceText
import Foundation

/// The parts of a property's declaration.
struct MacroProperty {
  let name: String
  let type: String?
  let value: String

  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAProperty(attribute: String, String)
    case noDefault(attribute: String, String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAProperty(let attribute, let source):
        "\(attribute) needs a stored property (var name: Type = value), not “\(source.prefix(40))”"
      case .noDefault(let attribute, let name):
        "\(attribute) var \(name) needs a default value: write = value after it, or make it optional"
      }
    }
  }

  /// Reads the property that an attached macro marks.
  ///
  /// - Parameter attribute: the macro as written, for messages.
  init(of attribute: String, in request: [String: Any]) throws {
    guard let source = (request["declSyntax"] as? [String: Any])?["source"] as? String else { throw Problem.noSource }
    let tokens = Array(SwiftLexer(source))
    guard let keyword = tokens.firstIndex(where: { $0.isWord("var") }), keyword + 1 < tokens.count, let name = tokens[keyword + 1].name else {
      throw Problem.notAProperty(attribute: attribute, source)
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
      throw Problem.noDefault(attribute: attribute, self.name)
    }
  }
}
