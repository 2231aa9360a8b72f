import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Reports
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Buttons and toggles (Specification A14).
  @Suite struct TapTests {
    private static let passcode = "1234"
    /// The nodes of the kind Buttons, after the background.
    private enum Node: Int { case note = 1, toggle, fails, refuses, crashes, hangs, needsUnlock, isPrivate, slow, link }

    /// A started host with a widget of the kind Buttons that has its timeline.
    private struct Device {
      let host: DeviceHost
      let widget: String
      /// The file that the intents write to, in the app's container.
      let file: URL

      init(_ fixture: Fixture, _ change: (inout LimitsProfile) -> Void = { _ in }) async throws {
        file = fixture.lines
        let host = try await fixture.startedHost(limits: change)
        self.host = host
        if let known = await host.instances().first {
          widget = known.id
        } else {
          let path = try JSONSerialization.data(withJSONObject: ["path": file.path])
          widget = try await host.add(app: "Test", kind: "Buttons", family: .systemSmall, configuration: path).id
        }
        try await until({ await host.instances().first?.stage }, is: .timeline)
      }

      var lines: [String] { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }

      func content() async throws -> String { try await host.content(widget).content }

      func tap(_ node: Node, key: String = UUID().uuidString, content: String? = nil) async throws -> TapRecord {
        let content = if let content { content } else { try await self.content() }
        return try await host.tap(widget, Tap(key: key, content: content, path: NodePath([node.rawValue]))).tap
      }
    }

    private static func tapError(_ body: () async throws -> some Any) async -> TapError? {
      do {
        _ = try await body()
        return nil
      } catch {
        return error as? TapError
      }
    }

    @Test func `a tap performs the intent once and reloads the widget, free of budget`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let before = try await device.content()
      #expect(try await device.tap(.note).outcome == .performed)
      #expect(device.lines == ["Note"])
      try await until({ try await device.host.content(device.widget).list.widgetURL }, is: "1 lines")
      #expect(try await device.content() != before)
      let decisions = try await device.host.decisions(device.widget)
      #expect(decisions.contains { $0.rule == "intent" && $0.outcome == .free })
      await device.host.stop()
    }

    @Test func `a tap that is sent twice is performed once, at the same time, later and after a start of the host`() async throws {
      let fixture = try Fixture()
      let content: String
      do {
        let device = try await Device(fixture)
        content = try await device.content()
        async let first = device.tap(.slow, key: "twice", content: content)
        async let second = device.tap(.slow, key: "twice", content: content)
        let outcomes = [try await first.outcome, try await second.outcome]
        #expect(outcomes == [.performed, .performed])
        #expect(try await device.tap(.slow, key: "twice", content: content).outcome == .performed)
        await device.host.stop()
      }
      let again = try await Device(fixture)
      #expect(try await again.tap(.slow, key: "twice", content: content).outcome == .performed)
      #expect(try await again.host.tapRecord(again.widget, key: "twice").outcome == .performed)
      #expect(again.lines == ["Slow"])
      await again.host.stop()
    }

    @Test func `taps are performed in their order, also those on what the widget showed before`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let content = try await device.content()
      for _ in 0..<5 { #expect(try await device.tap(.note, content: content).outcome == .performed) }
      try await until({ try await device.host.content(device.widget).list.widgetURL }, is: "5 lines")
      // Its archive is gone by now.
      #expect(try await device.tap(.note, content: content).outcome == .performed)
      #expect(device.lines.count == 6)
      await device.host.stop()
    }

    @Test func `a toggle sets the opposite value`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      #expect(try await device.tap(.toggle).outcome == .performed)
      #expect(device.lines == ["Switch true"])
      try await until({ try await device.host.content(device.widget).list.widgetURL }, is: "1 lines")
      #expect(try await device.tap(.toggle).outcome == .performed)
      #expect(device.lines == ["Switch true", "Switch false"])
      await device.host.stop()
    }

    @Test func `a picture shows the other face of a tapped toggle and dims what waits, until the widget shows something else`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let taps = TapsUnderWay(content: try await device.content(), toggled: [NodePath([Node.toggle.rawValue])])
      let plain = try await device.host.image(device.widget, scale: 1)
      let turned = try await device.host.image(device.widget, scale: 1, taps: taps)
      let dimmed = try await device.host.image(device.widget, scale: 1, taps: TapsUnderWay(content: taps.content, toggled: []))
      #expect(Set([plain.etag, turned.etag, dimmed.etag]).count == 3)
      // A path of something else turns nothing.
      let other = TapsUnderWay(content: taps.content, toggled: [NodePath([Node.note.rawValue]), NodePath([99, 4])])
      #expect(try await device.host.image(device.widget, scale: 1, taps: other).etag == dimmed.etag)
      _ = try await device.tap(.toggle)
      try await until({ try await device.host.content(device.widget).list.widgetURL }, is: "1 lines")
      // The new timeline has the toggle turned; the former taps do not turn it back.
      let now = try await device.host.image(device.widget, scale: 1)
      #expect(try await device.host.image(device.widget, scale: 1, taps: taps).etag == now.etag)
      #expect(now.etag != plain.etag)
      await device.host.stop()
    }

    @Test func `an intent that throws, is unknown, crashes or hangs is reported, and the host lives on`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture) { $0.replyDeadline = 10 }
      let failed = try await device.tap(.fails)
      #expect(failed.outcome == .failed && failed.errorName == "intent.failed" && failed.message == "the lamp is broken")
      let refused = try await device.tap(.refuses)
      #expect(refused.outcome == .failed && refused.errorName == "intent.unknown")
      let crashed = try await device.tap(.crashes)
      #expect(crashed.outcome == .interrupted && crashed.errorName == "extension.crashed")
      let hung = try await device.tap(.hangs)
      #expect(hung.outcome == .interrupted && hung.errorName == "limit.replyDeadline")
      #expect(try await device.tap(.note).outcome == .performed)
      #expect(device.lines == ["Crashes", "Note"])
      await device.host.stop()
    }

    @Test func `what is no button of the widget is refused`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      let content = try await device.content()
      #expect(await Self.tapError { try await device.tap(.link) } == .noAction("10"))
      #expect(
        await Self.tapError { try await device.host.tap(device.widget, Tap(key: "a", content: content, path: NodePath([0]))) } == .noAction("0"))
      for outdated in ["", "nothing.0", content + "0", "x.999999999999999999999"] {
        #expect(await Self.tapError { try await device.tap(.note, content: outdated) } == .outdated)
      }
      for key in ["", "a b", "ä", String(repeating: "k", count: 65)] {
        #expect(await Self.tapError { try await device.tap(.note, key: key) } == .malformedKey(key))
      }
      // Another widget's content is not this one's.
      let other = try await device.host.add(app: "Test", kind: "Buttons", family: .systemSmall).id
      try await until({ await device.host.instances().allSatisfy { $0.stage == .timeline } }, seen: { await device.host.instances() })
      let foreign = try await device.host.content(other).content
      #expect(await Self.tapError { try await device.tap(.note, content: foreign) } == .outdated)
      #expect(await Self.tapError { try await device.host.tapRecord(device.widget, key: "unknown") } == .unknown("unknown"))
      #expect(device.lines.isEmpty)
      await device.host.stop()
    }

    @Test func `more taps than may wait are refused`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture) { $0.tapQueue = 2 }
      let content = try await device.content()
      let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<6 { group.addTask { await Self.tapError { try await device.tap(.slow, content: content) } == .tooMany(2, app: "Test") } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { !$0 } == 2)
      #expect(device.lines == ["Slow", "Slow"])
      await device.host.stop()
    }

    @Test func `while locked no button of a widget works`() async throws {
      let fixture = try Fixture()
      let device = try await Device(fixture)
      try await device.host.setPasscode(current: nil, new: Self.passcode)
      let content = try await device.content()
      try await device.host.lock()
      #expect(await Self.tapError { try await device.tap(.needsUnlock, content: content) } == .locked)
      #expect(await Self.tapError { try await device.tap(.isPrivate, content: content) } == .locked)
      #expect(await Self.tapError { try await device.tap(.note, content: content) } == .locked)
      try await device.host.update(DeviceSettings(hidesContentWhileLocked: true))
      #expect(await Self.tapError { try await device.tap(.note, content: content) } == .locked)
      // What is shown then is the placeholder.
      #expect(await Self.tapError { try await device.tap(.note) } == .outdated)
      try await device.host.unlock(Self.passcode)
      #expect(try await device.tap(.needsUnlock).outcome == .performed)
      #expect(device.lines == ["NeedsUnlock"])
      await device.host.stop()
    }

    @Test func `a host that is asked to end ends the taps under way and reports their outcomes`() async throws {
      let fixture = try Fixture()
      do {
        let device = try await Device(fixture)
        let content = try await device.content()
        async let hanging = device.tap(.hangs, key: "hanging", content: content)
        try await until(
          { try await device.host.store.tap("hanging", on: .widget(InstanceID(device.widget)))?.outcome == .performing },
          seen: { try await device.host.store.tap("hanging", on: .widget(InstanceID(device.widget)))?.outcome })
        async let waiting = device.tap(.note, key: "waiting", content: content)
        try await until(
          { try await device.host.store.tap("waiting", on: .widget(InstanceID(device.widget))) != nil },
          seen: { try await device.host.store.tap("waiting", on: .widget(InstanceID(device.widget))) })
        await device.host.stop()
        let outcomes = [try await hanging.outcome, try await waiting.outcome]
        #expect(outcomes == [.interrupted, .notPerformed])
      }
      let again = try await Device(fixture)
      #expect(try await again.host.tapRecord(again.widget, key: "hanging").outcome == .interrupted)
      #expect(try await again.host.tapRecord(again.widget, key: "waiting").outcome == .notPerformed)
      #expect(again.lines.isEmpty)
      await again.host.stop()
    }

    @Test func `a tap that was under way when the host ended is reported as not performed`() async throws {
      let fixture = try Fixture()
      do {
        let device = try await Device(fixture)
        for outcome in [TapRecord.Outcome.waiting, .performing] {
          let tap = TapRecord(on: .widget(InstanceID(device.widget)), key: outcome.rawValue, date: Date(), outcome: outcome)
          #expect(try await device.host.store.add(tap) == nil)
        }
        await device.host.stop()
      }
      let again = try await Device(fixture)
      let (waiting, performing) = (
        try await again.host.tapRecord(again.widget, key: "waiting"), try await again.host.tapRecord(again.widget, key: "performing")
      )
      #expect(waiting.outcome == .notPerformed && performing.outcome == .interrupted)
      #expect([waiting, performing].allSatisfy { $0.errorName == "tap.hostEnded" })
      #expect(again.lines.isEmpty)
      await again.host.stop()
    }
  }
}
