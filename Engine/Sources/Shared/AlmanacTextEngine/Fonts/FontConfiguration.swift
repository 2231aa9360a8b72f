import CAlmanacPango
import Foundation
import Synchronization

/// One immutable fontconfig configuration, shared by the engines of all threads. Registering an author's font makes a new one, which engines adopt on
/// their next use.
// Unchecked: immutable; fontconfig counts references and locks its caches itself.
final class FontConfiguration: @unchecked Sendable {
  let config: OpaquePointer
  /// Increases with each registration.
  let generation: Int
  let registered: [String]
  let folders: FontFolders
  /// Whether there are no fonts at all, so that Pango cannot shape anything.
  let isEmpty: Bool

  init(folders: FontFolders = .standard, registered: [String] = [], generation: Int = 0) {
    self.folders = folders
    self.registered = registered
    self.generation = generation
    let config: OpaquePointer = FcConfigCreate()
    let document = Self.document(folders)
    let parsed = Self.withBytes(of: document) { FcConfigParseAndLoadFromMemory(config, $0, FcBool(1)) }
    precondition(parsed != 0, "the engine's own fontconfig document does not parse")
    FcConfigBuildFonts(config)
    for path in registered { _ = Self.withBytes(of: path) { FcConfigAppFontAddFile(config, $0) } }
    isEmpty = [FcSetSystem, FcSetApplication].allSatisfy { (FcConfigGetFonts(config, $0)?.pointee.nfont ?? 0) == 0 }
    self.config = config
  }

