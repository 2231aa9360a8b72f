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
    #expect(error == .notFile(path: folder.path) && error?.description.contains(folder.path) == true)
    try FileManager.default.removeItem(at: folder.file)
    #expect(try DeviceStore.openRepairing(at: folder.file).store.instances(of: "phone").count == 1)
  }

  @Test func `a full disk is an error of its own with the path`() {
    let error = StoreError("/data/almanac.sqlite", DatabaseError(resultCode: .SQLITE_FULL, message: "database or disk is full"))
    #expect(error == .full(path: "/data/almanac.sqlite"))
    #expect(error.description == "There is no space left on the disk of /data/almanac.sqlite; make space there and try again.")
    let other = StoreError("/tmp/almanac.sqlite", DatabaseError(resultCode: .SQLITE_IOERR, message: "not an error"))
    #expect(other.description.contains("/tmp/almanac.sqlite: ") && !other.description.contains("not an error"))
  }
}
