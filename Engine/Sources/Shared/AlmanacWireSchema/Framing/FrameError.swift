/// A fault of a frame, found while encoding or decoding it.
public enum FrameError: Error, Hashable, Sendable {
  /// The message has `bytes` bytes; at most `limit` are allowed.
  case tooLong(bytes: Int, limit: Int)
  /// The content of a frame, which is this many bytes long, is not a message of the protocol.
  case malformed(bytes: Int)
  /// A reply has more than `limit` of `what`: "entries", or "elements" of all kinds. It was not decoded.
  case tooMany(what: String, limit: Int)
  /// A message would take more than `limit` bytes when it is decoded. It was not decoded.
  case tooLarge(limit: Int)
}

extension FrameError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLong(let bytes, let limit): "a frame has \(bytes) bytes, \(limit) are allowed"
    case .malformed(let bytes): "a frame of \(bytes) bytes is not a message of the protocol"
    case .tooMany(let what, let limit): "a reply has more than \(limit) \(what)"
    case .tooLarge(let limit): "a message would take more than \(limit) bytes when it is decoded"
    }
  }
}
