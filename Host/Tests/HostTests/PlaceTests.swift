import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import GRDB
import TestHost
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Widgets in places (Specification A6, D4, D7).
  @Suite struct PlaceTests {
    private func add(_ host: DeviceHost, _ family: WidgetFamilyValue, kind: String = "Everywhere", at choice: PlacementChoice) async throws
      -> Instance
    {
      try await host.add(app: "Test", kind: kind, family: family, at: choice)
    }

    /// Waits for the widget's timeline; its widget URL says for which size it was made.
    private func laidOut(_ instance: Instance, by host: DeviceHost) async throws -> String {
      try await until({ await host.instances().first { $0.id == instance.id }?.stage }, is: .timeline)
      return try await host.displayList(instance.id).widgetURL
    }

    @Test func `a widget is laid out for the slot that it is put into, and is still there after a restart`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let standBy = try await add(host!, .systemSmall, at: PlacementChoice(place: "standBy", slot: "right"))
      let face = try await add(host!, .accessoryRectangular, at: PlacementChoice(device: "watch-45mm", place: "faceModular"))
      let stack = try await add(host!, .accessoryRectangular, at: PlacementChoice(device: "watch-45mm", place: "smartStack"))
      let usual = try await add(host!, .accessoryRectangular, at: PlacementChoice())
      #expect(standBy.placement?.slot.id == "right" && standBy.device == Profiles.defaultDevice.id)
      #expect(face.device == "watch-45mm" && face.placement?.slot.id == "rectangle")
      #expect(usual.placement?.place.id == "lockScreen")
      #expect(try await laidOut(standBy, by: host!) == "158.0x158.0")
      #expect(try await laidOut(face, by: host!) == "178.5x56.0")
      #expect(try await laidOut(stack, by: host!) == "184.0x80.5")
      #expect(try await laidOut(usual, by: host!) == "160.0x72.0")
      await host!.stop()
      host = nil

      let again = try await DeviceHostTests.started(fixture)
      #expect(await again.instances().map(\.placement) == [standBy, face, stack, usual].map(\.placement))
      await again.stop()
    }

    @Test func `a place shows its widgets in its own way, which the settings change`() async throws {
      let host = try await DeviceHostTests.started(try Fixture())
      let lock = try await add(host, .accessoryCircular, at: PlacementChoice(place: "lockScreen"))
      let stand = try await add(host, .systemSmall, at: PlacementChoice(place: "standBy"))
      let home = try await add(host, .systemSmall, at: PlacementChoice())
      #expect(try await host.shown(lock.id).presentation.renderingMode == .vibrant)
      #expect(try await host.shown(stand.id).presentation.background == .removed)
      #expect(try await host.shown(home.id).presentation == Presentation())
      let night = try await host.shown(stand.id, appearance: "night").presentation
      #expect(night.renderingMode == .vibrant && night.tint != nil)

      try await host.update(DeviceSettings(colorScheme: .dark, appearances: ["standBy": "night", "homeScreen": "tinted"], tint: "FF0000"))
      #expect(try await host.shown(stand.id).presentation == night)
      let tinted = try await host.shown(home.id).presentation
      #expect(tinted.renderingMode == .accented && tinted.background == .removed && tinted.tint == RGBA(hex: 0xFF0000))
      #expect(
        await hostError { try await host.shown(home.id, appearance: "night") }
          == .unknownAppearance("night", place: "homeScreen", known: ["normal", "dark", "tinted", "clear"]))
      await host.stop()
    }

    @Test func `a full slot takes no more widgets, and another slot of the place is used first`() async throws {
      let host = try await DeviceHostTests.started(try Fixture())
      let place = PlacementChoice(place: "standBy")
      #expect(try await add(host, .systemSmall, at: place).placement?.slot.id == "left")
      #expect(
        await hostError { try await add(host, .systemSmall, at: PlacementChoice(place: "standBy", slot: "left")) }
          == .slotIsFull("left", place: "standBy"))
      let right = try await add(host, .systemSmall, at: place)
      #expect(right.placement?.slot.id == "right")
      #expect(await hostError { try await add(host, .systemSmall, at: place) } == .slotIsFull("left", place: "standBy"))
      try await host.remove(right.id)
      #expect(try await add(host, .systemSmall, at: place).placement?.slot.id == "right")

      // A rectangle takes two of the four cells below the clock.
      let lock = PlacementChoice(place: "lockScreen")
      for _ in 0..<2 { _ = try await add(host, .accessoryCircular, at: lock) }
      _ = try await add(host, .accessoryRectangular, at: lock)
      #expect(await hostError { try await add(host, .accessoryCircular, at: lock) } == .slotIsFull("row", place: "lockScreen"))
      await host.stop()
    }

    @Test func `a family is offered only where it fits`() async throws {
      let host = try await DeviceHostTests.started(try Fixture())
      let phone = Profiles.defaultDevice
      #expect(
        await hostError { try await add(host, .accessoryCorner, at: PlacementChoice()) } == .familyNotOnDevice("accessoryCorner", device: phone.name))
      #expect(
        await hostError { try await add(host, .systemMedium, at: PlacementChoice(place: "standBy")) }
          == .familyNotInPlace("systemMedium", place: "standBy", known: ["homeScreen", "todayView"]))
      #expect(
        await hostError { try await add(host, .systemSmall, kind: "Kept", at: PlacementChoice(place: "standBy")) }
          == .familyNotInPlace("systemSmall", place: "standBy", known: ["homeScreen", "todayView"]))
      let watch = try #require(Profiles.device(named: "watch-45mm"))
      #expect(
        await hostError { try await add(host, .systemSmall, at: PlacementChoice(device: watch.id)) }
          == .familyNotOnDevice("systemSmall", device: watch.name))
      #expect(await hostError { try await add(host, .systemSmall, at: PlacementChoice(slot: "left")) } == .slotWithoutPlace("left"))
      #expect(
        await hostError { try await add(host, .systemSmall, at: PlacementChoice(place: "standBy", slot: "top")) }
          == .unknownSlot("top", place: "standBy", known: ["left", "right"]))
      #expect(
        await hostError { try await add(host, .systemSmall, at: PlacementChoice(place: "moon")) }
          == .unknownPlace("moon", device: phone.name, known: phone.places.map(\.id)))
      #expect(
        await hostError { try await add(host, .systemSmall, at: PlacementChoice(device: "abacus")) }
          == .unknownDevice("abacus", known: Profiles.devices.map(\.id)))
      #expect(await host.instances().isEmpty)

      let onFace = try await host.kinds(app: "Test", device: watch.id, place: "faceCorners")
      #expect(Set(onFace.map(\.kind)) == ["Everywhere", "Timer"])
      #expect(onFace.allSatisfy { $0.families == [.accessoryCircular, .accessoryCorner] })
      let inStandBy = try await host.kinds(app: "Test", place: "standBy")
      #expect(inStandBy.contains { $0.kind == "Good" && $0.families == [.systemSmall] } && !inStandBy.contains { $0.kind == "Kept" })
      await host.stop()
    }

    @Test func `a picture shows the label of the widget's corner, and another one after it moves up`() async throws {
      let fixture = try Fixture()
      defer { withExtendedLifetime(fixture) {} }
      let host = try await DeviceHostTests.started(fixture)
      let corner = PlacementChoice(device: "watch-45mm", place: "faceCorners")
      let first = try await add(host, .accessoryCorner, at: corner)
      let second = try await add(host, .accessoryCorner, at: corner)
      for instance in [first, second] { _ = try await laidOut(instance, by: host) }
      let slot = try #require(first.placement?.slot)
      let (left, right) = (try await host.image(first.id, scale: 2), try await host.image(second.id, scale: 2))
      #expect(left.width == slot.labels[0].frame.width && right.height == slot.labels[1].frame.height)
      #expect(left.png != right.png)
      try await host.remove(first.id)
      #expect(try await host.image(second.id, scale: 2).png == left.png)
      // Other slots have pictures of the widget alone.
      let circle = try await add(host, .accessoryCircular, at: PlacementChoice(device: "watch-45mm", place: "faceModular"))
      _ = try await laidOut(circle, by: host)
      #expect(try await host.image(circle.id).width == 50)
      await host.stop()
    }

    @Test func `a widget of an earlier version is in the usual place of its family`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let instance = try await add(host!, .accessoryRectangular, at: PlacementChoice())
      await host!.stop()
      host = nil
      // The row as migration 5 leaves it: without a placement, with the checksum that an earlier version gave it.
      let database = try DatabaseQueue(path: fixture.configuration().databaseFile.path)
      try await database.write { db in
        try db.execute(sql: "UPDATE instance SET profile = NULL, place = NULL, slot = NULL")
        try LayoutChecksums.store(try Layout.read(db), db)
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [LayoutStamp.key])
      }
      try database.close()
      for copy in ["layout.json", "layout.previous.json"] {
        try? FileManager.default.removeItem(at: fixture.configuration().dataFolder.appendingPathComponent(copy))
      }
      let again = try await DeviceHostTests.started(fixture)
      #expect(await again.instances().map(\.placement) == [instance.placement])
      await again.stop()
    }
  }
}
