import Crypto
import Foundation

/// The keys that an extension gets from its host: those of its own keychain and of its app groups, and no others.
public struct KeychainKeys: Sendable {
  /// The environment variable with the keys.
  public static let variable = "ALMANAC_KEYCHAIN_KEYS"

  /// The value that an extension gets instead of keys while the desktop's keyring, which has the account's key, is locked. No keychain has this name.
  public static let locked = KeychainKeys(keys: [lockedName: Data()])
  private static let lockedName = "locked"

  private let keys: [String: Data]

  private init(keys: [String: Data]) { self.keys = keys }

  /// - Parameter device: nil: there are no keys, so keychains cannot be used.
  public init(_ keychains: [KeychainName], of device: DeviceKey?) {
    let pairs = keychains.compactMap { name in device.map { (name.description, $0.key(of: name).withUnsafeBytes { Data($0) }) } }
    keys = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the variable; nil if it is not one that a host wrote.
  public init?(_ text: String) {
    guard let keys = try? JSONDecoder().decode([String: Data].self, from: Data(text.utf8)) else { return nil }
    self.keys = keys
  }

  /// Whether the keys become available once the person unlocks the keyring.
  public var areLocked: Bool { keys[Self.lockedName] != nil }

  /// What the variable holds: JSON with the keys in base 64 by the names of their keychains.
  public var text: String { (try? JSONEncoder().encode(keys)).map { String(decoding: $0, as: UTF8.self) } ?? "{}" }

  /// The key of a keychain; nil if the host gave none.
  public subscript(keychain: KeychainName) -> SymmetricKey? { keys[keychain.description].map { SymmetricKey(data: $0) } }
}
