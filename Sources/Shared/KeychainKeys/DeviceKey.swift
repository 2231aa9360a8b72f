import Crypto
import Foundation

/// The random key of an account's keychains, in a file of mode 0600. Each keychain has a key of its own that is derived of it.
///
/// The file is beside the folder of app groups and in none of them: an extension in its sandbox cannot read it, and gets the keys of its own keychains from
/// its host (``KeychainKeys``).
public struct DeviceKey: Sendable {
  private static let bytes = 32
  private let key: SymmetricKey

  /// Where the key of the keychains in a folder of app groups is.
  public static func file(besideGroups groups: URL) -> URL {
    groups.standardizedFileURL.deletingLastPathComponent().appendingPathComponent("keychain.key")
  }

  /// Reads the key, and makes one if there is none. Of several processes that make one at once, one succeeds, and all get its key.
  ///
  /// - Throws: ``DeviceKeyFault``. A file that is there is never changed.
  public init(_ file: URL) throws(DeviceKeyFault) {
    if let key = try Self.read(file) {
      self.key = key
      return
    }
    try Self.make(file)
    guard let key = try Self.read(file) else { throw DeviceKeyFault(file, "it was removed as soon as it was made") }
    self.key = key
  }

  /// The key of a keychain: 32 bytes of HKDF with SHA-256.
  public func key(of keychain: KeychainName) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("almanac keychain \(keychain)".utf8), outputByteCount: 32)
  }

  private static func read(_ file: URL) throws(DeviceKeyFault) -> SymmetricKey? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw DeviceKeyFault(file, String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      throw DeviceKeyFault(file, "it is not a file of this account")
    }
    guard status.st_mode & 0o077 == 0 else { throw DeviceKeyFault(file, "other accounts can read it; run: chmod 600 \(file.path)") }
    var content = [UInt8](repeating: 0, count: bytes + 1)
    guard Glibc.read(descriptor, &content, content.count) == bytes else {
      throw DeviceKeyFault(
        file, "it has not \(bytes) bytes; bring it back from a backup, or remove it and the keychains, which nobody can read without it")
    }
    return SymmetricKey(data: content.prefix(bytes))
  }

  private static func make(_ file: URL) throws(DeviceKeyFault) {
    func fault() -> DeviceKeyFault { DeviceKeyFault(file, String(cString: strerror(errno))) }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: NSNumber(value: 0o700)])
    // Complete under another name first: whoever finds the key finds all of it.
    let new = "\(file.path).\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw fault() }
    defer { unlink(new) }
    let written = SymmetricKey(size: .bits256).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    let isWritten = written == bytes && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten else { throw fault() }
    guard link(new, file.path) == 0 || errno == EEXIST else { throw fault() }
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
