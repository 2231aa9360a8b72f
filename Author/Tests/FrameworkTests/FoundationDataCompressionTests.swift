import AlmanacFoundationCompat
import Testing

/// Compressed data.
@Suite struct FoundationDataCompressionTests {
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

  @Test func `LZFSE is refused and reported`() throws {
    #expect(throws: CocoaError.self) { try (Self.text as NSData).compressed(using: .lzfse) }
    #expect(UnavailableServices.all.contains { $0.name == "compression.algorithm" })
  }

  @Test func `atomicWrite is the older name of atomic`() { #expect(Data.WritingOptions.atomicWrite == .atomic) }
}
