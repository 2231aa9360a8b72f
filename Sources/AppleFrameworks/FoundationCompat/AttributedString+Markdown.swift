import Foundation

/// What a piece of text is meant to be: emphasised, code, struck through.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

/// The attribute that keeps what a piece of text is meant to be.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}

extension AttributeScopes {
  /// What this module adds to the attributes of Foundation.
  public struct PresentationAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>) -> T { self[T.self] }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Paragraphs, headings and lists too; as with Foundation, their words follow each other without a break.
      case full
      /// Marks inside of a line; breaks between lines are spaces.
      case inlineOnly
      /// Marks inside of a line; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The words of Markdown with what its marks say of them. Any text is Markdown, so nothing is thrown.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for span in InlineMarkdown.spans(of: MarkdownLines.joined(markdown, options.interpretedSyntax)) {
      var part = AttributedString(span.text)
      var intent: InlinePresentationIntent = []
      if span.isStrong { intent.insert(.stronglyEmphasized) }
      if span.isEmphasized { intent.insert(.emphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[InlinePresentationIntentAttribute.self] = intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }

  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

/// The lines of Markdown as one.
private enum MarkdownLines {
  static func joined(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> String {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return text
    case .inlineOnly:
      return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    case .full:
      var result = ""
      var isInParagraph = false
      for line in text.components(separatedBy: .newlines).map({ $0.trimmingCharacters(in: .whitespaces) }) {
        let (words, startsBlock) = block(line)
        if isInParagraph, !startsBlock, !words.isEmpty { result += " " }
        result += words
        isInParagraph = !words.isEmpty && !line.hasPrefix("#")
      }
      return result
    }
  }

  /// A line without the mark of a heading, a list item or a quotation; whether it had one.
  private static func block(_ line: String) -> (words: String, startsBlock: Bool) {
    guard let mark = line.range(of: "^(#{1,6}|[-*+]|[0-9]{1,9}[.)]|>)\\s+", options: .regularExpression) else { return (line, false) }
    return (String(line[mark.upperBound...]), true)
  }
}
