import Foundation
import GRDB
import Glibc
import SampleDevice
import Testing

@testable import Store

/// A missing permission or a full disk is named, and never taken for damage.
@Suite struct DatabaseFileTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `journal and index that a read-only database left behind can be written again`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    let sides = [folder.path + "-wal", folder.path + "-shm"]
    for side in sides { #expect(chmod(side, 0o400) == 0) }
    try DatabaseFiles(path: folder.path).checkWritable()
    #expect(sides.map(mode) == [0o600, 0o600])
  }

  @Test(.enabled(if: geteuid() != 0, "root writes every file"))
  func `a database or folder that is read-only is refused by its name and not replaced`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.store.close()
    for (item, path) in [(folder.path, folder.path), (folder.url.path, folder.url.path)] {
      let old = mode(item)
      #expect(chmod(item, old & 0o500) == 0)
      #expect(throws: StoreError.notWritable(path: path, reason: "Permission denied")) { try DeviceStore.openRepairing(at: folder.file) }
      #expect(chmod(item, old) == 0)
      let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
      #expect(try notices.isEmpty && store.instances(of: "phone").count == 1)
      try store.close()
    }
  }

  @Test func `a folder in place of the database is named and stays`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.store.close()
    try FileManager.default.removeItem(at: folder.file)
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let error = #expect(throws: StoreError.self) { try DeviceStore.openRepairing(at: folder.file) }
    #expect(error == .notFile(path: folder.path, kind: .folder) && error?.description.contains(folder.path) == true)
    try FileManager.default.removeItem(at: folder.file)
    #expect(try DeviceStore.openRepairing(at: folder.file).store.instances(of: "phone").count == 1)
  }

  /// Puts something that is not a file at a path.
  private func make(_ kind: FileKind, at path: String) throws {
    switch kind {
    case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .link:
      try Data("kept".utf8).write(to: URL(filePath: path + ".target"))
      #expect(symlink(path + ".target", path) == 0)
    case .danglingLink: #expect(symlink(path + ".nothing", path) == 0)
    case .fifo: #expect(mkfifo(path, 0o600) == 0)
    case .socket: #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
    // The numbers of the null device; opening it has no effect.
    case .device: #expect(mknod(path, S_IFCHR | 0o600, 1 << 8 | 3) == 0)
    case .file: break
    }
  }

  @Test(arguments: ["", "-journal", "-wal", "-shm"], [FileKind.folder, .link, .danglingLink, .fifo, .socket, .device])
  func `what is not a file at the name of the database, a journal or the index is named before anything is opened`(
    suffix: String, kind: FileKind
  ) throws {
    // Only root makes a device.
    if kind == .device, geteuid() != 0 { return }
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    let layout = try device.store.read(Layout.read)
    let timelines = try device.store.count("archive")
    try device.store.close()
    for name in ["-journal", "-wal", "-shm"] { unlink(folder.path + name) }
    let item = folder.path + suffix
    let aside = folder.path + ".aside"
    if suffix.isEmpty { #expect(rename(item, aside) == 0) }
    do { try make(kind, at: item) } catch { Issue.record(error) }
    let refusal = StoreError.notFile(path: item, kind: kind)
    #expect(refusal.description.hasPrefix("\(item) is \(kind.rawValue), and the database needs a file of this name; "))
    #expect(throws: refusal) { try DeviceStore.openRepairing(at: folder.file) }
    #expect(throws: refusal) { try DeviceStore.openWhole(at: folder.file) }
    #expect(throws: refusal) { try DeviceStore.inMemoryCopy(of: folder.file) }
    #expect(throws: refusal) { try DeviceStore.copy(folder.file, to: folder.url.appending(path: "copy.sqlite")) }
    #expect(FileKind(of: item) == kind)
    // Nothing is lost once it is moved away.
    #expect(rename(item, item + ".moved") == 0)
    if suffix.isEmpty { #expect(rename(aside, item) == 0) }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try notices.isEmpty && store.read(Layout.read) == layout && store.count("archive") == timelines)
  }

  @Test func `a FIFO in place of the mark or of a copy of the layout is replaced and delays nothing`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.store.close()
    for name in ["almanac.sqlite-clean", "layout.json", "layout.previous.json"] {
      let item = folder.url.appending(path: name).path
      unlink(item)
      #expect(mkfifo(item, 0o600) == 0)
    }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try notices.isEmpty && store.instances(of: "phone").count == 1 && store.layoutCopyFault == nil)
    #expect(["layout.json", "layout.previous.json"].allSatisfy { FileKind(of: folder.url.appending(path: $0).path) == .file })
    #expect(FileKind(of: folder.path + "-clean") == nil)
  }

  @Test func `a full disk is an error of its own with the path`() {
    let error = StoreError("/data/almanac.sqlite", DatabaseError(resultCode: .SQLITE_FULL, message: "database or disk is full"))
    #expect(error == .full(path: "/data/almanac.sqlite"))
    #expect(error.description == "There is no space left on the disk of /data/almanac.sqlite; make space there and try again.")
    let other = StoreError("/tmp/almanac.sqlite", DatabaseError(resultCode: .SQLITE_IOERR, message: "not an error"))
    #expect(other.description.contains("/tmp/almanac.sqlite: ") && !other.description.contains("not an error"))
  }
}
