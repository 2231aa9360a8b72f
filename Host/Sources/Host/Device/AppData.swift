import Foundation

/// The data that apps keep in the data folder: each app's container, and the folders of app groups.
struct AppData: Sendable {
  let configuration: HostConfiguration

  /// The names of apps that are not installed and have a container.
  static func kept(in configuration: HostConfiguration, installed: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: configuration.containersFolder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !installed.contains($0) }.sorted()
  }

  /// Whether there is a container of this app. The name comes from a command, so it must be that of a container, not a path.
  func exists(_ app: String) -> Bool { Self.kept(in: configuration, installed: []).contains(app) }

  /// Removes an app's container and the folders of these groups.
  ///
  /// They are renamed first, so that an app that is installed in the meantime begins with new ones.
  /// - Returns: a function that deletes the content. It takes time, and does not throw: what it leaves is swept at the next start.
  func remove(_ app: String, groups: [String]) -> @Sendable () -> Void {
    let places =
      [(configuration.containersFolder, app)] + groups.map { (configuration.groupsFolder, $0) }
    let removed = places.compactMap { folder, name -> URL? in
      let hidden = folder.appendingPathComponent(".\(ScratchName.make())")
      return rename(folder.appendingPathComponent(name).path, hidden.path) == 0 ? hidden : nil
    }
    return { for place in removed { try? FileManager.default.removeItem(at: place) } }
  }
}

extension HostConfiguration {
  /// The names of apps that are not among `installed` and whose data was kept, sorted.
  public func keptData(installed: [String]) -> [String] { AppData.kept(in: self, installed: installed) }
}
