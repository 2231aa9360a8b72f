import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// Configured values of protected apps at rest (Specification B4, D5): in no file readable, in all of them complete.
@Suite struct SealedParameterTests {
  private static let parameters = [
    ParameterRecord(name: "city", type: "string", value: Data("\"Ouagadougou\"".utf8)),
    ParameterRecord(name: "days", type: "int", value: Data("5".utf8), chosen: Data("900719925".utf8)),
    ParameterRecord(name: "wind", type: "entity", isArray: true, value: Data("[\"Tramontana\"]".utf8), dropped: .removed),
  ]
  /// The secrets that a reader of the files would look for: values, the chosen ones, and dropped ones. The copy of the layout has them in base 64.
  private static let secrets = ["Ouagadougou", "900719925", "Tramontana"]

  /// A device of a protected app with one configured widget; there is no passcode yet.
  private func device(_ folder: Folder) throws -> SampleDevice {
    let store = try DeviceStore.openWhole(at: folder.file)
    try store.protect(["Sample"])
    var device = try SampleDevice(store: store)
    try device.add("w1")
    try device.store.commit(StepCommit(state: device.state, configured: ["w1": Self.parameters]))
    return device
  }

  /// The secrets that the database, its journal, its index, or the copies of the layout contain, plain or in base 64 at any offset.
  private func found(_ folder: Folder, beside others: [URL] = []) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let files = try (names.map { folder.url.appending(path: $0) } + others).map { try Data(contentsOf: $0) }
    return Set(
      Self.secrets.filter { secret in
        let plain = Data(secret.utf8)
        let encoded = (0..<3).map { offset in
          // The first and last letters depend on their neighbours.
          Data(
            (Data(repeating: 0, count: offset) + plain).base64EncodedString().dropFirst(offset == 0 ? 0 : 4).prefix((plain.count - 2) / 3 * 4).utf8)
        }
        return files.contains { file in ([plain] + encoded).contains { file.range(of: $0) != nil } }
      })
  }

  private func stored(_ store: DeviceStore) throws -> [ParameterRecord] { try #require(try store.instances(of: "phone").first).parameters }

  @Test func `a passcode seals values, what was chosen and dropped values in every file`() throws {
    let folder = try Folder()
    let device = try device(folder)
    #expect(try found(folder) == Set(Self.secrets), "without a passcode they are plain, so the search finds them")
    try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
    #expect(try found(folder) == [])
    #expect(try stored(device.store) == Self.parameters)
    let copy = folder.url.appending(path: "copy.sqlite")
    try DeviceStore.copy(folder.file, to: copy)
    #expect(try found(folder) == [], "a backup's database")
    try device.store.expectConsistent()
  }

  @Test func `values that are configured later are sealed as they are written`() throws {
    let folder = try Folder()
    let device = try device(folder)
    try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
    var changed = Self.parameters
    changed[0].value = Data("\"Antananarivo\"".utf8)
    try device.store.commit(StepCommit(state: device.state, configured: ["w1": changed]))
    #expect(try stored(device.store) == changed)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let file = try Data(contentsOf: folder.url.appending(path: name))
      #expect(file.range(of: Data("Antananarivo".utf8)) == nil, "\(name)")
    }
  }

  @Test func `while it is locked values are sealed, cannot be replaced, and come back with the passcode`() throws {
    let folder = try Folder()
    do {
      let device = try device(folder)
      try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
      try device.store.close()
    }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.isEmpty)
    try store.protect(["Sample"])
    let locked = try stored(store)
    #expect(locked.isSealed && locked.allSatisfy(\.isSealed))
    #expect(locked.map(\.name) == ["city", "days", "wind"] && locked.map(\.dropped) == [nil, nil, .removed])
    #expect(locked.configuration.isEmpty)
    #expect(throws: LockError.locked) {
      try store.commit(StepCommit(state: try #require(try store.device("phone")), configured: ["w1": Self.parameters]))
    }
    #expect(try stored(store) == locked, "a refused change leaves everything as it was")
    // A widget that comes back while it is locked.
    try store.commit(StepCommit(state: try #require(try store.device("phone")), configured: ["w1": locked]))
    #expect(try store.unlock(ProtectionTests.right, profile: ProtectionTests.profile))
    #expect(try stored(store) == Self.parameters)
    #expect(store.opened(locked, of: "w1") == Self.parameters)
    #expect(try store.sealed(Self.parameters, of: "w1").isSealed)
  }

  @Test func `the data of an earlier version is sealed at the next unlock, also where it has no rows yet`() throws {
    let folder = try Folder()
    do {
      let device = try device(folder)
      try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
      // As an earlier version left it: one widget with plain rows, one with the column that had no rows.
      try device.store.writeLayout { db in
        for each in Self.parameters {
          try db.execute(sql: "UPDATE parameter SET value = ?, chosen = ? WHERE name = ?", arguments: [each.value, each.chosen, each.name])
        }
        return ((), true)
      }
      try device.store.close()
    }
    #expect(try found(folder) == Set(Self.secrets))
    let store = try DeviceStore.openWhole(at: folder.file)
    try store.protect(["Sample"])
    #expect(try stored(store) == Self.parameters, "nothing is lost before the unlock")
    #expect(try store.unlock(ProtectionTests.right, profile: ProtectionTests.profile))
    #expect(try found(folder) == [])
    #expect(try stored(store) == Self.parameters)
    try store.writeLayout { db in
      try db.execute(sql: "DELETE FROM parameter")
      try db.execute(sql: "UPDATE instance SET configuration = ?", arguments: [Data(#"{"city":"Ouagadougou"}"#.utf8)])
      return ((), true)
    }
    #expect(try !found(folder).isEmpty)
    store.lock()
    #expect(try store.unlock(ProtectionTests.right, profile: ProtectionTests.profile))
    #expect(try found(folder) == [])
    #expect(try stored(store) == [ParameterRecord(name: "city", type: "", value: Data("\"Ouagadougou\"".utf8))])
  }

  @Test func `a host that ends between sealing and removing the old data finishes at its next start`() throws {
    let folder = try Folder()
    do {
      let device = try device(folder)
      try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
      // As an end of the process leaves it: the rows are sealed, and free pages, the journal and a copy still have the old ones.
      try device.store.setSetting("lock.purge", Data("1".utf8))
      try device.store.close()
    }
    let old = folder.file.deletingPathExtension().appendingPathExtension("damaged-2026-01-01T000000Z.sqlite")
    try Data(Self.secrets.joined(separator: " ").utf8).write(to: old)
    #expect(try found(folder) == Set(Self.secrets))
    _ = try DeviceStore.openRepairing(at: folder.file)
    #expect(try found(folder) == [])
  }

  @Test func `an app that becomes protected or ceases to be is sealed or opened`() throws {
    let folder = try Folder()
    let device = try device(folder)
    try device.store.protect([])
    try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
    #expect(try found(folder) == Set(Self.secrets))
    try device.store.protect(["Sample"])
    #expect(try found(folder) == [])
    try device.store.protect([])
    #expect(try found(folder) == Set(Self.secrets))
    try device.store.protect(["Sample"])
    #expect(try device.store.removePasscode(ProtectionTests.right, profile: ProtectionTests.profile))
    #expect(try stored(device.store) == Self.parameters)
  }

  @Test func `a value that was changed in the file is named as unreadable, and so is one of another widget`() throws {
    let folder = try Folder()
    var device = try device(folder)
    try device.add("w2")
    try device.store.commit(StepCommit(state: device.state, configured: ["w2": [Self.parameters[0]]]))
    try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
    try device.store.database.write { db in
      let other = try Data.fetchOne(db, sql: "SELECT value FROM parameter WHERE instance = 'w2'")
      try db.execute(sql: "UPDATE parameter SET value = ? WHERE instance = 'w1' AND name = 'city'", arguments: [other])
    }
    let read = try stored(device.store)
    #expect(read.map(\.dropped) == [.unreadable, nil, .removed])
    #expect(read[0].value == Data("null".utf8))
  }

  @Test func `a salvaged database keeps sealed values, and what is given up is gone`() throws {
    let folder = try Folder()
    do {
      let device = try device(folder)
      try device.store.setPasscode(ProtectionTests.right, profile: ProtectionTests.profile)
      // A row that makes the layout differ from its stamp.
      try device.store.database.write { try $0.execute(sql: "UPDATE app SET displayName = 'Changed'") }
      try device.store.close()
    }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1)
    #expect(try found(folder) == [])
    #expect(try store.unlock(ProtectionTests.right, profile: ProtectionTests.profile))
    #expect(try stored(store) == Self.parameters)
    #expect(try store.sealedInstances() == [])
    try store.protect(["Sample"])
    #expect(try store.sealedInstances() == ["w1"])
    try store.loseProtectedData()
    #expect(try stored(store) == [])
  }
}
