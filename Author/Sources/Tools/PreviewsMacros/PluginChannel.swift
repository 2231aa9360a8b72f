import Foundation
import Glibc

/// Reads and writes the length-prefixed JSON messages of the compiler's plugin protocol.
struct PluginChannel {
  let input: Int32
  let output: Int32

  /// Reads the next message; returns nil if the compiler has closed the channel or sent something other than JSON.
  func read() -> [String: Any]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    guard let count = Int(exactly: length), let body = read(count: count) else { return nil }
    return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  }

  private func read(count: Int) -> Data? {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + filled, count - filled) }
      guard got > 0 else { return nil }
      filled += got
    }
    return data
  }

  func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var frame = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    frame.append(body)
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes { Glibc.write(output, $0.baseAddress! + sent, frame.count - sent) }
      guard count > 0 else { return }
      sent += count
    }
  }
}
