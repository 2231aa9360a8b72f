import Crypto
import Foundation

/// The random key of an account's keychains. Each keychain has a key of its own that is derived of it.
///
/// It is in a file (``DeviceKeyFile``) beside the folder of app groups and in none of them, or in the desktop's secret service: an extension in its sandbox
/// can read neither, and gets the keys of its own keychains from its host (``KeychainKeys``).
public struct DeviceKey: Sendable {
  static let bytes = 32
  private let key: SymmetricKey

  /// Where the key of the keychains in a folder of app groups is.
  public static func file(besideGroups groups: URL) -> URL {
    groups.standardizedFileURL.deletingLastPathComponent().appendingPathComponent("keychain.key")
  }

  /// Makes a new random key, which is stored nowhere.
  public init() { key = SymmetricKey(size: .bits256) }

  /// - Parameter data: what ``data`` was; nil if it has not 32 bytes.
  public init?(data: some DataProtocol) {
    guard data.count == Self.bytes else { return nil }
    key = SymmetricKey(data: Data(data))
  }

  /// Reads the key, and makes one if there is none. Of several processes that make one at once, one succeeds, and all get its key.
  ///
  /// - Throws: ``DeviceKeyFault``, also if the secret service has the key, which only Almanac's command and host ask. A file that is there is never changed.
  public init(_ file: URL) throws(DeviceKeyFault) {
    if try DeviceKeyFile.read(file) == nil { try DeviceKeyFile.create(DeviceKey().data, at: file) }
    switch try DeviceKeyFile.read(file) {
    case .key(let key): self = key
    case .secretService:
      throw DeviceKeyFault(
        file, "the desktop's secret service has it; start this program with: almanac run, or move the key with: almanac keychain move --to file")
    case nil: throw DeviceKeyFault(file, "it was removed as soon as it was made")
    }
  }

  /// The key's 32 bytes.
  public var data: Data { key.withUnsafeBytes { Data($0) } }

  /// The key of a keychain: 32 bytes of HKDF with SHA-256.
  public func key(of keychain: KeychainName) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("almanac keychain \(keychain)".utf8), outputByteCount: 32)
  }
}

/// Why there is no key for keychains.
public struct DeviceKeyFault: Error, CustomStringConvertible {
  public let description: String
  init(_ file: URL, _ why: String) { description = "the key of the keychains, \(file.path): \(why)" }
}

/// Which keychain a key is for.
public enum KeychainName: Hashable, Sendable, CustomStringConvertible {
  /// An app's own.
  case app(String)
  /// That of an app group, which its members share.
  case group(String)

  public var description: String {
    switch self {
    case .app(let name): "app \(name)"
    case .group(let name): "group \(name)"
    }
  }
}
