import AlmanacSwiftSourceText

/// Expands `#Index<Model>([\.a], [\.b, \.c])` and `#Unique` to a static property with the key paths.
enum ConstraintExpansion {
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAUse(String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAUse(let source): "expected lists of key paths, as in #Index<Model>([\\.name]), found “\(source.prefix(60))”"
      }
    }
  }

  static func source(of request: [String: Any], name: String) throws -> String {
    guard let source = ModelExpansion.declaration(request, "syntax") else { throw Problem.noSource }
    let tokens = Array(SwiftLexer(source))
    let bytes = Array(source.utf8)
    // Comments before the use may contain further uses, which are not tokens.
    guard let start = tokens.indices.first(where: { tokens[$0].isMark("#") }), start + 1 < tokens.count, tokens[start + 1].name == name,
      let open = tokens[start...].firstIndex(where: { $0.isMark("(") }), let close = tokens.lastIndex(where: { $0.isMark(")") }), open < close
    else { throw Problem.notAUse(source) }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).trimmed }
    let arguments = text(tokens[open].range.upperBound..<tokens[close].range.lowerBound)
    let type = text(tokens[start + 1].range.upperBound..<tokens[open].range.lowerBound)
    guard type.hasPrefix("<"), type.hasSuffix(">") else { throw Problem.notAUse(source) }
    let property = name == "Index" ? "_$indices" : "_$uniques"
    return """
      public nonisolated static var \(property): [[AnyKeyPath]] {
        let keyPaths: [[PartialKeyPath\(type)]] = [\(arguments)
        ]
        return keyPaths
      }
      """
  }
}
