import AlmanacProfiles
import Foundation
import Glibc

extension DeviceStore {
  /// Opens the file as ``open(at:decisionsKept:)`` does. A damaged, empty or lost file is replaced by a new one with everything that can be read of
  /// it and, where that is not enough, with the layout of the copy beside it.
  ///
  /// - Parameter wasUsed: whether the folder holds what an earlier host has stored, so that a missing database is a loss.
  /// - Returns: the store, and a notice of one line for each repair.
  public static func openRepairing(
    at file: URL, wasUsed: Bool = false, decisionsKept: Int = ReloadProfile.standard.decisionsKept, now: Date = Date()
  ) throws(StoreError) -> (store: DeviceStore, notices: [String]) {
    try checkKinds(of: file)
    let copies = LayoutCopies(beside: file)
    let (copy, wasUsed) = (copies.newest(), wasUsed || copies.exist)
    let path = file.path(percentEncoded: false)
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? nil
    let fault: String
    if let size, size > 0 {
      do {
        return (try openWhole(at: file, decisionsKept: decisionsKept), [])
      } catch {
        guard let damage = error.damage(at: path, hasCopy: copy != nil) else { throw error }
        // SQLite's findings have several lines.
        let finding = damage.replacing("*** in database main ***\n", with: "").split(whereSeparator: \.isNewline).joined(separator: " ")
        fault = "was damaged (\(finding))"
      }
    } else {
      guard copy != nil else {
        let store = try openWhole(at: file, decisionsKept: decisionsKept)
        guard wasUsed else { return (store, []) }
        return (store, ["the database was \(size == nil ? "missing" : "empty") and there was no whole copy of the layout; \(SalvageReport.allLost)"])
      }
      fault = size == nil ? "was missing" : "was empty"
    }
    do {
      return try replace(file, fault, copy, size: size ?? 0, decisionsKept: decisionsKept, now: now)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .failed("the database \(fault) and cannot be replaced: \(error)")
    }
  }

  /// Opens the file as ``open(at:decisionsKept:)`` does, and checks that its layout is the one that was committed.
  ///
  /// - Throws: ``StoreError``.
  public static func openWhole(
    at file: URL, decisionsKept: Int = ReloadProfile.standard.decisionsKept
  ) throws(StoreError) -> DeviceStore {
    let store = try open(at: file, decisionsKept: decisionsKept)
    do {
      try store.checkLayout()
      try store.finishPurge()
    } catch {
      try? store.close()
      throw error as? StoreError ?? .failed("\(error)")
    }
    return store
  }

  private static func replace(
    _ file: URL, _ fault: String, _ copy: LayoutCopies.Copy?, size: Int, decisionsKept: Int, now: Date
  ) throws -> (store: DeviceStore, notices: [String]) {
    let folder = file.deletingLastPathComponent()
    let content = size > 0 ? DamagedDatabase(copyOf: file, in: folder).map(SalvagedContent.init) : nil
    // The new database is complete before it takes the place of the old one.
    let draft = folder.appending(path: "salvaged.sqlite")
    for suffix in ["", "-wal", "-shm", "-clean"] { unlink(draft.path + suffix) }
    let new = try open(at: draft, decisionsKept: decisionsKept)
    let report = try Salvage(content: content ?? SalvagedContent(), copy: copy).write(to: new, now: now)
    try new.close()
    for suffix in ["-wal", "-shm", "-clean"] { unlink(draft.path + suffix) }
    var place = ""
    if size > 0 { place = ", and is kept as \(try DamagedFiles.keep(file, now: now).path)" }
    guard rename(draft.path, file.path) == 0 else { throw StoreError.failed(String(cString: strerror(errno))) }
    for suffix in ["-wal", "-shm"] { unlink(file.path + suffix) }
    DamagedFiles.prune(beside: file)
    let store = try open(at: file, decisionsKept: decisionsKept)
    try store.checkLayout()
    return (store, ["the database \(fault)\(place); \(report.text)"])
  }
}

extension StoreError {
  /// What is damaged, if this error comes from a damaged file; nil if the file may be whole.
  fileprivate func damage(at path: String, hasCopy: Bool) -> String? {
    switch self {
    case .corrupt(_, let detail): detail
    case .damagedRecord(let what): "its \(what) cannot be read"
    // A file beside a copy of its layout is ours, whatever its header says.
    case .foreign: hasCopy ? "its header is another program's" : nil
    // SQLite takes some damaged headers for a file that must not be written. A missing permission is no damage.
    case .notWritable(_, let reason): hasCopy && (try? DatabaseFiles(path: path).checkWritable()) != nil ? reason : nil
    case .notFile, .full, .newerSchema, .unknownInstance, .failed: nil
    }
  }
}
