import Foundation

/// The folders of fonts and icons: the one that the set-up fills, and those of Debian's font packages.
struct FontFolders {
  /// The folder with Nunito, the icons and fontconfig's cache.
  let own: String
  /// Debian's folders of Inter, JetBrains Mono and Noto.
  let root: String

  /// `$ALMANAC_FONTS`, else `$XDG_DATA_HOME/almanac/fonts`, else `~/.local/share/almanac/fonts`.
  static let standard: FontFolders = {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // Relative paths are ignored, as the XDG Base Directory Specification demands.
    func absolute(_ name: String) -> String? { folder(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let own =
      folder("ALMANAC_FONTS") ?? absolute("XDG_DATA_HOME").map { $0 + "/almanac/fonts" }
      ?? (absolute("HOME") ?? NSHomeDirectory()) + "/.local/share/almanac/fonts"
    return FontFolders(own: own, root: "/usr/share/fonts")
  }()

  var all: [String] {
    [own + "/nunito"] + ["opentype/inter", "truetype/jetbrains-mono", "opentype/noto", "truetype/noto"].map { root + "/" + $0 }
  }

  /// Globs of the fonts that are used from those folders. Noto has hundreds of fonts, each of which would slow down every search for a fallback.
  var accepted: [String] {
    [
      "opentype/inter/*", "truetype/jetbrains-mono/*", "opentype/noto/NotoSansCJK*", "truetype/noto/NotoColorEmoji*",
      "truetype/noto/NotoSans*-Regular*", "truetype/noto/NotoSans*-Bold.*", "truetype/noto/NotoSerif-*",
      "truetype/noto/NotoSerifTibetan-*",
    ].map { root + "/" + $0 } + [own + "/nunito/*"]
  }

  /// The families that widgets need to be drawn correctly.
  static let families = ["Inter", "Inter Display", "Nunito", "JetBrains Mono", "Noto Serif", "Noto Sans CJK JP", "Noto Color Emoji"]
}
