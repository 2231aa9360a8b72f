import AlmanacScheduler
import Foundation
import Glibc
import Store

/// A host's data folder, locked for this process until the object is deallocated.
final class DataFolder: Sendable {
  let store: DeviceStore
  /// The repairs that were made when the folder was opened, one line each.
  let notices: [String]
  /// Why nothing can be written; nil if the folder can be written. Then the store is a copy in memory.
  let readOnlyReason: String?
  /// nil: the folder cannot be written, not even for a lock.
  private let lock: FolderLock?

  /// Creates the folder if it is missing, locks it and opens its database.
  ///
  /// A damaged database is replaced by a new one with what can be read of it and with the copy of the layout.
  /// On a disk that is full or read-only, a folder with a database is opened as a copy in memory.
  /// - Throws: ``HostError`` or `StoreError`.
  init(_ configuration: HostConfiguration) throws {
    let folder = configuration.dataFolder
    // Before anything is made in it.
    try configuration.checkOwner()
    try DeviceStore.checkKinds(of: configuration.databaseFile)
    if FileManager.default.fileExists(atPath: configuration.databaseFile.path), let reason = WriteCheck.fault(in: folder) {
      do { lock = try FolderLock(folder, patience: configuration.folderPatience) } catch {
        if case .dataInUse = error as? HostError { throw error }
        lock = nil
      }
      store = try DeviceStore.inMemoryCopy(of: configuration.databaseFile)
      readOnlyReason = reason
      notices = ["\(HostError.readOnly(reason)); until then widgets are shown and reloaded, but nothing is kept"]
      return
    }
    readOnlyReason = nil
    let folders = [configuration.appsFolder, configuration.groupsFolder, configuration.containersFolder, configuration.scratchFolder]
    let loose: [String]
    do {
      try PrivateFolder.checkContent(folder)
      try PrivateFolder.create(folder)
      for url in folders { try PrivateFolder.create(url) }
      loose = try PrivateFolder.tighten(folder)
    } catch let error as HostError {
      throw error
    } catch CocoaError.fileWriteOutOfSpace {
      throw HostError.dataFolder("\(folder.path): \(FileFault(ENOSPC)); make space there or choose another folder with --data")
    } catch {
      throw HostError.dataFolder("\(folder.path) cannot be created; choose another with --data or change its permissions")
    }
    lock = try FolderLock(folder, patience: configuration.folderPatience)
    let (store, repairs) = try DeviceStore.openRepairing(at: configuration.databaseFile, wasUsed: Self.wasUsed(configuration))
    // The database makes its files with the process's mask, which is not changed here.
    _ = try PrivateFolder.tighten(folder)
    self.store = store
    // The leftovers of processes that have ended; other running commands may still use their folders.
    let left =
      [configuration.appsFolder, configuration.librariesFolder, configuration.containersFolder, configuration.groupsFolder].flatMap(HiddenItems.sweep)
      + HiddenItems.sweepScratch(configuration.scratchFolder)
    notices = PrivateFolder.notice(loose, folder) + repairs + left.map(\.description)
  }

  /// Whether a host has stored something in the folder: an app, or the key that it makes when it serves. Containers and app groups are no sign,
  /// because commands also make those of apps that are not installed.
  private static func wasUsed(_ configuration: HostConfiguration) -> Bool {
    let apps = (try? FileManager.default.contentsOfDirectory(atPath: configuration.appsFolder.path)) ?? []
    let key = configuration.dataFolder.appendingPathComponent("access.key")
    return apps.contains { !$0.hasPrefix(".") } || FileManager.default.fileExists(atPath: key.path)
  }
}

extension HostConfiguration {
  /// Checks that the data folder is this user's, if there is one. Commands that run an extension without a device call it too.
  ///
  /// - Throws: ``HostError``.
  public func checkOwner() throws {
    // EACCES: it is inside a folder that another account has closed.
    if access(dataFolder.path, F_OK) == 0 || errno == EACCES { try PrivateFolder.check(dataFolder) }
  }
}
