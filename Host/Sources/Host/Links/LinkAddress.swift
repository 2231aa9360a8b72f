import AlmanacProfiles

/// The address of a link, checked: it can be one argument of a program (Specification A11, B7).
struct LinkAddress: Equatable {
  let text: String
  /// In lower case.
  let scheme: String

  /// Whether it is a web page, which the viewer's own browser opens: the viewer may be on another machine.
  var isWeb: Bool { scheme == "http" || scheme == "https" }

  /// - Throws: ``LinkRefusal``.
  init(_ text: String, limits: LinksProfile) throws(LinkRefusal) {
    let bytes = text.utf8
    guard bytes.count <= limits.urlBytes else { throw .tooLong(bytes.count, limit: limits.urlBytes) }
    // A URL consists of these characters alone (RFC 3986); all others are written as percent escapes, which stay as they are.
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { throw .character }
    let name = text.prefix { $0 != ":" }
    guard name.utf8.count < bytes.count, Self.isScheme(name), name.utf8.count <= limits.schemeBytes else { throw .noScheme }
    let scheme = name.lowercased()
    if let reason = limits.refusedSchemes[scheme] { throw .scheme(scheme, reason: reason) }
    self.text = text
    self.scheme = scheme
  }

  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, section 3.1).
  private static func isScheme(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}

/// Why a link is not opened, whatever the user says.
enum LinkRefusal: Error, Equatable, CustomStringConvertible {
  case tooLong(Int, limit: Int)
  case character
  case noScheme
  case scheme(String, reason: String)
  case command(OpenCommandFault)

  /// The refusal's stable name.
  var name: String {
    switch self {
    case .tooLong: "link.tooLong"
    case .character: "link.character"
    case .noScheme: "link.noScheme"
    case .scheme: "link.scheme"
    case .command(let fault): fault.name
    }
  }

  var description: String {
    switch self {
    case .tooLong(let count, let limit): "the address takes \(count) bytes, the limit is \(limit)"
    case .character: "the address contains a space, a control character or another character that no URL has"
    case .noScheme: "the address has no scheme, so nothing is known to open it"
    case .scheme(let scheme, let reason): "addresses with “\(scheme):” are not opened: \(reason)"
    case .command(let fault): "the app’s open command cannot be run: \(fault)"
    }
  }
}
