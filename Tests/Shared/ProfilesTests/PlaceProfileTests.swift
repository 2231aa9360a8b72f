import Profiles
import Testing
import WireSchema

@Suite struct PlaceProfileTests {
  private static let all = Profiles.devices.flatMap { device in device.places.map { (device, $0) } }

  @Test func `every device has places, and every place slots, appearances and sources`() {
    for device in Profiles.devices { #expect(device.places.count >= 2, "\(device.id)") }
    #expect(Set(Self.all.map { $0.1.id }) == Set(Profiles.placeNames))
    for (device, place) in Self.all {
      #expect(!place.slots.isEmpty && place.device == device.id && place.source.count > 10, "\(device.id) \(place.id)")
      #expect(place.appearances.first?.id == "normal" && Set(place.appearances.map(\.id)).count == place.appearances.count)
      #expect(Set(place.slots.map(\.id)).count == place.slots.count)
      for slot in place.slots {
        #expect(!slot.families.isEmpty && slot.source.count > 10)
        // A slot without a number of cells grows; each center holds one widget.
        #expect(slot.cells != nil || slot.arrangement != .row, "\(place.id) \(slot.id)")
        #expect(slot.centers.isEmpty || slot.centers.count == slot.cells, "\(place.id) \(slot.id)")
        #expect(slot.centers.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
      }
      for appearance in place.appearances { #expect(appearance.source.count > 10) }
    }
  }

  @Test func `every widget of a slot is inside the screen`() {
    for (device, place) in Self.all {
      for slot in place.slots {
        for size in slot.families {
          #expect(size.shownWidth <= place.screenWidth && size.shownHeight <= place.screenHeight, "\(device.id) \(place.id) \(size.family)")
          for center in slot.centers {
            let (x, y) = (center.x * place.screenWidth, center.y * place.screenHeight)
            #expect(x - size.shownWidth / 2 >= -1 && x + size.shownWidth / 2 <= place.screenWidth + 1, "\(device.id) \(place.id) \(slot.id)")
            #expect(y - size.shownHeight / 2 >= -1 && y + size.shownHeight / 2 <= place.screenHeight + 1, "\(device.id) \(place.id) \(slot.id)")
          }
        }
      }
    }
  }

  @Test func `widgets at their centers do not overlap`() {
    for (device, place) in Self.all {
      var frames: [(name: String, left: Double, top: Double, right: Double, bottom: Double)] = []
      for slot in place.slots {
        guard let size = slot.families.last else { continue }
        for center in slot.centers {
          let (x, y) = (center.x * place.screenWidth, center.y * place.screenHeight)
          frames.append((slot.id, x - size.shownWidth / 2, y - size.shownHeight / 2, x + size.shownWidth / 2, y + size.shownHeight / 2))
        }
      }
      for (index, first) in frames.enumerated() {
        for second in frames[(index + 1)...] {
          let overlaps = first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
          #expect(!overlaps, "\(device.id) \(place.id): \(first.name), \(second.name)")
        }
      }
    }
  }

  // Specification A6, D4, D7.
  @Test func `a place offers only the families that fit there`() throws {
    let phone = Profiles.defaultDevice
    let watch = try #require(Profiles.device(named: "watch-45mm"))
    func families(_ device: DeviceProfile, _ place: String) -> Set<String> {
      Set(device.place(named: place)?.slots.flatMap { $0.families.map(\.family) } ?? [])
    }
    #expect(families(phone, "homeScreen") == ["systemSmall", "systemMedium", "systemLarge"])
    #expect(families(phone, "lockScreen") == ["accessoryInline", "accessoryCircular", "accessoryRectangular"])
    #expect(families(phone, "standBy") == ["systemSmall"] && families(phone, "carPlay") == ["systemSmall"])
    #expect(families(watch, "faceCorners") == ["accessoryCorner", "accessoryCircular"])
    #expect(
      families(watch, "faceModular") == ["accessoryRectangular", "accessoryCircular"] && families(watch, "smartStack") == ["accessoryRectangular"])
    for (device, place) in Self.all {
      let families = families(device, place.id)
      #expect(!families.contains("accessoryCorner") || device.kind == .watch)
      #expect(device.kind != .watch || families.allSatisfy { $0.hasPrefix("accessory") })
    }
    let tablet = try #require(Profiles.device(named: "ipad-820x1180"))
    #expect(families(tablet, "homeScreen").contains("systemExtraLarge") && families(tablet, "lockScreen").contains("systemSmall"))
    #expect(tablet.place(named: "standBy") == nil && phone.place(named: "smartStack") == nil && watch.place(named: "homeScreen") == nil)
  }

  @Test func `a family has the size of its slot`() throws {
    let watch = try #require(Profiles.device(named: "watch-41mm"))
    let long = try #require(watch.place(named: "faceLongLine")?.slot(named: "line")?.size(of: "accessoryInline"))
    let short = try #require(watch.place(named: "faceShortLine")?.slot(named: "line")?.size(of: "accessoryInline"))
    #expect(long.width == 150 && short.width == 97)
    #expect(
      watch.place(named: "faceModular")?.slot(named: "rectangle")?.size(of: "accessoryRectangular").map { [$0.width, $0.height] } == [159, 50])
    #expect(watch.place(named: "smartStack")?.slot(named: "stack")?.size(of: "accessoryRectangular").map { [$0.width, $0.height] } == [165, 72.5])
    // Laid out as on the home screen, and shown larger.
    let left = try #require(Profiles.defaultDevice.place(named: "standBy")?.slot(named: "left")?.size(of: "systemSmall"))
    #expect(left.width == 158 && left.shownWidth > 300)
    let tablet = try #require(Profiles.device(named: "ipad-1024x1366")?.place(named: "homeScreen")?.slot(named: "grid")?.size(of: "systemSmall"))
    #expect(tablet.width == 170 && tablet.shownWidth == 160)
  }

