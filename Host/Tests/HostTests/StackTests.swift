import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Widgets of one size share a place (Specification B5).
  @Suite struct StackTests {
    private func add(_ host: DeviceHost, _ family: WidgetFamilyValue = .systemSmall, kind: String = "Good", at choice: PlacementChoice = .init())
      async throws -> String
    {
      try await host.add(app: "Test", kind: kind, family: family, at: choice).id
    }

    private func at(_ column: Int, _ row: Int, page: Int = 0) -> GridPosition { GridPosition(page: page, column: column, row: row) }

    /// Three small widgets, the third on top of the second on top of the first.
    private func stacked(_ host: DeviceHost) async throws -> [String] {
      let ids = [try await add(host), try await add(host), try await add(host)]
      _ = try await host.stack(ids[1], onto: ids[0])
      _ = try await host.stack(ids[2], onto: ids[1])
      return ids
    }

    private func widget(_ id: String, _ host: DeviceHost) async throws -> Instance { try #require(await host.instances().first { $0.id == id }) }

    private func visible(_ host: DeviceHost) async -> [String] {
      await host.state.sortedInstances.filter(\.isVisible).map(\.id.rawValue)
    }

    @Test func `a widget is put onto another one, shares its place and is on top, also after a restart`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let ids = try await stacked(host!)
      let stack = try #require(await host!.stacks().first)
      #expect(stack.instances == [ids[2], ids[1], ids[0]] && stack.top == ids[2] && stack.rotates)
      #expect(await host!.instances().map(\.position) == [at(0, 0), at(0, 0), at(0, 0)])
      #expect(try await widget(ids[1], host!).stack == StackPlace(id: stack.id, index: 1, count: 3, isTop: false, rotates: true))
      // The next one gets the cells that they had.
      let other = try await add(host!)
      #expect(try await widget(other, host!).position == at(1, 0))
      await host!.stop()
      host = nil

      let again = try await DeviceHostTests.started(fixture)
      #expect(await again.stacks().map(\.instances) == [stack.instances])
      #expect(await again.stacks().map(\.top) == [ids[2]])
      #expect(await again.instances().map(\.position) == [at(0, 0), at(0, 0), at(0, 0), at(1, 0)])
      await again.stop()
    }

    @Test func `what cannot be stacked is refused by name and changes nothing`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let (small, medium) = (try await add(host), try await add(host, .systemMedium))
      let today = try await add(host, at: PlacementChoice(place: "todayView"))
      let lock = [
        try await add(host, .accessoryCircular, kind: "Everywhere", at: PlacementChoice(place: "lockScreen")),
        try await add(host, .accessoryCircular, kind: "Everywhere", at: PlacementChoice(place: "lockScreen")),
      ]
      #expect(await hostError { try await host.stack(small, onto: small) } == .stackedOnItself(small))
      #expect(await hostError { try await host.stack(small, onto: medium) } == .stackSizesDiffer("systemSmall", other: "systemMedium"))
      #expect(await hostError { try await host.stack(small, onto: today) } == .stackElsewhere(small, other: today))
      #expect(
        await hostError { try await host.stack(lock[0], onto: lock[1]) }
          == .noStacksThere("lockScreen", known: ["homeScreen", "standBy", "todayView"]))
      #expect(await hostError { try await host.stack(small, onto: "ghost") } == .unknownInstance("ghost"))
      #expect(await hostError { try await host.unstack(small) } == .notInStack(small))
      #expect(await hostError { try await host.turnStack("stack-0", to: small) } == .unknownStack("stack-0"))
      #expect(await host.stacks().isEmpty)
      #expect(await host.undoSteps().isEmpty)
      await host.stop()
    }

    @Test func `a stack has ten widgets at most`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let base = try await add(host)
      for _ in 0..<9 { _ = try await add(host, at: PlacementChoice(onto: base)) }
      let stack = try #require(await host.stacks().first)
      #expect(stack.instances.count == 10 && stack.instances.last == base)
      let eleventh = try await add(host)
      #expect(await hostError { try await host.stack(eleventh, onto: base) } == .stackIsFull(stack.id, most: 10))
      #expect(await hostError { try await add(host, at: PlacementChoice(onto: base)) } == .stackIsFull(stack.id, most: 10))
      #expect(await host.instances().count == 11)
      await host.stop()
    }

    @Test func `a stack moves and changes its size as one, to sizes that all its widgets have`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let (good, everywhere, other) = (try await add(host), try await add(host, kind: "Everywhere"), try await add(host))
      _ = try await host.stack(everywhere, onto: good)
      #expect(try await widget(everywhere, host).families == [.systemSmall, .systemMedium], "not those that only one of them has")
      #expect(await hostError { try await host.edit(everywhere, WidgetEdit(family: .systemLarge)) } != nil)
      _ = try await host.edit(everywhere, WidgetEdit(position: at(0, 2)))
      #expect(try await widget(good, host).position == at(0, 2))
      _ = try await host.edit(good, WidgetEdit(family: .systemMedium))
      for id in [good, everywhere] {
        #expect(try await widget(id, host).family == .systemMedium)
        #expect(try await widget(id, host).position == at(0, 2))
        try await until({ await host.instances().first { $0.id == id }?.stage }, is: .timeline)
      }
      let tried = try await host.preview(good, WidgetEdit(position: at(0, 0)))
      #expect(tried[good] == at(0, 0) && tried[everywhere] == at(0, 0) && tried[other] != at(0, 0))
      #expect(try await host.undo().action == .resized)
      for id in [good, everywhere] { #expect(try await widget(id, host).family == .systemSmall) }
      #expect(try await host.undo().action == .moved)
      #expect(try await widget(everywhere, host).position == at(0, 0))
      #expect(await host.stacks().count == 1)
      await host.stop()
    }

    @Test func `every change of a stack is undone, the newest first`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let ids = try await stacked(host)
      let stack = try #require(await host.stacks().first)
      _ = try await host.changeStack(stack.id, order: [ids[0], ids[1], ids[2]], rotates: false)
      #expect(await host.stacks().first?.instances == ids)
      _ = try await host.unstack(ids[1])
      #expect(try await widget(ids[1], host).position == at(1, 0))
      _ = try await host.unstack(ids[0], to: at(1, 2))
      #expect(await host.stacks().isEmpty, "with the last but one the stack ends")
      #expect(await host.instances().map(\.position) == [at(1, 2), at(1, 0), at(0, 0)])

      #expect(try await host.undo().action == .unstacked)
      #expect(await host.stacks().first?.instances == [ids[0], ids[2]])
      #expect(try await host.undo().action == .unstacked)
      #expect(await host.stacks().first?.instances == ids)
      #expect(await host.stacks().first?.rotates == false)
      #expect(try await host.undo().action == .restacked)
      #expect(await host.stacks().first?.instances == [ids[2], ids[1], ids[0]])
      #expect(await host.stacks().first?.rotates == true)
      #expect(try await host.undo().action == .stacked)
      #expect(await host.stacks().first?.instances == [ids[1], ids[0]])
      #expect(try await host.undo().action == .stacked)
      #expect(await host.stacks().isEmpty)
      #expect(await host.instances().map(\.position) == [at(0, 0), at(1, 0), at(0, 1)])
      await host.stop()
    }

    @Test func `a widget and a whole stack are removed and come back where they were`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let ids = try await stacked(host)
      for id in ids { try await until({ await host.instances().first { $0.id == id }?.stage }, is: .timeline) }
      let stack = try #require(await host.stacks().first)
      try await host.remove(ids[2])
      #expect(await host.stacks().first?.top == ids[1], "the one that followed it")
      #expect(await host.instances().map(\.position) == [at(0, 0), at(0, 0)])
      #expect(try await host.undo().action == .removed)
      #expect(await host.stacks().first?.instances == stack.instances)
      #expect(await host.stacks().first?.top == ids[2])

      try await host.removeStack(stack.id)
      #expect(await host.instances().isEmpty)
      #expect(await host.stacks().isEmpty)
      let newcomer = try await add(host)
      #expect(try await widget(newcomer, host).position == at(0, 0))
      #expect(try await host.undo().action == .removed)
      #expect(await host.stacks().map(\.instances) == [stack.instances])
      for id in ids {
        #expect(try await widget(id, host).position == at(0, 0))
        #expect(try await widget(id, host).stage == .timeline, "its timeline comes back with it")
      }
      #expect(try await widget(newcomer, host).position == at(1, 0), "the one that had come into its cells moves aside")
      await host.stop()
    }

    @Test func `an app that is removed takes its widgets out of their stacks, and a kind that is gone stays in its stack`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      _ = try await stacked(host)
      try await host.uninstall("Test")
      #expect(await host.stacks().isEmpty)
      #expect(await host.instances().isEmpty)
      await host.stop()
    }

    @Test func `only the top counts as viewed, whatever a viewer reports`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let ids = try await stacked(host)
      let stack = try #require(await host.stacks().first)
      try await host.show(on: "page", ids)
      #expect(await visible(host) == [ids[2]])
      let events = await host.events()
      _ = try await host.turnStack(stack.id, to: ids[0])
      #expect(await visible(host) == [ids[0]])
      var seen: [HostEvent] = []
      for await event in events {
        seen.append(event)
        if case .stackTurned = event { break }
      }
      #expect(seen.contains(.viewsChanged(instance: ids[0])) && seen.contains(.viewsChanged(instance: ids[2])))
      #expect(seen.last == .stackTurned(stack: stack.id, top: ids[0]))
      #expect(try await host.why(ids[0]).isVisible)
      #expect(try await !host.why(ids[1]).isVisible)
      #expect(try await host.why(ids[1]).stackSentence?.contains("widget 2 of 3") == true)
      // The view of a widget below is not in its history either.
      #expect(try await host.day(of: ids[1]).views.isEmpty)
      try await host.leave(viewer: "page")
      #expect(await visible(host).isEmpty)
      await host.stop()
    }

    @Test func `the most relevant widget comes to the top by itself, at the instant the host woke for, with a decision that says why`() async throws {
      var profile = ReloadProfile.standard
      profile.stacks.leastOnTop = 1
      profile.stacks.choiceHolds = 2
      let fixture = try Fixture()
      let host = try DeviceHost(configuration: fixture.configuration(.system), profile: profile)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      let relevant = try await add(host, kind: "Relevant")
      try await until({ await host.instances().first { $0.id == relevant }?.stage }, is: .timeline)
      let plain = try await add(host)
      try await host.show(on: "page", [relevant, plain])
      let stack = try #require(try await host.stack(plain, onto: relevant).stack)
      try await until({ await host.stacks().first?.top == relevant }, seen: { await host.stacks().first?.top })
      #expect(await visible(host) == [relevant])
      let decision = try #require(try await host.decisions(relevant).first { $0.outcome == .rotated })
      #expect(decision.trigger == .stackRelevance && decision.sentence.contains("100 % of its highest score (7.0 of 7.0)"), "\(decision.sentence)")
      #expect(try await host.why(relevant).stackSentence?.contains("on top") == true)
      // A person's choice is kept, and its own decision too.
      _ = try await host.turnStack(stack.id, to: plain)
      #expect(await host.stacks().first?.heldUntil != nil)
      #expect(try await host.decisions(plain).first { $0.outcome == .rotated }?.trigger == .stackChoice)
      // No chart of reloads counts turns.
      #expect(try await host.day(of: plain).decisions.contains { $0.outcome == .rotated })
      await host.stop()
    }

    @Test func `a widget can be added onto another one, where a place has no cells left`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let left = try await add(host, at: PlacementChoice(place: "standBy", slot: "left"))
      let second = try await host.add(app: "Test", kind: "Good", family: .systemSmall, at: PlacementChoice(onto: left))
      #expect(second.placement?.place.id == "standBy" && second.placement?.slot.id == "left" && second.stack?.isTop == true)
      #expect(
        await hostError { try await host.add(app: "Test", kind: "Good", family: .systemMedium, at: PlacementChoice(onto: left)) }
          == .stackSizesDiffer("systemMedium", other: "systemSmall"))
      // There are no other cells to take it out to.
      #expect(await hostError { try await host.unstack(second.id) } == .slotIsFull("left", place: "standBy"))
      #expect(await host.stacks().first?.instances == [second.id, left])
      await host.stop()
    }
  }
}
