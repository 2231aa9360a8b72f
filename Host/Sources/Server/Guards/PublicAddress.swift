import Foundation
import Glibc

/// An address under which a proxy of the owner's serves the host, such as `https://widgets.example.org`.
///
/// It is kept as a browser writes it, because the guard compares it with the `Host` and `Origin` of requests: scheme and name in lower case, without
/// the scheme's own port (RFC 6454, section 6.2).
public struct PublicAddress: Sendable, Equatable {
  /// What is wrong with a text that is no such address, and what to write instead.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// The most addresses of one host.
  public static let most = 16
  /// The most bytes of an address: a name has at most 253 (RFC 1035, section 2.3.4), beside `https://`, a port and a slash.
  static let longest = 270

  /// `https` or `http`.
  let scheme: String
  /// The name or the IP address in lower case; an IPv6 address is in brackets.
  let host: String
  /// The port; nil: the scheme's own.
  let port: Int?

  /// The text that a browser sends as `Origin`, without a slash at its end.
  public var origin: String { "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" }

  /// Whether a request can be read on its way: only `https` is encrypted, and what goes to the own machine does not leave it.
  public var isReadable: Bool { scheme == "http" && !["localhost", "127.0.0.1", "[::1]"].contains(host) }

  /// - Parameter text: `https://NAME` or `http://NAME`, with or without a port and a slash at the end.
  /// - Throws: ``Fault``
  public init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.longest else { throw Fault(description: "is longer than \(Self.longest) bytes") }
    guard let colon = text.range(of: "://") else { throw Fault(description: "has no scheme; write https://NAME") }
    scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "https" || scheme == "http" else { throw Fault(description: "must begin with https:// or http://") }
    var authority = text[colon.upperBound...]
    if authority.hasSuffix("/") { authority.removeLast() }
    if authority.contains("@") { throw Fault(description: "must not have a user; write \(scheme)://NAME") }
    if authority.contains(where: { "/?#\\".contains($0) }) {
      throw Fault(description: "must be a name without a path, query or fragment: the page is served at the root of its name")
    }
    let end =
      authority.hasPrefix("[") ? authority.firstIndex(of: "]").map(authority.index(after:)) : authority.firstIndex(of: ":") ?? authority.endIndex
    guard let end else { throw Fault(description: "has no ] after its IPv6 address") }
    host = try Self.host(String(authority[..<end]).lowercased())
    let given = try Self.port(authority[end...])
    port = given == (scheme == "https" ? 443 : 80) ? nil : given
  }

  /// Checks a name or an IP address, and returns it as browsers write it.
  private static func host(_ text: String) throws(Fault) -> String {
    if text.hasPrefix("[") {
      var address = in6_addr()
      var written = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      guard inet_pton(AF_INET6, String(text.dropFirst().dropLast()), &address) == 1,
        inet_ntop(AF_INET6, &address, &written, socklen_t(written.count)) != nil
      else { throw Fault(description: "has no valid IPv6 address between [ and ]") }
      let canonical = String(decoding: written.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      // Browsers write an IPv4 address in it in another way.
      guard !canonical.contains(".") else { throw Fault(description: "has an IPv4 address within an IPv6 address; write the IPv4 address") }
      return "[\(canonical)]"
    }
    guard !text.isEmpty else { throw Fault(description: "has no name; write https://NAME") }
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw Fault(description: "must have its name in the form that browsers send, in which other letters than a to z begin with xn--")
    }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 253, labels.allSatisfy(isLabel) else {
      throw Fault(description: "has no valid name: letters, digits and hyphens, in parts of at most 63, with dots between them")
    }
    // A browser reads a name whose last part is a number as an IPv4 address, in several ways of writing (URL Standard, “ends in a number checker”).
    var address = in_addr()
    if let last = labels.last, last.utf8.allSatisfy(isDigit) || last.hasPrefix("0x"), inet_pton(AF_INET, text, &address) != 1 {
      throw Fault(description: "has no valid IPv4 address: four numbers from 0 to 255, with dots between them")
    }
    return text
  }

  /// Whether it is a part of a host name (RFC 1123, section 2.1).
  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.utf8.allSatisfy { isDigit($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// - Parameter text: empty, or a colon and the number.
  private static func port(_ text: Substring) throws(Fault) -> Int? {
    if text.isEmpty { return nil }
    let digits = text.dropFirst()
    guard text.first == ":", (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit), let port = Int(digits), (1...65_535).contains(port)
    else { throw Fault(description: "must have a port from 1 to 65535 after its name, or none") }
    return port
  }
}
