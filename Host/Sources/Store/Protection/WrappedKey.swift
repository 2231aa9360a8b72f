import AlmanacProfiles
import Crypto
import Foundation

/// The data key, encrypted under the key of a passcode: what the database holds of it.
struct WrappedKey: Codable, Equatable, Sendable {
  /// The setting that holds it. Settings are part of the layout, so the copies beside the database have it too.
  static let key = "lock.key"

  private var version = 1
  private let passes: Int
  private let memory: Int
  private let lanes: Int
  private let salt: Data
  /// Nonce, ciphertext and tag of AES-256-GCM.
  private let sealed: Data
  /// SHA-256 of the rest, so that damage is not taken for a wrong passcode.
  private var check = Data()

  /// Encrypts a data key under a passcode, with a new salt.
  init(_ key: DataKey, under passcode: Passcode, _ profile: LockProfile) throws {
    let cost = profile.derivation
    (passes, memory, lanes) = (cost.passes, cost.memory, cost.lanes)
    salt = SymmetricKey(size: SymmetricKeySize(bitCount: profile.saltBytes * 8)).withUnsafeBytes { Data($0) }
    let wrapping = try passcode.key(salt: salt, cost)
    let place = Self.place(cost)
    let box = try key.secret.use { try AES.GCM.seal($0, using: wrapping, authenticating: place) }
    guard let combined = box.combined else { throw StoreError.failed("a nonce has a wrong length") }
    sealed = combined
    check = digest
  }

  /// Reads a stored key.
  ///
  /// - Throws: ``LockError/damagedKey(_:)`` if it was changed, or asks for more memory or time than a host may spend.
  init(_ data: Data, _ profile: LockProfile) throws(LockError) {
    guard let found = try? JSONDecoder().decode(WrappedKey.self, from: data) else { throw .damagedKey("it cannot be read") }
    self = found
    guard version == 1 else { throw .damagedKey("its format \(version) is unknown") }
    guard check == digest else { throw .damagedKey("its checksum is wrong") }
    let most = profile.mostDerivation
    guard (1...most.passes).contains(passes), (1...most.lanes).contains(lanes), (8 * lanes...max(8 * lanes, most.memory)).contains(memory),
      memory <= most.memory, (8...64).contains(salt.count), sealed.count == 12 + DataKey.size + 16
    else { throw .damagedKey("its parameters are out of bounds") }
  }

  /// Returns the data key; nil if the passcode is another one.
  func open(with passcode: Passcode) throws -> DataKey? {
    let cost = LockProfile.Derivation(passes: passes, memory: memory, lanes: lanes)
    let wrapping = try passcode.key(salt: salt, cost)
    guard var plain = try? AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: wrapping, authenticating: Self.place(cost)) else { return nil }
    defer { plain.withUnsafeMutableBytes { SecretBytes.wipe($0) } }
    return DataKey(try plain.withUnsafeBytes(SecretBytes.init))
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }

  private var digest: Data {
    Data(SHA256.hash(data: Data("\(version) \(passes) \(memory) \(lanes) ".utf8) + salt + sealed))
  }

  private static func place(_ cost: LockProfile.Derivation) -> Data { Data("almanac data key 1 \(cost.passes) \(cost.memory) \(cost.lanes)".utf8) }
}
