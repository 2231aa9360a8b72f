import AlmanacWireSchema
import Testing

@testable import WidgetKit

/// Timelines over the socket.
@Suite struct TimelineTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `entries, relevance and policy arrive as the provider gave them`() async throws {
    let host = await HostEnd(
      SampleWidget { [start] _, done in
        done(
          Timeline(
            entries: [
              SampleEntry(date: start, name: "a", relevance: TimelineEntryRelevance(score: 3, duration: 60)),
              SampleEntry(date: start + 3600, name: "b"),
            ], policy: .after(start + 7200)))
      })
    let archive = await host.ask(.timeline("Sample")).archive
    #expect(archive.kind == "Sample")
    #expect(archive.family == .systemSmall)
    #expect(archive.entries.map(\.date.seconds) == [1_800_000_000, 1_800_003_600])
    #expect(archive.entries[0].relevance.score == 3)
    #expect(archive.entries[0].relevance.duration == 60)
    #expect(!archive.entries[1].hasRelevance)
    #expect(archive.policy.kind == .after)
    #expect(archive.policy.date.seconds == 1_800_007_200)
    #expect(try archive.names(entry: 1) == ["b"])
    #expect(!archive.diagnostics.contains { $0.name.hasPrefix("timeline.") })
  }

  @Test func `placeholder and snapshot have one entry`() async throws {
    let host = await HostEnd(SampleWidget { Mark(name: $0.name) })
    let placeholder = await host.ask(.placeholder("Sample")).archive
    #expect(try placeholder.names(entry: 0) == ["placeholder"])
    var gallery = HostRequest()
    gallery.snapshot = EntryRequest.of("Sample") { $0.context.isPreview = true }
    let snapshot = await host.ask(gallery).archive
    #expect(snapshot.entries.count == 1)
    #expect(try snapshot.names(entry: 0) == ["gallery"])
  }

  @Test func `unsorted entries are sorted, with a diagnostic`() async throws {
    let host = await HostEnd(
      SampleWidget { [start] _, done in
        done(Timeline(entries: [SampleEntry(date: start + 60, name: "b"), SampleEntry(date: start, name: "a")], policy: .atEnd))
      })
    let archive = await host.ask(.timeline("Sample")).archive
    #expect(try archive.names(entry: 0) == ["a"])
    #expect(archive.diagnostics.map(\.name).contains("timeline.unsorted"))
  }

  @Test func `two entries of one date and a policy date long past are reported; a policy date just past is not`() async throws {
    func names(_ offsets: [TimeInterval], _ policy: @escaping @Sendable () -> TimelineReloadPolicy) async -> [String] {
      let host = await HostEnd(
        SampleWidget { [start] _, done in done(Timeline(entries: offsets.map { SampleEntry(date: start + $0, name: "a") }, policy: policy())) })
      return await host.ask(.timeline("Sample")).archive.diagnostics.map(\.name).filter { $0.hasPrefix("timeline.") && $0 != "timeline.past" }
    }
    #expect(await names([0, 0, 60], { .atEnd }) == ["timeline.sameDate"])
    #expect(await names([0, 60], { .after(Date(timeIntervalSinceNow: -3600)) }) == ["timeline.policyPast"])
    #expect(await names([0, 60], { .after(Date()) }).isEmpty)
    #expect(await names([0, 60], { .after(Date(timeIntervalSinceReferenceDate: -.infinity)) }).isEmpty)
  }

  @Test func `jitter delays a policy date by a part of its range that depends on the widget`() async throws {
    func date(_ kind: String, _ family: WidgetFamily = .systemSmall) async -> TimeInterval {
      let host = await HostEnd(
        SampleWidget(kind) { [start] _, done in
          done(Timeline(entries: [SampleEntry(date: start, name: "a")], policy: .after(start + 3600, jitter: 600)))
        })
      return await host.ask(.timeline(kind) { $0.context.family = family.value }).archive.policy.date.seconds - start.timeIntervalSince1970 - 3600
    }
    let first = await date("First")
    #expect((0..<600).contains(first))
    #expect(await date("First") == first)
    #expect(await date("Second") != first)
    #expect(await date("First", .systemMedium) != first)
    // A fleet's delays are evenly distributed over the range.
    let shares = (0..<1000).map { ReloadJitter.fraction(device: "device \($0)", widget: "w") }
    #expect(ReloadJitter.fraction(device: "device", widget: "widget") == 0.15647344634669302)
    for tenth in 0..<10 { #expect((60...140).contains(shares.count { Int($0 * 10) == tenth })) }
  }

  @Test func `a view that cannot read what it shows fails the timeline, with its place`() async throws {
    struct Unreadable: View {
      var body: some View {
        let _ = RenderSession.current?.refuse("query.failed", "the store is locked", at: SourceLocation("Shop/Items.swift", 7))
        Text("nothing")
      }
    }
    let host = await HostEnd(SampleWidget { _ in Unreadable() })
    let failure = await host.ask(.timeline("Sample")).failure
    #expect(failure.name == "query.failed" && failure.message == "the store is locked (Shop/Items.swift:7)")
  }

  @Test func `an empty timeline is a named failure`() async throws {
    let host = await HostEnd(SampleWidget { _, done in done(Timeline(entries: [], policy: .atEnd)) })
    #expect(await host.ask(.timeline("Sample")).failure.name == "timeline.empty")
  }

  @Test func `too many entries are cut to the limit from the current one on`() async throws {
    let now = Date()
    let host = await HostEnd(
      SampleWidget { _, done in
        done(Timeline(entries: (-100..<900).map { SampleEntry(date: now + Double($0) * 3600, name: "\($0)") }, policy: .atEnd))
      })
    let archive = await host.ask(.timeline("Sample") { $0.context.maxEntries = 50 }).archive
    #expect(archive.entries.count == 50)
    #expect(try archive.names(entry: 0) == ["0"])
    #expect(archive.diagnostics.map(\.name).contains("timeline.tooManyEntries"))
  }

  @Test func `a timeline that ended long ago is reported; entries with invalid dates are left out`() async throws {
    let host = await HostEnd(
      SampleWidget { _, done in
        done(
          Timeline(
            entries: [SampleEntry(date: .distantPast), SampleEntry(date: Date(timeIntervalSince1970: .nan))], policy: .atEnd))
      })
    let archive = await host.ask(.timeline("Sample")).archive
    #expect(archive.entries.count == 1)
    #expect(archive.diagnostics.map(\.name).contains("timeline.past"))
    #expect(archive.diagnostics.map(\.name).contains("timeline.dateInvalid"))
  }

  @Test func `an entry beyond the byte limit is left out with a diagnostic`() async throws {
    let host = await HostEnd(
      SampleWidget { [start] _, done in
        done(
          Timeline(
            entries: [SampleEntry(date: start, name: "small"), SampleEntry(date: start + 60, name: String(repeating: "x", count: 10_000))],
            policy: .atEnd))
      })
    let archive = await host.ask(.timeline("Sample") { $0.context.maxEntryBytes = 5_000 }).archive
    #expect(archive.entries.count == 1)
    #expect(archive.diagnostics.map(\.name).contains("entry.tooLarge"))
    let failure = await host.ask(.timeline("Sample") { $0.context.maxEntryBytes = 10 }).failure
    #expect(failure.name == "entry.tooLarge")
  }

  @Test func `the same request twice gives the same lists`() async throws {
    let host = await HostEnd(
      SampleWidget { [start] _, done in done(Timeline(entries: [SampleEntry(date: start)], policy: .never)) })
    let first = await host.ask(.timeline("Sample")).archive
    let second = await host.ask(.timeline("Sample")).archive
    #expect(first.displayLists == second.displayLists)
    #expect(first.entries == second.entries)
  }
}
