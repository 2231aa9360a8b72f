import Foundation

extension DeviceStore {
  /// Returns what the host keeps of protected apps in its memory while it is locked, encrypted.
  ///
  /// - Parameter purpose: what it is, and of whom; only with the same purpose it can be opened.
  /// - Throws: ``LockError/locked`` without the key.
  public func sealed(_ plain: Data, as purpose: String) throws -> Data {
    guard let key = protection.withLock({ $0.key }) else { throw LockError.locked }
    return try key.seal(plain, at: SealedData.memory(purpose))
  }

  /// Returns what ``sealed(_:as:)`` has encrypted.
  ///
  /// - Throws: ``LockError/locked`` without the key; an error of Crypto if the key is another one.
  public func opened(_ sealed: Data, as purpose: String) throws -> Data {
    guard let key = protection.withLock({ $0.key }) else { throw LockError.locked }
    return try key.open(sealed, at: SealedData.memory(purpose))
  }
}
