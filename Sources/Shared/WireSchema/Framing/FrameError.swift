/// Why bytes are no frame, or an envelope cannot become one.
public enum FrameError: Error, Hashable, Sendable {
  /// The envelope has more bytes than the limit allows.
  case tooLong(bytes: Int, limit: Int)
  /// A frame of this many bytes holds no envelope.
  case malformed(bytes: Int)
}

extension FrameError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLong(let bytes, let limit): "a frame of \(bytes) bytes, \(limit) are allowed"
    case .malformed(let bytes): "a frame of \(bytes) bytes is no envelope"
    }
  }
}
