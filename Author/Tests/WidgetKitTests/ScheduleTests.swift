import AlmanacWireSchema
import Testing

@testable import WidgetKit

/// Writes its date's seconds and the colour scheme into the display list.
private struct Clock: View {
  @Environment(\.colorScheme) private var scheme
  var step: TimeInterval = 60
  let start: Date
  var body: some View {
    TimelineView(.periodic(from: start, by: step)) { context in
      Mark(name: "\(Int(context.date.timeIntervalSince(start))) \(scheme)")
    }
  }
}

/// Timeline views, archived as one drawing for each of their dates.
@Suite
@MainActor
struct ScheduleTests {
  /// A whole second an hour from now, so that no entry becomes past during a test.
  private let start = Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate + 3600).rounded())

  private func archive<Content: View>(_ dates: [Date], @ViewBuilder _ content: @escaping (SampleEntry) -> Content) async -> TimelineArchive {
    let provider = SampleProvider { _, done in done(Timeline(entries: dates.map { SampleEntry(date: $0) }, policy: .atEnd)) }
    return await HostEnd(SampleWidget(provider: provider, content: content)).ask(.timeline("Sample")).archive
  }

  private func names(_ archive: TimelineArchive, entry: Int, at date: Date) throws -> [String] {
    var key = VariantKey()
    key.colorScheme = .dark
    return try archive.displayList(entry: entry, for: key, at: date).root.names
  }

  @Test func `each date between two entries has its own drawing, and the entries stay the provider's`() async throws {
    let archive = await archive([start, start + 150]) { [start] _ in Clock(start: start) }
    try archive.validate()
    #expect(archive.entries.map { $0.date.seconds - start.timeIntervalSince1970 } == [0, 150])
    #expect(archive.entries[0].moments.map { $0.date.seconds - start.timeIntervalSince1970 } == [60, 120])
    #expect(try names(archive, entry: 0, at: start + 59).contains("0 dark"))
    #expect(try names(archive, entry: 0, at: start + 60).contains("60 dark"))
    #expect(try names(archive, entry: 0, at: start + 149).contains("120 dark"))
    // The second entry begins with its current date and continues up to the limit.
    #expect(try names(archive, entry: 1, at: start + 150).contains("120 dark"))
    #expect(archive.entries[1].moments.first?.date.seconds == start.timeIntervalSince1970 + 180)
    #expect(archive.entries[1].moments.count == ScheduleWindow.Limits.moments)
    #expect(archive.diagnostics.map(\.name).contains("timelineView.tooMany"))
  }

  @Test func `each date is drawn in the variants that differ in what its bodies read`() async throws {
    let archive = await archive([start, start + 90]) { [start] _ in Clock(start: start) }
    #expect(archive.entries[0].moments.map(\.variants.count) == [2])
    #expect(archive.displayLists.count == 2 * 2 + 2 * archive.entries[1].moments.count)
  }

  @Test func `equal drawings are stored once, and an entry without a schedule has no dates`() async {
    let alike = await archive([start, start + 600]) { _ in TimelineView(.everyMinute) { _ in Mark(name: "a") } }
    #expect(alike.entries.allSatisfy { $0.moments.isEmpty } && alike.displayLists.count == 1)
    let plain = await archive([start]) { _ in Mark(name: "a") }
    #expect(plain.entries[0].moments.isEmpty)
  }

  @Test func `a timeline has a bounded number of dates, the first entries' before the last ones'`() async {
    let archive = await archive((0..<8).map { start + Double($0) * 3600 }) { [start] _ in Clock(step: 10, start: start) }
    #expect(archive.entries.map(\.moments.count) == [120, 120, 120, 120, 0, 0, 0, 0])
    #expect(archive.diagnostics.contains { $0.name == "timelineView.tooMany" })
  }

  @Test func `a text that follows the clock is drawn once for each of its steps`() async throws {
    let archive = await archive([start, start + 300]) { [start] _ in
      Text(.currentDate, format: .reference(to: start + 300, allowedFields: [.minute]))
    }
    // A distance is rounded to the nearest unit, and less than one is "now".
    #expect(archive.entries[0].moments.map { Int($0.date.seconds - start.timeIntervalSince1970) } == [30, 90, 150, 210, 240])
    func words(_ at: TimeInterval) throws -> String {
      var key = VariantKey()
      key.colorScheme = .light
      return "\(try archive.displayList(entry: 0, for: key, at: start + at))"
    }
    #expect(try words(30).contains("in 5 minutes") && words(31).contains("in 4 minutes") && words(239).contains("in 1 minute"))
    #expect(try words(241).contains("now"))
    // A step each second exceeds the dates of an entry.
    let fast = await self.archive([start]) { [start] _ in Text(.currentDate, format: .offset(to: start)) }
    #expect(fast.entries[0].moments.count == ScheduleWindow.Limits.moments && fast.diagnostics.map(\.name).contains("timelineView.tooMany"))
  }

  @Test func `a snapshot shows one instant`() async {
    let archive = await HostEnd(SampleWidget { [start] _ in Clock(start: start - 600) }).ask(.snapshot("Sample")).archive
    #expect(archive.entries.map(\.moments.count) == [0])
  }
}

/// Entries that a host would reject.
@Suite
@MainActor
struct InvalidEntryTests {
  /// Returns `count` nested layers.
  private static func layers(_ count: Int) -> AnyView {
    count == 0 ? AnyView(Mark(name: "inmost")) : AnyView(layers(count - 1).opacity(0.9))
  }

  @Test func `an entry that a host would reject becomes a prohibition sign with an error; the others are kept`() async throws {
    let start = Date()
    let provider = SampleProvider { _, done in
      done(Timeline(entries: [SampleEntry(date: start, name: "deep"), SampleEntry(date: start + 60, name: "flat")], policy: .atEnd))
    }
    let widget = SampleWidget(provider: provider) { Self.layers($0.name == "deep" ? 300 : 3) }
    let archive = await HostEnd(widget).ask(.timeline("Sample")).archive
    try archive.validate()
    for bytes in archive.displayLists { try DisplayList(serializedBytes: bytes).validate() }
    let error = try #require(archive.diagnostics.first { $0.name == "entry.invalid" })
    #expect(error.severity == .error && error.message.contains("the limit is 256"), "\(error.message)")
    #expect(try !archive.names(entry: 0).contains("inmost") && archive.names(entry: 1).contains("inmost"))
  }
}
