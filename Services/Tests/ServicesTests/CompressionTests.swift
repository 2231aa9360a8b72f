import Compression
import FoundationCompat
import Testing

/// Compressed bytes: `NSData`, the functions of the C library and its filters.
@Suite struct CompressionTests {
  /// Bytes that repeat, and bytes that do not, longer than a block.
  private static let text = Data((0..<9000).map { "line \($0 % 97) of \($0)\n" }.joined().utf8)
  private static let noise = Data((0..<200_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 11 ^ $0 >> 3) })
  private static let algorithms: [NSData.CompressionAlgorithm] = [.zlib, .lz4, .lzma]

  private func bytes(_ hex: String) -> Data {
    Data(hex.split(separator: " ").map { UInt8($0, radix: 16)! })
  }

  @Test(arguments: algorithms) func `what is compressed is the same after decompressing`(_ algorithm: NSData.CompressionAlgorithm) throws {
    for data in [Data(), Data([7]), Self.text, Self.noise, Data(count: 300_000)] {
      let packed = try (data as NSData).compressed(using: algorithm)
      #expect(try packed.decompressed(using: algorithm) as Data == data)
    }
    #expect(try (Self.text as NSData).compressed(using: algorithm).length < Self.text.count / 2)
    let mutable = NSMutableData(data: Self.text)
    try mutable.compress(using: algorithm)
    try mutable.decompress(using: algorithm)
    #expect(mutable as Data == Self.text)
    let copy: NSMutableData = try mutable.compressed(using: algorithm)
    #expect(copy.length < mutable.length)
  }

  @Test func `zlib is raw DEFLATE, lzma an xz file, lz4 Apple's blocks`() throws {
    // Made by Python's zlib and lzma of the text "widget widget widget widget\n", and by hand for LZ4.
    let text = Data("widget widget widget widget\n".utf8)
    #expect(try (bytes("2b cf 4c 49 4f 2d 51 28 c7 42 71 01 00") as NSData).decompressed(using: .zlib) as Data == text)
    let block = bytes("7c 77 69 64 67 65 74 20 07 00 50 64 67 65 74 0a")
    let framed = Data("bv41".utf8) + bytes("1c 00 00 00 10 00 00 00") + block + Data("bv4$".utf8)
    #expect(try (framed as NSData).decompressed(using: .lz4) as Data == text)
    // A block may repeat what is in the one before.
    let plain = Data("bv4-".utf8) + bytes("07 00 00 00") + Data("widget ".utf8)
    let repeated = Data("bv41".utf8) + bytes("15 00 00 00 09 00 00 00") + bytes("0c 07 00 50 64 67 65 74 0a") + Data("bv4$".utf8)
    #expect(try (plain + repeated as NSData).decompressed(using: .lz4) as Data == text)
    #expect(try ((text as NSData).compressed(using: .lzma) as Data).prefix(6) == bytes("fd 37 7a 58 5a 00"))
    #expect(try ((text as NSData).compressed(using: .lz4) as Data).suffix(4) == Data("bv4$".utf8))
  }

  @Test(arguments: algorithms) func `malformed, cut and foreign bytes are errors`(_ algorithm: NSData.CompressionAlgorithm) throws {
    let packed = try (Self.text as NSData).compressed(using: algorithm) as Data
    for length in [0, 1, 3, 4, 7, 11, 12, packed.count / 2, packed.count - 1] {
      let error = #expect(throws: CocoaError.self) { try (packed.prefix(length) as NSData).decompressed(using: algorithm) }
      #expect(error?.code == .decompressionFailed)
    }
    #expect(throws: CocoaError.self) { try (Data("widget widget".utf8) as NSData).decompressed(using: algorithm) }
    // Whatever single byte is wrong, there is an answer.
    var state: UInt64 = 1
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      var changed = packed
      changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 20)
      _ = try? (changed as NSData).decompressed(using: algorithm)
    }
  }

  @Test(arguments: algorithms) func `a few bytes that stand for many are refused by name`(_ algorithm: NSData.CompressionAlgorithm) throws {
    let bomb = try (Data(count: 17 << 20) as NSData).compressed(using: algorithm)
    #expect(bomb.length < 100_000)
    let error = #expect(throws: CocoaError.self) { try bomb.decompressed(using: algorithm) }
    #expect("\(error?.userInfo ?? [:])".contains("more than 16777216 bytes"))
    #expect(UnavailableServices.all.contains { $0.name == "compression.tooLarge" })
    // Sixteen are decompressed.
    #expect(try (Data(count: 16 << 20) as NSData).compressed(using: algorithm).decompressed(using: algorithm).length == 16 << 20)
  }

  @Test func `LZFSE and Brotli do not exist here`() throws {
    #expect(throws: CocoaError.self) { try (Self.text as NSData).compressed(using: .lzfse) }
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
