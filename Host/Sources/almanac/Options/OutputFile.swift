import Foundation

/// A file that a command writes. It can be checked before the command does its work.
struct OutputFile {
  let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  /// Checks that the file can be written.
  ///
  /// - Throws: ``Failure`` with the reason if it cannot.
  func check() throws {
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(.unavailable, "\(path) cannot be written: there is no folder \(folder)")
    }
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(.unavailable, "\(path) cannot be written: it is a folder")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure(.unavailable, "\(path) cannot be written: you have no write permission for \(folder)")
    }
  }

  func write(_ data: Data) throws {
    try check()
    do {
      try data.write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: FileMode.ofOutput], ofItemAtPath: url.path)
    } catch {
      throw Failure(.unavailable, "\(path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