  @Test func `modes, backgrounds and labels are those of the place`() throws {
    func context(_ device: String, _ place: String, _ slot: String, _ family: WidgetFamilyValue) throws -> RenderContext {
      let device = try #require(Profiles.device(named: device))
      let place = try #require(device.place(named: place))
      let slot = try #require(place.slot(named: slot))
      return try #require(
        RenderContext(
          device: device, family: family, in: Placement(device: device, place: place, slot: slot), dynamicType: "large", boldText: false,
          locale: "en_US", timeZone: "UTC"))
    }
    let lock = try context("393x852", "lockScreen", "row", .accessoryCircular)
    #expect(lock.renderingModes == [.vibrant, .accented, .fullColor] && lock.backgrounds == [.removed, .shown] && !lock.showsWidgetLabel)
    let standBy = try context("393x852", "standBy", "left", .systemSmall)
    #expect(standBy.renderingModes == [.fullColor, .vibrant, .accented] && standBy.backgrounds == [.removed, .shown])
    #expect(standBy.contentMargins.top == 8 && standBy.displaySize.width == 158)
    let corner = try context("watch-45mm", "faceCorners", "corners", .accessoryCorner)
    #expect(corner.showsWidgetLabel && corner.renderingModes == [.fullColor, .accented])
    #expect(try context("watch-45mm", "smartStack", "stack", .accessoryRectangular).backgrounds == [.shown, .removed])
    let phone = Profiles.defaultDevice
    let place = try #require(phone.place(named: "lockScreen"))
    let inline = try #require(place.slot(named: "inline"))
    #expect(
      RenderContext(
        device: phone, family: .systemSmall, in: Placement(device: phone, place: place, slot: inline), dynamicType: "large", boldText: false,
        locale: "en", timeZone: "UTC")
        == nil)
  }

  @Test func `widgets that keep their background are not for places without backgrounds`() throws {
    func offered(_ device: String, _ family: String, keepsBackground: Bool) -> [String] {
      (Profiles.device(named: device)?.places ?? []).filter { !$0.slots(for: family, keepsBackground: keepsBackground).isEmpty }.map(\.id)
    }
    #expect(offered("393x852", "systemSmall", keepsBackground: false) == ["homeScreen", "todayView", "standBy", "carPlay"])
    #expect(offered("393x852", "systemSmall", keepsBackground: true) == ["homeScreen", "todayView"])
    #expect(offered("ipad-820x1180", "systemSmall", keepsBackground: false) == ["homeScreen", "todayView", "lockScreen"])
    #expect(offered("ipad-820x1180", "systemSmall", keepsBackground: true) == ["homeScreen", "todayView"])
    #expect(offered("393x852", "accessoryCircular", keepsBackground: true) == ["lockScreen"])
  }

  @Test func `a place is visible or covered while the device is locked`() {
    let covered = Set(Self.all.filter { $0.1.whileLocked == .covered }.map { $0.1.id })
    #expect(covered == ["homeScreen", "desktop", "notificationCenter"])
  }
}
