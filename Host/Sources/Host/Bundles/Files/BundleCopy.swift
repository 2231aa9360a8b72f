import Foundation
import Glibc
import Store

/// Copies a checked bundle into a new folder.
///
/// The copy has only what the plan has: an item that has changed in the meantime is an error. Files belong to this user and have safe modes: no
/// set-user-id bits, nothing that others can read or write.
struct BundleCopy {
  let plan: BundlePlan
  let isCancelled: () -> Bool

  /// Copies the bundle to `place`, where nothing is yet, and waits until it is on the disk.
  ///
  /// - Throws: ``BundleError``, ``HostError`` or `StoreError` when the copy cannot be written, `CancellationError`.
  func write(to place: URL) throws {
    guard mkdir(place.path, 0o700) == 0 else { throw unwritable(place, FileFault(errno)) }
    let target: FileDescriptor
    do { target = try FileDescriptor.folder(place.path) } catch { throw unwritable(place, error) }
    let source: FileDescriptor
    do { source = try FileDescriptor.folder(plan.url.path) } catch { throw plan.refusal("", .unreadable("\(error)")) }
    guard try stamp(source, "") == plan.stamp else { throw plan.refusal("", .changed) }
    try copy(plan.items, from: source, to: target, place)
  }

  private func copy(_ items: [BundlePlan.Item], from source: FileDescriptor, to target: FileDescriptor, _ place: URL) throws {
    for item in items {
      if isCancelled() { throw CancellationError() }
      let named: FileDescriptor
      do { named = try source.item(item.name) } catch { throw plan.refusal(item.path, .changed) }
      guard try stamp(named, item.path) == item.stamp else { throw plan.refusal(item.path, .changed) }
      let opened: FileDescriptor?
      do {
        if case .link = item.kind { opened = nil } else { opened = try named.opened() }
      } catch {
        throw plan.refusal(item.path, error.code == ENOENT ? .changed : .unreadable("\(error)"))
      }
      do {
        switch item.kind {
        case .folder(let children):
          try target.createFolder(item.name)
          if let opened { try copy(children, from: opened, to: try target.folder(item.name), place) }
        case .file(let isExecutable):
          let file = try target.create(item.name, mode: isExecutable ? 0o700 : 0o600)
          if let opened { try copy(item, from: opened, to: file) }
          try file.synchronize()
        case .link(let text): try target.createLink(item.name, to: text)
        }
      } catch let fault as FileFault {
        throw unwritable(place, fault)
      }
      // A file that was written during the copy may be a mixture of its old and its new content.
      guard try stamp(named, item.path) == item.stamp else { throw plan.refusal(item.path, .changed) }
    }
    do { try target.synchronize() } catch { throw unwritable(place, error) }
  }

  private func copy(_ item: BundlePlan.Item, from source: FileDescriptor, to target: FileDescriptor) throws {
    var rest = item.stamp.size
    try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      while rest > 0 {
        if isCancelled() { throw CancellationError() }
        let count = read(source.number, buffer.baseAddress, min(buffer.count, rest))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw plan.refusal(item.path, .unreadable("\(FileFault(errno))")) }
        guard count > 0 else { throw plan.refusal(item.path, .changed) }
        var written = 0
        while written < count {
          let part = Glibc.write(target.number, buffer.baseAddress?.advanced(by: written), count - written)
          if part < 0, errno == EINTR { continue }
          guard part > 0 else { throw FileFault(errno) }
          written += part
        }
        rest -= count
      }
    }
  }

  private func stamp(_ file: FileDescriptor, _ path: String) throws -> FileStamp {
    do { return FileStamp(try file.status()) } catch { throw plan.refusal(path, .unreadable("\(error)")) }
  }

  private func unwritable(_ place: URL, _ fault: FileFault) -> any Error {
    if fault.isFullDisk { return StoreError.full(path: place.deletingLastPathComponent().path) }
    return HostError.dataFolder("\(plan.url.lastPathComponent) cannot be copied into \(place.deletingLastPathComponent().path): \(fault)")
  }
}
