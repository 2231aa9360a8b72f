extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document of at most a million bytes: plain text, or the HTML elements that `HTMLText` lists. Pictures and style sheets are not loaded.
  ///
  /// - Throws: `CocoaError.fileReadTooLarge`, `.fileReadInapplicableStringEncoding`, or `.featureUnsupported` for another format such as RTF.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    self.init(attributedString: try DocumentReader(options).read(data))
  }
}

extension NSAttributedString {
  /// Writes a part of the text as a document: Rich Text Format (`RTFWriter`), or plain text in UTF-8 or the encoding that the attributes name.
  ///
  /// - Throws: `CocoaError.featureUnsupported` for another format such as HTML and without a format, `CocoaError.fileWriteInapplicableStringEncoding`
  ///   for plain text that the encoding cannot represent.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    precondition(
      range.location >= 0 && range.length >= 0 && range.location <= length && range.length <= length - range.location,
      "data(from:documentAttributes:): the range \(range.location)..<\(range.location &+ range.length) is beyond the text's \(length) units")
    let part = attributedSubstring(from: range)
    let type = dict[.documentType]
    switch type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:)) {
    case .rtf?: return RTFWriter.document(part)
    case .plain?:
      let named = dict[.characterEncoding]
      let raw = named as? UInt ?? (named as? NSNumber)?.uintValue
      let encoding = named as? String.Encoding ?? raw.map(String.Encoding.init(rawValue:)) ?? .utf8
      guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
      return data
    case let other:
      UnavailableServices.report(
        "attributedString.document",
        "documents of the form \(other?.rawValue ?? "that documentType does not name") are not written; write RTF or plain text")
      throw CocoaError(.featureUnsupported)
    }
  }
  /// Writes a part of the text as a file of the form that `data(from:documentAttributes:)` writes.
  public func fileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }
  /// Writes a part of the text as Rich Text Format.
  public func rtf(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) -> Data? {
    try? data(from: range, documentAttributes: [.documentType: DocumentType.rtf])
  }
}

/// The parameter type for output arguments of Objective-C methods. Authors pass nil; nothing is written.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

private struct DocumentReader {
  private let type: NSAttributedString.DocumentType?
  private let encoding: String.Encoding?

  init(_ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    let type = options[.documentType]
    self.type = type as? NSAttributedString.DocumentType ?? (type as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
    let encoding = options[.characterEncoding]
    self.encoding =
      encoding as? String.Encoding ?? (encoding as? UInt ?? (encoding as? NSNumber)?.uintValue).map { String.Encoding(rawValue: $0) }
  }

  func read(_ data: Data) throws -> NSAttributedString {
    guard data.count <= HTMLText.limit else { throw CocoaError(.fileReadTooLarge) }
    guard let text = text(of: data) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let start = text.prefix(64).drop(while: \.isWhitespace).lowercased()
    let type = type ?? (start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain)
    switch type {
    case .html: return HTMLText(text).text
    case .plain: return NSAttributedString(string: text)
    default:
      UnavailableServices.report("attributedString.document", "documents of the form \(type.rawValue) are not read; use HTML, Markdown or plain text")
      throw CocoaError(.featureUnsupported)
    }
  }
  private func text(of data: Data) -> String? {
    if let encoding { return String(data: data, encoding: encoding) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
