import AlmanacProfiles
import Foundation
import Glibc

/// The data that apps keep in the data folder: each app's container, and the folders of app groups.
struct AppData: Sendable {
  let configuration: HostConfiguration

  /// The names of apps that are not installed and have a container.
  static func kept(in configuration: HostConfiguration, installed: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: configuration.containersFolder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !installed.contains($0) }.sorted()
  }

  /// The names of app groups that have a folder and are used by no installed app.
  static func keptGroups(in configuration: HostConfiguration, used: Set<String>) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: configuration.groupsFolder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !used.contains($0) }.sorted()
  }

  /// Whether there is a container of this app. The name comes from a command, so it must be that of a container, not a path.
  func exists(_ app: String) -> Bool { Self.kept(in: configuration, installed: []).contains(app) }

  /// Returns the groups of a bundle that have no folder yet; none of a bundle that cannot be read.
  func missingGroups(of bundle: URL, limits: BundleLimits) -> [String] {
    ((try? AppBundle(at: bundle, limits: limits))?.groups ?? []).filter { group in
      // A file that cannot be checked counts as existing.
      access(configuration.groupsFolder.appendingPathComponent(group).path, F_OK) != 0 && errno == ENOENT
    }
  }

  /// Takes an app's container and the folders of these groups out of their places, so that an app that is installed in the meantime begins with new ones.
  func remove(_ app: String, groups: [String]) -> HiddenItems {
    var items = removeGroups(groups)
    items.hide(configuration.containersFolder.appendingPathComponent(app))
    return items
  }

  /// Takes the folders of groups out of their places.
  func removeGroups(_ groups: [String]) -> HiddenItems {
    var items = HiddenItems()
    for group in groups { items.hide(configuration.groupsFolder.appendingPathComponent(group)) }
    return items
  }
}

extension HostConfiguration {
  /// The names of apps that are not among `installed` and whose data was kept, sorted.
  public func keptData(installed: [String]) -> [String] { AppData.kept(in: self, installed: installed) }

  /// The names of app groups whose folders were kept although no installed app uses them, sorted.
  ///
  /// The installed bundles name the groups in use. While one of them cannot be read, no group counts as kept.
  public func keptGroups() -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: appsFolder.path)) ?? []).filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }
    let bundles = names.compactMap { try? AppBundle(at: appsFolder.appendingPathComponent($0, isDirectory: true)) }
    guard bundles.count == names.count else { return [] }
    return AppData.keptGroups(in: self, used: Set(bundles.flatMap(\.groups)))
  }
}
