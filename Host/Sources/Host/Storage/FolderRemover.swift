import Foundation
import Glibc
import Logging

/// Removes what apps may have written, whatever it is.
///
/// The tree is hostile input: it may be deeper than a path can be long, its folders may be closed to their owner, and it has links, devices and pipes. The remover goes by open folders and single names; it
/// follows no link and enters no mount point. It does not go down: it moves every folder that is more than one level deep up to the tree's own folder. So two open folders are enough for any depth, and the work
/// is in proportion to the number of items.
struct FolderRemover {
  private let root: OpenFolder
  /// Names that the tree cannot have.
  private let prefix = ScratchName.make()
  private var moved = 0
  private var hasChanged = false
  private var left = 0
  private var first: (path: String, fault: FileFault)?

  /// Removes the file or folder `item` with all its content.
  ///
  /// - Returns: what is left; nil: nothing is left, or nothing was there.
  static func remove(_ item: URL) -> FolderRemainder? {
    do {
      let parent = try FileDescriptor.folder(item.deletingLastPathComponent().path)
      return withExtendedLifetime(parent) { remove(item.lastPathComponent, below: parent.number, path: item.path) }
    } catch {
      return error.code == ENOENT ? nil : FolderRemainder(path: item.path, fault: error)
    }
  }

  /// Removes the item `name` below the open folder `parent`.
  ///
  /// - Parameter path: the item's path, for what is said about it.
  static func remove(_ name: String, below parent: Int32, path: String) -> FolderRemainder? {
    switch removed(name, below: parent) {
    case .gone: return nil
    case .stays(let fault): return FolderRemainder(path: path, fault: fault)
    case .filled: break
    }
    do {
      var remover = FolderRemover(root: try OpenFolder(name, below: parent, for: .change))
      remover.empty()
      if let first = remover.first { return FolderRemainder(path: path, count: remover.left, first: first.path, fault: first.fault) }
      guard unlinkat(parent, name, Int32(AT_REMOVEDIR)) == 0 || errno == ENOENT else { throw FileFault(errno) }
      return nil
    } catch {
      return FolderRemainder(path: path, fault: error as? FileFault ?? FileFault(EIO))
    }
  }

  /// Removes `item`, and logs what is left of it. For leftovers that no caller waits for and that the next start tries again.
  static func removeLogging(_ item: URL) {
    if let remainder = remove(item) { logger.warning("\(remainder)") }
  }

  static let logger = Logger(label: "almanac.host")

  private init(root: OpenFolder) { self.root = root }

  private mutating func empty() {
    repeat {
      (hasChanged, left, first) = (false, 0, nil)
      root.rewind()
      while let name = root.next() { remove(name) }
    } while hasChanged
  }

  /// Removes an item of the root. Of a folder, removes the files and moves up the folders.
  private mutating func remove(_ name: UnsafePointer<CChar>) {
    switch Self.removed(name, below: root.number) {
    case .gone: return hasChanged = true
    case .stays(let fault): return note([name], fault)
    case .filled: break
    }
    let before = left
    do throws(FileFault) {
      let folder = try OpenFolder(name, below: root.number, for: .change)
      while let inner = folder.next() {
        do throws(FileFault) {
          switch Self.removed(inner, below: folder.number) {
          case .gone: hasChanged = true
          case .stays(let fault): throw fault
          case .filled: try moveUp(inner, from: folder)
          }
        } catch {
          note([name, inner], error)
        }
      }
      guard left == before else { return }
      guard unlinkat(root.number, name, Int32(AT_REMOVEDIR)) == 0 else { throw FileFault(errno) }
      hasChanged = true
    } catch {
      note([name], error)
    }
  }

  private mutating func moveUp(_ name: UnsafePointer<CChar>, from folder: OpenFolder) throws(FileFault) {
    // The kernel lets only those move a folder to another one who may write in it.
    try FileDescriptor.item(name, below: folder.number).permit(0o700, kind: S_IFDIR)
    moved += 1
    guard renameat(folder.number, name, root.number, "\(prefix).\(moved)") == 0 else { throw FileFault(errno) }
    hasChanged = true
  }

  private mutating func note(_ names: [UnsafePointer<CChar>], _ fault: FileFault) {
    left += 1
    guard first == nil else { return }
    let path = names.map { Printable.text(Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))) }.joined(separator: "/")
    first = (path, fault)
  }

  private enum Outcome {
    case gone
    /// It is a folder with something in it.
    case filled
    case stays(FileFault)
  }

  /// Removes a single item, also an empty folder.
  private static func removed(_ name: UnsafePointer<CChar>, below parent: Int32) -> Outcome {
    if unlinkat(parent, name, 0) == 0 || errno == ENOENT { return .gone }
    guard errno == EISDIR else { return .stays(FileFault(errno)) }
    if unlinkat(parent, name, Int32(AT_REMOVEDIR)) == 0 || errno == ENOENT { return .gone }
    // A mount point is busy, whether something is in it or not.
    return errno == ENOTEMPTY || errno == EEXIST ? .filled : .stays(FileFault(errno))
  }
}

/// What could not be removed of a file or folder.
struct FolderRemainder: Error, Sendable, Equatable, CustomStringConvertible {
  let path: String
  /// Number of items that are left in the folder.
  var count = 0
  /// The first of them, as a path below the folder; nil: the item itself cannot be removed.
  var first: String?
  let fault: FileFault

  var description: String {
    guard let first else { return "\(path) cannot be removed: \(fault); remove it by hand" }
    return "\(path) cannot be removed; number of items left in it: \(count), the first is \(first): \(fault); remove it by hand"
  }
}
