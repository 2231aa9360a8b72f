import WireSchema
import Foundation
import Painter
import Profiles
import Scheduler
import Testing

@testable import Host

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

    @Test func offersAnAppsWidgetsOnlyAfterItsLaunch() async throws {
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
      // The phone has no place for the extra large family.
      #expect(kinds.first?.families == [.systemSmall, .systemMedium])
      await host.stop()
    }

    @Test func showsPlaceholderThenSnapshotThenTimeline() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let instance = try await host.add(app: "Test", kind: "Slow", family: .systemSmall)
      #expect(instance.stage == .empty)
      try await until { await host.instances().first?.stage == .snapshot }
      #expect(try await host.displayList(instance.id).widgetURL == "snapshot")
      try await until { await host.instances().first?.stage == .timeline }
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
    func recordsTheFailureAndShowsTheSnapshot(kind: String, name: String) async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) { $0.replyDeadline = 3 }
      let instance = try await host.add(app: "Test", kind: kind, family: .systemSmall)
      try await until { try await host.timeline(instance.id).failure != nil }
      #expect(try await host.timeline(instance.id).failure?.hasPrefix(name) == true)
      let failed = try await host.decisions(instance.id).first { $0.detail?.contains(name) == true }
      #expect(failed?.outcome == .deferred && failed?.next != nil)
      #expect(try await host.displayList(instance.id).widgetURL == "snapshot")
      // The others are served as before.
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until { try await host.timeline(good.id).entries.count == 3 }
      await host.stop()
    }

    @Test func keepsTheLastGoodTimelineThroughAFailure() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let flag = fixture.folder.appendingPathComponent("flag")
      let configuration = Data(#"{"path": "\#(flag.path)"}"#.utf8)
      let instance = try await host.add(app: "Test", kind: "Flaky", family: .systemSmall, configuration: configuration)
      try await until { try await host.timeline(instance.id).entries.count == 3 }
      let before = try await host.image(instance.id)
      try Data().write(to: flag)
      try await host.reload(app: "Test", kind: "Flaky", foreground: true)
      try await until { try await host.timeline(instance.id).failure?.hasPrefix("extension.crashed") == true }
      #expect(try await host.timeline(instance.id).entries.count == 3)
      #expect(try await host.image(instance.id).etag == before.etag)
      try FileManager.default.removeItem(at: flag)
      await host.stop()
    }

    @Test func paintsWhatIsArchived() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let instance = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until { await host.instances().first?.stage == .timeline }
      let light = try await host.image(instance.id)
      #expect(light.png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      #expect(light.width == 158 && light.height == 158)
      // The next entry comes with the next hour.
      let hour = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600)
      #expect(light.nextChange == hour)
      #expect(try await host.image(instance.id).etag == light.etag)
      let dark = try await host.image(instance.id, presentation: Presentation(colorScheme: .dark))
      #expect(dark.etag != light.etag)
      let gallery = try await host.galleryImage(app: "Test", kind: "Good", family: .systemMedium)
      #expect(gallery.width == 338 && gallery.nextChange == nil)
      await host.stop()
    }

    @Test func removingCancelsARunningRefresh() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let instance = try await host.add(app: "Test", kind: "Hang", family: .systemSmall)
      try await until { await host.instances().first?.stage == .snapshot }
      try await host.remove(instance.id)
      #expect(await host.instances().isEmpty)
      #expect(await hostError { try await host.timeline(instance.id) } == .unknownInstance(instance.id))
      // The process that hung is gone: the next request does not wait for its deadline.
      let started = ContinuousClock.now
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until { try await host.timeline(good.id).entries.count == 3 }
      #expect(ContinuousClock.now - started < .seconds(3))
      await host.stop()
    }

    @Test func findsEverythingAgainAfterARestart() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await Self.started(fixture)
      let instance = try await host!.add(app: "Test", kind: "Good", family: .systemMedium)
      try await until { try await host!.timeline(instance.id).entries.count == 3 }
      try await host!.update(DeviceSettings(colorScheme: .dark, dynamicType: "xLarge"))
      try await until { try await host!.decisions(instance.id).contains { $0.trigger == .environmentChanged(.dynamicType) } }
      await host!.stop()
      host = nil
      let again = try await Self.started(fixture)
      #expect(await again.instances().map(\.id) == [instance.id])
      #expect(try await again.timeline(instance.id).entries.count == 3)
      #expect(await again.settings.dynamicType == "xLarge")
      #expect(await again.apps().first?.isLaunched == true)
      await again.stop()
    }

    @Test func aReloadFromTheExtensionIsADecision() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until { try await host.timeline(good.id).entries.count == 3 }
      _ = try await host.add(app: "Test", kind: "Reloads", family: .systemSmall)
      try await until { try await host.decisions(good.id).contains { $0.trigger == .requested(by: .extension, foreground: false) } }
      await host.stop()
    }

    @Test func companionCommandsReachTheHost() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until { try await host.timeline(good.id).entries.count == 3 }
      let socket = try Companion(fixture.configuration().socketFile.path)
      try socket.call(.with { $0.reload.kind = "Good" })
      try await until { try await host.decisions(good.id).contains { $0.trigger == .requested(by: .app, foreground: false) } }
      try socket.call(.with { $0.currentConfigurations = CurrentConfigurationsCall() })
      #expect(try socket.answer().currentConfigurations.widgets.map(\.kind) == ["Good"])
      // Noise costs nobody else anything.
      let noise = try Companion(fixture.configuration().socketFile.path)
      noise.send(Data(repeating: 0xff, count: 1000))
      try socket.call(.with { $0.currentConfigurations = CurrentConfigurationsCall() })
      #expect(try socket.answer().currentConfigurations.widgets.count == 1)
      await host.stop()
    }

    @Test func nothingRunsWhileNothingIsDue() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) { $0.idleLetGo = 0.1 }
      for family in [WidgetFamilyValue.systemSmall, .systemMedium] {
        let instance = try await host.add(app: "Test", kind: "Good", family: family)
        try await until { try await host.timeline(instance.id).entries.count == 3 }
      }
      try await Task.sleep(for: .milliseconds(500))
      let steps = await host.steps
      let time = processorTime()
      try await Task.sleep(for: .seconds(3))
      #expect(await host.steps == steps)
      #expect(processorTime() - time < 0.05)
      await host.stop()
    }

    @Test func announcesWhatHappens() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let events = await host.events()
      let instance = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until { try await host.timeline(instance.id).entries.count == 3 }
      await host.stop()
      var names: Set<String> = []
      for await event in events {
        switch event {
        case .imageChanged(instance.id): names.insert("image")
        case .decided(instance.id): names.insert("decided")
        case .instancesChanged: names.insert("instances")
        default: break
        }
      }
      #expect(names == ["image", "decided", "instances"])
    }

    @Test func refusesWhatItDoesNotKnow() async throws {
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
        await hostError { try await host.add(app: "Test", kind: "Good", family: .systemSmall, configuration: Data("[1]".utf8)) }
          == .malformedConfiguration("it is another kind of value"))
      #expect(await hostError { try await host.remove("w") } == .unknownInstance("w"))
      try await host.uninstall("Test")
      #expect(await host.apps().isEmpty)
      #expect(!FileManager.default.fileExists(atPath: host.configuration.appsFolder.appendingPathComponent("Test.app").path))
      await host.stop()
      #expect(await hostError { try await host.install(bundle: fixture.bundleURL) } == .notRunning)
    }
  }
}
