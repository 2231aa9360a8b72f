import Foundation

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

/// The attribute that holds an ``InlinePresentationIntent``.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}

extension AttributeScopes {
  /// Attributes that Foundation on Linux lacks.
  public struct PresentationAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>) -> T { self[T.self] }
}

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Parses blocks too: paragraphs, headings and lists. Nothing separates them in the result, as in Foundation.
      case full
      /// Inline syntax only; line breaks become spaces.
      case inlineOnly
      /// Inline syntax only; white space is preserved.
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

  /// Parses Markdown into text with attributes. Any text is valid Markdown, so this never throws.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for span in InlineMarkdown.spans(of: markdown, syntax: InlineMarkdown.Syntax(options.interpretedSyntax)) {
      append(AttributedString(span.text, attributes: AttributeContainer(span, baseURL: baseURL)))
    }
  }

  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension AttributeContainer {
  /// The attributes of a part of a text in Markdown.
  init(_ span: InlineMarkdown.Span, baseURL: URL? = nil) {
    self.init()
    var intent: InlinePresentationIntent = []
    if span.isStrong { intent.insert(.stronglyEmphasized) }
    if span.isEmphasized { intent.insert(.emphasized) }
    if span.isCode { intent.insert(.code) }
    if span.isStruck { intent.insert(.strikethrough) }
    if span.isInlineHTML { intent.insert(.inlineHTML) }
    if span.isBlockHTML { intent.insert(.blockHTML) }
    if span.lineBreak == .soft { intent.insert(.softBreak) }
    if span.lineBreak == .hard { intent.insert(.lineBreak) }
    if !intent.isEmpty { self[InlinePresentationIntentAttribute.self] = intent }
    if let link = span.link { self.link = URL(string: link, relativeTo: baseURL) }
    if let image = span.image { self.imageURL = URL(string: image, relativeTo: baseURL) }
  }
}

extension InlineMarkdown.Syntax {
  init(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    switch syntax {
    case .full: self = .full
    case .inlineOnly: self = .inline
    case .inlineOnlyPreservingWhitespace: self = .inlinePreservingWhitespace
    }
  }
}
