@_exported public import AlmanacFoundationCompat
@_exported public import CAlmanacCompression

// The functions of Apple's C library. Their types are declared in CAlmanacCompression.

/// Returns 0: no algorithm needs memory from the caller.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns 0, which a note explains, for LZFSE, LZBITMAP and Brotli.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard dst_size >= 0, src_size >= 0, isAvailable(algorithm) else { return 0 }
  return codec_encode_buffer(dst_buffer, dst_size, src_buffer, src_size, algorithm)
}
/// Returns 0, which a note explains, for LZFSE, LZBITMAP and Brotli.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard dst_size >= 0, src_size >= 0, isAvailable(algorithm) else { return 0 }
  return codec_decode_buffer(dst_buffer, dst_size, src_buffer, src_size, algorithm)
}

/// Returns `COMPRESSION_STATUS_ERROR` for algorithms that are not available, and for raw LZ4, which has no streams.
@discardableResult public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm != COMPRESSION_LZ4_RAW, isAvailable(algorithm) else { return COMPRESSION_STATUS_ERROR }
  return codec_stream_init(stream, operation, algorithm)
}
@discardableResult public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
  codec_stream_process(stream, flags)
}
@discardableResult public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  codec_stream_destroy(stream)
}

private func isAvailable(_ algorithm: compression_algorithm) -> Bool {
  if algorithm == COMPRESSION_LZ4_RAW || codec_exists(algorithm) != 0 { return true }
  CompressedBytes.reportMissing()
  return false
}
