import Glibc

/// A property list of defaults that several processes share. It is read again when the file has changed; each new value is written at once, by
/// replacing the whole file.
// Unchecked: `lock` guards `read` and `stamp`; property lists are immutable values.
final class DefaultsFile: @unchecked Sendable {
  private struct Stamp: Equatable {
    var inode: UInt64
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
  }
  let url: URL
  private let lock = NSLock()
  private var read: [String: Any] = [:]
  private var stamp: Stamp?

  /// The file in the container of an app group; nil for a name that no group can have, and for that of the global domain.
  init?(group: String) {
    guard group != UserDefaults.globalDomain, let folder = AppGroupContainers.folder(of: group) else { return nil }
    url = folder.appendingPathComponent("Library/Preferences/\(group).plist")
  }

  var values: [String: Any] {
    lock.lock()
    defer { lock.unlock() }
    refresh()
    return read
  }

  /// Sets a value; nil removes it. A value that a property list cannot contain is not stored; a message goes to standard error.
  func set(_ value: Any?, forKey key: String) { change("the value for “\(key)”") { $0[key] = value } }

  /// Sets all values and removes those that were stored; none of them if a property list cannot contain one.
  func replaceAll(with values: [String: Any]) { change("a value of the new ones") { $0 = values } }

  private func change(_ what: String, _ body: (inout [String: Any]) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    withFileLock {
      refresh()
      var values = read
      body(&values)
      // The binary format, as on Apple's systems, keeps a Float as one; the XML format writes all numbers as doubles.
      guard let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0) else {
        return warn("a property list cannot hold \(what)")
      }
      do { try data.write(to: url, options: .atomic) } catch { return warn("\(url.path) cannot be written: \(error.localizedDescription)") }
      read = values
      stamp = currentStamp
    }
  }

  private func refresh() {
    let now = currentStamp
    guard now != stamp else { return }
    let data = try? Data(contentsOf: url)
    read = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    stamp = now
  }

  private var currentStamp: Stamp? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt64(status.st_ino), seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec), size: Int64(status.st_size))
  }

  /// Runs `body` while no other process writes the file.
  private func withFileLock(_ body: () -> Void) {
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }

  private func warn(_ sentence: String) { FileHandle.standardError.write(Data("UserDefaults: \(sentence); the value was not stored\n".utf8)) }
}
