import AlmanacProfiles
import CExtensionProcess
import Foundation
import Glibc
import Store

/// A bundle on its way into a folder of bundles. It is prepared beside its place and moved there in one step, so that a reader finds the old bundle
/// or the new one, never a mixture.
struct StagedBundle: Sendable {
  /// The folder of the bundles.
  let folder: URL
  /// The hidden folder with the new bundle; nil if the bundle is in its place already.
  private let staging: URL?
  private let name: String

  /// Where the bundle is prepared.
  var url: URL { (staging ?? folder).appendingPathComponent(name, isDirectory: true) }
  /// Where the bundle belongs.
  var place: URL { folder.appendingPathComponent(name, isDirectory: true) }

  private init(folder: URL, staging: URL?, name: String) {
    self.folder = folder
    self.staging = staging
    self.name = name
  }

  /// Makes a place for a bundle with this name, whose folder the caller creates at ``url``.
  init(named name: String, in folder: URL) throws {
    let staging = folder.appendingPathComponent(".\(ScratchName.make())", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch CocoaError.fileWriteOutOfSpace {
      throw StoreError.full(path: folder.path)
    } catch {
      throw HostError.dataFolder("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    self.init(folder: folder, staging: staging, name: name)
  }

  /// Checks the bundle at `url` and copies it. A bundle that is in `folder` already is only checked.
  ///
  /// - Throws: ``BundleError``, ``HostError``, `CancellationError`; then nothing is left in `folder`.
  init(copyOf url: URL, in folder: URL, limits: BundleLimits, isCancelled: @escaping () -> Bool) throws {
    let given = try AppBundle(at: url, limits: limits)
    let plan = try BundlePlan(at: given.url, limits: limits, isCancelled: isCancelled)
    let name = given.url.lastPathComponent
    guard !name.hasPrefix("."), name.unicodeScalars.allSatisfy(Printable.isName) else { throw plan.refusal("", .name) }
    if folder.standardizedFileURL.path == given.url.deletingLastPathComponent().standardizedFileURL.path {
      self.init(folder: folder, staging: nil, name: name)
      return
    }
    try self.init(named: name, in: folder)
    do {
      try BundleCopy(plan: plan, isCancelled: isCancelled).write(to: self.url)
    } catch {
      discard()
      throw error
    }
  }

  /// Moves the bundle to its place. The one that was there goes with ``discard()``.
  func moveIntoPlace() throws {
    guard let staging else { return }
    do {
      // The bundle that is there may be closed; then it could not be moved into another folder.
      try? FileDescriptor.folder(folder.path).item(name).permit(0o700, kind: S_IFDIR)
      if !FileManager.default.fileExists(atPath: place.path) {
        try FileManager.default.moveItem(at: url, to: place)
      } else if almanac_exchange(url.path, place.path) != 0 {
        // Some file systems cannot exchange; on those a reader may find nothing for a moment.
        let old = staging.appendingPathComponent("old", isDirectory: true)
        try FileManager.default.moveItem(at: place, to: old)
        do {
          try FileManager.default.moveItem(at: url, to: place)
        } catch {
          try FileManager.default.moveItem(at: old, to: place)
          throw error
        }
      }
    } catch {
      throw HostError.dataFolder("\(place.path) cannot be replaced: \(error.localizedDescription)")
    }
    // Waits until the names are on the disk. File systems that cannot do this are not waited for.
    try? FileDescriptor.folder(folder.path).synchronize()
  }

  /// Removes what is left: the unfinished bundle, or the one that was replaced.
  func discard() {
    if let staging { FolderRemover.removeLogging(staging) }
  }
}
