import WireSchema
import Foundation
import SwiftProtobuf

/// Cuts a stream of bytes into the protocol's frames: a 32-bit little-endian length, then one envelope.
struct FrameBuffer {
  /// The longest frame that is read; a longer one is refused when its length is known, before its bytes are kept.
  let limit: Int
  private var bytes = Data()

  init(limit: Int) { self.limit = limit }

  mutating func append(_ portion: UnsafeRawBufferPointer) { bytes.append(contentsOf: portion) }

  /// The next whole frame, or nil while its end has not come.
  mutating func next() throws(ExtensionError) -> Envelope? {
    guard bytes.count >= 4 else { return nil }
    let start = bytes.startIndex
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length <= limit else { throw .oversizedReply(bytes: length, limit: limit) }
    guard bytes.count >= 4 + length else { return nil }
    let body = bytes.subdata(in: start + 4..<start + 4 + length)
    bytes.removeFirst(4 + length)
    // Slices keep the whole buffer's indices and memory; a fresh copy of the short rest ends that.
    bytes = Data(bytes)
    do {
      return try Envelope(serializedBytes: body, options: Self.decoding)
    } catch {
      throw .malformedReply("a frame of \(length) bytes is no envelope")
    }
  }

  /// One frame as it goes over the socket.
  static func frame(_ envelope: Envelope) throws -> Data {
    let body: Data = try envelope.serializedBytes()
    var frame = Data(capacity: body.count + 4)
    for shift in stride(from: 0, to: 32, by: 8) { frame.append(UInt8(truncatingIfNeeded: body.count >> shift)) }
    frame.append(body)
    return frame
  }

  private static let decoding: BinaryDecodingOptions = {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = 512
    return options
  }()
}
