import Foundation

/// Where a command writes a picture: refused before the work is done where that is known to be in vain.
struct OutputFile {
  let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  /// - Throws: a failure that says why nothing can be written there.
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
      throw Failure(.unavailable, "\(path) cannot be written: \(folder) is not yours to write in")
    }
  }

  func write(_ data: Data) throws {
    try check()
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure(.unavailable, "\(path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
