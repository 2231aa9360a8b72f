import Foundation
import SwiftProtobuf

extension Envelope {
  /// Encodes the envelope as one frame, which ``FrameDecoder`` decodes.
  ///
  /// - Parameter limit: The longest envelope in bytes that the receiver accepts.
  /// - Throws: ``FrameError/tooLong(bytes:limit:)``, or SwiftProtobuf's error for an envelope of 2 GB or more.
  public func frame(limit: Int = .max) throws -> Data { try Frame.encode(self, limit: limit) }
}

extension PainterMessage {
  /// Encodes the message as one frame, which ``MessageFrames`` decodes.
  ///
  /// - Parameter limit: The longest message in bytes that the receiver accepts.
  /// - Throws: ``FrameError/tooLong(bytes:limit:)``, or SwiftProtobuf's error for a message of 2 GB or more.
  public func frame(limit: Int = .max) throws -> Data { try Frame.encode(self, limit: limit) }
}

extension Frame {
  fileprivate static func encode(_ message: some Message, limit: Int) throws -> Data {
    let frame: FrameBytes = try message.serializedBytes()
    guard frame.count <= limit else { throw FrameError.tooLong(bytes: frame.count, limit: limit) }
    return frame.data
  }
}

/// The buffer into which SwiftProtobuf encodes a message. It begins with the frame's length, so that prepending it copies nothing.
private struct FrameBytes: SwiftProtobufContiguousBytes {
  var data: Data

  init(repeating byte: UInt8, count: Int) {
    data = Data(count: Frame.headerBytes + count)
    if byte != 0 { withUnsafeMutableBytes { _ = $0.initializeMemory(as: UInt8.self, repeating: byte) } }
    writeLength()
  }

  init(_ bytes: some Sequence<UInt8>) {
    data = Data(count: Frame.headerBytes)
    data.append(contentsOf: bytes)
    writeLength()
  }

  /// The number of bytes of the message, without the length before it.
  var count: Int { data.count - Frame.headerBytes }

  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try data.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[Frame.headerBytes...])) }
  }

  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    try data.withUnsafeMutableBytes { try body(UnsafeMutableRawBufferPointer(rebasing: $0[Frame.headerBytes...])) }
  }

  private mutating func writeLength() {
    let length = UInt32(clamping: count).littleEndian
    data.withUnsafeMutableBytes { $0.storeBytes(of: length, as: UInt32.self) }
  }
}
