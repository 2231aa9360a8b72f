import Foundation

/// Where fonts and icons lie: the folder that the set-up fills, and Debian's font packages.
enum FontFolders {
  /// `$ALMANAC_FONTS`, else `$XDG_DATA_HOME/almanac/fonts`, else `~/.local/share/almanac/fonts`.
  static let own: String = {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["ALMANAC_FONTS"], !folder.isEmpty { return folder }
    if let data = environment["XDG_DATA_HOME"], !data.isEmpty { return data + "/almanac/fonts" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/almanac/fonts"
  }()

  static let system = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
  ]

  /// The faces taken from those folders, as globs. Noto brings hundreds; each would slow down every search for a fallback.
  static var accepted: [String] {
    [
      own + "/nunito/*", "/usr/share/fonts/opentype/inter/*", "/usr/share/fonts/truetype/jetbrains-mono/*",
      "/usr/share/fonts/opentype/noto/NotoSansCJK*", "/usr/share/fonts/truetype/noto/NotoColorEmoji*",
      "/usr/share/fonts/truetype/noto/NotoSans*-Regular*", "/usr/share/fonts/truetype/noto/NotoSans*-Bold.*",
      "/usr/share/fonts/truetype/noto/NotoSerif-*", "/usr/share/fonts/truetype/noto/NotoSerifTibetan-*",
    ]
  }
}
