import Foundation

/// The folder for stores that a program does not share.
package enum StoreFolder {
  /// In an extension, `Library/Application Support` of its own home. Elsewhere programs share the account's home, so the program's name is
  /// part of the path.
  package static var own: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser
    if environment["ALMANAC_SOCKET_FD"] != nil { return home.appendingPathComponent("Library/Application Support", isDirectory: true) }
    let data =
      if let path = environment["XDG_DATA_HOME"], !path.isEmpty { URL(fileURLWithPath: path, isDirectory: true) } else {
        home.appendingPathComponent(".local/share", isDirectory: true)
      }
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return data.appendingPathComponent("almanac/stores/\(program)", isDirectory: true)
  }
}
