import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Buttons, toggles and links of live activities, and what intents do with activities (Specification A5, A11, A14).
  @Suite struct ActivityTapTests {
    /// The nodes of the activity, after the background.
    private enum Node: Int { case note = 1, toggle, advance, ends, flood, requests, steals, late, needsUnlock, isPrivate, hangs, huge, link }

    /// A started host with one activity that is drawn.
    private struct Device {
      let host: DeviceHost
      /// The file that the intents write to, in the app's container.
      let file: URL

      init(_ fixture: Fixture, starts: Bool = true, text: String = "one", _ change: (inout HostConfiguration) -> Void = { _ in }) async throws {
        file = fixture.lines
        host = try await fixture.startedHost(change)
        guard starts, await host.liveActivities().isEmpty else { return }
        #expect(await begin("ride", text: text) == "")
        try await until({ await host.activities["ride"]?.content?.drawing != nil }, seen: { await host.activities["ride"]?.content?.drawing })
      }

      /// Starts an activity as a program does. Returns the name of the refusal.
      func begin(_ id: String, of app: String = "Test", text: String = "one", other: String = "") async -> String {
        let state = Data(#"{"text":"\#(text)","path":"\#(file.path)","other":"\#(other)"}"#.utf8)
        let call = ExtensionCall.with { call in
          call.activityRequest = .with {
            ($0.app, $0.id, $0.attributesType, $0.attributes) = (app, id, "Ride", Data("{}".utf8))
            $0.content.state = state
          }
        }
        return await host.handle([call], of: 1).first??.activityAccepted.errorName ?? "nothing"
      }

      var lines: [String] { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }

      func content(_ family: String = "lockScreen", of id: String = "ride") async throws -> String {
        try await host.activityContent(id, family: family).content
      }

      /// What the lock screen shows.
      func drawn(_ id: String = "ride") async throws -> String { try await host.activityContent(id, family: "lockScreen").list.widgetURL }

      func tap(_ node: Node, key: String = UUID().uuidString, in family: String = "lockScreen", content: String? = nil) async throws -> TapRecord {
        let content = if let content { content } else { try await self.content(family) }
        return try await host.tapActivity("ride", Tap(key: key, content: content, path: NodePath([node.rawValue]))).tap
      }
    }

    private static func tapError(_ body: () async throws -> some Any) async -> String? {
      do {
        _ = try await body()
        return nil
      } catch {
        return (error as? TapError)?.name ?? (error as? ActivityError)?.name ?? "\(error)"
      }
    }

    @Test func `a button performs its intent once, on the lock screen and in the island, and the activity is drawn anew`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      for family in ["lockScreen", "islandCompact", "islandMinimal", "islandExpanded"] {
        let before = try await device.content(family)
        let tap = try await device.tap(.note, key: family, in: family, content: before)
        #expect(tap.outcome == .performed && tap.subject == .activity("ride"))
        #expect(try await device.tap(.note, key: family, in: family, content: before).outcome == .performed)
        try await until({ try await device.content(family) != before }, seen: { try await device.content(family) })
      }
      #expect(device.lines == ["Note", "Note", "Note", "Note"])
      await device.host.stop()
    }

    @Test func `an intent that updates its activity is performed when the update has been taken over`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      #expect(try await device.tap(.advance).outcome == .performed)
      // Without waiting: what the tap's answer promises.
      let state = try #require(await device.host.activities["ride"]?.newestState)
      #expect(String(decoding: state, as: UTF8.self).contains("advanced"))
      #expect(device.lines == ["advanced "])
      try await until({ try await device.drawn() }, is: "advanced")
      await device.host.stop()
    }

    @Test func `a flood of updates by an intent is coalesced, and the last one takes effect`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture) { ($0.activities.updateBurst, $0.activities.updatesPerSecond) = (2, 4) }
      #expect(try await device.tap(.flood).outcome == .performed)
      let state = try #require(await device.host.activities["ride"]?.newestState)
      #expect(String(decoding: state, as: UTF8.self).contains("flood 1000"))
      try await until({ try await device.drawn() }, is: "flood 1000")
      #expect(await device.host.counters.activityUpdates < 50)
      await device.host.stop()
    }

    @Test func `an intent runs as many activities as its app may, and further ones are refused by name`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      #expect(try await device.tap(.requests).outcome == .performed)
      #expect(device.lines == ["started 4, activity.tooMany 96"])
      #expect(await device.host.liveActivities().count == 5)
      await device.host.stop()
    }

    @Test func `more starts and ends than the rate allows wait, and the intent with them until its deadline`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture) {
        ($0.activities.changeBurst, $0.activities.changesPerSecond, $0.limits.replyDeadline) = (50, 1e-3, 10)
      }
      let tap = try await device.tap(.requests)
      #expect(tap.outcome == .interrupted && tap.errorName == "limit.replyDeadline", "\(tap)")
      #expect(try await device.tap(.note).outcome == .performed)
      await device.host.stop()
    }

    @Test func `an extension cannot see, change or end another app's activity, whatever app it claims to be`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture, starts: false)
      let other = fixture.folder.appendingPathComponent("Other.app", isDirectory: true)
      try Fixture.makeBundle(at: other)
      _ = try await device.host.install(bundle: other)
      #expect(await device.begin("theirs", of: "Other") == "")
      #expect(await device.begin("ride", other: "theirs") == "")
      try await until(
        { await device.host.activities["ride"]?.content?.drawing != nil }, seen: { await device.host.activities["ride"]?.content?.drawing })
      #expect(try await device.tap(.steals).outcome == .performed)
      #expect(device.lines == ["activity.unknown activity.unknown activity.malformedID lists ride"])
      #expect(await device.host.liveActivities().map(\.id).contains("theirs"))
      await device.host.stop()
    }

    @Test func `a widget's button starts an activity, and its tap is performed after that`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture, starts: false)
      let path = try JSONSerialization.data(withJSONObject: ["path": device.file.path])
      let widget = try await device.host.add(app: "Test", kind: "Buttons", family: .systemSmall, configuration: path).id
      try await until({ await device.host.instances().first?.stage }, is: .timeline)
      let content = try await device.host.content(widget).content
      // The node after the square that waits for its new value.
      #expect(try await device.host.tap(widget, Tap(key: "start", content: content, path: NodePath([12]))).tap.outcome == .performed)
      #expect(await device.host.liveActivities().map(\.id) == ["started"])
      #expect(device.lines == ["started "])
      await device.host.stop()
    }

    @Test func `an extension changes activities only while it performs an intent`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture, text: "starts")
      #expect(await device.host.liveActivities().map(\.id) == ["ride"])
      let log = try await device.host.client(of: "Test").log
      try await until({ log.entries.contains { $0.text.contains("while drawing: activity.notPerforming") } }, seen: { log.entries })
      #expect(try await device.tap(.late).outcome == .performed)
      try await until({ device.lines }, is: ["late activity.notPerforming"])
      #expect(try await device.drawn() == "starts")
      await device.host.stop()
    }

    @Test func `calls that take too much memory end the extension, and the host lives on`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let tap = try await device.tap(.huge)
      #expect(tap.outcome == .interrupted, "\(tap)")
      #expect(try await device.tap(.note).outcome == .performed)
      #expect(try await device.drawn() == "one")
      await device.host.stop()
    }

    @Test func `an activity that its tap dismisses still says what became of the tap, also after a start of the host`() async throws {
      let fixture = try Fixture()
      do {
        let device = try await Device(fixture)
        let content = try await device.content()
        #expect(try await device.tap(.ends, key: "end", content: content).outcome == .performed)
        #expect(await device.host.liveActivities().isEmpty)
        #expect(try await device.tap(.ends, key: "end", content: content).outcome == .performed)
        #expect(await Self.tapError { try await device.tap(.note, content: content) } == "activity.unknown")
        #expect(device.lines == ["ended "])
        await device.host.stop()
      }
      let again = try await Device(fixture, starts: false)
      #expect(try await again.host.activityTapRecord("ride", key: "end").outcome == .performed)
      #expect(await Self.tapError { try await again.host.activityTapRecord("ride", key: "other") } == "tap.unknown")
      await again.host.stop()
    }

    @Test func `buttons of an ended activity work for as long as it is shown`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      try await device.host.endActivity("ride")
      #expect(try await device.tap(.note).outcome == .performed)
      #expect(try await device.tap(.advance).outcome == .performed)
      #expect(device.lines == ["Note", "advanced activity.ended"])
      try await device.host.dismissActivity("ride")
      #expect(await Self.tapError { try await device.content() } == "activity.unknown")
      await device.host.stop()
    }

    @Test func `a tap on what was shown before an update performs what the person saw; anything else is outdated`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let content = try await device.content()
      _ = try await device.tap(.advance)
      try await until({ try await device.drawn() }, is: "advanced")
      #expect(try await device.content() != content)
      #expect(try await device.tap(.note, content: content).outcome == .performed)
      for outdated in ["", "x", "nothing.lockScreen.0", content + "0", content.replacing("lockScreen", with: "systemSmall")] {
        #expect(await Self.tapError { try await device.tap(.note, content: outdated) } == "tap.outdated", "\(outdated)")
      }
      #expect(await Self.tapError { try await device.tap(.link) } == "tap.noAction")
      // Another activity's content is not this one's.
      #expect(await device.begin("second") == "")
      try await until(
        { await device.host.activities["second"]?.content?.drawing != nil }, seen: { await device.host.activities["second"]?.content?.drawing })
      let foreign = try await device.content(of: "second")
      #expect(await Self.tapError { try await device.tap(.note, content: foreign) } == "tap.outdated")
      await device.host.stop()
    }

    @Test func `a picture shows the other face of a tapped toggle until the activity is drawn anew`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let taps = TapsUnderWay(content: try await device.content(), toggled: [NodePath([Node.toggle.rawValue])])
      let plain = try await device.host.activityImage("ride", family: "lockScreen", scale: 1)
      #expect(try await device.host.activityImage("ride", family: "lockScreen", scale: 1, taps: taps).etag != plain.etag)
      #expect(try await device.tap(.toggle).outcome == .performed)
      #expect(device.lines == ["Switch true"])
      try await until({ try await device.content() != taps.content }, seen: { try await device.content() })
      #expect(try await device.host.activityImage("ride", family: "lockScreen", scale: 1, taps: taps).etag == plain.etag)
      await device.host.stop()
    }

    @Test func `while locked no button of an activity works, and nothing is opened`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      try await device.host.setPasscode(current: nil, new: "1234")
      let content = try await device.content()
      try await device.host.lock()
      #expect(await Self.tapError { try await device.tap(.needsUnlock, content: content) } == "tap.locked")
      #expect(await Self.tapError { try await device.tap(.isPrivate, content: content) } == "tap.locked")
      #expect(await Self.tapError { try await device.tap(.note, content: content) } == "tap.locked")
      #expect(await linkError { try await device.host.openActivity("ride", OpenRequest(.shown(content: content, link: nil))) } == .locked)
      try await device.host.update(DeviceSettings(hidesContentWhileLocked: true))
      #expect(await Self.tapError { try await device.tap(.note, content: content) } == "tap.locked")
      #expect(try await device.content() == "")
      try await device.host.unlock("1234")
      #expect(try await device.tap(.needsUnlock).outcome == .performed)
      #expect(device.lines == ["NeedsUnlock"])
      await device.host.stop()
    }

    @Test func `a tap that was under way when the host ended is not performed again`() async throws {
      let fixture = try Fixture()
      do {
        let device = try await Device(fixture)
        for outcome in [TapRecord.Outcome.waiting, .performing] {
          #expect(try await device.host.store.add(TapRecord(on: .activity("ride"), key: outcome.rawValue, date: Date(), outcome: outcome)) == nil)
        }
        await device.host.stop()
      }
      let again = try await Device(fixture)
      let content = try await again.content()
      #expect(try await again.tap(.note, key: "waiting", content: content).outcome == .notPerformed)
      #expect(try await again.tap(.note, key: "performing", content: content).outcome == .interrupted)
      #expect(again.lines.isEmpty)
      await again.host.stop()
    }

    @Test func `taps on an activity and on a widget of the app are performed in their order`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture) { $0.limits.replyDeadline = 10 }
      let content = try await device.content()
      async let hanging = device.tap(.hangs, key: "hanging", content: content)
      try await until({ try await device.host.store.tap("hanging", on: .activity("ride")) != nil }, seen: { device.lines })
      async let waiting = device.tap(.note, key: "waiting", content: content)
      let outcomes = [try await hanging.outcome, try await waiting.outcome]
      #expect(outcomes == [.interrupted, .performed])
      #expect(device.lines == ["Hangs", "Note"])
      await device.host.stop()
    }

    // MARK: Links

    private static func begin(_ device: LinkDevice, text: String) async throws {
      let call = ExtensionCall.with { call in
        call.activityRequest = .with {
          ($0.app, $0.id, $0.attributesType, $0.attributes) = ("Test", "ride", "Ride", Data("{}".utf8))
          $0.content.state = Data(#"{"text":"\#(text)"}"#.utf8)
        }
      }
      _ = await device.host.handle([call], of: 1)
      try await until(
        { await device.host.activities["ride"]?.content?.drawing != nil }, seen: { await device.host.activities["ride"]?.content?.drawing })
    }

    private static func open(_ device: LinkDevice, _ link: [Int]?, in family: String = "lockScreen") async throws -> OpenAnswer {
      let content = try await device.host.activityContent("ride", family: family).content
      let subject = OpenRequest.Subject.shown(content: content, link: link.map { NodePath($0) })
      let first = try await device.host.openActivity("ride", OpenRequest(subject))
      guard let question = first.question else { return first }
      return try await device.host.openActivity("ride", OpenRequest(subject, confirms: question.id))
    }

    @Test func `a link, the presentation's URL and the app are opened after a question, by the host's list`() async throws {
      let device = try await LinkDevice()
      try await Self.begin(device, text: "notes://ride")
      #expect(try await Self.open(device, [Node.link.rawValue]).url == "notes://stop")
      #expect(await device.host.linkConfirmations().count == 1)
      #expect(try await Self.open(device, nil).url == "notes://ride")
      #expect(try await Self.open(device, [Node.link.rawValue], in: "islandExpanded").url == "notes://stop")
      #expect(try await Self.open(device, nil, in: "islandMinimal").url == "notes://ride")
      #expect(await linkError { try await Self.open(device, [Node.note.rawValue]) } == .noLink("1"))
      // The compact and the minimal island are one tap area each.
      #expect(await linkError { try await Self.open(device, [Node.link.rawValue], in: "islandCompact") } == .noLink("13"))
      #expect(await linkError { try await device.host.openActivity("ride", OpenRequest(.shown(content: "x", link: nil))) } == .outdated)
      await device.host.stop()
    }

    @Test func `without a URL the app is started with the activity's id`() async throws {
      let device = try await LinkDevice()
      try await Self.begin(device, text: "")
      let answer = try await Self.open(device, nil, in: "islandCompact")
      #expect(answer.outcome == .opened && answer.url == nil, "\(answer)")
      _ = try await device.calls()
      #expect(try device.environment()["ALMANAC_ACTIVITY"] == #"{"family":"islandCompact","kind":"Ride","liveActivity":"ride"}"#)
      await device.host.stop()
    }
  }
}
