import Foundation

/// The fields of a message in the protocol buffers format. A value that does not end within the message ends the sequence.
struct WireFields: Sequence, IteratorProtocol {
  enum Value: Equatable {
    case number(UInt64)
    case bytes(Data)
    /// Four or eight bytes, which no field that is read here uses.
    case fixed
  }

  private let data: Data
  private var position: Int

  init(_ data: Data) {
    self.data = data
    position = data.startIndex
  }

  mutating func next() -> (number: Int, value: Value)? {
    guard let key = varint(), key >> 3 > 0, key >> 3 < 1 << 29 else { return nil }
    let number = Int(key >> 3)
    switch key & 7 {
    case 0: return varint().map { (number, .number($0)) }
    case 1: return bytes(8).map { _ in (number, .fixed) }
    case 2: return varint().flatMap { bytes($0) }.map { (number, .bytes($0)) }
    case 5: return bytes(4).map { _ in (number, .fixed) }
    default: return nil
    }
  }

  private mutating func varint() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard position < data.endIndex else { return nil }
      let byte = data[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  private mutating func bytes(_ count: UInt64) -> Data? {
    guard count <= UInt64(data.endIndex - position) else { return nil }
    let start = position
    position += Int(count)
    return data[start..<position]
  }
}
