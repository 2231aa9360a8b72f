import Foundation
import Testing
import zlib

/// zlib under the name of Apple's SDKs.
@Suite struct ZlibTests {
  @Test func `a stream is deflated and inflated`() throws {
    let text = Array(String(repeating: "tide ", count: 200).utf8)
    var packed = [UInt8](repeating: 0, count: Int(compressBound(uLong(text.count))))
    var packedCount = uLongf(packed.count)
    #expect(compress2(&packed, &packedCount, text, uLong(text.count), Z_BEST_COMPRESSION) == Z_OK)
    #expect(packedCount < 100)

    var stream = z_stream()
    #expect(inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var unpacked = [UInt8](repeating: 0, count: text.count)
    let status = packed.withUnsafeMutableBufferPointer { input in
      unpacked.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(packedCount))
        (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
        return inflate(&stream, Z_FINISH)
      }
    }
    #expect(status == Z_STREAM_END && unpacked == text)
  }
}
