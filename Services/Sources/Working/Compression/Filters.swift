/// The cases `lzfse` and `brotli` are there for source compatibility; creating a filter with them fails.
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
  case lzfse, zlib, lz4, lzma, brotli

  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

public enum FilterOperation: RawRepresentable, Sendable {
  case compress, decompress

  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }
  // Not with ==, which would call `rawValue` again.
  public var rawValue: compression_stream_operation {
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}

public enum FilterError: Error {
  case invalidState, invalidData
}

/// A compression stream with its output buffer.
private final class FilterStream {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var stream: compression_stream
  private(set) var hasEnded = false
  /// True if the last step filled the buffer, so that there may be more output.
  private(set) var isFull = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
    buffer = .allocate(capacity: max(capacity, 1))
    stream = compression_stream(
      dst_ptr: buffer.baseAddress!, dst_size: 0, src_ptr: UnsafePointer(buffer.baseAddress!), src_size: 0, state: nil)
    // `deinit` frees the memory allocated so far, also after an error.
    guard compression_stream_init(&stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK else { throw FilterError.invalidState }
  }
  deinit {
    compression_stream_destroy(&stream)
    buffer.deallocate()
  }

  /// Processes bytes until the buffer is full. Returns the number of consumed bytes and the output. With `isLast` the stream has to end.
  func step(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> (used: Int, made: Data) {
    guard !hasEnded else { return (bytes.count, Data()) }
    if let start = bytes.baseAddress { stream.src_ptr = start.assumingMemoryBound(to: UInt8.self) }
    stream.src_size = bytes.count
    stream.dst_ptr = buffer.baseAddress!
    stream.dst_size = buffer.count
    let status = compression_stream_process(&stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
    guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
    hasEnded = status == COMPRESSION_STATUS_END
    isFull = stream.dst_size == 0
    return (hasEnded ? bytes.count : bytes.count - stream.src_size, Data(bytes: buffer.baseAddress!, count: buffer.count - stream.dst_size))
  }
}

/// Passes its output to a closure in parts, and nil at the end.
public class OutputFilter {
  private var stream: FilterStream?
  private let receive: (Data?) throws -> Void

  /// Throws `FilterError.invalidState`, which a note explains, for an algorithm that is not available.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536, writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    receive = writeFunc
  }

  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard let stream else { throw FilterError.invalidState }
    for region in data.regions {
      try region.withUnsafeBytes { try process($0, in: stream, isLast: false) }
    }
  }

  private func process(_ bytes: UnsafeRawBufferPointer, in stream: FilterStream, isLast: Bool) throws {
    var rest = bytes
    repeat {
      let (used, made) = try stream.step(rest, isLast: isLast)
      if !made.isEmpty { try receive(made) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(used))
    } while !stream.hasEnded && (stream.isFull || !rest.isEmpty || isLast)
  }

  public func finalize() throws {
    guard let stream else { return }
    self.stream = nil
    try process(UnsafeRawBufferPointer(start: nil, count: 0), in: stream, isLast: true)
    try receive(nil)
  }
}

/// Returns the requested number of output bytes; gets its input from a closure.
public class InputFilter {
  private let stream: FilterStream
  private let capacity: Int
  private let read: (Int) throws -> Data?
  private var source = Data()
  private var made = Data()
  private var isAtEnd = false

  /// Throws `FilterError.invalidState`, which a note explains, for an algorithm that is not available.
  public init<D: DataProtocol>(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536, readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    capacity = max(bufferCapacity, 1)
    stream = try FilterStream(operation, algorithm, capacity: capacity)
    read = { count in try readFunc(count).map { Data($0) } }
  }

  /// Returns at most `count` bytes; nil after the last one.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0, "the number of bytes to read must be positive")
    while made.count < count, !stream.hasEnded {
      if source.isEmpty, !isAtEnd, !stream.isFull {
        source = try read(capacity) ?? Data()
        isAtEnd = source.isEmpty
      }
      let (used, part) = try source.withUnsafeBytes { try stream.step($0, isLast: isAtEnd) }
      source = Data(source.dropFirst(used))
      made.append(part)
    }
    guard !made.isEmpty else { return nil }
    let part = Data(made.prefix(count))
    made = Data(made.dropFirst(count))
    return part
  }
}
