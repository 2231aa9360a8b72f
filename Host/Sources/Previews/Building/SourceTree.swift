import Foundation
import Glibc
import Profiles

/// The state of a package's files: which there are, and when each was written.
public struct SourceTree: Sendable, Equatable {
  struct File: Sendable, Equatable {
    let inode: UInt64
    let size: Int64
    /// The time of the last write, in nanoseconds since 1970.
    let written: Int64
  }

  /// The files by their paths relative to the folder.
  private(set) var files: [String: File] = [:]
  /// The folders, for the kernel to watch.
  private(set) var folders: [String] = []
  /// Whether there are more files or folders than the limits allow, so that changes of some go unnoticed.
  public private(set) var isCut = false

  /// Reads the state of `folder` now. Links are not followed.
  public init(of folder: URL, limits: PreviewProfile = Profiles.preview) {
    var waiting = [""]
    while let relative = waiting.popLast() {
      let path = relative.isEmpty ? folder.path : folder.path + "/" + relative
      guard folders.count < limits.watchedFolders else {
        isCut = true
        break
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { continue }
      folders.append(path)
      for name in names where Self.isSource(name) {
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { continue }
        let place = relative.isEmpty ? name : relative + "/" + name
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(place)
        } else if files.count < limits.watchedFiles {
          files[place] = File(
            inode: UInt64(status.st_ino), size: Int64(status.st_size),
            written: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
        } else {
          isCut = true
        }
      }
    }
  }

  /// Returns whether a file or folder of this name can change what a build makes. Build products, hidden files and what editors leave beside a file
  /// cannot; `Package.resolved` is written by builds.
  static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#") && !name.hasSuffix(".swp") && !name.hasSuffix(".tmp")
      && name != "Package.resolved" && name != "4913"
  }

  /// Returns the paths that differ, in order.
  public func changes(since earlier: SourceTree) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
  }
}

extension SourceTree {
  /// Returns when the files that differ from those of `earlier` were written last; now if that is long ago or unknown, as after a removal.
  func lastWrite(since earlier: SourceTree) -> Date {
    let last = changes(since: earlier).compactMap { files[$0]?.written }.max() ?? 0
    let date = Date(timeIntervalSince1970: Double(last) / 1e9)
    let age = Date().timeIntervalSince(date)
    return (0...5).contains(age) ? date : Date()
  }
}
