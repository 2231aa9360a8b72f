import Foundation

/// Noto Sans Thai under another name, with an empty SVG table.
enum DrawingFont {
  static let family = "Noto Sans Draw"

  /// Writes the font file, in which `name`, four ASCII letters, stands for “Thai”. It is removed when the process ends, because the text engine reads it again later.
  static func write(name: String = "Draw") throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawings-\(UUID().uuidString).ttf")
    files.append(file)
    atexit { for file in DrawingFont.files { try? FileManager.default.removeItem(at: file) } }
    let thai = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"))
    try withTable(renamed(thai, name)).write(to: file)
    return file
  }

  nonisolated(unsafe) private static var files: [URL] = []

  /// Replaces “Thai” in the names, which are ASCII or UTF-16.
  private static func renamed(_ font: Data, _ name: String) -> Data {
    var font = font
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      guard let old = "Thai".data(using: encoding), let new = name.data(using: encoding) else { continue }
      while let range = font.range(of: old) { font.replaceSubrange(range, with: new) }
    }
    return font
  }

  /// Appends a table `SVG ` without drawings: the directory grows by its 16 bytes, so that every other table begins 16 bytes later.
  private static func withTable(_ font: Data) -> Data {
    func number(_ position: Int, _ bytes: Int) -> Int { font[position..<(position + bytes)].reduce(0) { $0 << 8 | Int($1) } }
    func bytes(_ value: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }) }
    let count = number(4, 2)
    let end = 12 + 16 * count
    var entries: [Data] = (0..<count).map { index in
      let start = 12 + 16 * index
      var entry = Data(font[start..<(start + 8)])
      entry.append(bytes(number(start + 8, 4) + 16, 4))
      entry.append(font[(start + 12)..<(start + 16)])
      return entry
    }
    // Version 0; the list of drawings at byte 10; reserved; then an empty list.
    let table = Data([0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0])
    var entry = Data("SVG ".utf8)
    for part in [bytes(0, 4), bytes(font.count + 16, 4), bytes(table.count, 4)] { entry.append(part) }
    entries.append(entry)
    entries.sort { $0.prefix(4).lexicographicallyPrecedes($1.prefix(4)) }
    var result = Data(font[0..<4])
    for part in [bytes(count + 1, 2), font[6..<12]] + entries + [font[end...], table] { result.append(part) }
    return result
  }
}
