import Foundation
import SwiftProtobuf

/// Bytes that were refused before they were decoded, because the message would take too much memory.
public struct DecodedTooLarge: Error, Equatable, CustomStringConvertible {
  /// The most bytes that the decoded message may take.
  public let limit: Int
  public var description: String { "the decoded message would take more than \(limit) bytes" }
}

extension Message {
  /// Decodes a message from bytes that somebody else has chosen: a reply, a row of a database, a file. Call nothing else for them.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that the decoded message may take; nil: ``MessageLimits/decodedBytes`` besides the length of the bytes.
  ///   - depth: the most levels of nested messages.
  /// - Throws: ``DecodedTooLarge``; SwiftProtobuf's errors.
  public init(bounded data: Data, limit: Int? = nil, depth: Int = MessageLimits.depth) throws {
    try data.withUnsafeBytes { try Self.checkDecodedSize(of: $0, limit: limit, depth: depth) }
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = depth
    try self.init(serializedBytes: data, options: options)
  }

  /// Checks what the bytes take when they are decoded; parameters as for ``init(bounded:limit:depth:)``. Bytes that are no message at all are left to
  /// the decoder, which reports them.
  ///
  /// - Throws: ``DecodedTooLarge``.
  static func checkDecodedSize(
    of bytes: UnsafeRawBufferPointer, limit: Int? = nil, depth: Int = MessageLimits.depth
  ) throws(DecodedTooLarge) {
    let limit = limit ?? bytes.count + MessageLimits.decodedBytes
    // A message of few bytes cannot reach the limit: an element takes at least two.
    guard bytes.count > limit / MessageLimits.bytesPerByte else { return }
    do throws(DecodedSize.Fault) {
      try DecodedSize.check(Self.self, bytes, limit: limit, depth: depth)
    } catch {
      if case .tooLarge(let limit) = error { throw DecodedTooLarge(limit: limit) }
    }
  }
}

/// Bounds of messages of any kind.
public enum MessageLimits {
  /// The most bytes that a message may take besides its length when it is decoded. An extension that stays within 30 MB has less for the same values.
  public static let decodedBytes = 48 << 20
  /// The most levels of nested messages, which would otherwise exhaust the stack. Messages of the schema are nested about ten deep.
  public static let depth = 64
  /// The largest factor by which decoding can enlarge a message. An empty node has 2 bytes, so it is half of the size of a decoded node.
  static let bytesPerByte = 512
}
