internal import CAlmanacCompression
import Foundation

extension CocoaError.Code {
  public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
  public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
  public static var compressionFailed: CocoaError.Code { .compressionFailed }
  public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}

/// Compresses bytes. `zlib` is raw DEFLATE without a header (RFC 1951), as on Apple's systems; `lzma` is an xz file.
extension NSData {
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib

    fileprivate var codec: compression_algorithm {
      switch self {
      case .lzfse: COMPRESSION_LZFSE
      case .lz4: COMPRESSION_LZ4
      case .lzma: COMPRESSION_LZMA
      case .zlib: COMPRESSION_ZLIB
      }
    }
  }

  /// Throws `CocoaError.compressionFailed` for `lzfse`, for which there is no library.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try same(CompressedBytes.run(COMPRESSION_STREAM_ENCODE, self as Data, algorithm.codec, limit: .max))
  }
  /// Throws `CocoaError.decompressionFailed` for malformed bytes, for `lzfse`, and for results of more than 16 MiB.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try same(CompressedBytes.run(COMPRESSION_STREAM_DECODE, self as Data, algorithm.codec, limit: CompressedBytes.limit))
  }

  /// Returns the bytes as an object of this object's class.
  private func same(_ bytes: Data) throws -> Self {
    guard let made = (self is NSMutableData ? NSMutableData(data: bytes) : NSData(data: bytes)) as? Self else {
      throw CocoaError(.featureUnsupported, userInfo: [NSDebugDescriptionErrorKey: "\(type(of: self)) is a class of the program"])
    }
    return made
  }
}

extension NSMutableData {
  public func compress(using algorithm: CompressionAlgorithm) throws { setData(try compressed(using: algorithm) as Data) }
  public func decompress(using algorithm: CompressionAlgorithm) throws { setData(try decompressed(using: algorithm) as Data) }
}

/// Compresses and decompresses whole data.
package enum CompressedBytes {
  /// The maximum decompressed size, in bytes: half of the memory that a widget extension may use. A few kilobytes can expand to gigabytes.
  package static let limit = 16 << 20

  /// Reports an algorithm that is not available.
  package static func reportMissing() {
    UnavailableServices.report(
      "compression.algorithm", "LZFSE, LZBITMAP and Brotli are not available here; use .zlib, .lz4 or .lzma, which Apple's systems read and write too"
    )
  }

  /// Throws a Foundation error if the algorithm is not available, the bytes are malformed, or the result would exceed `limit`.
  fileprivate static func run(_ operation: compression_stream_operation, _ bytes: Data, _ algorithm: compression_algorithm, limit: Int) throws -> Data
  {
    let code: CocoaError.Code = operation == COMPRESSION_STREAM_ENCODE ? .compressionFailed : .decompressionFailed
    func failure(_ sentence: String) -> CocoaError { CocoaError(code, userInfo: [NSDebugDescriptionErrorKey: sentence]) }
    guard codec_exists(algorithm) != 0 else {
      reportMissing()
      throw failure("the algorithm is not available here")
    }
    var made = Data()
    var chunk = [UInt8](repeating: 0, count: 65536)
    try bytes.withUnsafeBytes { source in
      try chunk.withUnsafeMutableBufferPointer { target in
        // A chunk is never empty. For empty data the pointer is only a placeholder and is not read.
        let start = source.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? UnsafePointer(target.baseAddress!)
        var stream = compression_stream(dst_ptr: target.baseAddress!, dst_size: target.count, src_ptr: start, src_size: source.count, state: nil)
        guard codec_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { throw failure("there is too little memory") }
        defer { codec_stream_destroy(&stream) }
        var status = COMPRESSION_STATUS_OK
        while status == COMPRESSION_STATUS_OK {
          stream.dst_ptr = target.baseAddress!
          stream.dst_size = target.count
          status = codec_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
          let count = target.count - stream.dst_size
          guard status != COMPRESSION_STATUS_ERROR else { throw failure("the compressed data is malformed") }
          guard count <= limit - made.count else {
            UnavailableServices.report("compression.tooLarge", "compressed data expands to more than \(limit) bytes and is not decompressed")
            throw failure("the data expands to more than \(limit) bytes")
          }
          made.append(target.baseAddress!, count: count)
        }
      }
    }
    return made
  }
}
