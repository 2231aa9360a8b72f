import Foundation
import Glibc

extension AppBundle {
  /// Reads a bundle of the folder `apps`. One that was closed to its owner is opened first: its own extension may have done that, and the app would be
  /// lost.
  ///
  /// - Throws: ``BundleError``.
  static func installed(at url: URL, in apps: URL) throws -> AppBundle {
    do { return try AppBundle(at: url, isInstalled: true) } catch {
      guard url.deletingLastPathComponent().standardizedFileURL.path == apps.standardizedFileURL.path else { throw error }
      open(url)
      return try AppBundle(at: url, isInstalled: true)
    }
  }

  /// Gives the owner back what it needs of the bundle's folder and of the files directly in it. All files become executable, because only the
  /// Info.plist names the executable.
  private static func open(_ url: URL) {
    guard let folder = try? OpenFolder(url.path, below: AT_FDCWD, for: .change) else { return }
    while let name = folder.next() { try? FileDescriptor.item(name, below: folder.number).permit(0o700, kind: S_IFREG) }
  }
}
