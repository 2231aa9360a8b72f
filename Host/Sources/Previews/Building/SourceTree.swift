import AlmanacProfiles
import Foundation
import Glibc

/// The state of the files that make an app: which there are, and when each was written.
public struct SourceTree: Sendable, Equatable {
  struct File: Sendable, Equatable {
    let inode: UInt64
    let size: Int64
    /// The time of the last write, in nanoseconds since 1970.
    let written: Int64

    init(_ status: stat) {
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      written = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    }
  }

  /// The files: those of the package by their paths relative to its folder, others by their whole paths.
  private(set) var files: [String: File] = [:]
  /// The folders, for the kernel to watch.
  private(set) var folders: [String] = []
  /// Whether there are more files or folders than the limits allow, so that changes of some go unnoticed.
  public private(set) var isCut = false

  /// Reads the state of folders now: of a package, and of local packages that it depends on.
  ///
  /// Links are followed, and so are the lists of sources in `almanac.json`: the package of an Xcode project consists of them.
  public init(of roots: [URL], limits: PreviewProfile = Profiles.preview) {
    var reader = SourceReader(limits)
    for (index, root) in roots.enumerated() { reader.read(root.path, shown: index == 0 ? "" : root.path) }
    (files, folders, isCut) = (reader.files, reader.folders, reader.isCut)
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
