import AlmanacFoundationCompat
import Compression
import Testing

/// Functions of the C library of compression, and filters.
@Suite struct CompressionTests {
  /// Bytes that repeat, longer than a block.
  private static let text = Data((0..<9000).map { "line \($0 % 97) of \($0)\n" }.joined().utf8)

  @Test func `Brotli is refused and reported`() throws {
    #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .brotli) { _ in } }
    #expect(UnavailableServices.all.contains { $0.name == "compression.algorithm" })
  }

  @Test(arguments: [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZMA, COMPRESSION_LZ4_RAW])
  func `buffers are filled as far as they reach`(_ algorithm: compression_algorithm) {
    let source = [UInt8](Self.text)
    var packed = [UInt8](repeating: 0, count: source.count)
    let size = compression_encode_buffer(&packed, packed.count, source, source.count, nil, algorithm)
    #expect(size > 0 && size < source.count / 2)
    #expect(compression_encode_buffer(&packed, size - 1, source, source.count, nil, algorithm) == 0)
    #expect(compression_encode_buffer(&packed, packed.count, source, source.count, nil, algorithm) == size)
    var target = [UInt8](repeating: 0, count: source.count + 10)
    #expect(compression_decode_buffer(&target, target.count, packed, size, nil, algorithm) == source.count)
    #expect(Array(target.prefix(source.count)) == source)
    // The rest is left out, and nothing is written beyond the end.
    var short = [UInt8](repeating: 9, count: 2000)
    #expect(compression_decode_buffer(&short, 1000, packed, size, nil, algorithm) == 1000)
    #expect(Array(short.prefix(1000)) == Array(source.prefix(1000)) && short.suffix(1000).allSatisfy { $0 == 9 })
  }

  @Test(arguments: [Algorithm.zlib, .lz4, .lzma]) func `filters work in parts`(_ algorithm: Algorithm) throws {
    var (packed, hasEnded) = (Data(), false)
    let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 100) { part in
      if let part { packed.append(part) } else { hasEnded = true }
    }
    for start in stride(from: 0, to: Self.text.count, by: 777) { try output.write(Self.text[start..<min(start + 777, Self.text.count)]) }
    #expect(!hasEnded)
    try output.finalize()
    #expect(hasEnded)
    #expect(throws: FilterError.self) { try output.write(Data([1])) }
    var position = 0
    let input = try InputFilter(.decompress, using: algorithm, bufferCapacity: 64) { count -> Data? in
      defer { position += count }
      return position < packed.count ? packed[position..<min(position + count, packed.count)] : nil
    }
    var read = Data()
    while let part = try input.readData(ofLength: 1000) {
      #expect(part.count <= 1000)
      read.append(part)
    }
    #expect(read == Self.text)
    let cut = try OutputFilter(.decompress, using: algorithm) { _ in }
    try cut.write(packed.dropLast(2))
    #expect(throws: FilterError.self) { try cut.finalize() }
  }

  @Test func `a stream is processed as the C library's is`() {
    var stream = compression_stream(
      dst_ptr: UnsafeMutablePointer(bitPattern: 1)!, dst_size: 0, src_ptr: UnsafePointer(bitPattern: 1)!, src_size: 0, state: nil)
    #expect(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZ4_RAW) == COMPRESSION_STATUS_ERROR)
    #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
    #expect(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
    var target = [UInt8](repeating: 0, count: 4096)
    let source = [UInt8](Self.text.prefix(3000))
    let status = target.withUnsafeMutableBufferPointer { target in
      source.withUnsafeBufferPointer { source in
        (stream.dst_ptr, stream.dst_size) = (target.baseAddress!, target.count)
        (stream.src_ptr, stream.src_size) = (source.baseAddress!, source.count)
        #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_OK && stream.src_size == 0)
        return compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
      }
    }
    let size = target.count - stream.dst_size
    #expect(status == COMPRESSION_STATUS_END && compression_stream_destroy(&stream) == COMPRESSION_STATUS_OK)
    var back = [UInt8](repeating: 0, count: 3000)
    #expect(compression_decode_buffer(&back, 3000, target, size, nil, COMPRESSION_ZLIB) == 3000 && back == source)
  }
}
