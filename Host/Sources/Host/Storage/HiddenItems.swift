import Foundation
import Glibc

/// Files and folders of the data folder on their way out: already not in their places, and to be deleted.
///
/// Hiding takes one step, so what is installed meanwhile or found at the next start is never half an app. What is hidden and not deleted is swept at
/// the next start.
struct HiddenItems: Sendable {
  private var hidden: [URL] = []
  private var faults: [FolderRemainder] = []

  /// Hides an item beside its place. Nothing there is no fault.
  mutating func hide(_ item: URL) {
    let folder = item.deletingLastPathComponent()
    let place = folder.appendingPathComponent(".\(ScratchName.make())")
    if rename(item.path, place.path) == 0 {
      hidden.append(place)
      // Waits until the disk has the change, so that a power failure does not undo it. File systems that cannot do this are not waited for.
      try? FileDescriptor.folder(folder.path).synchronize()
    } else if errno != ENOENT {
      faults.append(FolderRemainder(path: item.path, fault: FileFault(errno)))
    }
  }

  mutating func add(_ other: HiddenItems) {
    hidden += other.hidden
    faults += other.faults
  }

  /// Deletes the items; takes time.
  ///
  /// - Throws: ``HostError/leftover(_:)``.
  func delete() throws {
    let left = faults + hidden.compactMap(FolderRemover.remove)
    guard left.isEmpty else { throw HostError.leftover(left.map(\.description).joined(separator: "; ")) }
  }

  /// Deletes what processes that have ended left hidden in a folder.
  ///
  /// - Returns: what is left.
  static func sweep(_ folder: URL) -> [FolderRemainder] {
    leftovers(in: folder) { $0.hasPrefix(".") && !ScratchName.isInUse(String($0.dropFirst())) }
  }

  /// Deletes what processes that have ended left in the scratch folder.
  ///
  /// - Returns: what is left.
  static func sweepScratch(_ folder: URL) -> [FolderRemainder] { leftovers(in: folder) { !ScratchName.isInUse($0) } }

  private static func leftovers(in folder: URL, _ isLeft: (String) -> Bool) -> [FolderRemainder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(isLeft).sorted().compactMap { FolderRemover.remove(folder.appendingPathComponent($0)) }
  }
}
