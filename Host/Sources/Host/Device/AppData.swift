import Foundation

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

  /// Removes an app's container and the folders of these groups.
  ///
  /// They are renamed first, so that an app that is installed in the meantime begins with new ones.
  /// - Returns: a function that deletes the content. It takes time, and does not throw: what it leaves is swept at the next start.
  func remove(_ app: String, groups: [String]) -> @Sendable () -> Void {
    remove([(configuration.containersFolder, app)] + groups.map { (configuration.groupsFolder, $0) })
  }

  /// Removes the folders of groups, as ``remove(_:groups:)`` does.
  func removeGroups(_ groups: [String]) -> @Sendable () -> Void { remove(groups.map { (configuration.groupsFolder, $0) }) }

  private func remove(_ places: [(URL, String)]) -> @Sendable () -> Void {
    let removed = places.compactMap { folder, name -> URL? in
      let hidden = folder.appendingPathComponent(".\(ScratchName.make())")
      return rename(folder.appendingPathComponent(name).path, hidden.path) == 0 ? hidden : nil
    }
    return { [limits = configuration.limits] in
      for place in removed {
        // Counting opens the folders that the app has closed to everybody; those could not be emptied.
        var use = StorageUse()
        _ = use.add(place.path, limits: limits)
        try? FileManager.default.removeItem(at: place)
      }
    }
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
