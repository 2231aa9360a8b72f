import Foundation
import SwiftProtobuf
import Testing

@testable import AlmanacWireSchema

/// How many bytes the allocator has given an object; Swift's Glibc module does not have this function of malloc.h.
@_silgen_name("malloc_usable_size") private func allocatedBytes(_ object: UnsafeMutableRawPointer) -> Int

/// What a message takes when it is decoded is counted before it is decoded.
@Suite struct DecodedSizeTests {
  private func varint(_ value: Int) -> [UInt8] {
    var (value, result) = (value, [UInt8]())
    while value > 127 {
      result.append(UInt8(value & 127 | 128))
      value >>= 7
    }
    return result + [UInt8(value)]
  }

  private func field(_ number: Int, _ content: [UInt8]) -> [UInt8] { varint(number << 3 | 2) + varint(content.count) + content }

  private func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] { Array([[UInt8]](repeating: bytes, count: count).joined()) }

  private static let list = DisplayListLimits.standard
  private static let tooLarge = ArchiveError.tooLarge(what: "bytes in a decoded display list", found: list.decodedBytes + 1, limit: list.decodedBytes)

  /// What fills a list of two megabytes: many of the smallest elements of a kind, in a node.
  private func bombs() -> [(name: String, list: [UInt8])] {
    func node(_ content: [UInt8]) -> [UInt8] { field(2, content) }
    // The fields by Protos/almanac/v1/display_list.proto.
    let million = 1_000_000
    return [
      ("nodes", node(field(20, repeated(field(1, []), million)))),
      ("nodes of the background", field(3, field(20, repeated(field(1, []), million)))),
      ("nodes of the label", field(10, field(20, repeated(field(1, []), million)))),
      // A node that occurs twice is merged, so both halves are kept.
      ("nodes in halves", node(field(20, repeated(field(1, []), million / 2))) + node(field(20, repeated(field(1, []), million / 2)))),
      ("verbs of a path", node(field(21, field(1, field(4, field(1, Array(repeating: 1, count: 2 * million))))))),
      ("unknown fields", node(repeated(varint(900 << 3) + [1], 3 * million / 2))),
    ]
  }

  @Test func `a list of two megabytes that would take hundreds is refused before it is decoded`() throws {
    for (name, bytes) in bombs() {
      #expect(throws: Self.tooLarge, "\(name)") { try DisplayList(validating: Data(bytes)) }
      #expect(throws: DecodedTooLarge(limit: Self.list.decodedBytes), "\(name)") { try DisplayList(decoding: Data(bytes)) }
      // The reading ends at the element that is too much: no decoder would accept what follows.
      #expect(throws: Self.tooLarge, "\(name)") { try DisplayList(validating: Data(bytes + [0xff, 0xff])) }
    }
  }

  @Test func `a frame that would take hundreds of megabytes is refused before it is decoded`() throws {
    // Elements that nothing else counts: 200,000 variants of one entry with a key each, and empty fields that are kept as unknown.
    let entry = field(4, repeated(field(3, field(1, [])), 240_000))
    for archive in [repeated(varint(900 << 3) + [1], 2_000_000), entry + repeated(varint(900 << 3) + [1], 1_000_000)] {
      let frame = field(4, field(2, archive))
      var decoder = FrameDecoder(limit: 64 << 20)
      withUnsafeBytes(of: UInt32(frame.count).littleEndian) { decoder.append($0) }
      frame.withUnsafeBytes { decoder.append($0) }
      #expect(throws: FrameError.tooLarge(limit: frame.count + MessageLimits.decodedBytes)) { try decoder.next() }
      #expect(throws: ArchiveError.self) { try TimelineArchive(validating: Data(archive)) }
    }
  }

  @Test func `a list with as many nodes as are allowed and with what a widget draws is decoded`() throws {
    let node = DisplayNode.with { node in
      node.frame = RectValue(x: 1, y: 2, width: 3, height: 4)
      node.path.shape.rect = RectValue(x: 0, y: 0, width: 10, height: 10)
      node.path.fill.color.rgba = .with { ($0.red, $0.alpha) = (1, 1) }
    }
    let list = DisplayList.with { list in
      list.size = SizeValue(width: 100, height: 100)
      list.root.group.children = Array(repeating: node, count: 10_000)
    }
    #expect(try DisplayList(validating: try list.serializedData()) == list)
    #expect(try DisplayList(bounded: try list.serializedData()) == list)
  }

  @Test func `a message of a later schema is decoded with what it does not know`() throws {
    var list = DisplayList.with { $0.locale = "de" }
    list.root.group.children = Array(repeating: .with { $0.debugName = "a name that is longer than fourteen bytes" }, count: 3000)
    let bytes = try [UInt8](list.serializedData()) + varint(900 << 3) + [5]
    #expect(bytes.count > 100_000, "longer than what is not counted")
    let read = try DisplayList(decoding: Data(bytes))
    #expect(try [UInt8](read.serializedData()) == bytes)
  }

  /// The messages of the schema, by the names in its files.
  private static func messages() throws -> [any Message.Type] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Protos/almanac/v1/")
    let module = String(reflecting: DisplayNode.self).split(separator: ".")[0]
    var types: [any Message.Type] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) where file.pathExtension == "proto" {
      for found in try String(contentsOf: file, encoding: .utf8).matches(of: /(?:^|\n)message (\w+)/) {
        let type = _typeByName("\(module.utf8.count)\(module)\(found.1.utf8.count)\(found.1)V")
        types.append(try #require(type as? any Message.Type, "\(found.1)"))
      }
    }
    return types
  }

  /// The count holds for every message of the schema, also for one that is added later.
  @Test func `no message takes more memory than is counted`() throws {
    func check<M: Message>(_ type: M.Type) throws {
      // A field that no schema has makes the message keep its fields in an object of its own, if it ever does.
      let message = try M(serializedBytes: [0xf8, 0x3f, 1] as [UInt8])
      let storage = Mirror(reflecting: message).children.first { $0.label == "_storage" }.map { $0.value as AnyObject }
      let taken = storage.map { allocatedBytes(Unmanaged.passUnretained($0).toOpaque()) + 16 } ?? 0
      #expect(taken <= DecodedSize.heapBytes(M.self), "\(M.self) takes \(taken) bytes")
      // The shortest element has two bytes.
      let element = 2 * MemoryLayout<M>.stride + DecodedSize.heapBytes(M.self)
      #expect(element <= 2 * MessageLimits.bytesPerByte, "\(M.self) takes \(element) bytes in an array")
    }
    let types = try Self.messages()
    #expect(types.count > 100)
    for type in types { try check(type) }
  }

  /// Decoders of bytes that somebody else has chosen are bounded; `init(serializedBytes:)` is not. What else calls it is named here.
  @Test func `no source decodes a message without a bound`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let allowed: Set = [
      // After the check of the size.
      "FrameDecoder.swift", "BoundedMessage.swift", "WireDecoder.swift",
      // Reads only the size, and drops what it does not know.
      "DisplayList+Size.swift",
    ]
    for folder in ["Engine/Sources", "Host/Sources"] {
      let files = try #require(FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
      while let file = files.nextObject() as? URL {
        guard file.pathExtension == "swift", !file.path.contains("/Generated/"), !allowed.contains(file.lastPathComponent) else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains(#/\(serializedBytes: |jsonUTF8Data:|jsonString: /#), "\(file.lastPathComponent): use init(bounded:)")
      }
    }
  }
}
