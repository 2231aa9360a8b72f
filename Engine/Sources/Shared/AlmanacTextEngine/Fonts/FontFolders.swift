import Foundation

/// The folders of fonts and icons: the one that the set-up fills, and those of Debian's font packages.
struct FontFolders {
  /// The folder with Nunito, the icons and fontconfig's cache.
  let own: String
  /// Debian's folders of Inter, JetBrains Mono and Noto.
  let root: String

  /// ``FontsPlace`` and Debian's folder.
  static let standard = FontFolders(own: FontsPlace.path(), root: "/usr/share/fonts")

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
