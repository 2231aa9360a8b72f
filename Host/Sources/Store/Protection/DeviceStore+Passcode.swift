import AlmanacProfiles
import AlmanacScheduler
import Foundation
import GRDB

/// What the store knows of protected apps: which they are, whether there is a passcode, and the key while the device is unlocked.
struct Protection {
  /// The apps with complete data protection.
  var apps: Set<String> = []
  /// Whether a passcode is set.
  var hasPasscode = false
  /// nil: locked, or without a passcode.
  var key: DataKey?
}

// The passcode and the key of protected apps' data (Specification D5).
//
// Without a passcode there is no secret to encrypt under, so the data of protected apps is stored as that of all others. With one, every row of
// their content is sealed as it is written, so a lock needs to write nothing.
extension DeviceStore {
  private static let failuresKey = "lock.failures"
  private static let purgeKey = "lock.purge"

  /// Whether a passcode is set.
  public var hasPasscode: Bool { protection.withLock { $0.hasPasscode } }

  /// Whether data of protected apps can neither be read nor written.
  public var isLocked: Bool { protection.withLock { $0.hasPasscode && $0.key == nil } }

  /// How many wrong passcodes were given since the last right one.
  public func passcodeFailures() throws -> Int {
    try setting(Self.failuresKey).flatMap { Int(String(decoding: $0.prefix(20), as: UTF8.self)) }.map { max(0, $0) } ?? 0
  }

  /// Stores the number of wrong passcodes. Call it before a passcode is tried, so that an end of this process does not undo the count.
  public func setPasscodeFailures(_ count: Int) throws { try setSetting(Self.failuresKey, count > 0 ? Data("\(count)".utf8) : nil) }

  /// Names the apps with complete data protection. While the store is unlocked, what is stored of them is sealed, and what is sealed of other apps is
  /// opened.
  public func protect(_ apps: Set<AppID>) throws {
    let changed = protection.withLock { protection in
      let names = Set(apps.map(\.rawValue))
      defer { protection.apps = names }
      return protection.apps != names && protection.key != nil
    }
    if changed { try resealAndPurge() }
  }

  /// Sets the first passcode: makes a key, seals what is stored of protected apps and removes every trace of it from the file.
  ///
  /// - Throws: ``LockError/currentMissing`` if there is a passcode.
  public func setPasscode(_ passcode: Passcode, profile: LockProfile = Profiles.lock) throws {
    guard !hasPasscode else { throw LockError.currentMissing }
    let key = try DataKey.random()
    let wrapped = try WrappedKey(key, under: passcode, profile).data
    let apps = protection.withLock { $0.apps }
    try writeLayout { db in
      try Self.put(WrappedKey.key, wrapped, db)
      try Self.put(Self.purgeKey, Data("1".utf8), db)
      try Reseal(key: key, apps: apps).run(db)
      // Before the next transaction, which may store content of these apps.
      db.afterNextTransaction { _ in
        self.protection.withLock {
          $0.hasPasscode = true
          $0.key = key
        }
      }
      return ((), true)
    }
    try purge()
  }

  /// Puts a new passcode in place of the current one. Only the key is encrypted anew, not the data.
  ///
  /// - Returns: false if `current` is wrong.
  /// - Throws: ``LockError/damagedKey(_:)``, ``LockError/noPasscode``.
  public func changePasscode(_ current: Passcode, to new: Passcode, profile: LockProfile = Profiles.lock) throws -> Bool {
    guard let key = try wrappedKey(profile).open(with: current) else { return false }
    defer { key.secret.forget() }
    let wrapped = try WrappedKey(key, under: new, profile).data
    try writeLayout { db in
      try Self.put(WrappedKey.key, wrapped, db)
      // The old key's bytes have to go too: whoever knows the old passcode could open them.
      try Self.put(Self.purgeKey, Data("1".utf8), db)
      return ((), true)
    }
    try purge()
    return true
  }

  /// Removes the passcode: what is sealed is stored as it was before there was one, and the key is deleted.
  ///
  /// - Returns: false if `current` is wrong.
  /// - Throws: ``LockError/damagedKey(_:)``, ``LockError/noPasscode``.
  public func removePasscode(_ current: Passcode, profile: LockProfile = Profiles.lock) throws -> Bool {
    guard let key = try wrappedKey(profile).open(with: current) else { return false }
    try writeLayout { db in
      try Reseal(key: key, apps: []).run(db)
      try Self.put(WrappedKey.key, nil, db)
      try Self.put(Self.failuresKey, nil, db)
      try Self.put(Self.purgeKey, Data("1".utf8), db)
      db.afterNextTransaction { _ in self.forgetKey { $0.hasPasscode = false } }
      return ((), true)
    }
    key.secret.forget()
    try purge()
    return true
  }

