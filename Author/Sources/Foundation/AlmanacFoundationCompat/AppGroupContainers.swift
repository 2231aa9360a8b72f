import Synchronization

/// Finds the containers of app groups: folders that an app, its widgets and its companion commands share.
package enum AppGroupContainers {
  /// The parent of all containers: `ALMANAC_GROUPS`, which the host sets for extensions, otherwise `almanac/groups` in the user's data folder
  /// (`XDG_DATA_HOME` or `~/.local/share`).
  package static var root: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["ALMANAC_GROUPS"], !path.isEmpty { return URL(fileURLWithPath: path, isDirectory: true) }
    let data =
      if let path = environment["XDG_DATA_HOME"], !path.isEmpty {
        URL(fileURLWithPath: path, isDirectory: true)
      } else { FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true) }
    return data.appendingPathComponent("almanac/groups", isDirectory: true)
  }

  /// Returns the container of a group; nil for a name that is not a single path component.
  ///
  /// In an extension, a group that the app's entitlements do not name gets a folder in the app's own container, which no other app shares.
  package static func folder(of group: String) -> URL? {
    guard !group.isEmpty, group != ".", group != "..", !group.contains("/"), !group.contains("\u{0}") else { return nil }
    guard !isShared(group) else { return root.appendingPathComponent(group, isDirectory: true) }
    undeclared.report(group)
    let library = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Library/Group Containers", isDirectory: true)
    return library.appendingPathComponent(group, isDirectory: true)
  }

  /// The groups of the app's entitlements, which the host passes in the environment; nil in a program that no host started.
  private static var entitled: [String]? {
    ProcessInfo.processInfo.environment["ALMANAC_APP_GROUPS"].map { $0.split(separator: ",").map(String.init) }
  }

  /// The groups of the app's entitlements; empty if they are unknown.
  package static var declared: [String] { entitled ?? [] }

  /// True if the group's container is the shared one. A program that no host started is trusted to name its own groups.
  package static func isShared(_ group: String) -> Bool { entitled?.contains(group) ?? true }

  private static let undeclared = UndeclaredGroups()
}

/// Reports each app group that the entitlements do not name, once.
private final class UndeclaredGroups: Sendable {
  private let reported = Mutex<Set<String>>([])

  func report(_ group: String) {
    guard reported.withLock({ $0.insert(group).inserted }) else { return }
    let line = """
      app group \(group): the app's entitlements do not name it, so only this app sees its data; add it to com.apple.security.application-groups \
      in the target's .entitlements file

      """
    FileHandle.standardError.write(Data(line.utf8))
  }
}

extension FileManager {
  /// Returns the folder that the members of an app group share. Creates the folder and its `Library/Caches` if they do not exist.
  /// Returns nil if the identifier is not valid or the folder cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let folder = AppGroupContainers.folder(of: groupIdentifier) else { return nil }
    let caches = folder.appendingPathComponent("Library/Caches", isDirectory: true)
    do { try createDirectory(at: caches, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}
