import Foundation

/// Putting app bundles in their place so that a reader sees the old one or the new one, never a part.
enum BundleLayout {
  /// The bundle inside `folder`: itself where it lies there, otherwise a copy that replaces an older one of its name.
  static func adopt(_ bundle: AppBundle, into folder: URL) throws -> AppBundle {
    let place = folder.appendingPathComponent(bundle.url.lastPathComponent, isDirectory: true)
    guard place.standardizedFileURL.path != bundle.url.standardizedFileURL.path else { return bundle }
    let staging = folder.appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: bundle.url, to: staging)
    } catch {
      try? FileManager.default.removeItem(at: staging)
      throw HostError.dataFolder("\(bundle.name) cannot be copied into \(folder.path): \(error.localizedDescription)")
    }
    try put(staging, at: place)
    return try AppBundle(at: place)
  }

  /// Moves the finished folder `staging` to `place`. Both lie in one folder, so that each move is one step for the file system.
  static func put(_ staging: URL, at place: URL) throws {
    let old = staging.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    do {
      let replaces = FileManager.default.fileExists(atPath: place.path)
      if replaces { try FileManager.default.moveItem(at: place, to: old) }
      try FileManager.default.moveItem(at: staging, to: place)
      if replaces { try FileManager.default.removeItem(at: old) }
    } catch {
      throw HostError.dataFolder("\(place.path) cannot be replaced: \(error.localizedDescription)")
    }
  }
}
