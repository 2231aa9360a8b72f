import Foundation
import Hummingbird

/// The secret that proves that a request comes from the owner of the data folder.
///
/// Installing an app runs its code as this user, but every user of the machine can connect to loopback. So installing needs the secret, which is
/// in a file of the data folder that only the owner can read.
public struct AccessToken: Sendable, Equatable {
  public let text: String

  public init(text: String) { self.text = text }

  /// Makes a new secret of 256 random bits.
  public static func random() -> AccessToken {
    var generator = SystemRandomNumberGenerator()
    let words = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }
    return AccessToken(text: words.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined())
  }

  /// Throws an error unless the request contains the secret. Compares in constant time.
  func check(_ request: Request) throws {
    let expected = Array("Bearer \(text)".utf8)
    let given = Array((request.headers[.authorization] ?? "").utf8)
    var difference = expected.count ^ given.count
    for index in expected.indices { difference |= Int(expected[index] ^ (index < given.count ? given[index] : 0)) }
    guard difference == 0 else {
      throw APIError(.unauthorized, "token.missing", "installing and removing apps requires the token in the data folder; use the almanac command")
    }
  }
}
