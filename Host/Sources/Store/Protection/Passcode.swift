import AlmanacProfiles
import CArgon2
import Crypto
import Foundation

/// A passcode that a person has typed, checked and normalized: the same letters give the same bytes on every keyboard.
public struct Passcode: Sendable, Equatable {
  let bytes: [UInt8]

  /// - Throws: ``LockError/malformedPasscode(_:)`` for a text that is too short or too long, or has control characters.
  public init(_ text: String, profile: LockProfile = Profiles.lock) throws(LockError) {
    let text = text.precomposedStringWithCanonicalMapping
    guard text.utf8.count <= profile.passcodeBytes else {
      throw .malformedPasscode("takes \(text.utf8.count) bytes; the limit is \(profile.passcodeBytes)")
    }
    guard text.count >= profile.leastCharacters else {
      throw .malformedPasscode("has \(text.count) characters; it needs at least \(profile.leastCharacters)")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .malformedPasscode("contains a control character")
    }
    bytes = Array(text.utf8)
  }

  /// Returns the key of this passcode by Argon2id (RFC 9106). It takes a tenth of a second or more, and the memory of the cost.
  func key(salt: Data, _ cost: LockProfile.Derivation) throws -> SymmetricKey {
    var hash = [UInt8](repeating: 0, count: 32)
    defer { hash.withUnsafeMutableBytes { SecretBytes.wipe($0) } }
    let status = salt.withUnsafeBytes { salt in
      argon2id_hash_raw(
        UInt32(cost.passes), UInt32(cost.memory), UInt32(cost.lanes), bytes, bytes.count, salt.baseAddress, salt.count, &hash, hash.count)
    }
    guard status == ARGON2_OK.rawValue else { throw StoreError.failed("Argon2id: \(String(cString: argon2_error_message(status)))") }
    return SymmetricKey(data: hash)
  }
}
