import Crypto
import Foundation

/// The pictures of a page by their hashes. Equal pictures are kept once.
struct PictureStore {
  private var files: [String: Data] = [:]
  private(set) var bytes = 0

  subscript(hash: String) -> Data? { files[hash] }

  /// Keeps a file and returns its hash.
  mutating func add(_ file: Data) -> String {
    let hash = SHA256.hash(data: file).prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    if files.updateValue(file, forKey: hash) == nil { bytes += file.count }
    return hash
  }

  /// Removes what `kept` does not name.
  mutating func keep(only kept: Set<String>) {
    for (hash, file) in files where !kept.contains(hash) {
      files[hash] = nil
      bytes -= file.count
    }
  }
}
