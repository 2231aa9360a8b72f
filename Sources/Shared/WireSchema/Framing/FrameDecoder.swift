import SwiftProtobuf

/// Cuts a stream of bytes into frames: an unsigned 32-bit little-endian length, then one envelope of that many bytes.
///
/// ```swift
/// var frames = FrameDecoder(limit: 64 << 20)
/// frames.append(portion)
/// while let envelope = try frames.next() { handle(envelope) }
/// ```
public struct FrameDecoder: Sendable {
  /// The longest envelope in bytes. A longer one is refused as soon as its length is known.
  public let limit: Int
  private var bytes: [UInt8] = []
  /// Where the next frame begins in `bytes`.
  private var start = 0

  public init(limit: Int) { self.limit = limit }

  /// Appends the bytes that arrived next, as many as there are.
  public mutating func append(_ portion: UnsafeRawBufferPointer) { bytes.append(contentsOf: portion) }

  /// The next envelope; nil until all bytes of its frame were appended.
  ///
  /// - Throws: ``FrameError``; the stream cannot be read on after it.
  public mutating func next() throws(FrameError) -> Envelope? {
    guard bytes.count - start >= Frame.headerBytes else {
      dropDecoded()
      return nil
    }
    let length = (0..<Frame.headerBytes).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length <= limit else { throw .tooLong(bytes: length, limit: limit) }
    let body = start + Frame.headerBytes
    guard bytes.count - body >= length else {
      dropDecoded()
      // Memory for the whole frame at once: growing step by step would copy what is there.
      bytes.reserveCapacity(Frame.headerBytes + length)
      return nil
    }
    start = body + length
    do {
      return try Envelope(serializedBytes: bytes.span.bytes.extracting(body..<start), options: Frame.decoding)
    } catch {
      throw .malformed(bytes: length)
    }
  }

  private mutating func dropDecoded() {
    guard start > 0 else { return }
    if start == bytes.count {
      // The memory of a large frame is given back.
      bytes.removeAll(keepingCapacity: bytes.capacity <= Frame.keptBytes)
    } else {
      bytes.removeFirst(start)
    }
    start = 0
  }
}

/// Sizes that encoder and decoder share.
enum Frame {
  /// Bytes of the length ahead of an envelope.
  static let headerBytes = 4
  /// The most memory that a decoder keeps between two frames, in bytes.
  static let keptBytes = 1 << 20

  /// Messages of the schema are nested about ten deep; bytes that claim to be nested deeper are refused before they exhaust the stack.
  static let decoding: BinaryDecodingOptions = {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = 64
    return options
  }()
}
