import Crypto
import Foundation

/// The random key under which data of protected apps is stored (Specification D5). It exists in memory only while the device is unlocked.
///
/// Half of it seals with AES-256-GCM, the other half names rows with HMAC-SHA256: a plain hash would confirm a guess of the text.
final class DataKey: Sendable {
  /// The bytes of a key.
  static let size = 64
  let secret: SecretBytes

  init(_ secret: SecretBytes) { self.secret = secret }

  /// Returns a new random key.
  static func random() throws -> DataKey { DataKey(try .random(size)) }

  /// Returns `plain` encrypted, for one place in the database. In another place it cannot be opened, so rows cannot be exchanged.
  func seal(_ plain: Data, at place: String) throws -> Data {
    let box = try secret.use { bytes in
      try AES.GCM.seal(plain, using: SymmetricKey(data: UnsafeRawBufferPointer(rebasing: bytes[..<32])), authenticating: Data(place.utf8))
    }
    guard let combined = box.combined else { throw StoreError.failed("a nonce has a wrong length") }
    return SealedData.mark + combined
  }

  /// Returns what was sealed for this place.
  ///
  /// - Throws: ``LockError/locked``; an error of Crypto if the bytes were changed or are of another place.
  func open(_ sealed: Data, at place: String) throws -> Data {
    let box = try AES.GCM.SealedBox(combined: sealed.dropFirst(SealedData.mark.count))
    return try secret.use { bytes in
      try AES.GCM.open(box, using: SymmetricKey(data: UnsafeRawBufferPointer(rebasing: bytes[..<32])), authenticating: Data(place.utf8))
    }
  }

  /// Returns how rows of an app's content are named, for the rows of one archive.
  func names(of app: String) throws -> RowNames {
    try secret.use { bytes in
      var code = HMAC<SHA256>(key: SymmetricKey(data: UnsafeRawBufferPointer(rebasing: bytes[32...])))
      code.update(data: Data(app.utf8))
      code.update(data: Data([0]))
      return RowNames(code)
    }
  }
}

/// Names rows of one app's content. It holds what was computed of the key, so it is not kept.
struct RowNames {
  /// The code of everything that all names begin with.
  private let code: HMAC<SHA256>

  fileprivate init(_ code: HMAC<SHA256>) { self.code = code }

  /// Returns a row's name, in place of its content's hash.
  func name(_ digest: Data) -> Data {
    var code = code
    code.update(data: digest)
    return Data(code.finalize())
  }
}

/// What sealed data looks like: a mark, then nonce, ciphertext and tag of AES-256-GCM.
enum SealedData {
  /// No encoded message and no JSON begins with the byte 0. Then "AL" and the version of the format.
  static let mark = Data([0, 0x41, 0x4c, 1])
  /// The media type in the row of a sealed image.
  static let mediaType = "application/x-almanac-sealed"

  static func isSealed(_ data: Data) -> Bool { data.starts(with: mark) }

  // The places of rows.
  static func header(_ archive: String) -> String { "archive \(archive)" }
  static func list(_ name: Data) -> String { "list \(name.base64EncodedString())" }
  static func image(_ name: Data) -> String { "image \(name.base64EncodedString())" }
  static func activity(_ id: String) -> String { "activity \(id)" }
  static func parameter(_ instance: String, _ name: String) -> String { "parameter \(instance) \(name)" }
  static func choice(_ instance: String, _ name: String) -> String { "choice \(instance) \(name)" }
  static func memory(_ purpose: String) -> String { "memory \(purpose)" }
  static func decision(_ device: String, _ id: Int64) -> String { "decision \(id) \(device)" }
}
