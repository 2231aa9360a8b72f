import AlmanacKeychainKeys
import Foundation

/// The environment of programs that taps start: what a program of the desktop needs, and nothing else of the host's.
enum ProgramEnvironment {
  /// The variables of the account, its language and its desktop session.
  private static let names: Set<String> = [
    "HOME", "USER", "LOGNAME", "SHELL", "PATH", "LANG", "LANGUAGE", "TZ", "TMPDIR", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY",
    "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "KDE_FULL_SESSION", "KDE_SESSION_VERSION", "GNOME_DESKTOP_SESSION_ID", "BROWSER",
  ]
  private static let prefixes = ["XDG_", "LC_"]

  /// Returns what a program of the desktop gets of the host's environment.
  static func desktop(_ environment: [String: String]) -> [String: String] {
    environment.filter { name, _ in names.contains(name) || prefixes.contains { name.hasPrefix($0) } }
  }

  /// Returns what an app's own program gets besides: where the host's socket is, which app it belongs to, and the folders that it shares with its
  /// extension.
  static func app(_ bundle: AppBundle, _ environment: [String: String], _ configuration: HostConfiguration) -> [String: String] {
    var variables = desktop(environment)
    // The path of a toolchain's libraries, if the program does not find them.
    let libraries = (try? AppLibraries.folder(of: bundle, in: configuration))?.path
    let path = [libraries, environment["LD_LIBRARY_PATH"]].compactMap(\.self)
    variables["LD_LIBRARY_PATH"] = path.isEmpty ? nil : path.joined(separator: ":")
    return variables.merging(self.variables(of: bundle, configuration)) { _, own in own }
  }

  /// Returns the variables that make a program one of an app.
  static func variables(of bundle: AppBundle, _ configuration: HostConfiguration) -> [String: String] {
    var variables = [
      "ALMANAC_APP": bundle.name,
      "ALMANAC_HOST_SOCKET": configuration.socketFile.path,
      "ALMANAC_GROUPS": configuration.groupsFolder.path,
      "ALMANAC_APP_GROUPS": bundle.groups.joined(separator: ","),
      "ALMANAC_FONTS": configuration.fonts.path,
    ]
    variables[KeychainKeys.variable] = AccountKey(of: configuration).programKeys(of: bundle)?.text
    return variables
  }
}
