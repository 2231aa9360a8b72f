import AlmanacScheduler
import Foundation
import GRDB
import Synchronization

/// All data that survives the host, in one SQLite file: apps, devices, widgets, archived timelines, decisions, settings.
///
/// ```swift
/// let store = try DeviceStore.open(at: folder.appending(path: "almanac.sqlite"))
/// var state = try store.device("phone") ?? DeviceState(id: "phone")
/// let effects = state.apply(event, now: .now)
/// try store.commit(StepCommit(state: state, decisions: decisions(in: effects)))
/// // now perform the effects: the state that they follow from is committed
/// ```
/// One step of the scheduler is one transaction. The file is in write-ahead mode with `synchronous = NORMAL`: committed data is in the kernel, so
/// it survives any end of this process; a loss of power may undo the newest steps, but never a part of one. Reads run concurrently with a write and
/// see only whole steps. Every function may be called on any thread.
public final class DeviceStore: Sendable {
  let database: any DatabaseWriter
  /// How many of the newest decisions are kept for each widget.
  let decisionsKept: Int
  /// The last committed states of the devices, so that a step writes only the widgets that it changed.
  let committed = Mutex<[DeviceID: DeviceState]>([:])
  /// Counts of the store's work, with which tests measure what an event or a picture costs.
  let counts = Mutex(Counts())

  /// Counts of the store's work since it was opened.
  struct Counts: Equatable {
    var reads = 0
    var writes = 0
    /// Display lists that were decoded and checked.
    var checkedLists = 0
    /// Checks of the whole file.
    var pageChecks = 0
  }

  /// The protected apps, and the key of their data while the device is unlocked.
  let protection = Mutex(Protection())

  /// The copies of the layout; nil for a store without a file.
  let copies: LayoutCopies?
  /// Says that the file was left complete; nil for a store without a file.
  private let mark: CleanMark?
  /// Whether a damaged page or row was met.
  let isDamaged = Atomic(false)
  /// How many rows that could not be read were removed since the opening.
  let removedRows = Atomic(0)
  /// Whether the indices were built anew since the opening.
  let hasRebuiltIndices = Atomic(false)
  /// Why the newest layout could not be copied; nil if it was.
  let copyFault = Mutex<String?>(nil)

  init(_ database: any DatabaseWriter, decisionsKept: Int, copies: LayoutCopies? = nil, mark: CleanMark? = nil) throws {
    self.database = database
    self.decisionsKept = decisionsKept
    self.copies = copies
    self.mark = mark
    try Schema.migrator.migrate(database)
    try readProtection()
  }

  /// Moves the write-ahead journal into the file and closes the file; later calls fail. Without this call the file is closed when the store is
  /// deallocated, and the journal stays beside it.
  public func close() throws {
    // SQLite does this itself only if the last connection to be closed can write; here that connection is a reader.
    settle()
    try database.close()
  }

  /// Moves the write-ahead journal into the file, so that the next opening finds it complete and need not check it. Calls are still possible.
  public func settle() {
    guard let mark else { return }
    try? database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    // A damaged file is checked, and repaired, at the next opening.
    if !isDamaged.load(ordering: .relaxed) { mark.write() }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    counts.withLock { $0.reads += 1 }
    do {
      return try database.read(body)
    } catch {
      throw fault(error)
    }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    counts.withLock { $0.writes += 1 }
    do {
      return try database.write(body)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT && rebuildIndices() {
      // Nothing of the first attempt is stored.
      do { return try database.write(body) } catch { throw fault(error) }
    } catch {
      throw fault(error)
    }
  }

  private func fault(_ error: any Error) -> any Error {
    switch error {
    // A value that no host writes for its size; the next opening checks the sizes of all.
    case let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG:
      isDamaged.store(true, ordering: .relaxed)
      return StoreError.damagedRecord("row of the database, which is larger than a host writes,")
    case let error as DatabaseError:
      if [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) { isDamaged.store(true, ordering: .relaxed) }
      return StoreError(database.path, error)
    // A value of another type than was stored: the file was damaged in a way that SQLite does not notice.
    case is RowDecodingError:
      isDamaged.store(true, ordering: .relaxed)
      return StoreError.damagedRecord("row of the database")
    default: return error
    }
  }
}

extension DatabaseError {
  /// SQLite's message, for the end of a sentence.
  var reason: String {
    // Some calls fail without a message of their own.
    if let message, message != "not an error" { return message }
    return "\(resultCode)"
  }
}
