import Foundation
import GRDB
import Scheduler
import Synchronization

/// All data that survives the host, in one SQLite file: apps, devices, widgets, archived timelines, decisions, settings.
///
/// ```swift
/// let store = try DeviceStore.open(at: folder.appending(path: "almanac.sqlite"))
/// var state = try store.device("phone") ?? DeviceState(id: "phone")
/// let effects = state.apply(event, now: .now)
/// try store.commit(StepCommit(state: state, decisions: decisions(in: effects)))
/// // perform the effects: the state behind them is committed
/// ```
/// One step of the scheduler is one transaction. The file is in write-ahead mode with `synchronous = NORMAL`: the kernel has what has been
/// committed, so no end of this process loses any of it; a loss of power may undo the newest steps but never part of one. Reads run beside a
/// write and see whole steps only. Every function may be called on any thread.
public final class DeviceStore: Sendable {
  let database: any DatabaseWriter
  /// How many of the newest decisions are kept for each widget.
  let decisionsKept: Int
  /// The devices as last committed, so that a step writes only the widgets that it changed.
  let committed = Mutex<[DeviceID: DeviceState]>([:])
  /// Tests count with these what an event or a picture costs.
  let counts = Mutex(Counts())

  /// What the store has done since it was opened.
  struct Counts: Equatable {
    var reads = 0
    var writes = 0
    /// Display lists that were decoded and checked.
    var checkedLists = 0
  }

  init(_ database: any DatabaseWriter, decisionsKept: Int) throws {
    self.database = database
    self.decisionsKept = decisionsKept
    try Schema.migrator.migrate(database)
  }

  /// Moves the write-ahead journal into the file and closes it; later calls fail. Otherwise the file is closed with the last reference, and
  /// the journal stays beside it.
  public func close() throws {
    // SQLite does this itself only if the last connection to close can write; here that is a reader.
    try? database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try database.close()
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    counts.withLock { $0.reads += 1 }
    do { return try database.read(body) } catch let error as DatabaseError { throw StoreError.failed(error.reason) }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    counts.withLock { $0.writes += 1 }
    do { return try database.write(body) } catch let error as DatabaseError { throw StoreError.failed(error.reason) }
  }
}

extension DatabaseError {
  /// SQLite's message, for the end of a sentence.
  var reason: String { message ?? "\(resultCode)" }
}
