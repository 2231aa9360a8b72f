import AlmanacBasics
import AlmanacKeychainKeys
import Glibc

/// The keychain of an app or of an access group: a file of items, which several processes share.
///
/// The file has mode 0600 in a folder of mode 0700, and is always replaced as a whole. It is encrypted with a key that is stored elsewhere
/// (`KeychainSeal`), so a copy of the app's data alone reveals nothing. A program that can read all files of the account can also read the key.
struct KeychainFile {
  typealias Item = [String: Any]

  /// The maximum size of a keychain in bytes.
  static let mostBytes = 4 << 20
  let url: URL
  let name: KeychainName

  /// Reads all items; none if there is no file. Encrypts a file that an earlier version wrote without encryption.
  func items() throws(KeychainFault) -> [Item] {
    let (items, isPlain) = try read()
    // If it cannot be written, it is encrypted with the next change.
    if isPlain { try? change { _ in } }
    return items
  }

  private func read() throws(KeychainFault) -> (items: [Item], isPlain: Bool) {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return ([], false) }
      throw KeychainFault(errSecNotAvailable)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? file.read(upToCount: Self.mostBytes + KeychainSeal.overhead + 1) ?? Data() else { throw KeychainFault(errSecIO) }
    let isPlain = !KeychainSeal.isSealed(data)
    return (try parse(isPlain ? data : try opened(data)), isPlain)
  }

  private func opened(_ sealed: Data) throws(KeychainFault) -> Data {
    do { return try KeychainSeal(name).open(sealed) } catch {
      if error.status == errSecDecode { reportDamage() }
      if error.status == errSecAuthFailed {
        UnavailableServices.report(
          "security.keychainKey",
          "the keychain \(url.path) was encrypted with another key than this account's; bring back the file keychain.key that belongs to it, or remove the "
            + "keychain to begin a new one")
      }
      throw error
    }
  }

  private func reportDamage() {
    UnavailableServices.report("security.keychainDamaged", "the keychain \(url.path) cannot be read; remove the file to begin a new one")
  }

  private func parse(_ data: Data) throws(KeychainFault) -> [Item] {
    guard data.count <= Self.mostBytes, let list = try? CheckedPropertyList.read(data, expandedBytes: 2 * Self.mostBytes, depth: 8) as? [String: Any],
      let items = list["items"] as? [Item]
    else {
      reportDamage()
      throw KeychainFault(errSecDecode)
    }
    return items
  }

  /// Changes the items under a lock against other processes. Writes nothing if `body` throws.
  func change<Result>(_ body: (inout [Item]) throws(KeychainFault) -> Result) throws(KeychainFault) -> Result {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: NSNumber(value: 0o700)])
    let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw KeychainFault(ofError: errno) }
    defer { close(lock) }
    flock(lock, LOCK_EX)
    var items = try read().items
    let result = try body(&items)
    try write(items)
    return result
  }

  private func write(_ items: [Item]) throws(KeychainFault) {
    guard let data = try? PropertyListSerialization.data(fromPropertyList: ["items": items], format: .binary, options: 0) else {
      throw KeychainFault(errSecParam)
    }
    guard data.count <= Self.mostBytes else { throw KeychainFault(errSecDataTooLarge) }
    let sealed = try KeychainSeal(name).seal(data)
    let new = url.path + ".new"
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw KeychainFault(ofError: errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: sealed)
      try file.synchronize()
    } catch {
      unlink(new)
      throw KeychainFault(errSecIO)
    }
    guard rename(new, url.path) == 0 else { throw KeychainFault(ofError: errno) }
  }
}

/// The reason why a call of the keychain failed.
struct KeychainFault: Error {
  let status: OSStatus
  init(_ status: OSStatus) { self.status = status }
  /// - Parameter error: the `errno` of a failed system call.
  init(ofError error: Int32) { status = [EACCES, EPERM, EROFS].contains(error) ? errSecReadOnly : errSecIO }
}

/// The locations of keychains.
enum Keychains {
  /// Returns the keychain of an access group; nil means the app's own.
  ///
  /// In an extension the app's own keychain is in its container. A group's keychain is in the app group's folder; for a group that the entitlements
  /// do not name, that folder is in the container too, and no other app shares it.
  static func file(group: String?) -> KeychainFile? {
    let folder: URL
    var name = KeychainName.app(app)
    if let group {
      guard let shared = AppGroupContainers.folder(of: group) else { return nil }
      folder = shared.appendingPathComponent("Library", isDirectory: true)
      if AppGroupContainers.isShared(group) { name = .group(group) }
    } else {
      folder = own
    }
    return KeychainFile(url: folder.appendingPathComponent("Keychain/keychain.plist"), name: name)
  }

  private static var own: URL {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
    return data.appendingPathComponent("almanac/keychains", isDirectory: true).appendingPathComponent(app, isDirectory: true)
  }

  /// The app's name, in a form that is valid for a folder.
  private static var app: String {
    let names = [ProcessInfo.processInfo.environment["ALMANAC_APP"], Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName]
    return names.lazy.compactMap { $0?.replacingOccurrences(of: "/", with: "_") }.first { !$0.isEmpty && $0 != "." && $0 != ".." } ?? "app"
  }

  /// The groups that are searched if a query names none: the app's own, and those in its entitlements.
  static var searched: [String?] {
    let groups = ProcessInfo.processInfo.environment["ALMANAC_APP_GROUPS"] ?? ""
    return [nil] + groups.split(separator: ",").map(String.init)
  }
}
