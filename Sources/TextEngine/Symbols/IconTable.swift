import Foundation

/// One face of the icon set: a file of lines "name, tab, path data", in byte order of the names. Mapped, and searched by
/// bisection, so that opening it reads nothing.
struct IconTable {
  /// The icon set's faces.
  enum Face: String { case thin, light, regular, bold, fill }

  private let data: Data

  /// Throws `FontError.missing` where the set-up has not put the file.
  init(_ face: Face) throws {
    let path = FontFolders.own + "/phosphor/\(face.rawValue).tsv"
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), !data.isEmpty else {
      throw FontError.missing(family: "Phosphor (\(face.rawValue) icons)")
    }
    self.data = data
  }

  /// An icon in its own square of 256 units, y down.
  func outline(of name: String) -> Outline? {
    pathData(of: name).flatMap { SVGPathParser.outline(of: $0) }
  }

  func has(_ name: String) -> Bool { pathData(of: name) != nil }

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