  private static func withBytes<Result>(of text: String, _ body: (UnsafePointer<FcChar8>) -> Result) -> Result {
    Array(text.utf8CString).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { body($0.baseAddress!) }
    }
  }

  deinit { FcConfigDestroy(config) }

  // MARK: The current configuration

  private static let latest = Mutex<FontConfiguration?>(nil)

  static var current: FontConfiguration {
    latest.withLock { latest in
      if let latest { return latest }
      let made = FontConfiguration()
      made.reportMissing()
      latest = made
      return made
    }
  }

  static func register(_ path: String) throws {
    if !register([path]).isEmpty { throw FontError.unreadable(path: path) }
  }

  /// Adds font files at once; returns those that are not fonts.
  static func register(_ paths: [String]) -> [String] {
    let unreadable = paths.filter { !isFont($0) }
    latest.withLock { latest in
      let before = latest?.registered ?? []
      let new = paths.filter { !before.contains($0) && !unreadable.contains($0) }
      if !new.isEmpty { latest = FontConfiguration(registered: before + new, generation: (latest?.generation ?? 0) + 1) }
    }
    return unreadable
  }

  private static func isFont(_ path: String) -> Bool {
    var count: Int32 = 0
    let pattern = withBytes(of: path) { FcFreeTypeQuery($0, 0, nil, &count) }
    guard let pattern else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }

  /// Returns whether there is a family with this name, as fontconfig compares names (ignoring case and spaces).
  func has(family: String) -> Bool { !faces(where: FC_FAMILY, is: family, then: { _ in true }).isEmpty }

  /// Returns the family, weight (1…1000, as in CSS) and slant of the face with a PostScript name, or else a full name such as "DejaVu Serif Bold"; nil if
  /// there is none.
  func face(named name: String) -> (family: String, weight: Int, italic: Bool)? {
    face(where: FC_POSTSCRIPT_NAME, is: name) ?? face(where: FC_FULLNAME, is: name)
  }

  private func face(where property: String, is name: String) -> (family: String, weight: Int, italic: Bool)? {
    faces(where: property, is: name) { pattern -> (family: String, weight: Int, italic: Bool)? in
      var family: UnsafeMutablePointer<FcChar8>?
      var weight = 0.0
      var slant: Int32 = 0
      guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
      FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      return (String(cString: family), Int(FcWeightToOpenTypeDouble(weight).rounded()), slant != FC_SLANT_ROMAN)
    }.first
  }

  /// The PostScript names of all faces, by family.
  var families: [String: Set<String>] {
    let faces = faces { pattern in
      Self.text(FC_FAMILY, of: pattern).flatMap { family in Self.text(FC_POSTSCRIPT_NAME, of: pattern).map { (family, $0) } }
    }
    return faces.reduce(into: [:]) { $0[$1.0, default: []].insert($1.1) }
  }

  /// Returns the PostScript names of a file's faces, in their order; empty if it is not a font.
  static func postScriptNames(inFile path: String) -> [String] {
    var names: [String] = []
    var index: UInt32 = 0
    var count: Int32 = 1
    // A collection has several faces. The limit ends the loop for a file that claims many.
    while index < UInt32(count), index < 64, let pattern = withBytes(of: path, { FcFreeTypeQuery($0, index, nil, &count) }) {
      defer { FcPatternDestroy(pattern) }
      if let name = text(FC_POSTSCRIPT_NAME, of: pattern), !names.contains(name) { names.append(name) }
      index += 1
    }
    return names
  }

  private static func text(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private func faces<Value>(where object: String, is value: String, then read: (OpaquePointer) -> Value?) -> [Value] {
    faces(where: { pattern in _ = Self.withBytes(of: value) { FcPatternAddString(pattern, object, $0) } }, then: read)
  }

  private func faces<Value>(where limit: (OpaquePointer?) -> Void = { _ in }, then read: (OpaquePointer) -> Value?) -> [Value] {
    let sets = [FcConfigGetFonts(config, FcSetSystem), FcConfigGetFonts(config, FcSetApplication)].compactMap { $0 }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let keys = FcObjectSetCreate()
    defer { FcObjectSetDestroy(keys) }
    limit(pattern)
    for key in [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_POSTSCRIPT_NAME] { FcObjectSetAdd(keys, key) }
    var pointers: [UnsafeMutablePointer<FcFontSet>?] = sets
    guard let found = FcFontSetList(config, &pointers, Int32(sets.count), pattern, keys) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { index in found.pointee.fonts[index].flatMap(read) }
  }

  // MARK: Missing fonts

  /// The fonts and icon tables that the set-up installs and that are missing.
  var missing: [FontError] {
    let families = FontFolders.families.filter { !has(family: $0) }
    let icons = IconTable.Face.allCases.filter { !IconTable.exists($0, in: folders) }.map { "Phosphor (\($0.rawValue) icons)" }
    return (families + icons).map { FontError.missing(family: $0) }
  }

  /// Writes one line to standard error if something is missing; text is then drawn with the remaining fonts.
  private func reportMissing() {
    guard let first = missing.first else { return }
    // Not with `FileHandle`, which ends the process when it cannot write.
    let line = Array("almanac: \(first)\n".utf8)
    _ = write(2, line, line.count)
  }

  // MARK: The configuration document

  /// The configuration document. It accepts only the set-up's fonts, so that a machine's other fonts do not change pictures, and scales emoji to the
  /// text's size.
  private static func document(_ folders: FontFolders) -> String {
    let scaling = ["/usr/share/fontconfig/conf.avail", "/etc/fonts/conf.d"]
      .map { $0 + "/10-scale-bitmap-fonts.conf" }.first { FileManager.default.fileExists(atPath: $0) }
    let directories = folders.all.map { "<dir>\(escaped($0))</dir>" }
    let accepted = folders.accepted.map { "<glob>\(escaped($0))</glob>" }
    // Every variant of the CJK font contains all characters; the language determines which regional forms are used.
    let regions = [("ja", "JP"), ("ko", "KR"), ("zh-cn", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK")].map { language, cut in
      "<match><test name=\"lang\"><string>\(language)</string></test>"
        + "<edit name=\"family\" mode=\"append\" binding=\"strong\"><string>Noto Sans CJK \(cut)</string></edit></match>"
    }
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(directories.joined(separator: "\n"))
      <cachedir>\(escaped(folders.own))/cache</cachedir>
      <cachedir>/var/cache/fontconfig</cachedir>
      \(scaling.map { "<include>\($0)</include>" } ?? "")
      <selectfont>
      <rejectfont><glob>/*</glob></rejectfont>
      <acceptfont>\(accepted.joined())</acceptfont>
      </selectfont>
      \(regions.joined(separator: "\n"))
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      </fontconfig>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
