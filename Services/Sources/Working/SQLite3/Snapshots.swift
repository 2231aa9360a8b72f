import CAlmanacSQLite
import Foundation

// SQLite's functions for snapshots. Apple's library has them, and packages for Apple's systems call them (GRDB before version 7.10); those of Debian and
// other systems are built without SQLITE_ENABLE_SNAPSHOT, so such a package would not link. Each calls the system's library if that has it. Otherwise it
// returns SQLITE_ERROR, as for a database that is not in WAL mode, and GRDB goes on without snapshots.
// Source: https://www.sqlite.org/c3ref/snapshot_get.html

/// Returns a function of the system's library; nil if that lacks it.
private func system<Function>(_ name: String, _ type: Function.Type) -> Function? {
  // The address is RTLD_NEXT, a macro that Swift does not import: it searches the libraries that are loaded after this one. The cast is right if
  // `type` is what sqlite3.h declares for `name`.
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

@_cdecl("sqlite3_snapshot_get")
func snapshotGet(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> CInt {
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> CInt
  if let function = system("sqlite3_snapshot_get", Function.self) { return function(database, schema, snapshot) }
  snapshot?.pointee = nil
  return SQLITE_ERROR
}

@_cdecl("sqlite3_snapshot_open")
func snapshotOpen(_ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutableRawPointer?) -> CInt {
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> CInt
  return system("sqlite3_snapshot_open", Function.self)?(database, schema, snapshot) ?? SQLITE_ERROR
}

@_cdecl("sqlite3_snapshot_recover")
func snapshotRecover(_ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?) -> CInt {
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> CInt
  return system("sqlite3_snapshot_recover", Function.self)?(database, schema) ?? SQLITE_ERROR
}

/// Without the system's function there is no snapshot to compare; returns 0.
@_cdecl("sqlite3_snapshot_cmp")
func snapshotCompare(_ first: UnsafeMutableRawPointer?, _ second: UnsafeMutableRawPointer?) -> CInt {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CInt
  return system("sqlite3_snapshot_cmp", Function.self)?(first, second) ?? 0
}

/// Without the system's function there is no snapshot to free.
@_cdecl("sqlite3_snapshot_free")
func snapshotFree(_ snapshot: UnsafeMutableRawPointer?) {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  system("sqlite3_snapshot_free", Function.self)?(snapshot)
}
