import Foundation

/// One entry of a tar archive in the pax format (POSIX.1-2001), as far as backups need it: files, folders and links.
struct TarEntry: Equatable {
  enum Kind: Equatable {
    case file(size: Int)
    case folder
    case link(target: String)
  }
  var path: String
  var kind: Kind
  var isExecutable = false

  static let block = 512
  /// The longest path, and the longest target of a link, in bytes.
  static let pathLimit = 4096

  /// The header's blocks: one, and before it the extended header of a path that is too long for it or not ASCII.
  var header: Data {
    var target = ""
    if case .link(let text) = kind { target = text }
    var records = Data()
    for (key, value) in [("path", path), ("linkpath", target)] where value.utf8.count > 100 || !value.utf8.allSatisfy({ $0 < 0x80 }) {
      records += Self.record(key, value)
    }
    guard !records.isEmpty else { return block(path, target) }
    let extended = TarEntry(path: "extended-header", kind: .file(size: records.count)).block("extended-header", "", type: "x")
    return extended + records + Data(count: Self.padding(records.count)) + block(path, target)
  }

  /// The number of bytes that fill the last block of a file.
  static func padding(_ size: Int) -> Int { (block - size % block) % block }

  /// Returns `<length> key=value`, whose length counts its own digits.
  private static func record(_ key: String, _ value: String) -> Data {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count + 1
    while "\(length)".utf8.count + rest.utf8.count != length { length = "\(length)".utf8.count + rest.utf8.count }
    return Data("\(length)\(rest)".utf8)
  }

  private func block(_ path: String, _ target: String, type: Character? = nil) -> Data {
    var bytes = [UInt8](repeating: 0, count: Self.block)
    func put(_ text: String, at offset: Int, _ width: Int) {
      for (index, byte) in text.utf8.prefix(width).enumerated() { bytes[offset + index] = byte }
    }
    func number(_ value: Int, at offset: Int, _ width: Int) {
      let digits = String(value, radix: 8)
      put(String(repeating: "0", count: max(0, width - 1 - digits.count)) + digits, at: offset, width - 1)
    }
    let (mode, size, own): (Int, Int, Character) =
      switch kind {
      case .file(let size): (isExecutable ? 0o700 : 0o600, size, "0")
      case .folder: (0o700, 0, "5")
      case .link: (0o777, 0, "2")
      }
    put(path, at: 0, 100)
    number(mode, at: 100, 8)
    number(0, at: 108, 8)
    number(0, at: 116, 8)
    number(size, at: 124, 12)
    number(0, at: 136, 12)
    put("        ", at: 148, 8)
    put(String(type ?? own), at: 156, 1)
    put(target, at: 157, 100)
    put("ustar\u{0}00", at: 257, 8)
    let sum = bytes.reduce(0) { $0 + Int($1) }
    number(sum, at: 148, 7)
    bytes[154] = 0
    bytes[155] = 0x20
    return Data(bytes)
  }
}
