/// A token of Swift code with its range in the source.
///
/// Comments and literals give no tokens; the code in a string's interpolations does.
public struct SwiftToken: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// An identifier, a keyword or a number.
    case word
    /// An identifier in backticks. `text` and `range` leave the backticks out.
    case quotedWord
    /// A single character that belongs to no other kind.
    case mark
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive(Directive)
  }

  /// A conditional compilation directive, with the range of its condition in the UTF-8 text.
  public enum Directive: Equatable, Sendable {
    case `if`(Range<Int>)
    case `elseif`(Range<Int>)
    case `else`
    case `endif`

    /// The condition of `#if` and `#elseif`.
    public var condition: Range<Int>? {
      switch self {
      case .if(let range), .elseif(let range): range
      case .else, .endif: nil
      }
    }
  }

  public let kind: Kind
  /// The token as written; empty for a directive.
  public let text: String
  /// Offsets in the UTF-8 text.
  public let range: Range<Int>

  /// Returns true if the token is the keyword or plain identifier `word`.
  public func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Returns true if the token is the character `mark`.
  public func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// The name that the token spells, without backticks; nil for marks and directives.
  public var name: String? {
    switch kind {
    case .word, .quotedWord: text
    case .mark, .directive: nil
    }
  }
}
