import Foundation
import SwiftProtobuf
import Testing

@testable import AlmanacWireSchema

@Suite struct FrameTests {
  private func envelope(_ id: UInt64, _ message: String = "") -> Envelope {
    Envelope(id: id, .call(.with { $0.log.message = message }))
  }

  /// The envelopes that `decoder` finds in `bytes`, which arrive in portions of `size`.
  private func envelopes(_ bytes: Data, portions size: Int, _ decoder: inout FrameDecoder) throws -> [Envelope] {
    var found: [Envelope] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { decoder.append($0) }
      while let envelope = try decoder.next() { found.append(envelope) }
    }
    return found
  }

  @Test func `a frame is the envelope's length and the envelope`() throws {
    let envelope = envelope(7, "tide")
    let body: Data = try envelope.serializedBytes()
    #expect(try envelope.frame() == Data([UInt8(body.count), 0, 0, 0]) + body)
    #expect(try Envelope().frame() == Data([0, 0, 0, 0]))
    let long = try self.envelope(1, String(repeating: "x", count: 70_000)).frame()
    #expect(long.prefix(4) == Data([UInt8((long.count - 4) & 0xff), UInt8((long.count - 4) >> 8 & 0xff), 1, 0]))
  }

  @Test func `envelopes carry the version`() {
    #expect(envelope(3).protocolVersion == Envelope.currentProtocolVersion && envelope(3).id == 3)
  }

  @Test(arguments: [1, 3, 4, 5, 64, 1 << 20]) func `frames arrive whole from pieces of any size`(_ size: Int) throws {
    let sent = [envelope(1), Envelope(), envelope(2, "a tide"), envelope(3, String(repeating: "long ", count: 300))]
    var decoder = FrameDecoder(limit: 1 << 20)
    let found = try envelopes(sent.reduce(Data()) { try $0 + $1.frame() }, portions: size, &decoder)
    #expect(found == sent)
    #expect(try decoder.next() == nil)
  }

  @Test func `a frame beyond the limit is refused by its length alone`() throws {
    var decoder = FrameDecoder(limit: 100)
    for byte: UInt8 in [101, 0, 0] { withUnsafeBytes(of: byte) { decoder.append($0) } }
    #expect(try decoder.next() == nil)
    withUnsafeBytes(of: UInt8(0)) { decoder.append($0) }
    #expect(throws: FrameError.tooLong(bytes: 101, limit: 100)) { try decoder.next() }

    var unsigned = FrameDecoder(limit: 100)
    withUnsafeBytes(of: UInt32.max) { unsigned.append($0) }
    #expect(throws: FrameError.tooLong(bytes: 0xffff_ffff, limit: 100)) { try unsigned.next() }
  }

  @Test func `a frame at the limit is accepted`() throws {
    let envelope = envelope(1, "tide")
    let frame = try envelope.frame()
    var decoder = FrameDecoder(limit: frame.count - 4)
    let found = try envelopes(frame, portions: 5, &decoder)
    #expect(found == [envelope])
    #expect(try envelope.frame(limit: frame.count - 4) == frame)
    #expect(throws: FrameError.tooLong(bytes: frame.count - 4, limit: frame.count - 5)) { try envelope.frame(limit: frame.count - 5) }
  }

  @Test func `bytes that are not an envelope are refused`() throws {
    var decoder = FrameDecoder(limit: 100)
    let bytes = try envelope(1).frame() + Data([3, 0, 0, 0, 0xff, 0xff, 0xff])
    #expect(throws: FrameError.malformed(bytes: 3)) { try envelopes(bytes, portions: bytes.count, &decoder) }
  }

  @Test func `deeply nested bytes are refused`() throws {
    func nested(_ depth: Int) -> Data {
      // Groups of a field that the schema does not have: a decoder skips them one inside the other.
      let start: [UInt8] = [0xfb, 0x7f]
      let end: [UInt8] = [0xfc, 0x7f]
      let body = Data([[UInt8]](repeating: start, count: depth).joined()) + Data([[UInt8]](repeating: end, count: depth).joined())
      return withUnsafeBytes(of: UInt32(body.count).littleEndian) { Data($0) } + body
    }
    var decoder = FrameDecoder(limit: 1 << 20)
    let shallow = try envelopes(nested(20), portions: 1 << 20, &decoder)
    #expect(shallow.count == 1)
    #expect(throws: FrameError.malformed(bytes: 400_000)) { try envelopes(nested(100_000), portions: 1 << 20, &decoder) }
  }
}
