import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// A watch's Smart Stack: its order, its pins, and cards that are shown only while they are relevant (Specification B5).
  @Suite struct RelevanceListTests {
    private static let stack = PlacementChoice(device: "watch-45mm", place: "smartStack")

    private func started(_ fixture: Fixture, words: String = "") async throws -> DeviceHost {
      try words.write(to: fixture.bundleURL.appendingPathComponent("relevance"), atomically: true, encoding: .utf8)
      var profile = ReloadProfile.standard
      profile.stacks.leastOnTop = 1
      profile.stacks.relevanceInterval = 1
      profile.floor = 1
      let host = try DeviceHost(configuration: fixture.configuration(.system), profile: profile)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      return host
    }

    /// What the provider of the kind `Card` answers from now on.
    private func say(_ words: String, _ host: DeviceHost) async throws {
      let bundle = try #require(await host.installed["Test"]).bundle.url
      try words.write(to: bundle.appendingPathComponent("relevance"), atomically: true, encoding: .utf8)
    }

    private func add(_ kind: String, to host: DeviceHost) async throws -> String {
      try await host.add(app: "Test", kind: kind, family: .accessoryRectangular, at: Self.stack).id
    }

    private func shown(_ host: DeviceHost) async -> [String] {
      await host.instances().filter { $0.list?.index != nil }.sorted { $0.list?.index ?? 0 < $1.list?.index ?? 0 }.map(\.id)
    }

    /// The content of a card; nil: it has none yet.
    private func text(_ id: String, _ host: DeviceHost) async throws -> String? { try? await host.displayList(id).widgetURL }

    @Test func `a card is shown while a context holds, with the content of that context`() async throws {
      let fixture = try Fixture()
      let host = try await started(fixture, words: "soon-A")
      let form = try await add("Form", to: host)
      let card = try await add("Card", to: host)
      #expect(await shown(host) == [form])
      try await until({ await host.relevance.provided.values.contains { !$0.isEmpty } }, seen: { await host.relevance.provided })
      try await until({ await shown(host).first == card }, seen: { await shown(host).first })
      #expect(await shown(host) == [card], "it stands for the form")
      try await until({ try await text(card, host) == #"{"card":"A"}"# }, seen: { try await text(card, host) })
      #expect(try await host.why(card).stackSentence?.contains("shown only while it is relevant") == true)
      #expect(try await host.why(form).stackSentence?.contains("A widget that stands for it is shown") == true)
      #expect(try await host.decisions(card).contains { $0.trigger == .listShown && $0.outcome == .rotated })
      // Another context, and then none.
      try await say("card-B", host)
      await host.invalidateRelevance(ofKind: "Card", app: "Test")
      try await until({ try await text(card, host) == #"{"card":"B"}"# }, seen: { try await text(card, host) })
      try await say("", host)
      await host.invalidateRelevance(ofKind: "Card", app: "Test")
      try await until({ await shown(host) == [form] }, seen: { await shown(host) })
      #expect(try await host.decisions(card).contains { $0.trigger == .listHidden })
      await host.stop()
    }

    @Test func `after a restart a card's content is still made for the context that holds`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await started(fixture, words: "card-A")
      let card = try await add("Card", to: host!)
      try await until({ try await text(card, host!) == #"{"card":"A"}"# }, seen: { try await text(card, host!) })
      await host!.stop()
      host = nil
      let again = try await DeviceHostTests.started(fixture)
      #expect(await shown(again) == [card])
      try await again.reload(app: "Test", kind: "Card", foreground: true)
      try await until({ await again.relevance.provided.count }, is: 1)
      try await until({ await again.instances().first { $0.id == card }?.stage }, is: .timeline)
      #expect(try await text(card, again) == #"{"card":"A"}"#)
      await again.stop()
    }

    @Test func `a card of a place is shown while the device is there`() async throws {
      let fixture = try Fixture()
      let info = fixture.bundleURL.appendingPathComponent("Info.plist")
      var properties = try #require(try PropertyListSerialization.propertyList(from: try Data(contentsOf: info), format: nil) as? [String: Any])
      properties["NSWidgetUsesLocation"] = true
      try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0).write(to: info)
      let host = try await started(fixture, words: "there-A")
      try await host.setLocation(LocationPermission(.whileUsing), of: "Test")
      try await host.setLocation(.fixed(latitude: 52.52, longitude: 13.4, accuracy: 20))
      let card = try await add("Card", to: host)
      try await until({ await shown(host) == [card] }, seen: { await shown(host) })
      try await until({ try await text(card, host) == #"{"card":"A"}"# }, seen: { try await text(card, host) })
      try await host.setLocation(.fixed(latitude: 48, longitude: 11, accuracy: 20))
      try await until({ await shown(host).isEmpty }, seen: { await shown(host) })
      await host.stop()
    }

    @Test func `only a Smart Stack offers a card`() async throws {
      let host = try await started(try Fixture())
      #expect(try await host.kinds(app: "Test", device: "watch-45mm", place: "smartStack").contains { $0.kind == "Card" })
      #expect(try await !host.kinds(app: "Test", device: "watch-45mm", place: "faceModular").contains { $0.kind == "Card" })
      #expect(try await host.kinds(app: "Test").first { $0.kind == "Card" }?.families == [])
      let face = PlacementChoice(device: "watch-45mm", place: "faceModular")
      let error = await hostError { _ = try await host.add(app: "Test", kind: "Card", family: .accessoryRectangular, at: face) }
      #expect(error == .familyNotInPlace("accessoryRectangular", place: "faceModular", known: ["smartStack"]))
      await host.stop()
    }

    @Test func `pins, moves, removals and their undo reach the list, and survive a restart`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await started(fixture)
      var ids: [String] = []
      for _ in 0..<3 { ids.append(try await add("Form", to: host!)) }
      #expect(await shown(host!) == ids)
      try await host!.pin(ids[2], true)
      #expect(await shown(host!) == [ids[2], ids[0], ids[1]])
      _ = try await host!.edit(ids[0], WidgetEdit(position: GridPosition(page: 0, column: 0, row: 1)))
      #expect(await shown(host!) == [ids[2], ids[1], ids[0]])
      try await host!.remove(ids[2])
      #expect(await shown(host!) == [ids[1], ids[0]])
      _ = try await host!.undo()
      #expect(await shown(host!) == [ids[2], ids[1], ids[0]], "the pin comes back with it")
      let other = try await host!.add(app: "Test", kind: "Form", family: .systemSmall).id
      #expect(await hostError { try await host!.pin(other, true) } == .notInList(other))
      await host!.stop()
      host = nil
      let again = try await DeviceHostTests.started(fixture)
      #expect(await shown(again) == [ids[2], ids[1], ids[0]])
      #expect(await again.instances().first { $0.id == ids[2] }?.list == ListPlace(index: 0, count: 3, isPinned: true))
      await again.stop()
    }
  }
}
