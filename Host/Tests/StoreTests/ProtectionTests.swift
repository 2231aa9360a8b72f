import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// Data of protected apps at rest: sealed under a key that only the passcode opens (Specification D5).
@Suite struct ProtectionTests {
  /// A cheap derivation; the cost of the real one is tested once.
  static var profile: LockProfile {
    var profile = Profiles.lock
    profile.derivation = .init(passes: 1, memory: 64, lanes: 1)
    return profile
  }
  static let right = try! Passcode("1234")
  static let other = try! Passcode("correct horse")

  /// A device of a protected app, with two timelines and the texts that its display lists and images contain.
  private func device(_ folder: Folder) throws -> SampleDevice {
    let store = try DeviceStore.openWhole(at: folder.file)
    try store.protect(["Sample"])
    var device = try SampleDevice(store: store)
    try device.add("w1")
    try device.reload("w1")
    return device
  }

  /// Whether any file of the folder contains the bytes.
  private func contains(_ folder: Folder, _ text: String) throws -> Bool {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      if try Data(contentsOf: folder.url.appending(path: name)).range(of: Data(text.utf8)) != nil { return true }
    }
    return false
  }

  private static let traces = ["sample://", "round ", "image/png"]

  @Test func `a passcode seals everything stored of a protected app and leaves no trace in any file`() throws {
    let folder = try Folder()
    let device = try device(folder)
    let archive = try #require(device.state.instances["w1"]?.archives.first)
    let before = try device.store.wholeArchive(archive)
    for text in Self.traces { #expect(try contains(folder, text), "\(text) is stored plain without a passcode") }
    try device.store.setPasscode(Self.right, profile: Self.profile)
    for text in Self.traces { #expect(try !contains(folder, text), "\(text)") }
    #expect(try device.store.wholeArchive(archive) == before)
    let hash = try #require(before?.images.first?.sha256)
    #expect(try device.store.read { try Data.fetchAll($0, sql: "SELECT hash FROM image") }.contains(hash) == false)
    #expect(try device.store.image(hash, of: archive) == before?.images.first)
    try device.store.expectConsistent()
  }

  @Test func `while it is locked nothing of a protected app can be read or written and unlocking brings all of it back`() throws {
    let folder = try Folder()
    var device = try device(folder)
    let store = device.store
    try store.setPasscode(Self.right, profile: Self.profile)
    try device.reload("w1")
    for text in Self.traces { #expect(try !contains(folder, text), "\(text)") }
    let archive = try #require(device.state.instances["w1"]?.archives.first)
    let (before, decisions) = (try store.wholeArchive(archive), try store.decisions(of: "w1"))
    #expect(!decisions.isEmpty)
    store.lock()
    #expect(store.isLocked)
    #expect(throws: LockError.locked) { try store.archive(archive) }
    #expect(throws: LockError.locked) { try store.displayList(archive, at: 0) }
    #expect(throws: LockError.locked) { try store.wholeArchive(archive) }
    #expect(try store.image(try #require(before?.images.first?.sha256), of: archive) == nil)
    #expect(try store.decisions(of: "w1").isEmpty)
    #expect(throws: LockError.locked) {
      try store.save(SampleDevice.timeline(round: 99, from: .now, entries: 1), id: "late", as: .snapshot, of: "w1")
    }
    #expect(throws: LockError.locked) { try device.reload("w1") }
    #expect(try !store.unlock(Self.other, profile: Self.profile))
    #expect(try store.unlock(Self.right, profile: Self.profile))
    #expect(try store.wholeArchive(archive) == before)
    #expect(try store.decisions(of: "w1").suffix(decisions.count) == decisions.suffix(decisions.count))
    #expect(store.removalNotice == nil)
  }

  @Test func `a store that is opened again is locked until the passcode is given`() throws {
    let folder = try Folder()
    var archive: ArchiveID?
    do {
      let device = try device(folder)
      try device.store.setPasscode(Self.right, profile: Self.profile)
      archive = device.state.instances["w1"]?.archives.first
      try device.store.close()
    }
    let store = try DeviceStore.openWhole(at: folder.file)
    #expect(store.isLocked && store.hasPasscode)
    #expect(throws: LockError.locked) { try store.archive(try #require(archive)) }
    #expect(try store.unlock(Self.right, profile: Self.profile))
    try store.protect(["Sample"])
    #expect(try store.wholeArchive(try #require(archive)) != nil)
    for text in Self.traces { #expect(try !contains(folder, text), "\(text)") }
  }

  @Test func `a changed passcode wraps the same key again and the old one opens nothing`() throws {
    let folder = try Folder()
    let device = try device(folder)
    let store = device.store
    try store.setPasscode(Self.right, profile: Self.profile)
    let rows = try store.read { try Data.fetchAll($0, sql: "SELECT data FROM displayList ORDER BY hash") }
    let old = try #require(try store.setting(WrappedKey.key))
    #expect(try !store.changePasscode(Self.other, to: Self.right, profile: Self.profile))
    #expect(try store.changePasscode(Self.right, to: Self.other, profile: Self.profile))
    #expect(try store.read { try Data.fetchAll($0, sql: "SELECT data FROM displayList ORDER BY hash") } == rows)
    store.lock()
    #expect(try !store.unlock(Self.right, profile: Self.profile))
    #expect(try store.unlock(Self.other, profile: Self.profile))
    // Not in the copies of the layout either, which hold it in base 64.
    let salt = try #require(try JSONSerialization.jsonObject(with: old) as? [String: Any])["salt"] as? String
    #expect(try !contains(folder, try #require(salt)))
    #expect(try !contains(folder, try #require(old.base64EncodedString().dropFirst(40).prefix(60).description)))
  }

  @Test func `a removed passcode stores the data as before and deletes the key`() throws {
    let folder = try Folder()
    let device = try device(folder)
    let archive = try #require(device.state.instances["w1"]?.archives.first)
    let before = try device.store.wholeArchive(archive)
    try device.store.setPasscode(Self.right, profile: Self.profile)
    #expect(try !device.store.removePasscode(Self.other, profile: Self.profile))
    #expect(try device.store.removePasscode(Self.right, profile: Self.profile))
    #expect(try !device.store.hasPasscode && device.store.setting(WrappedKey.key) == nil)
    #expect(try device.store.wholeArchive(archive) == before)
    try device.store.expectConsistent()
    #expect(throws: LockError.noPasscode) { try device.store.unlock(Self.right, profile: Self.profile) }
  }

  @Test func `only protected apps are sealed and an app that becomes protected is sealed at once`() throws {
    let folder = try Folder()
    let device = try device(folder)
    try device.store.protect([])
    try device.store.setPasscode(Self.right, profile: Self.profile)
    #expect(try contains(folder, "sample://"))
    try device.store.protect(["Sample"])
    for text in Self.traces { #expect(try !contains(folder, text), "\(text)") }
    try device.store.protect([])
    #expect(try contains(folder, "sample://"))
  }

  @Test func `a placeholder of a protected app is readable while the device is locked`() throws {
    let folder = try Folder()
    let device = try device(folder)
    try device.store.setPasscode(Self.right, profile: Self.profile)
    try device.store.save(SampleDevice.timeline(round: 7, from: .now, entries: 1), id: "p", as: .placeholder, of: "w1")
    device.store.lock()
    #expect(try device.store.displayList("p", at: 0)?.widgetURL == "sample://7/0")
  }

  @Test(arguments: ["displayList", "image", "archive", "decision"])
  func `a flipped bit in a sealed row is one clear error and the other rows stay readable`(table: String) throws {
    let folder = try Folder()
    let device = try device(folder)
    let store = device.store
    try store.setPasscode(Self.right, profile: Self.profile)
    let archive = try #require(device.state.instances["w1"]?.archives.first)
    let sha = try #require(try store.wholeArchive(archive)?.images.first?.sha256)
    let count = try store.decisions(of: "w1").count
    let column = ["archive": "header", "decision": "record"][table] ?? "data"
    try store.database.write { db in
      let row = try #require(try Row.fetchOne(db, sql: "SELECT \(column) AS bytes FROM \(table) ORDER BY \(column) LIMIT 1"))
      var bytes: Data = row["bytes"]
      bytes[bytes.count - 20] ^= 4
      try db.execute(sql: "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?", arguments: [bytes, row["bytes"] as Data])
    }
    switch table {
    case "decision":
      #expect(try store.decisions(of: "w1").count == count - 1)
      #expect(store.removalNotice?.contains("1 damaged record") == true)
    default:
      let failures = [
        Result { try store.wholeArchive(archive).map { _ in } }, Result { try store.archive(archive).map { _ in } },
        Result { for index in 0..<3 { _ = try store.displayListData(archive, at: index) } },
        Result { _ = try store.image(sha, of: archive) },
      ].compactMap { if case .failure(let error) = $0 { error as? StoreError } else { nil } }
      let earlier = try store.read { try String.fetchAll($0, sql: "SELECT id FROM archive") }.contains { id in
        (try? store.wholeArchive(ArchiveID(id))) == nil
      }
      #expect(earlier)
      #expect(failures.allSatisfy { if case .damagedRecord = $0 { true } else { false } })
    }
  }

  @Test func `a row of another widget in the place of a sealed one does not open`() throws {
    let folder = try Folder()
    var device = try device(folder)
    try device.store.setPasscode(Self.right, profile: Self.profile)
    try device.add("w2")
    let (first, second) = (try #require(device.state.instances["w1"]?.archives.first), try #require(device.state.instances["w2"]?.archives.first))
    try device.store.database.write { db in
      try db.execute(
        sql: "UPDATE archive SET header = (SELECT header FROM archive WHERE id = ?) WHERE id = ?", arguments: [first.rawValue, second.rawValue])
    }
    #expect(throws: StoreError.damagedRecord("timeline \(second)")) { try device.store.archive(second) }
  }

  @Test func `a changed byte of the wrapped key is named and not taken for a wrong passcode`() throws {
    let key = try DataKey.random()
    let data = try WrappedKey(key, under: Self.right, Self.profile).data
    #expect(try WrappedKey(data, Self.profile).open(with: Self.right) != nil)
    #expect(try WrappedKey(data, Self.profile).open(with: Self.other) == nil)
    for index in data.indices {
      var changed = data
      changed[index] ^= 1
      guard let read = try? WrappedKey(changed, Self.profile) else { continue }
      // Changes of base 64's unused bits and of letters' case in names do not change the value.
      #expect(try read.open(with: Self.right) != nil, "byte \(index)")
    }
  }

  @Test(arguments: [
    #""memory":64"#: #""memory":4000000"#, #""passes":1"#: #""passes":4000"#, #""lanes":1"#: #""lanes":999"#, #""version":1"#: #""version":2"#,
  ])
  func `a stored key that asks for too much is refused before it costs anything`(change: (key: String, value: String)) throws {
    let text = String(decoding: try WrappedKey(.random(), under: Self.right, Self.profile).data, as: UTF8.self)
    #expect(text.contains(change.key))
    let changed = Data(text.replacing(change.key, with: change.value).utf8)
    #expect { try WrappedKey(changed, Self.profile) } throws: { if case LockError.damagedKey = $0 { true } else { false } }
  }

  @Test func `a salvaged database keeps sealed rows as they are`() throws {
    let folder = try Folder()
    var archive: ArchiveID?
    var before: TimelineArchive?
    var decisions = 0
    do {
      let device = try device(folder)
      try device.store.setPasscode(Self.right, profile: Self.profile)
      archive = device.state.instances["w1"]?.archives.first
      before = try device.store.wholeArchive(try #require(archive))
      decisions = try device.store.decisions(of: "w1").count
      // A row that makes the layout differ from its stamp.
      try device.store.database.write { try $0.execute(sql: "UPDATE app SET displayName = 'Changed'") }
      try device.store.close()
    }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1)
    #expect(store.isLocked)
    #expect(try store.unlock(Self.right, profile: Self.profile))
    #expect(try store.wholeArchive(try #require(archive)) == before)
    #expect(try store.decisions(of: "w1").count == decisions)
    #expect(try store.apps().first?.displayName == "Sample")
  }

  @Test func `protected data that is given up is gone and all else stays`() throws {
    let folder = try Folder()
    var device = try device(folder)
    let store = device.store
    try store.setPasscode(Self.right, profile: Self.profile)
    store.lock()
    #expect(try store.sealedInstances() == ["w1"])
    // As the host does it: the widget's state forgets its timelines first.
    try device.step(.instanceRemoved("w1"))
    try store.loseProtectedData()
    #expect(try !store.hasPasscode && store.count("archive") == 0 && store.count("displayList") == 0 && store.count("image") == 0)
    #expect(try store.apps().count == 1)
  }

  @Test(arguments: ["123", "", "a\u{7}bcd", String(repeating: "x", count: 257)]) func `a text that cannot be a passcode is refused`(text: String) {
    #expect { try Passcode(text) } throws: { if case LockError.malformedPasscode = $0 { true } else { false } }
  }

  @Test func `a passcode is the same however its letters are composed`() throws {
    #expect(try Passcode("caf\u{e9}s") == Passcode("cafe\u{301}s"))
  }

  @Test func `forgotten key bytes are zeros`() throws {
    let secret = try SecretBytes.random(64)
    let address = try secret.use { UInt(bitPattern: $0.baseAddress) }
    #expect(try secret.use { $0.contains { $0 != 0 } })
    secret.forget()
    let page = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: 64)
    #expect(page.allSatisfy { $0 == 0 })
    #expect(throws: LockError.locked) { try secret.use { _ in } }
  }

  @Test func `delays grow as the profile says and never end`() {
    let profile = Profiles.lock
    #expect([0, 1, 4, 5, 6, 7, 8, 9, 10, 1_000_000].map(profile.delay) == [0, 0, 0, 60, 300, 900, 900, 3600, 3600, 3600])
  }

  @Test func `a key of the shipped cost opens with the passcode only`() throws {
    let wrapped = try WrappedKey(.random(), under: Self.right, Profiles.lock)
    #expect(try wrapped.open(with: Self.right) != nil)
    #expect(try wrapped.open(with: Self.other) == nil)
  }
}
