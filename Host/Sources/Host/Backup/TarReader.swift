import Foundation

/// Reads the entries of a backup's tar archive in order. The archive is hostile input: the reader throws for an entry that is not a file, a folder or
/// a link, and for a path that leads out of the archive's root.
struct TarReader {
  private let read: (Int) throws -> Data
  /// The number of bytes that were read.
  private(set) var offset = 0

  /// - Parameter read: returns the next bytes, as many as it is asked for; fewer at the end of the file.
  init(read: @escaping (Int) throws -> Data) { self.read = read }

  /// Returns the next entry; nil at the end of the archive. The caller reads the content of a file with ``content(_:)``.
  mutating func next() throws -> TarEntry? {
    var path: String?
    var target: String?
    while true {
      let header = [UInt8](try bytes(TarEntry.block))
      if header.allSatisfy({ $0 == 0 }) { return nil }
      try checkSum(header)
      let size = try number(header, at: 124, 12)
      let name = try path ?? text(header, at: 0, 100)
      switch header[156] {
      case UInt8(ascii: "x"):
        guard size <= 4 * TarEntry.pathLimit, path == nil, target == nil else { throw BackupError.malformed("an extended header is too long") }
        let records = try bytes(size)
        _ = try bytes(TarEntry.padding(size))
        (path, target) = try Self.records(records)
      case UInt8(ascii: "0"), 0:
        return TarEntry(path: try Self.checked(name), kind: .file(size: size), isExecutable: try number(header, at: 100, 8) & 0o100 != 0)
      case UInt8(ascii: "5"): return TarEntry(path: try Self.checked(name.hasSuffix("/") ? String(name.dropLast()) : name), kind: .folder)
      case UInt8(ascii: "2"):
        let place = try Self.checked(name)
        let text = try target ?? text(header, at: 157, 100)
        guard Self.staysInside(place, text) else {
          throw BackupError.refused(Printable.text(place), "is a link that leads or may lead out, to \(Printable.text(text))")
        }
        return TarEntry(path: place, kind: .link(target: text))
      default: throw BackupError.refused(Printable.text(name), "is neither a file nor a folder nor a link")
      }
    }
  }

  /// Returns the next bytes of a file's content.
  mutating func content(_ count: Int) throws -> Data { try bytes(count) }

  private mutating func bytes(_ count: Int) throws -> Data {
    guard count > 0 else { return Data() }
    let data = try read(count)
    guard data.count == count else { throw BackupError.malformed("it ends too early") }
    offset += count
    return data
  }

  private func checkSum(_ header: [UInt8]) throws {
    let sum = header.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 0x20 : Int($1.element)) }
    guard try number(header, at: 148, 8) == sum else { throw BackupError.malformed("a header's checksum is wrong") }
  }

  private func number(_ header: [UInt8], at offset: Int, _ width: Int) throws -> Int {
    let digits = header[offset..<offset + width].drop { $0 == 0x20 }.prefix { (0x30..<0x38).contains($0) }
    // At most 11 digits, which cannot overflow.
    guard !digits.isEmpty, let value = Int(String(decoding: digits, as: UTF8.self), radix: 8) else {
      throw BackupError.malformed("a header has a field that is not a number")
    }
    return value
  }

  private func text(_ header: [UInt8], at offset: Int, _ width: Int) throws -> String {
    guard let text = String(validating: header[offset..<offset + width].prefix { $0 != 0 }, as: UTF8.self) else {
      throw BackupError.malformed("a path is not UTF-8")
    }
    return text
  }

  private static func records(_ data: Data) throws -> (path: String?, target: String?) {
    var values: [String: String] = [:]
    var rest = data[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0 != 0x20 }
      guard digits.count <= 5, let length = Int(String(decoding: digits, as: UTF8.self)), length > digits.count + 1, length <= rest.count else {
        throw BackupError.malformed("an extended header is not of this format")
      }
      guard let record = String(validating: rest.dropFirst(digits.count + 1).prefix(length - digits.count - 2), as: UTF8.self),
        let sign = record.firstIndex(of: "=")
      else { throw BackupError.malformed("an extended header is not of this format") }
      values[String(record[..<sign])] = String(record[record.index(after: sign)...])
      rest = rest.dropFirst(length)
    }
    return (values["path"], values["linkpath"])
  }

  /// Returns a path that leads down from the archive's root.
  private static func checked(_ path: String) throws -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = path.utf8.count <= TarEntry.pathLimit && path.unicodeScalars.allSatisfy(Printable.isPlain)
    guard isPlain, names.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count <= 255 }) else {
      throw BackupError.refused(Printable.text(path), "has a path that leads out of the data folder or is not plain text")
    }
    return path
  }

  /// Returns whether a link at `path` stays in the folder of its app: the first three names of its path.
  ///
  /// If a name in the target is itself a link, a `..` after it starts from the folder that this link leads to, which may be anywhere. So `..` is allowed
  /// only at the beginning of the target, where it starts from the link's own folder. Links of bundles may have it elsewhere: ``BundlePlan`` follows
  /// them after the extraction.
  static func staysInside(_ path: String, _ target: String) -> Bool {
    guard !target.isEmpty, !target.hasPrefix("/"), target.utf8.count <= TarEntry.pathLimit else { return false }
    var depth = path.split(separator: "/").count - 1
    guard depth >= 3 else { return false }
    let isBundle = path.hasPrefix("data/apps/")
    var isBelowName = false
    for name in target.split(separator: "/") where name != "." {
      if name == "..", isBelowName, !isBundle { return false }
      if name != ".." { isBelowName = true }
      depth += name == ".." ? -1 : 1
      if depth < 3 { return false }
    }
    return true
  }
}
