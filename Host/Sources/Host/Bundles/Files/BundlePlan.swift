import AlmanacProfiles
import Foundation
import Glibc

/// The checked content of a bundle: its folders, files and links.
///
/// Reading it opens no file, so a FIFO, a socket or a device cannot hold up or notice the host.
struct BundlePlan {
  /// One file, folder or link.
  struct Item {
    enum Kind {
      case folder([Item])
      case file(isExecutable: Bool)
      case link(target: String)
    }
    let name: String
    /// The path inside the bundle.
    let path: String
    let kind: Kind
    let stamp: FileStamp
  }

  /// The bundle's folder.
  let url: URL
  let stamp: FileStamp
  private(set) var items: [Item] = []
  private let limits: BundleLimits
  private var count = 0
  private var bytes = 0

  /// Reads and checks the bundle at `url`.
  ///
  /// - Throws: ``BundleError/refused(_:_:)`` with the first item that cannot be in a bundle.
  init(at url: URL, limits: BundleLimits, isCancelled: () -> Bool = { false }) throws {
    self.url = url
    self.limits = limits
    do {
      let folder = try FileDescriptor.folder(url.path)
      stamp = FileStamp(try folder.status())
      items = try read(folder, path: "", depth: 1, isCancelled)
    } catch let fault as FileFault {
      throw BundleError.refused(Printable.text(url.path), .unreadable("\(fault)"))
    }
    try checkLinks(limits)
  }

  func refusal(_ path: String, _ fault: BundleFault) -> BundleError {
    .refused(Printable.text(path.isEmpty ? url.path : "\(url.path)/\(path)"), fault)
  }

  private mutating func read(_ folder: FileDescriptor, path: String, depth: Int, _ isCancelled: () -> Bool) throws -> [Item] {
    let names: [[UInt8]]
    do { names = try folder.names(limit: limits.items - count) } catch { throw refusal(path, .unreadable("\(error)")) }
    var items: [Item] = []
    for bytes in names {
      if isCancelled() { throw CancellationError() }
      guard let name = String(validating: bytes, as: UTF8.self), name.unicodeScalars.allSatisfy(Printable.isPlain) else {
        throw BundleError.refused("\(Printable.text(path.isEmpty ? url.path : "\(url.path)/\(path)"))/\(Printable.text(bytes))", .name)
      }
      let place = path.isEmpty ? name : "\(path)/\(name)"
      guard count < limits.items else { throw refusal(place, .tooManyItems(limits.items)) }
      count += 1
      guard depth <= limits.depth else { throw refusal(place, .tooDeep(limits.depth)) }
      guard place.utf8.count <= limits.pathBytes else { throw refusal(place, .pathTooLong(limits.pathBytes)) }
      do {
        items.append(try item(name, in: folder, path: place, depth: depth, isCancelled))
      } catch let fault as FileFault {
        throw refusal(place, fault.code == ENOENT ? .changed : .unreadable("\(fault)"))
      }
    }
    return items
  }

  private mutating func item(
    _ name: String, in folder: FileDescriptor, path: String, depth: Int, _ isCancelled: () -> Bool
  ) throws -> Item {
    let named = try folder.item(name)
    let status = try named.status()
    let kind: Item.Kind
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder(try read(try named.opened(), path: path, depth: depth + 1, isCancelled))
    case S_IFREG:
      let (sum, isOver) = bytes.addingReportingOverflow(Int(status.st_size))
      guard !isOver, sum <= limits.bytes else { throw refusal(path, .tooLarge(limits.bytes)) }
      bytes = sum
      kind = .file(isExecutable: status.st_mode & 0o111 != 0)
    case S_IFLNK:
      let target = try named.linkTarget(limit: limits.pathBytes)
      guard target.count <= limits.pathBytes else { throw refusal(path, .pathTooLong(limits.pathBytes)) }
      guard let text = String(validating: target, as: UTF8.self) else { throw refusal(path, .lostLink(Printable.text(target))) }
      kind = .link(target: text)
    case S_IFIFO: throw refusal(path, .special("a FIFO"))
    case S_IFSOCK: throw refusal(path, .special("a socket"))
    case S_IFCHR, S_IFBLK: throw refusal(path, .special("a device"))
    default: throw refusal(path, .special("of an unknown type"))
    }
    return Item(name: name, path: path, kind: kind, stamp: FileStamp(status))
  }
}

/// The properties that distinguish a file from other files and from its own earlier content.
struct FileStamp: Equatable {
  let device: UInt
  let inode: UInt
  let size: Int
  let modified: [Int]

  init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    // The change time also shows writes whose author set the modification time back.
    modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
  }
}
