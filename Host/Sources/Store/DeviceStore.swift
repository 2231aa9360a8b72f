import Foundation
import GRDB
import Scheduler
import Synchronization

/// Everything that outlives the host, in one SQLite file: apps, devices, widgets, archived timelines, decisions, settings.
///
/// ```swift
/// let store = try DeviceStore.open(at: folder.appending(path: "almanac.sqlite"))
/// var state = try store.device("phone") ?? DeviceState(id: "phone")
/// let effects = state.apply(event, now: .now)
/// try store.commit(StepCommit(state: state, decisions: decisions(in: effects)))
/// // perform the effects: what they rest on is safe now
/// ```
/// One step of the scheduler is one transaction. The file is in write-ahead mode with `synchronous = NORMAL`: what has been
/// committed is with the kernel, so the end of this process by any means loses none of it; a loss of power may undo the newest steps
/// but never tears one. Reads run beside a write and see whole steps only. Every function may be called on any thread.
public final class DeviceStore: Sendable {
  let database: any DatabaseWriter
  /// How many of the newest decisions are kept for each widget.
  let decisionsKept: Int
  /// The devices as last committed, so that a step writes only the widgets that it changed.
  let committed = Mutex<[DeviceID: DeviceState]>([:])

  init(_ database: any DatabaseWriter, decisionsKept: Int) throws {
    self.database = database
    self.decisionsKept = decisionsKept
    try Schema.migrator.migrate(database)
  }

  /// Moves the write-ahead journal into the file and closes it; later calls fail. Without it the file is closed with the last
  /// reference, and the journal stays beside it.
  public func close() throws {
    // The readers close after the writer and may not write, so that SQLite would not do this by itself.
    try? database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try database.close()
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do { return try database.read(body) } catch let error as DatabaseError { throw StoreError.failed(error.reason) }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do { return try database.write(body) } catch let error as DatabaseError { throw StoreError.failed(error.reason) }
  }
}

extension DatabaseError {
  /// What SQLite says, for the end of a sentence.
  var reason: String { message ?? "\(resultCode)" }
}
