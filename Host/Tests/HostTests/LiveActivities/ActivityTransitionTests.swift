import AlmanacPainter
import AlmanacProfiles
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// The change of a live activity's picture to the next, and activities on other devices (Specification A5, A14).
  @Suite struct ActivityTransitionTests {
    private static let passcode = "1234"

    /// A running host with one live activity, whose first picture has been painted.
    private struct Device {
      /// Has the app's files, from which an extension that ended starts again.
      let fixture: Fixture
      let host: DeviceHost
      let first: String

      init(_ change: (inout HostConfiguration) -> Void = { _ in }) async throws {
        fixture = try Fixture()
        let host = try await fixture.startedHost(change)
        self.host = host
        let call = ExtensionCall.with { call in
          call.activityRequest = .with {
            ($0.app, $0.id, $0.attributesType, $0.attributes) = ("Test", "ride", "Ride", Data("{}".utf8))
            $0.content.state = Data(#"{"text":"one"}"#.utf8)
          }
        }
        #expect(await host.handle([call], of: 1).first??.activityAccepted.errorName == "")
        try await until({ await host.activities["ride"]?.content?.drawing != nil }, seen: { await host.activities["ride"]?.content?.drawing })
        first = try await host.activityImage("ride", family: "lockScreen", scale: 2).content
      }

      func update(_ text: String) async {
        let call = ExtensionCall.with { call in
          call.activityUpdate = .with {
            ($0.app, $0.id) = ("Test", "ride")
            $0.content.state = Data(#"{"text":"\#(text)"}"#.utf8)
          }
        }
        _ = await host.handle([call], of: 1)
      }

      /// Updates the activity and waits until the update is drawn.
      func show(_ text: String) async throws {
        await update(text)
        try await until(
          { try await host.activityContent("ride", family: "lockScreen").list.widgetURL == text },
          seen: { try await host.activityContent("ride", family: "lockScreen").list.widgetURL })
      }

      func transition(from: String? = nil, family: String = "lockScreen", on device: String? = nil) async throws -> ShownTransition {
        try await host.activityTransition("ride", family: family, on: device, TransitionRequest(from: from ?? first, scale: 2))
      }
    }

    @Test func `a picture names its content, and the change to the next has layers that are painted`() async throws {
      let device = try await Device()
      let host = device.host
      #expect(device.first == (try await host.activityContent("ride", family: "lockScreen").content))
      let island = try await host.activityImage("ride", family: "islandCompact", scale: 2).content
      // The test extension gives each text a different colour.
      try await device.show("two")
      for (family, from) in [("lockScreen", device.first), ("islandCompact", island)] {
        let transition = try await device.transition(from: from, family: family)
        #expect(transition.plan.course == .layers && transition.plan.duration > 0 && transition.plan.duration <= 2, "\(family) \(transition.plan)")
        #expect(Set(transition.plan.layers.map(\.source)) == [.earlier, .later])
        for (index, layer) in transition.plan.layers.enumerated() {
          let request = TransitionRequest(from: from, to: transition.to, scale: 2)
          let picture = try await host.activityTransitionLayer("ride", index, family: family, request).png
          #expect(PNGSize(picture)?.width == Int((layer.crop.width * 2).rounded()), "\(family) \(layer.role)")
        }
      }
      // Of another presentation, of nothing, and of what it shows.
      #expect(try await device.transition(from: island).plan.course == .cut)
      #expect(try await device.transition(from: "nonsense").plan.course == .cut)
      #expect(try await device.transition(from: try await host.activityContent("ride", family: "lockScreen").content).plan.course == .cut)
      let unknown = try await device.transition(from: "\(UUID().uuidString).lockScreen.0")
      #expect(unknown.plan.course == .fade && unknown.plan.layers.isEmpty)
      await #expect(throws: TransitionError.outdated) {
        try await host.activityTransitionLayer("ride", 0, family: "lockScreen", TransitionRequest(from: device.first, to: "x.lockScreen.0", scale: 2))
      }
      await host.stop()
    }

    @Test func `nothing is animated with reduced motion or while a lock hides something, and a lock forgets what was shown`() async throws {
      let device = try await Device()
      let host = device.host
      try await device.show("two")
      var settings = await host.settings
      settings.reducesMotion = true
      try await host.update(settings)
      #expect(try await device.transition().plan.course == .cut)
      settings.reducesMotion = false
      settings.hidesContentWhileLocked = true
      try await host.update(settings)
      try await host.setPasscode(current: nil, new: Self.passcode)
      try await host.lock()
      #expect(try await host.activityImage("ride", family: "lockScreen", scale: 2).content.isEmpty)
      let hidden = try await device.transition()
      #expect(hidden.plan.course == .cut && hidden.to.isEmpty)
      await #expect(throws: TransitionError.outdated) {
        try await host.activityTransitionLayer("ride", 0, family: "lockScreen", TransitionRequest(from: device.first, scale: 2))
      }
      try await host.unlock(Self.passcode)
      #expect(try await device.transition().plan.course == .fade)
      await host.stop()
    }

    @Test func `a thousand updates lead to few changes, and the last is animated from what the client shows`() async throws {
      let device = try await Device { ($0.activities.updateBurst, $0.activities.updatesPerSecond) = (2, 4) }
      let host = device.host
      for number in 1...1000 { await device.update("\(number)") }
      try await until({ try await host.activityContent("ride", family: "lockScreen").list.widgetURL }, is: "1000")
      #expect(await host.counters.activityUpdates < 50)
      let transition = try await device.transition()
      #expect(transition.plan.course == .layers && transition.plan.layers.count <= Profiles.entryAnimations.mostLayers)
      await host.stop()
    }

    @Test func `an activity is drawn for a watch as soon as a client shows it there, in its own size, and changes with an animation`() async throws {
      let device = try await Device()
      let host = device.host
      let watch = "watch-45mm"
      #expect(try await host.liveActivities(on: watch).first?.presentations == [])
      try await until(
        { try await host.liveActivities(on: watch).first?.presentations.isEmpty == false },
        seen: { try await host.liveActivities(on: watch).first?.presentations })
      #expect(try await host.liveActivities(on: watch).first?.presentations == [.init(family: "activitySmall", width: 184, height: 80.5)])
      #expect(await host.liveActivities().first?.presentations.map(\.family).contains("activitySmall") == false)
      let picture = try await host.activityImage("ride", family: "activitySmall", on: watch, scale: 2)
      #expect(PNGSize(picture.png)?.width == 368)
      try await device.show("two")
      #expect(try await device.transition(from: picture.content, family: "activitySmall", on: watch).plan.course == .layers)
      // A button works there as on the phone.
      let content = try await host.activityContent("ride", family: "activitySmall", on: watch).content
      let tap = try await host.tapActivity("ride", Tap(key: "watch", content: content, path: NodePath([1]))).tap
      #expect(tap.outcome == .performed)
      await host.stop()
    }

    @Test func `while no activity runs, any number of devices may ask`() async throws {
      let host = try await Fixture().startedHost { $0.activities.otherDevices = 1 }
      for profile in Profiles.devices { #expect(try await host.liveActivities(on: profile.id).isEmpty) }
      await host.stop()
    }

    @Test func `activities are drawn for few other devices at the same time, and further ones are refused by name`() async throws {
      let device = try await Device { $0.activities.otherDevices = 2 }
      let host = device.host
      for other in ["watch-40mm", "watch-45mm", "watch-40mm"] { _ = try await host.liveActivities(on: other) }
      await #expect(throws: ActivityError.tooManyDevices(2)) { try await host.liveActivities(on: "watch-49mm") }
      #expect(try await host.liveActivities(on: await host.configuration.device.id).count == 1)
      await #expect(throws: HostError.self) { try await host.liveActivities(on: "toaster") }
      try await until(
        { Set(await host.activities["ride"]?.archives.keys.compactMap(\.device) ?? []) == ["watch-40mm", "watch-45mm"] },
        seen: { Set(await host.activities["ride"]?.archives.keys.compactMap(\.device) ?? []) })
      // What is stored is what the usual device shows.
      #expect(await host.activities["ride"]?.content?.drawings.keys.contains("activitySmall") == false)
      await host.stop()
    }

    @Test func `a device whose drawings fail keeps its last ones and does not hold up the others`() async throws {
      let device = try await Device { ($0.activities.retrySeconds, $0.activities.retries) = (0.05, 2) }
      let host = device.host
      let watch = "watch-45mm"
      _ = try await host.liveActivities(on: watch)
      try await until(
        { try await host.liveActivities(on: watch).first?.presentations.isEmpty == false },
        seen: { try await host.liveActivities(on: watch).first?.presentations })
      func shown(_ family: String, on device: String? = nil) async throws -> String {
        try await host.activityContent("ride", family: family, on: device).list.widgetURL
      }
      try await device.show("no watch")
      try await until({ await host.liveActivities().first?.failure != nil }, seen: { await host.liveActivities().first?.failure })
      #expect(try await shown("activitySmall", on: watch) == "one")
      await device.update("no phone")
      try await until({ try await shown("activitySmall", on: watch) }, is: "no phone")
      // All presentations of the phone stay together.
      #expect(try await shown("lockScreen") == "no watch")
      try await device.show("fine")
      try await until({ await host.liveActivities().first?.failure == nil }, seen: { await host.liveActivities().first?.failure })
      #expect(try await shown("activitySmall", on: watch) == "fine")
      await host.stop()
    }

    @Test func `a device that begins to show activities is drawn at once, also while drawings for another one fail`() async throws {
      // The next attempt for the phone would be in half an hour.
      let device = try await Device { ($0.activities.retrySeconds, $0.activities.retries) = (1800, 2) }
      let host = device.host
      await device.update("no phone")
      try await until({ await host.liveActivities().first?.failure != nil }, seen: { await host.liveActivities().first?.failure })
      try await until(
        { try await host.liveActivities(on: "watch-45mm").first?.presentations.isEmpty == false },
        seen: { try await host.liveActivities(on: "watch-45mm").first?.presentations })
      let content = try await host.activityContent("ride", family: "activitySmall", on: "watch-45mm")
      #expect(content.list.widgetURL == "no phone")
      #expect(await host.liveActivities().first?.failure != nil, "the phone's failed again")
      await host.stop()
    }

    @Test func `a lock hides on a watch what it hides on the phone`() async throws {
      let device = try await Device()
      let host = device.host
      let watch = "watch-45mm"
      _ = try await host.liveActivities(on: watch)
      try await until(
        { try await host.liveActivities(on: watch).first?.presentations.isEmpty == false },
        seen: { try await host.liveActivities(on: watch).first?.presentations })
      var settings = await host.settings
      settings.hidesContentWhileLocked = true
      try await host.update(settings)
      try await host.setPasscode(current: nil, new: Self.passcode)
      try await host.lock()
      let hidden = try await host.activityContent("ride", family: "activitySmall", on: watch)
      #expect(hidden.redaction != .none)
      #expect(hidden.redaction == (try await host.activityContent("ride", family: "lockScreen").redaction))
      await host.stop()
    }
  }
}
