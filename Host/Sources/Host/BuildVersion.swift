import CBuildVersion
import Foundation

/// Which version of Almanac this is, and of which commit it was built.
public enum BuildVersion {
  /// The number of the version, which is in the file `SDK/version` alone. The release's tag is `v` and this number.
  public static let number = String(cString: almanac_version_bytes()).trimmingCharacters(in: .whitespacesAndNewlines)

  /// The first digits of the commit's id, followed by `+changes` if files were changed since; nil: built for development, or without git.
  public static let commit: String? = {
    let commit = String(cString: almanac_build_commit())
    return commit.isEmpty ? nil : commit
  }()

  /// What `almanac --version` prints: the number, followed by the commit where it is known, or by `(debug)` in a build without optimization.
  public static let text: String = {
    #if DEBUG
      return "\(number) (debug)"
    #else
      return number + (commit.map { " (\($0))" } ?? "")
    #endif
  }()
}
