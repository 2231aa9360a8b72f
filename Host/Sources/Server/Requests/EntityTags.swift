import HTTPTypes
import Hummingbird

/// The entity tags of `If-Match` or `If-None-Match` (RFC 9110, sections 8.8.3 and 13.1).
struct EntityTags: Equatable {
  /// Whether the field is `*`, which any current representation matches.
  let isAny: Bool
  /// The tags with their quotation marks, those with and without `W/`.
  private(set) var strong: [Substring] = []
  private(set) var weak: [Substring] = []

  /// Reads a field. Returns nil if it is neither `*` nor a list of entity tags.
  init?(_ field: String) {
    var rest = field.drop(while: Self.isSpace)
    while let last = rest.last, Self.isSpace(last) { rest.removeLast() }
    isAny = rest == "*"
    if isAny { return }
    while !rest.isEmpty {
      let isWeak = rest.hasPrefix("W/")
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      let tag = rest[...end]
      guard tag.dropFirst().dropLast().unicodeScalars.allSatisfy({ $0.value == 0x21 || $0.value > 0x22 && $0.value != 0x7F }) else { return nil }
      if isWeak { weak.append(tag) } else { strong.append(tag) }
      rest = rest[rest.index(after: end)...].drop(while: Self.isSpace)
      guard !rest.isEmpty else { break }
      guard rest.first == "," else { return nil }
      // A recipient has to accept empty elements of a list (section 5.6.1.2).
      rest = rest.drop { $0 == "," || Self.isSpace($0) }
    }
    if strong.isEmpty && weak.isEmpty { return nil }
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Whether a tag is among them by weak comparison, which `If-None-Match` uses.
  ///
  /// - Parameter tag: a strong tag, with its quotation marks.
  func containsWeakly(_ tag: String) -> Bool { isAny || strong.contains(Substring(tag)) || weak.contains(Substring(tag)) }
}

extension Request {
  /// Whether the client has the representation with a tag, so that the response is 304 (`If-None-Match`). A malformed field counts as absent.
  func hasCurrent(_ tag: String) -> Bool { headers[.ifNoneMatch].flatMap(EntityTags.init)?.containsWeakly(tag) ?? false }

  /// The revisions of which `If-Match` requires one, by strong comparison; nil: the request does not depend on one.
  ///
  /// - Throws: ``APIError`` for a malformed field.
  var expectedRevisions: Set<String>? {
    get throws {
      guard let field = headers[.ifMatch] else { return nil }
      guard let tags = EntityTags(field) else {
        throw APIError(.badRequest, "header.malformed", "If-Match must be the ETag of the configuration, in quotation marks; got \(field.prefix(80))")
      }
      return tags.isAny ? nil : Set(tags.strong.map { String($0.dropFirst().dropLast()) })
    }
  }
}
