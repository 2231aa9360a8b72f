import Foundation

/// A bundle folder made for one test.
final class TestBundle {
  let url: URL
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
  var bundle: Bundle { Bundle(path: url.path) ?? .main }

  /// The header of a PNG of the given size; `mark` makes files differ.
  static func png(_ width: UInt32, _ height: UInt32, mark: UInt8 = 0) -> Data {
    func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + word(width) + word(height) + [8, 6, 0, 0, 0, mark])
  }
}
