import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// A device with real extension processes and a real database.
  @Suite struct DeviceHostTests {
    /// A started host with the test app installed and launched.
    static func started(_ fixture: Fixture, _ change: (inout LimitsProfile) -> Void = { _ in }) async throws -> DeviceHost {
      let host = try DeviceHost(configuration: fixture.configuration(.system, change))
      try await host.start()
      if await host.apps().isEmpty {
        _ = try await host.install(bundle: fixture.bundleURL)
        try await host.launch("Test")
      }
      return host
    }

    @Test func `an app's widgets are offered only after its launch`() async throws {
      let fixture = try Fixture()
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      let app = try await host.install(bundle: fixture.bundleURL)
      #expect(app.name == "Test" && app.bundle.displayName == "The Test" && !app.isLaunched)
      #expect(await hostError { try await host.add(app: "Test", kind: "Good", family: .systemSmall) } == .notLaunched("Test"))
      #expect(await hostError { try await host.galleryImage(app: "Test", kind: "Good", family: .systemSmall) } == .notLaunched("Test"))
      try await host.launch("Test")
      #expect(await host.apps().first?.isLaunched == true)
      _ = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      let kinds = try await host.kinds(app: "Test")
      #expect(kinds.first?.kind == "Good")
      // The phone does not offer the extra large family.
      #expect(kinds.first?.families == [.systemSmall, .systemMedium])
      await host.stop()
    }

    @Test func `a new widget has a placeholder, then a snapshot, then a timeline`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let flag = fixture.folder.appendingPathComponent("flag")
      let configuration = Data(#"{"path": "\#(flag.path)"}"#.utf8)
      let instance = try await host.add(app: "Test", kind: "Slow", family: .systemSmall, configuration: configuration)
      #expect(instance.stage == .empty)
      try await until({ await host.instances().first?.stage }, is: .snapshot)
      #expect(try await host.displayList(instance.id).widgetURL == "snapshot")
      try Data().write(to: flag)
      try await until({ await host.instances().first?.stage }, is: .timeline)
      #expect(try await host.displayList(instance.id).widgetURL == "one")
      let later = Date().addingTimeInterval(3600)
      #expect(try await host.displayList(instance.id, at: later).widgetURL == "two")
      let timeline = try await host.timeline(instance.id)
      #expect(timeline.entries.count == 3 && timeline.current == 0 && timeline.policy.kind == .never && timeline.failure == nil)
      let decisions = try await host.decisions(instance.id)
      #expect(decisions.contains { $0.trigger == .firstTimeline && $0.outcome == .free })
      await host.stop()
    }

    @Test(arguments: [
      ("Crash", "extension.crashed"), ("Garbage", "reply.malformed"), ("Memory", "limit.memoryGrowth"), ("Hang", "limit.replyDeadline"),
      ("Oversized", "limit.replyBytes"), ("Refuses", "completion.never"), ("Many", "limit.entryCount"), ("Empty", "timeline.empty"),
    ])
    func `a failure is recorded and the snapshot stays`(kind: String, name: String) async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) { if kind == "Hang" { $0.replyDeadline = 10 } }
      let instance = try await host.add(app: "Test", kind: kind, family: .systemSmall)
      try await until({ try await host.timeline(instance.id).failure != nil }, seen: { try await host.timeline(instance.id).failure })
      #expect(try await host.timeline(instance.id).failure?.hasPrefix(name) == true)
      let failed = try await host.decisions(instance.id).first { $0.detail?.contains(name) == true }
      #expect(failed?.outcome == .deferred && failed?.next != nil)
      #expect(try await host.displayList(instance.id).widgetURL == "snapshot")
      // Other widgets still work.
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(good.id).entries.count }, is: 3)
      await host.stop()
    }

    @Test func `the last good timeline stays through a failure`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let flag = fixture.folder.appendingPathComponent("flag")
      let configuration = Data(#"{"path": "\#(flag.path)"}"#.utf8)
      let instance = try await host.add(app: "Test", kind: "Flaky", family: .systemSmall, configuration: configuration)
      try await until({ try await host.timeline(instance.id).entries.count }, is: 3)
      let before = try await host.image(instance.id)
      try Data().write(to: flag)
      try await host.reload(app: "Test", kind: "Flaky", foreground: true)
      try await until(
        { try await host.timeline(instance.id).failure?.hasPrefix("extension.crashed") == true },
        seen: { try await host.timeline(instance.id).failure })
      #expect(try await host.timeline(instance.id).entries.count == 3)
      #expect(try await host.image(instance.id).etag == before.etag)
      try FileManager.default.removeItem(at: flag)
      await host.stop()
    }

    @Test func `pictures are painted from the archive`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let instance = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ await host.instances().first?.stage }, is: .timeline)
      let light = try await host.image(instance.id)
      #expect(light.png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      #expect(light.width == 158 && light.height == 158)
      // The next entry becomes current at the next full hour.
      let hour = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600)
      #expect(light.nextChange == hour)
      #expect(try await host.image(instance.id).etag == light.etag)
      let dark = try await host.image(instance.id, presentation: Presentation(colorScheme: .dark))
      #expect(dark.etag != light.etag)
      let gallery = try await host.galleryImage(app: "Test", kind: "Good", family: .systemMedium)
      #expect(gallery.width == 338 && gallery.nextChange == nil)
      await host.stop()
    }

    @Test func `removing a widget cancels its running request`() async throws {
      let fixture = try Fixture()
      // A request that had to wait for its deadline would fail the test.
      let host = try await Self.started(fixture) { $0.replyDeadline = 3600 }
      let instance = try await host.add(app: "Test", kind: "Hang", family: .systemSmall)
      try await until({ await host.instances().first?.stage }, is: .snapshot)
      try await host.remove(instance.id)
      #expect(await host.instances().isEmpty)
      #expect(await hostError { try await host.timeline(instance.id) } == .unknownInstance(instance.id))
      // The process that hung has ended.
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(good.id).entries.count }, is: 3)
      await host.stop()
    }

    @Test func `everything is found again after a restart`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await Self.started(fixture)
      let instance = try await host!.add(app: "Test", kind: "Good", family: .systemMedium)
      try await until({ try await host!.timeline(instance.id).entries.count }, is: 3)
      try await host!.update(DeviceSettings(colorScheme: .dark, dynamicType: "xLarge"))
      try await until(
        { try await host!.decisions(instance.id).contains { $0.trigger == .environmentChanged(.dynamicType) } },
        seen: { try await host!.decisions(instance.id) })
      await host!.stop()
      host = nil
      let again = try await Self.started(fixture)
      #expect(await again.instances().map(\.id) == [instance.id])
      #expect(try await again.timeline(instance.id).entries.count == 3)
      #expect(await again.settings.dynamicType == "xLarge")
      #expect(await again.apps().first?.isLaunched == true)
      await again.stop()
    }

    @Test func `a reload request of the extension leads to a decision`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(good.id).entries.count }, is: 3)
      _ = try await host.add(app: "Test", kind: "Reloads", family: .systemSmall)
      try await until(
        { try await host.decisions(good.id).contains { $0.trigger == .requested(by: .extension, foreground: false) } },
        seen: { try await host.decisions(good.id) })
      await host.stop()
    }

    @Test func `companion commands reach the host`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(good.id).entries.count }, is: 3)
      let socket = try Companion(fixture.configuration().socketFile.path)
      try socket.call(.with { $0.reload.kind = "Good" })
      try await until(
        { try await host.decisions(good.id).contains { $0.trigger == .requested(by: .app, foreground: false) } },
        seen: { try await host.decisions(good.id) })
      try socket.call(.with { $0.currentConfigurations = CurrentConfigurationsCall() })
      #expect(try socket.response().currentConfigurations.widgets.map(\.kind) == ["Good"])
      // Noise on another connection changes nothing.
      let noise = try Companion(fixture.configuration().socketFile.path)
      noise.send(Data(repeating: 0xff, count: 1000))
      try socket.call(.with { $0.currentConfigurations = CurrentConfigurationsCall() })
      #expect(try socket.response().currentConfigurations.widgets.count == 1)
      await host.stop()
    }

    @Test func `nothing runs while nothing is due`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) { $0.idleLetGo = 0.1 }
      for family in [WidgetFamilyValue.systemSmall, .systemMedium] {
        let instance = try await host.add(app: "Test", kind: "Good", family: family)
        try await until({ try await host.timeline(instance.id).entries.count }, is: 3)
      }
      try await until({ try fixture.startedProcesses().isEmpty }, seen: { try fixture.startedProcesses() })
      // The next entry becomes current at the next full hour, and the host sleeps until then.
      let instances = await host.state.instances.values
      let changes = instances.compactMap { $0.timeline?.nextChange(after: Date()) }
      let next = try #require(changes.min())
      #expect(try #require(await host.nextWake) >= next)
      /// What the host has done by now.
      func work() async -> [Int] {
        let (events, wakes) = (await host.processedEvents, await host.counters.wakes)
        let counts = await host.store.counts.withLock { $0 }
        return [Int(events), Int(wakes), counts.reads, counts.writes]
      }
      // What had begun before may still end. Then a second passes in which nothing happens, as all others would.
      var last: [[Int]] = []
      try await until(
        {
          let before = await work()
          try await Task.sleep(for: .seconds(1))
          last = [before, await work()]
          return last[0] == last[1]
        }, seen: { last })
      await host.stop()
    }

    @Test func `a configured widget requests a new timeline`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let instance = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(instance.id).entries.count }, is: 3)
      let configuration = Data(#"{"city":"Ghent"}"#.utf8)
      #expect(try await host.configure(instance.id, configuration: configuration).configuration == configuration)
      try await until(
        { try await host.decisions(instance.id).contains { $0.trigger == .configurationChanged && $0.outcome == .free } },
        seen: { try await host.decisions(instance.id) })
      #expect(
        await configurationFault { try await host.configure(instance.id, configuration: Data("[]".utf8)) }?.name == .malformed)
      await host.stop()
    }

    @Test func `unknown names are refused`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      #expect(await hostError { try await host.kinds(app: "None") } == .unknownApp("None", known: ["Test"]))
      #expect(
        await hostError { try await host.add(app: "Test", kind: "Good", family: .systemExtraLarge) }
          == .familyNotOnDevice("systemExtraLarge", device: Profiles.defaultDevice.name))
      #expect(
        await hostError { try await host.add(app: "Test", kind: "Good", family: .accessoryInline) }
          == .unsupportedFamily("accessoryInline", kind: "Good", supported: ["systemSmall", "systemMedium", "systemExtraLarge"]))
      #expect(
        await configurationFault { try await host.add(app: "Test", kind: "Good", family: .systemSmall, configuration: Data("[1]".utf8)) }?.name
          == .malformed)
      #expect(await hostError { try await host.remove("w") } == .unknownInstance("w"))
      try await host.uninstall("Test")
      #expect(await host.apps().isEmpty)
      #expect(!FileManager.default.fileExists(atPath: host.configuration.appsFolder.appendingPathComponent("Test.app").path))
      await host.stop()
      #expect(await hostError { try await host.install(bundle: fixture.bundleURL) } == .notRunning)
    }
  }
}
