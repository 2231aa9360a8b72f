import Foundation
import Hummingbird

/// The secret that proves that a request comes from the owner of the data folder.
///
/// Every process of the machine can connect to loopback, also those of other users and extensions. The secret is in files of the data folder
/// that only the owner can read; the page gets it through the address that `almanac serve` prints.
public struct AccessKey: Sendable, Equatable {
  /// 64 hexadecimal digits.
  public let text: String

  public init(text: String) { self.text = text }

  /// Makes a new secret of 256 random bits.
  public static func random() -> AccessKey {
    var generator = SystemRandomNumberGenerator()
    let words = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }
    return AccessKey(text: words.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined())
  }

  /// Throws an error unless the request contains the secret. Compares in constant time.
  func check(_ request: Request) throws {
    guard let given = request.headers[.authorization] else {
      throw APIError(.unauthorized, "key.missing", "this address needs the host's access key; \(Self.advice)", headers: Self.challenge)
    }
    guard isIn(given) else {
      throw APIError(.unauthorized, "key.wrong", "this is not the host's access key; \(Self.advice)", headers: Self.challenge)
    }
  }

  /// Whether header fields contain the secret.
  func isIn(_ headers: HTTPFields) -> Bool { headers[.authorization].map(isIn) ?? false }

  private func isIn(_ authorization: String) -> Bool {
    let parts = authorization.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].lowercased() == "bearer" && isEqual(parts[1], text)
  }

  private static let advice = "almanac open prints the page's address with it, and programs send it as \"Authorization: Bearer KEY\""
  private static let challenge: HTTPFields = [.wwwAuthenticate: "Bearer"]

  /// Compares in a time that depends only on the length of `expected`, so that a caller cannot guess the secret byte by byte.
  private func isEqual(_ given: Substring, _ expected: String) -> Bool {
    let (given, expected) = (Array(given.utf8), Array(expected.utf8))
    var difference = expected.count ^ given.count
    for index in expected.indices { difference |= Int(expected[index] ^ (index < given.count ? given[index] : 0)) }
    return difference == 0
  }
}
