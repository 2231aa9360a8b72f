import Foundation
import Hummingbird

/// The secret that proves a request to come from the person whose data folder this is.
///
/// Installing an app runs its code as this user, and loopback is open to every user of the machine: it takes more than reaching the port.
/// The secret stands in the data folder, readable by its owner alone.
public struct AccessToken: Sendable, Equatable {
  public let text: String

  public init(text: String) { self.text = text }

  /// A new secret of 256 random bits.
  public static func random() -> AccessToken {
    var generator = SystemRandomNumberGenerator()
    let words = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }
    return AccessToken(text: words.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined())
  }

  /// Throws unless the request bears the secret. The comparison takes the same time however much of it is right.
  func check(_ request: Request) throws {
    let expected = Array("Bearer \(text)".utf8)
    let given = Array((request.headers[.authorization] ?? "").utf8)
    var difference = expected.count ^ given.count
    for index in expected.indices { difference |= Int(expected[index] ^ (index < given.count ? given[index] : 0)) }
    guard difference == 0 else {
      throw APIError(.unauthorized, "token.missing", "installing and removing apps needs the token in the data folder; use the almanac command")
    }
  }
}
