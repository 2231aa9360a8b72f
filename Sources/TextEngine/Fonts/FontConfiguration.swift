import CPango
import Foundation

/// One immutable fontconfig configuration, shared by the engines of all threads. Registering an author's font makes a new
/// one; engines take it up on their next use.
final class FontConfiguration: @unchecked Sendable {
  let config: OpaquePointer
  /// Rises with each registration.
  let generation: Int
  let registered: [String]

  private init(registered: [String], generation: Int) {
    self.registered = registered
    self.generation = generation
    config = FcConfigCreate()
    let parsed = Self.document.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: Self.document.utf8.count) { FcConfigParseAndLoadFromMemory(config, $0, FcBool(1)) }
    }
    precondition(parsed != 0, "the engine's own fontconfig document does not parse")
    FcConfigBuildFonts(config)
    for path in registered {
      path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) { _ = FcConfigAppFontAddFile(config, $0) }
      }
    }
  }

  deinit { FcConfigDestroy(config) }

  // MARK: the current one

  private static let lock = NSLock()
  nonisolated(unsafe) private static var latest: FontConfiguration?

  static var current: FontConfiguration {
    lock.withLock {
      if let latest { return latest }
      let made = FontConfiguration(registered: [], generation: 0)
      latest = made
      return made
    }
  }

  static func register(_ path: String) throws {
    guard isFont(path) else { throw FontError.unreadable(path: path) }
    lock.withLock {
      let before = latest?.registered ?? []
      guard !before.contains(path) else { return }
      latest = FontConfiguration(registered: before + [path], generation: (latest?.generation ?? 0) + 1)
    }
  }

  private static func isFont(_ path: String) -> Bool {
    var count: Int32 = 0
    let pattern = path.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) { FcFreeTypeQuery($0, 0, nil, &count) }
    }
    guard let pattern else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }

  /// Whether a family of this name is there, by fontconfig's own comparison (case and blanks do not count).
  func has(family: String) -> Bool {
    guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return false }
    let sets = [fonts, FcConfigGetFonts(config, FcSetApplication)].compactMap { $0 }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let keys = FcObjectSetCreate()
    defer { FcObjectSetDestroy(keys) }
    family.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { _ = FcPatternAddString(pattern, FC_FAMILY, $0) }
    }
    FcObjectSetAdd(keys, FC_FAMILY)
    var pointers: [UnsafeMutablePointer<FcFontSet>?] = sets
    guard let found = FcFontSetList(config, &pointers, Int32(sets.count), pattern, keys) else { return false }
    defer { FcFontSetDestroy(found) }
    return found.pointee.nfont > 0
  }

  // MARK: the document

  /// Only the fonts of the set-up, so that a machine's other fonts change no picture; emoji scaled to the text's size.
  private static var document: String {
    let scaling = ["/usr/share/fontconfig/conf.avail", "/etc/fonts/conf.d"]
      .map { $0 + "/10-scale-bitmap-fonts.conf" }.first { FileManager.default.fileExists(atPath: $0) }
    let folders = ([FontFolders.own + "/nunito"] + FontFolders.system).map { "<dir>\(escaped($0))</dir>" }
    let accepted = FontFolders.accepted.map { "<glob>\(escaped($0))</glob>" }
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(folders.joined(separator: "\n"))
      <cachedir>\(escaped(FontFolders.own))/cache</cachedir>
      <cachedir>/var/cache/fontconfig</cachedir>
      \(scaling.map { "<include>\($0)</include>" } ?? "")
      <selectfont>
      <rejectfont><glob>/*</glob></rejectfont>
      <acceptfont>\(accepted.joined())</acceptfont>
      </selectfont>
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      </fontconfig>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
