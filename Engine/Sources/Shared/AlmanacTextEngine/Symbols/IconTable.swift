import Foundation

/// One style of the icon set: a file with lines "name, tab, path data", sorted by name. It is memory-mapped and searched by bisection, so that opening
/// it reads nothing.
struct IconTable {
  /// The icon set's styles.
  enum Face: String, CaseIterable { case thin, light, regular, bold, fill }

  private let data: Data

  /// Nil if the set-up has not installed the file.
  init?(_ face: Face, in folders: FontFolders) {
    let file = URL(fileURLWithPath: Self.path(face, folders))
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped), !data.isEmpty else { return nil }
    self.data = data
  }

  static func exists(_ face: Face, in folders: FontFolders) -> Bool { FileManager.default.fileExists(atPath: path(face, folders)) }

  private static func path(_ face: Face, _ folders: FontFolders) -> String { folders.own + "/phosphor/\(face.rawValue).tsv" }

  /// Returns an icon in its square of 256 units, y down; nil if the set lacks it.
  func outline(of name: String) -> Outline? {
    pathData(of: name).flatMap { SVGPathParser.outline(of: $0) }
  }

  private func pathData(of name: String) -> String? {
    let wanted = Array(name.utf8)
    return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> String? in
      var low = 0
      var high = bytes.count
      while low < high {
        var begin = (low + high) / 2
        while begin > low, bytes[begin - 1] != UInt8(ascii: "\n") { begin -= 1 }
        var tab = begin
        while tab < high, bytes[tab] != UInt8(ascii: "\t") { tab += 1 }
        var end = tab
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let found = bytes[begin..<tab]
        if found.elementsEqual(wanted) {
          let first = bytes[(tab + 1)..<end]
          return String(decoding: first, as: UTF8.self)
        }
        if found.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = begin }
      }
      return nil
    }
  }
}
