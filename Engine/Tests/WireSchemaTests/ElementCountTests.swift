import Foundation
import SwiftProtobuf
import Testing

@testable import AlmanacWireSchema

/// The elements of a reply are counted before it is decoded.
@Suite struct ElementCountTests {
  private func varint(_ value: Int) -> [UInt8] {
    var (value, result) = (value, [UInt8]())
    while value > 127 {
      result.append(UInt8(value & 127 | 128))
      value >>= 7
    }
    return result + [UInt8(value)]
  }

  /// A field with bytes, in the wire format.
  private func field(_ number: Int, _ content: [UInt8]) -> [UInt8] { varint(number << 3 | 2) + varint(content.count) + content }

  private func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * count)
    for _ in 0..<count { result.append(contentsOf: bytes) }
    return result
  }

  private func envelope(archive: [UInt8]) -> [UInt8] { field(4, field(2, archive)) }

  private func next(_ envelope: [UInt8]) throws -> Envelope? {
    var decoder = FrameDecoder(limit: 64 << 20)
    withUnsafeBytes(of: UInt32(envelope.count).littleEndian) { decoder.append($0) }
    envelope.withUnsafeBytes { decoder.append($0) }
    return try decoder.next()
  }

  private let tooManyEntries = FrameError.tooMany(what: "entries", limit: 20_000)
  private let tooManyElements = FrameError.tooMany(what: "elements", limit: 250_000)

  @Test func `a million entries are refused at the first that is too many`() throws {
    // 30 bytes each, as large as a reply may be.
    let entry = field(4, field(1, [9] + Array(repeating: 0, count: 8)) + field(90, Array(repeating: 7, count: 14)))
    #expect(entry.count == 30)
    #expect(throws: tooManyEntries) { try next(envelope(archive: repeated(entry, 1_000_000))) }
    // What follows is not even read: no decoder would accept it.
    #expect(throws: tooManyEntries) { try next(envelope(archive: repeated(entry, 20_001) + [0xff, 0xff, 0xff])) }
    #expect(try next(envelope(archive: repeated(entry, 20_000)))?.reply.archive.entries.count == 20_000)
  }

  @Test func `entries of archives that are merged count together`() throws {
    let half = field(2, repeated(field(4, []), 10_001))
    #expect(throws: tooManyEntries) { try next(field(4, half + half)) }
    #expect(throws: tooManyEntries) { try next(field(4, half) + field(4, half)) }
  }

  @Test func `no other part of a reply can have millions of elements`() throws {
    let empty = 250_001
    let archives: [[UInt8]] = [
      repeated(field(6, []), empty), repeated(field(7, []), empty), repeated(field(8, []), empty), field(4, repeated(field(3, []), empty)),
      field(4, repeated(field(4, []), empty)), field(4, field(4, repeated(field(2, []), empty))),
    ]
    for (index, archive) in archives.enumerated() { #expect(throws: tooManyElements, "archive \(index)") { try next(envelope(archive: archive)) } }
    let replies: [[UInt8]] = [
      field(1, repeated(field(1, []), empty)), field(1, repeated(field(2, []), empty)), field(1, field(1, repeated(field(6, []), empty))),
      field(1, field(1, field(6, repeated(field(7, []), empty)))), field(1, field(1, repeated(field(10, []), empty))),
      // Families one by one, and packed.
      field(1, field(1, repeated([4 << 3, 1], empty))), field(1, field(1, field(4, Array(repeating: 1, count: empty)))),
      field(3, repeated(field(1, []), empty)), field(4, repeated(field(1, []), empty)), field(15, repeated(field(3, []), empty)),
      field(4, field(1, repeated(field(8, []), empty))), field(6, repeated(field(1, []), empty)), field(6, field(1, repeated(field(3, []), empty))),
      field(7, repeated(field(1, []), empty)), field(8, repeated(field(1, []), empty)), field(6, field(1, repeated(field(7, []), empty))),
    ]
    let parameter = [14, 15, 17, 18].map { number in field(1, field(1, field(6, repeated(field(number, []), empty)))) }
    let layouts = [
      field(1, repeated(field(1, []), empty)), field(1, repeated(field(2, []), empty)), field(2, repeated(field(2, []), empty)),
      field(2, field(2, repeated(field(2, []), empty))), field(2, field(3, field(1, repeated(field(2, []), empty)))),
    ].map { field(1, field(1, field(11, $0))) }
    for (index, reply) in (parameter + layouts).enumerated() {
      #expect(throws: tooManyElements, "description \(index)") { try next(field(4, reply)) }
    }
    for (index, reply) in replies.enumerated() { #expect(throws: tooManyElements, "reply \(index)") { try next(field(4, reply)) } }
    #expect(throws: tooManyElements) { try next(field(5, field(71, repeated(field(2, []), empty)))) }
  }

  /// Every repeated field of the messages that an extension sends is known to the count. A new one fails here until it is added there.
  @Test func `every repeated field of a reply is counted`() throws {
    let proto = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Protos/almanac/v1/")
    var fields: Set<String> = []
    for name in ["extension.proto", "timeline_archive.proto"] {
      var message = ""
      for line in try String(contentsOf: proto.appending(path: name), encoding: .utf8).split(separator: "\n") {
        if let found = line.firstMatch(of: /^message (\w+)/) { message = String(found.1) }
        for found in line.matches(of: /repeated [\w.]+ (\w+) = \d+/) { fields.insert("\(message).\(found.1)") }
      }
    }
    let counted: Set = [
      "TimelineArchive.entries", "TimelineArchive.display_lists", "TimelineArchive.images", "TimelineArchive.diagnostics", "ArchivedEntry.variants",
      "ArchivedEntry.moments", "ArchivedMoment.variants", "ExtensionFailure.diagnostics", "ExtensionDescription.kinds",
      "ExtensionDescription.diagnostics", "KindDescription.families", "KindDescription.parameters", "KindDescription.disfavored_locations",
      "ParameterDescription.options", "ParameterDescription.units", "ParameterDescription.sizes", "ParameterDescription.depends_on",
      "ParameterDescription.content_types", "FormRows.sentence", "FormRows.parameters", "FormChoice.cases", "FormCase.values", "Option.synonyms",
      "Recommendations.recommendations", "Options.options", "ResolvedConfiguration.parameters", "ResolvedParameter.shown", "Relevances.relevances",
      "ResolvedParameter.candidates", "RelevantIntentsCall.intents", "PreviewList.previews",
    ]
    let fromTheHost: Set = [
      "RenderContext.color_schemes", "RenderContext.rendering_modes", "RenderContext.luminances", "RenderContext.redactions",
      "RenderContext.backgrounds", "RenderContext.contrasts", "RenderContext.transparencies", "RenderContext.motions",
      "CurrentConfigurations.widgets", "PushTokensRequest.widgets", "Activities.activities", "Activities.start_tokens",
    ]
    #expect(fields == counted.union(fromTheHost))
  }

  @Test func `layouts inside each other are read to a limit, without using up the stack`() throws {
    /// A layout that is the `otherwise` of another one, and so on. Built from the inside.
    func nested(_ depth: Int) -> [UInt8] {
      var layout: [UInt8] = []
      for _ in 0..<depth { layout = field(2, field(3, layout)) }
      return field(4, field(1, field(1, field(11, layout))))
    }
    #expect(try next(nested(20))?.reply.description_p.kinds.count == 1)
    for depth in [100, 2000] { #expect(throws: FrameError.self, "\(depth)") { try next(nested(depth)) } }
  }

  @Test func `what SwiftProtobuf encodes is counted without a fault`() throws {
    let archive = TimelineArchive.with { archive in
      archive.entries = (0..<9).map { index in
        .with {
          $0.date.seconds = Double(index)
          $0.relevance.score = 2
          $0.variants = [Variant(), .with { $0.key.colorScheme = .dark }]
          $0.moments = [.with { $0.variants = [Variant()] }]
        }
      }
      archive.displayLists = [Data([1, 2, 3])]
      archive.images = [.with { $0.data = Data(count: 3000) }]
      archive.diagnostics = [.with { $0.message = "m" }]
    }
    let sent = Envelope(id: 1, .reply(.with { $0.archive = archive }))
    #expect(try next([UInt8](sent.serializedData())) == sent)
    let bytes: Data = try archive.serializedBytes()
    // 9 entries with 2 variants and a moment with one, a list, an image, a diagnostic.
    try bytes.withUnsafeBytes { try ElementCount.check(archive: $0, .init(entries: 9, all: 9 * 5 + 3)) }
    #expect(throws: ElementCount.Fault.tooMany("elements", limit: 47)) {
      try bytes.withUnsafeBytes { try ElementCount.check(archive: $0, .init(entries: 9, all: 47)) }
    }
    #expect(throws: ElementCount.Fault.tooMany("entries", limit: 8)) {
      try bytes.withUnsafeBytes { try ElementCount.check(archive: $0, .init(entries: 8, all: 1000)) }
    }
    // Each part of the bytes is either whole fields or malformed, and never more than the whole.
    for length in 0..<bytes.count {
      do { try bytes.prefix(length).withUnsafeBytes { try ElementCount.check(archive: $0) } } catch {
        #expect(error as? ElementCount.Fault == .malformed)
      }
    }
  }

  @Test func `an archive with too many entries is refused before it is decoded`() throws {
    let bytes = Data(repeated(field(4, []), 20_001) + [0xff, 0xff])
    #expect(throws: ArchiveError.tooLarge(what: "entries", found: 20_001, limit: 20_000)) { try TimelineArchive(validating: bytes) }
  }
}
