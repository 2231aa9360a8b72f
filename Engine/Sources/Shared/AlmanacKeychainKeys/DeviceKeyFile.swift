import Foundation

/// The file `keychain.key` of mode 0600: the account's key, or a line that says that the desktop's secret service has it.
///
/// Both use the same file on purpose. A program of an older version finds a file that is not a key and stops with an error. If there were no file, it would
/// make a second key, which cannot read the items that exist.
public enum DeviceKeyFile {
  /// What a file says.
  public enum Content: Sendable {
    case key(DeviceKey)
    case secretService(SecretServiceMark)
  }

  /// Returns what the file says; nil if there is none.
  public static func read(_ file: URL) throws(DeviceKeyFault) -> Content? {
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
    var content = [UInt8](repeating: 0, count: SecretServiceMark.bytes + 1)
    let count = Glibc.read(descriptor, &content, content.count)
    let bytes = content.prefix(max(0, count))
    if let mark = SecretServiceMark(bytes) { return .secretService(mark) }
    guard status.st_mode & 0o077 == 0 else { throw DeviceKeyFault(file, "other accounts can read it; run: chmod 600 \(file.path)") }
    if let key = DeviceKey(data: bytes) { return .key(key) }
    throw DeviceKeyFault(
      file, "it has not \(DeviceKey.bytes) bytes; bring it back from a backup, or remove it and the keychains, which cannot be read without it")
  }

  /// Writes a file that is not there yet.
  ///
  /// - Returns: whether it was written; false: there is one by now, which is unchanged.
  @discardableResult public static func create(_ content: Data, at file: URL) throws(DeviceKeyFault) -> Bool {
    try write(content, beside: file) { new in
      if link(new, file.path) == 0 { return true }
      return errno == EEXIST ? false : nil
    }
  }

  /// Writes a file in the place of one that is there.
  public static func replace(_ file: URL, with content: Data) throws(DeviceKeyFault) {
    _ = try write(content, beside: file) { new in rename(new, file.path) == 0 ? true : nil }
  }

  /// Writes the content under another name first: a reader of the file always gets all of it.
  ///
  /// - Parameter place: gives it its name; nil: that failed.
  private static func write(_ content: Data, beside file: URL, _ place: (String) -> Bool?) throws(DeviceKeyFault) -> Bool {
    func fault() -> DeviceKeyFault { DeviceKeyFault(file, String(cString: strerror(errno))) }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: NSNumber(value: 0o700)])
    let new = "\(file.path).\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw fault() }
    defer { unlink(new) }
    let written = content.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    let isWritten = written == content.count && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, let result = place(new) else { throw fault() }
    // Waits until the disk has the name too, before the key is removed elsewhere.
    let opened = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw fault() }
    defer { close(opened) }
    guard fsync(opened) == 0 else { throw fault() }
    return result
  }
}
