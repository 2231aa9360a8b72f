import AlmanacPainter
import AlmanacProfiles
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// The change from one entry's picture to the next (Specification A14).
  @Suite struct TransitionTests {
    private static let passcode = "1234"

    /// A started host with a widget of the kind Buttons whose first picture was painted, and which shows another content since.
    private struct Device {
      let host: DeviceHost
      let widget: String
      /// What was shown first.
      let before: String

      init(_ fixture: Fixture) async throws {
        host = try await fixture.startedHost()
        let path = try JSONSerialization.data(withJSONObject: ["path": fixture.lines.path])
        let (host, widget) = (host, try await host.add(app: "Test", kind: "Buttons", family: .systemSmall, configuration: path).id)
        self.widget = widget
        try await until({ await host.instances().first?.stage }, is: .timeline)
        before = try await host.image(widget, scale: 2).content
        _ = try await host.tap(widget, Tap(key: "first", content: try await host.content(widget).content, path: NodePath([2])))
        try await until(
          { [before] in try await host.image(widget, scale: 2).content != before }, seen: { try await host.image(widget, scale: 2).content })
      }

      func transition(from: String? = nil, toggled: Set<NodePath>? = nil, _ change: (inout Presentation) -> Void = { _ in }) async throws
        -> ShownTransition
      {
        var presentation = Presentation()
        change(&presentation)
        return try await host.transition(widget, presentation: presentation, TransitionRequest(from: from ?? before, toggled: toggled, scale: 2))
      }
    }

    @Test func `a picture names its content, and the change to the next has layers that are painted`() async throws {
      let device = try await Device(try Fixture())
      let (host, widget) = (device.host, device.widget)
      let current = try await host.image(widget, scale: 2).content
      #expect(current == (try await host.content(widget).content))
      let transition = try await device.transition()
      #expect(transition.from == device.before && transition.to == current)
      #expect(transition.plan.course == .layers)
      // The archive of the first content is gone by now: what it showed is kept.
      #expect(Set(transition.plan.layers.map(\.source)) == [.earlier, .later])
      for (index, layer) in transition.plan.layers.enumerated() {
        let request = TransitionRequest(from: device.before, to: current, scale: 2)
        let picture = try await host.transitionLayer(widget, index, presentation: Presentation(), request).png
        let size = PNGSize(picture)
        #expect(size?.width == Int(layer.crop.width * 2) && size?.height == Int(layer.crop.height * 2), "\(layer.role)")
      }
      let (last, count) = (transition.plan.layers.count, transition.plan.layers.count)
      await #expect(throws: TransitionError.noLayer(last, count: count)) {
        try await host.transitionLayer(widget, last, presentation: Presentation(), TransitionRequest(from: device.before, to: current, scale: 2))
      }
      await #expect(throws: TransitionError.outdated) {
        try await host.transitionLayer(widget, 0, presentation: Presentation(), TransitionRequest(from: device.before, to: "other.0", scale: 2))
      }
      await host.stop()
    }

    @Test func `nothing is animated in always-on, with reduced motion, where something is hidden, or without a change`() async throws {
      let device = try await Device(try Fixture())
      let host = device.host
      #expect(try await device.transition { $0.luminance = .reduced }.plan.course == .cut)
      #expect(try await device.transition { $0.reducesMotion = true }.plan.course == .cut)
      #expect(try await device.transition { $0.redaction = .privacy }.plan.course == .cut)
      #expect(try await device.transition { $0.redaction = .placeholder }.plan.course == .cut)
      #expect(try await device.transition(from: try await host.content(device.widget).content).plan.course == .cut)
      #expect(try await device.transition(from: "nonsense").plan.course == .cut)
      var settings = await host.settings
      settings.reducesMotion = true
      try await host.update(settings)
      #expect(try await device.transition().plan.course == .cut)
      await host.stop()
    }

    @Test func `what is not known any more fades as a whole, and so does what is shown as a material`() async throws {
      let device = try await Device(try Fixture())
      let unknown = try await device.transition(from: "\(UUID().uuidString.lowercased()).0")
      #expect(unknown.plan.course == .fade && unknown.plan.layers.isEmpty)
      #expect(try await device.transition { $0.renderingMode = .vibrant }.plan.course != .layers)
      await device.host.stop()
    }

    @Test func `a lock forgets what was shown, and its content has no name while it is hidden`() async throws {
      let device = try await Device(try Fixture())
      let (host, widget) = (device.host, device.widget)
      try await host.setPasscode(current: nil, new: Self.passcode)
      var settings = await host.settings
      settings.hidesContentWhileLocked = true
      try await host.update(settings)
      try await host.lock()
      #expect(try await host.image(widget, scale: 2).content.isEmpty)
      let hidden = try await device.transition()
      #expect(hidden.plan.course == .cut && hidden.to.isEmpty)
      await #expect(throws: TransitionError.outdated) {
        try await host.transitionLayer(widget, 0, presentation: Presentation(), TransitionRequest(from: device.before, scale: 2))
      }
      try await host.unlock(Self.passcode)
      #expect(try await device.transition().plan.course == .fade)
      await host.stop()
    }

    @Test func `another widget's content is not known`() async throws {
      let device = try await Device(try Fixture())
      let other = try await device.host.add(app: "Test", kind: "Buttons", family: .systemSmall, configuration: Data("{}".utf8)).id
      try await until({ await device.host.instances().first { $0.id == other }?.stage }, is: .timeline)
      let transition = try await device.host.transition(other, presentation: Presentation(), TransitionRequest(from: device.before, scale: 2))
      #expect(transition.plan.course != .layers)
      await device.host.stop()
    }
  }
}
