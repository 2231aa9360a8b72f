import AlmanacKeychainKeys
import Crypto
import Foundation

/// The format of a keychain's file: a mark, the key's fingerprint, and the items encrypted with AES-256-GCM.
struct KeychainSeal {
  /// Starts with 0, because a property list never does. The last byte is the version of the format.
  static let mark = Data([0, 0x41, 0x4c, 0x4b, 0x45, 0x59, 0x43, 1])
  /// The size of a file without its items: mark, fingerprint, nonce and tag.
  static let overhead = mark.count + fingerprintBytes + 12 + 16
  private static let fingerprintBytes = 8

  let name: KeychainName
  private let key: SymmetricKey

  /// - Throws: if the keychain has no key.
  init(_ name: KeychainName) throws(KeychainFault) {
    self.name = name
    key = try Self.key(name)
  }

  static func isSealed(_ data: Data) -> Bool { data.starts(with: mark) }

  func seal(_ plain: Data) throws(KeychainFault) -> Data {
    guard let box = try? AES.GCM.seal(plain, using: key, authenticating: header), let combined = box.combined else { throw KeychainFault(errSecIO) }
    return header + combined
  }

  /// - Throws: `errSecAuthFailed` if the file was written with another key, `errSecDecode` if it is incomplete or was changed.
  func open(_ sealed: Data) throws(KeychainFault) -> Data {
    guard sealed.count >= Self.overhead else { throw KeychainFault(errSecDecode) }
    guard sealed.prefix(header.count) == header else { throw KeychainFault(errSecAuthFailed) }
    guard let box = try? AES.GCM.SealedBox(combined: sealed.dropFirst(header.count)),
      let plain = try? AES.GCM.open(box, using: key, authenticating: header)
    else { throw KeychainFault(errSecDecode) }
    return plain
  }

  /// Each keychain has its own key, so the fingerprint also detects the file of another keychain.
  private var header: Data {
    let digest = SHA256.hash(data: Data("almanac keychain fingerprint ".utf8) + key.withUnsafeBytes { Data($0) })
    return Self.mark + Data(digest.prefix(Self.fingerprintBytes))
  }

  /// An extension gets its keys from the host; a program outside the sandbox reads the account's.
  private static func key(_ name: KeychainName) throws(KeychainFault) -> SymmetricKey {
    if let text = ProcessInfo.processInfo.environment[KeychainKeys.variable] {
      let keys = KeychainKeys(text)
      if let key = keys?[name] { return key }
      if keys?.areLocked == true {
        UnavailableServices.report(
          "security.keychainLocked", "the desktop's keyring, which has the key of the keychains, is locked or away; the log says what to do")
        throw KeychainFault(errSecInteractionNotAllowed)
      }
      UnavailableServices.report(
        "security.keychainKey", "the host gave no key for the keychain of the \(name), so it cannot be used; the log says why")
      throw KeychainFault(errSecNotAvailable)
    }
    do { return try DeviceKey(DeviceKey.file(besideGroups: AppGroupContainers.root)).key(of: name) } catch {
      UnavailableServices.report("security.keychainKey", "\(error)")
      throw KeychainFault(errSecNotAvailable)
    }
  }
}
