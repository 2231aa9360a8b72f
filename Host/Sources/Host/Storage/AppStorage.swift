import AlmanacProfiles
import Foundation
import Glibc

/// The folders that one app fills: its container, its app groups and, while its extension runs, a scratch folder. Together they have one limit.
struct AppStorage: Sendable {
  let app: String
  let container: URL
  let groups: [URL]
  let limits: LimitsProfile

  init(bundle: AppBundle, configuration: HostConfiguration) {
    app = bundle.name
    container = configuration.container(of: bundle)
    groups = bundle.groups.map { configuration.groupsFolder.appendingPathComponent($0, isDirectory: true) }
    limits = configuration.limits
  }

  /// Counts the folders; takes some milliseconds and waits for the disk.
  ///
  /// - Returns: the limit that is exceeded, as a failure; nil: none is.
  func excess(scratch: URL?) -> ExtensionError? {
    var use = StorageUse()
    for folder in [container] + groups + (scratch.map { [$0] } ?? []) {
      if let excess = use.add(folder.path, limits: limits) { return .storage(excess, folder: folder.path, app: app) }
    }
    return nil
  }

  /// The same while the extension runs. Also notices a disk that gets full although the folders do not: files that are removed while they are open
  /// take space until the process ends.
  func excess(scratch: URL, isReadOnly: Bool) -> ExtensionError? {
    if !isReadOnly, FreeSpace.isShort(at: container, limit: limits.freeBytes) { return .freeSpace(limits.freeBytes) }
    return excess(scratch: scratch)
  }

  /// The same before a start. If a limit is exceeded, first removes the app's caches, as a phone does that runs out of space.
  func excessBeforeStart() -> ExtensionError? {
    guard excess(scratch: nil) != nil else { return nil }
    removeCaches()
    return excess(scratch: nil)
  }

  /// Removes `Library/Caches` without following links, which the app may have put anywhere in its container. In its place, so that what cannot be removed
  /// still counts.
  private func removeCaches() {
    guard let home = try? OpenFolder(container.path, below: AT_FDCWD, for: .list) else { return }
    let place = container.appendingPathComponent("Library/Caches").path
    withExtendedLifetime(home) {
      guard let library = try? OpenFolder("Library", below: home.number, for: .change) else { return }
      let remainder = withExtendedLifetime(library) { FolderRemover.remove("Caches", below: library.number, path: place) }
      if let remainder { FolderRemover.logger.warning("\(remainder)") }
    }
  }
}

/// How much is free on a disk.
enum FreeSpace {
  /// Whether less than `limit` bytes are free for this account on the disk of `folder`, which need not exist yet.
  static func isShort(at folder: URL, limit: Int) -> Bool {
    var (status, place) = (statvfs(), folder.standardizedFileURL)
    while statvfs(place.path, &status) != 0 {
      guard errno == ENOENT, place.path != "/" else { return false }
      place.deleteLastPathComponent()
    }
    let (free, overflow) = Int(status.f_bavail).multipliedReportingOverflow(by: Int(status.f_frsize))
    return !overflow && free < limit
  }
}

extension HostConfiguration {
  /// Why an installed app's extension is not started because of its disk use, in one line; nil: it is started. Waits for the disk.
  public func storageFault(of app: String) -> String? {
    let url = appsFolder.appendingPathComponent("\(app).app", isDirectory: true)
    guard let bundle = try? AppBundle(at: url, limits: bundleLimits) else { return nil }
    return AppStorage(bundle: bundle, configuration: self).excess(scratch: nil)?.description
  }

  /// Why extensions cannot write at present, in one line; nil: they can.
  public var freeSpaceFault: String? {
    guard FreeSpace.isShort(at: dataFolder, limit: limits.freeBytes) else { return nil }
    return "less than \(limits.freeBytes / 1_048_576) MB are free on the disk of \(dataFolder.path), so extensions cannot write; make space"
  }
}
