import AlmanacBasics
import Foundation

/// Identifies the fonts and icons that text is drawn with on this machine: one line for each of their sources. Pictures of two machines can be equal
/// only if these are.
///
/// A font's checksums, which its file holds for each of its tables, stand for its content, so that hundreds of megabytes need not be read.
public struct FontSet: Sendable, Hashable {
  /// One source of fonts.
  public struct Part: Sendable, Hashable {
    /// The folder's name: `inter`, `jetbrains-mono`, `noto-cjk`, `noto`, `nunito`, `phosphor`.
    public let name: String
    /// The number of its files that are used.
    public let files: Int
    /// A hash of their names and checksums.
    public let digest: String
  }
  /// The sources, in their order.
  public let parts: [Part]

  /// The fonts of this machine.
  public static let installed = FontSet(FontFolders.standard)

  init(_ folders: FontFolders) {
    let places = [
      ("inter", folders.root + "/opentype/inter"), ("jetbrains-mono", folders.root + "/truetype/jetbrains-mono"),
      ("noto-cjk", folders.root + "/opentype/noto"), ("noto", folders.root + "/truetype/noto"), ("nunito", folders.own + "/nunito"),
      ("phosphor", folders.own + "/phosphor"),
    ]
    let accepted = folders.accepted + [folders.own + "/phosphor/*.tsv"]
    parts = places.map { name, folder in
      let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { file in
        !file.hasPrefix("LICENSE") && accepted.contains { fnmatch($0, "\(folder)/\(file)", 0) == 0 }
      }
      var hash = FNV1a()
      for file in files {
        hash.combine(file.utf8)
        hash.combine(Self.head(of: "\(folder)/\(file)"))
      }
      return Part(name: name, files: files.count, digest: String(hash.value, radix: 16))
    }
  }

  /// The beginning of a file, with the checksums of a font's tables, and its length.
  private static func head(of path: String) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? file.close() }
    var head = (try? file.read(upToCount: 4096)) ?? Data()
    let length = (try? file.seekToEnd()) ?? 0
    head.append(contentsOf: withUnsafeBytes(of: length.littleEndian, Array.init))
    return head
  }

  /// The text of a file that is kept beside pictures.
  public var text: String {
    "# The fonts that these pictures were drawn with. Scripts/setup of Almanac installs them.\n"
      + parts.map { "\($0.name) \($0.files) \($0.digest)\n" }.joined()
  }

  /// Says how these fonts differ from those of a file that ``text`` made; nil: they are equal.
  ///
  /// - Parameter text: the file's content; lines that are not of this form are ignored.
  public func difference(from text: String) -> String? {
    var recorded: [String: Part] = [:]
    for line in text.split(whereSeparator: \.isNewline).prefix(64) where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if words.count == 3, let files = Int(words[1]) {
        recorded[String(words[0])] = Part(name: String(words[0]), files: files, digest: String(words[2]))
      }
    }
    let different = parts.compactMap { part -> String? in
      guard let old = recorded[part.name], old != part else { return nil }
      return old.files == part.files ? "\(part.name) (other versions)" : "\(part.name) (\(part.files) files here, \(old.files) then)"
    }
    guard !different.isEmpty else { return nil }
    return "the fonts of this machine are not those that the pictures were recorded with: \(different.joined(separator: ", ")); "
      + "text may differ. Install the fonts with Scripts/setup, or record the pictures again"
  }
}
