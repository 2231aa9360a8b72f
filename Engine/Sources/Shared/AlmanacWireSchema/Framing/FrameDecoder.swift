import SwiftProtobuf

/// A decoder of the frames between host and extension.
public typealias FrameDecoder = MessageFrames<Envelope>

/// A decoder of frames from a stream of bytes. A frame is an unsigned 32-bit little-endian length, then one message of that many bytes.
///
/// ```swift
/// var frames = FrameDecoder(limit: 64 << 20)
/// frames.append(portion)
/// while let envelope = try frames.next() { handle(envelope) }
/// ```
public struct MessageFrames<Content: Message & Sendable>: Sendable {
  /// The length of the longest allowed message in bytes. A longer one is refused as soon as its length is known.
  public let limit: Int
  private var bytes: [UInt8] = []
  /// The index in `bytes` at which the next frame begins.
  private var start = 0

  /// Creates a decoder without bytes.
  ///
  /// - Parameter limit: The length of the longest allowed message in bytes.
  public init(limit: Int) { self.limit = limit }

  /// Appends the next bytes of the stream: any number of them, from any part of a frame.
  public mutating func append(_ portion: UnsafeRawBufferPointer) { bytes.append(contentsOf: portion) }

  /// Whether bytes have been appended that are not part of a decoded frame.
  public var hasRest: Bool { bytes.count > start }

  /// Returns the next message; nil until all bytes of its frame have been appended.
  ///
  /// - Throws: ``FrameError``. Nothing after such a frame can be decoded, because its end is unknown or its content is invalid.
  public mutating func next() throws(FrameError) -> Content? {
    guard bytes.count - start >= Frame.headerBytes else {
      dropDecoded()
      return nil
    }
    let length = (0..<Frame.headerBytes).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length <= limit else { throw .tooLong(bytes: length, limit: limit) }
    let body = start + Frame.headerBytes
    guard bytes.count - body >= length else {
      dropDecoded()
      // Reserve memory for the whole frame now; growing step by step would copy the bytes each time.
      bytes.reserveCapacity(Frame.headerBytes + length)
      return nil
    }
    start = body + length
    // The bounds are those of an extension's replies; what a painter sends has no lists.
    if Content.self == Envelope.self { try checkElements(body..<start) }
    try checkDecodedSize(body..<start)
    do {
      return try Content(serializedBytes: bytes.span.bytes.extracting(body..<start), options: Frame.decoding)
    } catch {
      throw .malformed(bytes: length)
    }
  }

  /// Refuses a frame that would fill the memory when it is decoded.
  private func checkElements(_ frame: Range<Int>) throws(FrameError) {
    let fault: ElementCount.Fault? = bytes.withUnsafeBytes { bytes in
      do throws(ElementCount.Fault) {
        try ElementCount.check(envelope: UnsafeRawBufferPointer(rebasing: bytes[frame]))
        return nil
      } catch {
        return error
      }
    }
    switch fault {
    case nil: return
    case .tooMany(let what, let limit): throw .tooMany(what: what, limit: limit)
    case .malformed: throw .malformed(bytes: frame.count)
    }
  }

  private func checkDecodedSize(_ frame: Range<Int>) throws(FrameError) {
    let fault: DecodedTooLarge? = bytes.withUnsafeBytes { bytes in
      do throws(DecodedTooLarge) {
        try Content.checkDecodedSize(of: UnsafeRawBufferPointer(rebasing: bytes[frame]))
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw .tooLarge(limit: fault.limit) }
  }

  private mutating func dropDecoded() {
    guard start > 0 else { return }
    if start == bytes.count {
      // Release the memory of a large frame.
      bytes.removeAll(keepingCapacity: bytes.capacity <= Frame.keptBytes)
    } else {
      bytes.removeFirst(start)
    }
    start = 0
  }
}

/// Constants of encoder and decoder.
enum Frame {
  /// Bytes of the length that precedes a message.
  static let headerBytes = 4
  /// The most memory that a decoder keeps between two frames, in bytes.
  static let keptBytes = 1 << 20

  /// Options that refuse deeply nested bytes before they exhaust the stack.
  static let decoding: BinaryDecodingOptions = {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = MessageLimits.depth
    return options
  }()
}
