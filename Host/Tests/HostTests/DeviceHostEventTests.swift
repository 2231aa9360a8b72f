import AlmanacScheduler
import Foundation
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Tests that events carry what they announce.
  @Suite struct DeviceHostEventTests {
    /// A started host with one widget that has its timeline.
    private static func host(_ fixture: Fixture, kind: String = "Good") async throws -> (DeviceHost, InstanceID) {
      let host = try await DeviceHostTests.started(fixture)
      let instance = try await host.add(app: "Test", kind: kind, family: .systemSmall)
      try await until({ await host.instances().first?.stage }, is: .timeline)
      return (host, InstanceID(instance.id))
    }

    @Test func `changes are announced`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let events = await host.events()
      let instance = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ try await host.timeline(instance.id).entries.count }, is: 3)
      await host.stop()
      var names: Set<String> = []
      for await event in events {
        switch event {
        case .imageChanged(instance.id): names.insert("image")
        case .decided(let decision) where decision.instance.rawValue == instance.id: names.insert("decided")
        case .instancesChanged: names.insert("instances")
        default: break
        }
      }
      #expect(names == ["image", "decided", "instances"])
    }

    @Test func `two decisions of one step are two events`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture)
      let events = await host.events()
      let newest = try #require(try await host.decisions(id.rawValue, limit: 1).first?.id)
      try await host.process([.reloadRequested(.instance(id), origin: .app, foreground: false), .environmentChanged(.dynamicType)])
      let recorded = try await host.decisions(id.rawValue).filter { $0.id > newest }.reversed().prefix(2)
      await host.stop()
      var announced: [Decision] = []
      for await event in events { if case .decided(let decision) = event { announced.append(decision) } }
      #expect(announced.count >= 2)
      #expect(announced[0] != announced[1])
      #expect(Array(announced.prefix(2)) == Array(recorded))
    }

    @Test func `a changed image reads nothing from the store`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture, kind: "Warns")
      let events = await host.events()
      let before = await host.store.counts.withLock { $0 }
      try await host.reload(app: "Test", kind: "Warns", foreground: true)
      var iterator = events.makeAsyncIterator()
      while let event = await iterator.next(), event != .imageChanged(instance: id.rawValue) {}
      let after = await host.store.counts.withLock { $0 }
      #expect(after.reads == before.reads)
      #expect(after.checkedLists == before.checkedLists)
      #expect(after.writes > before.writes)
      await host.stop()
    }

    @Test func `diagnostics are announced when they change`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let events = await host.events()
      let instance = try await host.add(app: "Test", kind: "Warns", family: .systemSmall)
      try await until({ try await host.timeline(instance.id).entries.count }, is: 3)
      let first = await host.state.instances[InstanceID(instance.id)]?.timeline?.archive
      try await host.reload(app: "Test", kind: "Warns", foreground: true)
      try await until(
        { await host.state.instances[InstanceID(instance.id)]?.timeline?.archive != first },
        seen: { await host.state.instances[InstanceID(instance.id)]?.timeline?.archive })
      await host.stop()
      var announced: [[String]] = []
      for await event in events {
        if case .diagnosticsChanged(instance.id, let diagnostics) = event { announced.append(diagnostics.map(\.name)) }
      }
      #expect(announced == [["test.warning"]])
    }
  }
}
