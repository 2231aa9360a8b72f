import Foundation

/// The folders of this account (XDG Base Directory Specification): the environment's, and without one those of the account's entry in `passwd`.
public enum UserFolders {
  /// The home folder: `$HOME`, if it is an absolute path.
  public static func home(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    absolute("HOME", environment) ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// The folder of programs' data: `$XDG_DATA_HOME`, else `.local/share` in the home folder.
  public static func data(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    absolute("XDG_DATA_HOME", environment) ?? home(environment).appendingPathComponent(".local/share", isDirectory: true)
  }

  /// The folder of files that can be made again: `$XDG_CACHE_HOME`, else `.cache` in the home folder.
  public static func caches(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    absolute("XDG_CACHE_HOME", environment) ?? home(environment).appendingPathComponent(".cache", isDirectory: true)
  }

  /// The folder that a variable names. Relative paths are ignored, as the specification demands.
  private static func absolute(_ name: String, _ environment: [String: String]) -> URL? {
    environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
  }
}
