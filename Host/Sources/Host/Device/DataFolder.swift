import Foundation
import Scheduler
import Store

/// A host's data folder, locked for this process until the object is deallocated.
final class DataFolder: Sendable {
  let store: DeviceStore
  /// The repairs that were made when the folder was opened, one line each.
  let notices: [String]
  private let lock: Int32

  /// Creates the folder if it is missing, locks it and opens its database.
  ///
  /// A damaged database is moved aside and replaced by a new one; the installed bundles beside it stay.
  /// - Throws: ``HostError`` or `StoreError`.
  init(_ configuration: HostConfiguration) throws {
    let folder = configuration.dataFolder
    do {
      for url in [folder, configuration.appsFolder, configuration.groupsFolder, configuration.scratchFolder] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
    } catch {
      throw HostError.dataFolder("\(folder.path) cannot be created; choose another with --data or change its permissions")
    }
    let path = folder.appendingPathComponent("host.lock").path
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw HostError.dataFolder("\(path): \(String(cString: strerror(errno))); choose another folder with --data") }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw HostError.dataInUse(folder.path)
    }
    self.lock = lock
    do {
      (store, notices) = try Self.openStore(configuration)
    } catch {
      close(lock)
      throw error
    }
    // Removes the leftovers of processes that have ended; other running commands may still use their folders.
    let scratch = (try? FileManager.default.contentsOfDirectory(at: configuration.scratchFolder, includingPropertiesForKeys: nil)) ?? []
    for item in scratch where !ScratchName.isInUse(item.lastPathComponent) { try? FileManager.default.removeItem(at: item) }
  }

  deinit { close(lock) }

  private static func openStore(_ configuration: HostConfiguration) throws -> (DeviceStore, [String]) {
    let file = configuration.databaseFile
    do {
      let store = try DeviceStore.open(at: file)
      // A file with a damaged state is treated as a damaged file.
      _ = try store.device(DeviceID(configuration.device.id))
      return (store, [])
    } catch let error as StoreError {
      switch error {
      case .corrupt, .damagedRecord: break
      default: throw error
      }
      let aside = try moveAside(file)
      return (
        try DeviceStore.open(at: file),
        ["the database was damaged and has been moved to \(aside.path); apps are kept, widgets have to be added again"]
      )
    }
  }

  /// Renames the database with its journal files, and returns its new location.
  private static func moveAside(_ file: URL) throws -> URL {
    let stamp = Date().formatted(.iso8601.year().month().day().timeSeparator(.omitted).time(includingFractionalSeconds: true))
    let aside = file.deletingPathExtension().appendingPathExtension("damaged-\(stamp).sqlite")
    do {
      try FileManager.default.moveItem(at: file, to: aside)
      for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
        try FileManager.default.moveItem(atPath: file.path + suffix, toPath: aside.path + suffix)
      }
    } catch {
      throw HostError.dataFolder("the damaged \(file.path) cannot be moved aside: \(error.localizedDescription)")
    }
    return aside
  }
}