  /// Takes the key into memory.
  ///
  /// - Returns: false if the passcode is wrong.
  /// - Throws: ``LockError/damagedKey(_:)``, ``LockError/noPasscode``.
  public func unlock(_ passcode: Passcode, profile: LockProfile = Profiles.lock) throws -> Bool {
    guard let key = try wrappedKey(profile).open(with: passcode) else { return false }
    let old = protection.withLock { protection in
      defer { protection.key = key }
      return protection.key
    }
    old?.secret.forget()
    // An app may have become protected, or no longer be, since the last unlock.
    try resealAndPurge()
    return true
  }

  /// Throws the key away: overwrites it with zeros. Without a passcode it does nothing.
  public func lock() { forgetKey { _ in } }

  /// Deletes the key and everything that is sealed under it, for a forgotten passcode. What the devices' states name of it is deleted by the caller,
  /// before: ``sealedInstances()``.
  public func loseProtectedData() throws {
    try writeLayout { db in
      let archives = try Row.fetchAll(db, sql: "SELECT id, header FROM archive").filter { SealedData.isSealed($0["header"] ?? Data()) }
      try Self.removeArchives(archives.compactMap { try? $0.decode(String.self, forColumn: "id") }, db)
      try db.execute(sql: "DELETE FROM decision WHERE substr(record, 1, 1) = x'00'")
      try db.execute(sql: "DELETE FROM parameter WHERE substr(value, 1, 1) = x'00'")
      try db.execute(sql: "DELETE FROM activity WHERE substr(content, 1, 1) = x'00'")
      try Self.put(WrappedKey.key, nil, db)
      try Self.put(Self.failuresKey, nil, db)
      try Self.put(Self.purgeKey, Data("1".utf8), db)
      return ((), true)
    }
    forgetKey { $0.hasPasscode = false }
    try purge()
  }

  /// Checks that there is a key that a passcode could open.
  ///
  /// - Throws: ``LockError/damagedKey(_:)``, ``LockError/noPasscode``.
  public func checkKey(profile: LockProfile = Profiles.lock) throws { _ = try wrappedKey(profile) }

  /// Returns the widgets that have sealed archives or configured values.
  public func sealedInstances() throws -> Set<InstanceID> {
    try read { db in
      let sql = """
        SELECT instance FROM archive WHERE substr(header, 1, 1) = x'00' UNION SELECT instance FROM parameter WHERE substr(value, 1, 1) = x'00'
        """
      return Set(try String.fetchAll(db, sql: sql).map { InstanceID($0) })
    }
  }

  /// Reads whether there is a passcode.
  func readProtection() throws {
    let isSet = try setting(WrappedKey.key) != nil
    protection.withLock { $0.hasPasscode = isSet }
  }

  /// Ends a removal of old data that the last run has begun. The opening calls it once the layout is known to be whole.
  func finishPurge() throws { if try setting(Self.purgeKey) != nil { try purge() } }

  private func wrappedKey(_ profile: LockProfile) throws -> WrappedKey {
    guard let data = try setting(WrappedKey.key) else { throw LockError.noPasscode }
    return try WrappedKey(data, profile)
  }

  private func forgetKey(_ change: (inout Protection) -> Void) {
    let key = protection.withLock { protection in
      defer {
        protection.key = nil
        change(&protection)
      }
      return protection.key
    }
    key?.secret.forget()
  }

  private func resealAndPurge() throws {
    let (key, apps) = protection.withLock { ($0.key, $0.apps) }
    guard let key else { return }
    let changed = try writeLayout { db in
      let changed = try Reseal(key: key, apps: apps).run(db)
      if changed > 0 { try Self.put(Self.purgeKey, Data("1".utf8), db) }
      return (changed, changed > 0)
    }
    if changed > 0 { try purge() }
  }

  /// Removes what was deleted or overwritten from the file, its journal and the files beside it.
  ///
  /// `secure_delete` overwrites deleted rows, VACUUM builds the file anew without free pages, and the checkpoint empties the journal. What a file
  /// system or a disk keeps of overwritten blocks is out of reach.
  private func purge() throws {
    if let copies {
      let database = copies.database
      DamagedFiles.remove(beside: database)
    }
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "VACUUM")
      for _ in 0..<50 {
        let row = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        // 1: a reader still uses the journal; it ends soon.
        if (row?[0] as Int?) != 1 { return }
        Thread.sleep(forTimeInterval: 0.02)
      }
      throw StoreError.failed("the journal of the database is in use, so old data could not be removed from it; it is tried again at the next start")
    }
    // Another generation of the layout: the copy before the last one may hold an old key.
    try setSetting(Self.purgeKey, nil)
    try? database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  private static func put(_ key: String, _ value: Data?, _ db: Database) throws {
    if let value {
      try db.execute(
        sql: "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", arguments: [key, value])
    } else {
      try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
    }
  }
}
