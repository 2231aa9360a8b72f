import Crypto
import Foundation

/// The line in the place of a key that the desktop's secret service has: which item it is, and what its value has to be.
public struct SecretServiceMark: Hashable, Sendable {
  /// The value of the item's attribute `data-folder`: 32 hexadecimal digits that no other data folder has.
  public let item: String
  /// Of the key, 32 hexadecimal digits. A service that returns another key is refused: nothing is encrypted with a key that another program has
  /// chosen.
  private let fingerprint: String

  static let bytes = prefix.utf8.count + 2 * digits + 2
  private static let prefix = "secret-service "
  private static let digits = 32

  /// Makes the mark of a new item for a key.
  public init(for key: DeviceKey) {
    item = Self.hexadecimal(SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) })
    fingerprint = Self.fingerprint(of: key)
  }

  /// Reads a mark; nil if it is none.
  init?(_ bytes: some DataProtocol) {
    guard bytes.count == Self.bytes, let line = String(bytes: bytes, encoding: .utf8), line.hasPrefix(Self.prefix), line.hasSuffix("\n") else {
      return nil
    }
    let parts = line.dropFirst(Self.prefix.count).dropLast().split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == Self.digits && $0.allSatisfy { "0123456789abcdef".contains($0) } }) else { return nil }
    (item, fingerprint) = (String(parts[0]), String(parts[1]))
  }

  /// The line.
  public var data: Data { Data("\(Self.prefix)\(item) \(fingerprint)\n".utf8) }

  /// Whether a key is the one that the mark was made for.
  public func fits(_ key: DeviceKey) -> Bool { Self.fingerprint(of: key) == fingerprint }

  private static func fingerprint(of key: DeviceKey) -> String {
    hexadecimal(Data(SHA256.hash(data: Data("almanac account key ".utf8) + key.data).prefix(digits / 2)))
  }

  private static func hexadecimal(_ data: Data) -> String { data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}
